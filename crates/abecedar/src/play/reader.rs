//! Somebody who reads about a game without playing it.

use super::desk::{Desk, Played};
use super::keywords::Keywords;
use super::screen::Look;
use games::{Seat, Setup, Table, Viewer};
use lexicon::Lexicon;
use texts::{Language, Texts};

/// A reader of plain English lines, as all of the program but the games themselves writes them.
pub struct Reader {
    texts: Texts,
    keywords: Keywords,
    names: Vec<String>,
}

impl Reader {
    /// A reader of a game with these players.
    pub fn new<G: Played>(setup: &Setup<G>) -> Reader {
        let texts = Texts::new(Language::English);
        let names = super::names(&texts, &setup.players);
        Reader { keywords: Keywords::new(&texts), texts, names }
    }

    /// What a player is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Does something with the desk that a seat had.
    pub fn desk<G: Played, T>(
        &self,
        table: &Table<G>,
        seat: Seat,
        lexicon: &Lexicon,
        work: impl FnOnce(&Desk<'_, G>) -> T,
    ) -> T {
        let view = table.view(Viewer::Seat(seat));
        let look = Look { color: false, plain: true, width: usize::MAX };
        let (texts, names, keywords) = (&self.texts, &self.names, &self.keywords);
        let now = table.now();
        work(&Desk::new(table, seat, &view, lexicon, texts, names, keywords, look, now))
    }
}
