//! What the levels are: how far each thinks, and what it overlooks.

use crate::bot::Bot;
use crate::dial::Dial;
use games::classic::Play;

/// The habits of a kind of player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// How much it thinks of the cards that stay in hand, from 0 to 1.
    pub(super) leave: f64,
    /// In how many of 100 turns it does not think of them at all.
    pub(super) careless: u32,
    /// How much it thinks of what it leaves the next player, from 0 to 1.
    pub(super) table: f64,
    /// How many plays it compares.
    pub(super) compares: usize,
    /// How many of them it tries against hands that the next player may have, and against how
    /// many hands.
    pub(super) tries: (usize, usize),
    /// It counts cards and searches once the pile is empty.
    pub(super) searches_the_end: bool,
    /// What it sees of what there is.
    pub(super) eye: Eye,
    /// In how many of 100 cases it challenges a word that it does not know, where that costs
    /// nothing, and in how many of 100 it believes such words to be wrong.
    pub(super) challenges: u32,
    pub(super) distrust: u32,
    /// In how many of 100 cases it notices that its action card fits.
    pub(super) actions: u32,
    /// Its thinking time for an easy move, in milliseconds, and what a hard one adds at most.
    pub(super) pace: (u32, u32),
}

/// In how many of 100 cases a play is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    /// By the length of its main word, from two letters to eight and more.
    lengths: [u32; 7],
    /// By how many other words it makes or changes, from none to three and more: hooks and
    /// parallel plays are harder to see.
    across: [u32; 4],
}

impl Eye {
    const SHARP: Eye = Eye { lengths: [100; 7], across: [100; 4] };

    /// Does it see everything?
    pub(super) fn is_sharp(&self) -> bool {
        self.lengths.iter().chain(&self.across).all(|&chance| chance >= 100)
    }

    /// How well it sees words as long as the main word of a play.
    pub(super) fn sees_word(&self, play: &Play) -> u32 {
        let length = play.words.first().map_or(0, |word| word.tiles.len());
        self.lengths[length.clamp(2, 8) - 2]
    }

    /// How well it sees plays that make so many words.
    pub(super) fn sees_crossings(&self, play: &Play) -> u32 {
        self.across[play.words.len().clamp(1, 4) - 1]
    }
}

impl Level {
    pub(super) fn of(bot: Bot, game: &str) -> Level {
        bot.dial(game).map_or(Level::GREEDY, Level::at)
    }

    /// A measure: the best score of the moment.
    pub(super) const GREEDY: Level = Level {
        leave: 0.0,
        careless: 0,
        table: 0.0,
        compares: 1,
        tries: (0, 0),
        searches_the_end: false,
        eye: Eye::SHARP,
        challenges: 100,
        distrust: 100,
        actions: 100,
        pace: (1_000, 1_000),
    };

    /// Somebody of a strength.
    fn at(dial: Dial) -> Level {
        let many = |described: [u32; 5]| dial.whole(described) as usize;
        Level {
            leave: dial.between([0.0, 0.3, 0.7, 1.0, 1.0]),
            careless: 0,
            table: dial.between([0.0, 0.0, 0.0, 1.0, 1.0]),
            compares: many([400, 400, 200, 20, 40]),
            tries: (many([0, 0, 0, 0, 8]), many([0, 0, 0, 0, 12])),
            searches_the_end: dial >= Dial::THOUGHTFUL,
            eye: Eye {
                lengths: [
                    dial.whole([85, 90, 100, 100, 100]),
                    dial.whole([90, 95, 100, 100, 100]),
                    dial.whole([70, 90, 100, 100, 100]),
                    dial.whole([45, 80, 95, 100, 100]),
                    dial.whole([20, 60, 90, 100, 100]),
                    dial.whole([8, 40, 80, 100, 100]),
                    dial.whole([3, 25, 70, 100, 100]),
                ],
                across: [
                    100,
                    dial.whole([25, 70, 95, 100, 100]),
                    dial.whole([0, 30, 80, 100, 100]),
                    dial.whole([0, 10, 60, 100, 100]),
                ],
            },
            challenges: dial.whole([30, 60, 85, 100, 100]),
            distrust: dial.whole([10, 20, 45, 80, 100]),
            actions: dial.whole([60, 85, 100, 100, 100]),
            pace: (
                dial.whole([7_000, 6_000, 5_000, 4_000, 2_500]),
                dial.whole([16_000, 14_000, 12_000, 9_000, 6_000]),
            ),
        }
    }
}
