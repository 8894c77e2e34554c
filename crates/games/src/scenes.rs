//! A game once more, scene by scene, for those who look at it afterwards or were not there.
//!
//! A scene is the table after one entry that counts, as a watcher saw it. The hands are shown
//! beside it only where whoever asks says that they may be, which is once the game is over.

use crate::game::Game;
use crate::json::value;
use crate::log::{Act, Entry};
use crate::registry::{AnyTable, Registered};
use crate::said::Heard;
use crate::score::Points;
use crate::seat::{Seat, Viewer};
use crate::table::{Table, TableView};
use serde_json::Value;

/// The table after one entry, as a watcher sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene<G: Game> {
    /// The number of the entry.
    pub entry: u32,
    /// Who did it; nobody where the table itself did.
    pub by: Option<Seat>,
    /// What a watcher sees after it.
    pub view: TableView<G>,
    /// What a watcher heard of it.
    pub heard: Vec<Heard<G>>,
    /// The hands, seat by seat, where they are shown and the game has any.
    pub hands: Vec<Vec<String>>,
    /// The scores after it, side by side.
    pub scores: Vec<Points>,
}

/// A scene of whichever game, in JSON where the game defines what is in it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyScene {
    /// The number of the entry.
    pub entry: u32,
    /// Who did it; nobody where the table itself did.
    pub by: Option<Seat>,
    /// What a watcher sees after it.
    pub view: Value,
    /// What a watcher heard of it.
    pub heard: Vec<Value>,
    /// The hands, seat by seat, where they are shown and the game has any.
    pub hands: Vec<Vec<String>>,
    /// The scores after it, side by side.
    pub scores: Vec<Points>,
    /// The words of the game that are named in what was heard.
    pub words: Vec<String>,
}

impl<G: Game> Table<G> {
    /// The game once more, with open hands or without. Turns that were taken back are left out.
    pub fn scenes(&self, open: bool) -> Vec<Scene<G>> {
        let mut scenes = Vec::new();
        let mut last: Option<(u32, u32, Option<Seat>)> = None;
        let mut take = |after: &Table<G>, last: Option<(u32, u32, Option<Seat>)>| {
            if let Some((entry, first_event, by)) = last {
                scenes.push(scene(after, entry, first_event, by, open));
            }
        };
        self.revisit(|before, entry| {
            take(before, last.take());
            last = self.is_scene(entry).then_some((entry.number, entry.first_event, entry.by));
        });
        take(self, last);
        scenes
    }

    /// The game as it was after an entry, with other names for its players.
    fn until(&self, entry: u32, names: &[String]) -> Option<Table<G>> {
        let log = self.log().get(..=entry as usize)?.to_vec();
        let mut setup = self.setup().clone();
        if setup.players.len() != names.len() {
            return None;
        }
        for (player, name) in setup.players.iter_mut().zip(names) {
            player.name.clone_from(name);
        }
        Table::restore(setup, log).ok()
    }

    /// Does the entry count, and show something new?
    fn is_scene(&self, entry: &Entry<G>) -> bool {
        let counts = self.surviving().binary_search(&entry.number).is_ok();
        counts && !matches!(entry.act, Act::Undo { .. })
    }
}

fn scene<G: Game>(
    after: &Table<G>,
    entry: u32,
    first_event: u32,
    by: Option<Seat>,
    open: bool,
) -> Scene<G> {
    let seats = Seat::all(after.setup().players.len());
    let hand = |seat| G::hand(&G::view(after.state(), Viewer::Seat(seat)));
    let hands: Option<Vec<_>> = if open { seats.map(hand).collect() } else { None };
    Scene {
        entry,
        by,
        view: after.view(Viewer::Watcher),
        heard: after.heard(Viewer::Watcher, first_event),
        hands: hands.unwrap_or_default(),
        scores: after.scores(),
    }
}

impl<G: Game> Scene<G> {
    fn any(self) -> AnyScene {
        let said = self.heard.iter().flat_map(|heard| &heard.said);
        let words = said.flat_map(|said| said.words()).map(str::to_owned).collect();
        AnyScene {
            entry: self.entry,
            by: self.by,
            view: value(&self.view),
            heard: self.heard.iter().map(value).collect(),
            hands: self.hands,
            scores: self.scores,
            words,
        }
    }
}

impl AnyTable {
    /// The game once more; see [`Table::scenes`].
    pub fn scenes(&self, open: bool) -> Vec<AnyScene> {
        each_table!(self, table => table.scenes(open).into_iter().map(|scene| scene.any()).collect())
    }

    /// The game as it was after an entry, with other names for its players. Nothing where it has no
    /// such entry, or other seats.
    pub fn until(&self, entry: u32, names: &[String]) -> Option<AnyTable> {
        each_table!(self, table => table.until(entry, names).map(Registered::any_table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;
    use crate::classic::{Classic, Command};
    use crate::dictionary::WordList;
    use crate::setup::Setup;
    use crate::time::Millis;
    use lexicon::Alphabet;

    fn words() -> WordList {
        WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap()
    }

    /// Three passes, of which the second was taken back and made again.
    fn played() -> Table<Classic> {
        let mut chance = Seeded::new(11);
        let setup = Setup::new(2, &words()).unwrap();
        let mut table = Table::<Classic>::open(setup, &words(), &mut chance).unwrap();
        let pass = |table: &mut Table<Classic>, at| {
            let seat = table.state().on_turn;
            table.play(seat, Command::Pass, Millis(at), &words(), &mut Seeded::new(1)).unwrap();
        };
        pass(&mut table, 1000);
        pass(&mut table, 2000);
        table.submit(None, Act::Undo { to: 1 }, Millis(3000), &words(), &mut chance).unwrap();
        pass(&mut table, 4000);
        pass(&mut table, 5000);
        table
    }

    #[test]
    fn a_scene_is_the_table_after_each_entry_that_counts() {
        let table = played();
        let scenes = table.scenes(true);
        let entries: Vec<u32> = scenes.iter().map(|scene| scene.entry).collect();
        assert_eq!(entries, [0, 1, 4, 5]);
        assert_eq!(scenes.last().unwrap().view, table.view(Viewer::Watcher));
        assert!(scenes.iter().all(|scene| !scene.heard.is_empty()));
        for (seat, hand) in (0..).zip(&scenes[3].hands) {
            let view = Classic::view(table.state(), Viewer::Seat(Seat(seat)));
            assert_eq!(Classic::hand(&view).unwrap(), *hand);
            assert_eq!(hand.len(), 7);
        }
    }

    #[test]
    fn no_hand_is_in_a_scene_unless_it_may_be_seen() {
        let table = Classic::any_table(played());
        for scene in table.scenes(false) {
            assert!(scene.hands.is_empty());
            assert!(scene.view["game"]["hand"].is_null());
        }
        assert!(table.scenes(true).iter().all(|scene| scene.hands.len() == 2));
    }

    #[test]
    fn a_game_goes_on_from_an_earlier_entry_under_other_names() {
        let table = Classic::any_table(played());
        let names = ["Ana".to_owned(), "Rui".to_owned()];
        let again = table.until(4, &names).unwrap();
        assert_eq!(again.entry_count(), 5);
        assert_eq!(again.setup()["players"][1]["name"], "Rui");
        assert_eq!(again.view(Viewer::Watcher)["game"]["table"], serde_json::json!([]));
        assert!(table.until(6, &names).is_none(), "no such entry");
        assert!(table.until(4, &names[..1]).is_none(), "another number of seats");
    }
}
