// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type * as cartas from './cartas';
import type * as classic from './classic';
import type * as forfeit from './forfeit';
import type * as party from './party';
import type * as rummy from './rummy';
import type * as thief from './thief';

/**
 * The games: what is seen, done and told in each, its house rules, what it is printed with, what is noted of it and what lies on the real table then.
 */
export interface Games {
  classic: {
    view: classic.View;
    command: classic.Command;
    news: classic.News;
    house: classic.House;
    edition: cartas.CartasEdition;
    note: classic.Note;
    lying: classic.Lying;
  };
  forfeit: {
    view: forfeit.View;
    command: forfeit.Command;
    news: forfeit.News;
    house: forfeit.House;
    edition: cartas.CartasEdition;
    note: classic.Note;
    lying: classic.Lying;
  };
  rummy: {
    view: rummy.View;
    command: rummy.Command;
    news: rummy.News;
    house: rummy.RummyHouse;
    edition: cartas.CartasEdition;
    note: rummy.Note;
    lying: rummy.Lying;
  };
  party: {
    view: party.View;
    command: party.Command;
    news: party.Event;
    house: party.House;
    edition: party.PartyEdition;
    note: party.Note;
    lying: party.Lying;
  };
  thief: {
    view: thief.View;
    command: thief.Command;
    news: thief.News;
    house: thief.House;
    edition: thief.ThiefEdition;
    note: thief.Note;
    lying: thief.Lying;
  };
}
