// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type * as cartas from './cartas';
import type * as classic from './classic';
import type * as forfeit from './forfeit';
import type * as party from './party';
import type * as rummy from './rummy';
import type * as thief from './thief';

/**
 * The games: what is seen, done and told in each, its house rules and what it is printed with.
 */
export interface Games {
  classic: {
    view: classic.View;
    command: classic.Command;
    news: classic.News;
    house: classic.House;
    edition: cartas.CartasEdition;
  };
  forfeit: {
    view: forfeit.View;
    command: forfeit.Command;
    news: forfeit.News;
    house: forfeit.House;
    edition: cartas.CartasEdition;
  };
  rummy: {
    view: rummy.View;
    command: rummy.Command;
    news: rummy.News;
    house: rummy.RummyHouse;
    edition: cartas.CartasEdition;
  };
  party: {
    view: party.View;
    command: party.Command;
    news: party.Event;
    house: party.House;
    edition: party.PartyEdition;
  };
  thief: {
    view: thief.View;
    command: thief.Command;
    news: thief.News;
    house: thief.House;
    edition: thief.ThiefEdition;
  };
}
