//! What a bot gets to see: what its seat may, and nothing else.

use games::{Game, Seat, Setup, Table, TableView, Told, Viewer};
use std::sync::Arc;

/// A table as one seat sees it: the public setup, the view, and all that the seat was told.
#[derive(Clone, Debug)]
pub struct Seen<G: Game> {
    /// What was settled before the game.
    pub setup: Arc<Setup<G>>,
    /// Whose eyes.
    pub seat: Seat,
    /// What the seat sees now.
    pub view: TableView<G>,
    /// What the seat was told since the start, without gaps.
    pub told: Vec<Told<G>>,
}

impl<G: Game> Seen<G> {
    /// A first look at a table.
    pub fn new(table: &Table<G>, seat: Seat) -> Seen<G> {
        let viewer = Viewer::Seat(seat);
        Seen {
            setup: Arc::clone(table.shared_setup()),
            seat,
            view: table.view(viewer),
            told: table.told(viewer, 0),
        }
    }

    /// Looks again, after something has happened.
    pub fn look(&mut self, table: &Table<G>) {
        let viewer = Viewer::Seat(self.seat);
        self.told.extend(table.told(viewer, self.view.next_event));
        self.view = table.view(viewer);
    }
}
