//! From the name of a game to its types.

use crate::contested::Contested;
use games::GameName;
use games::classic::Classic;
use games::forfeit::Forfeit;
use games::party::Party;
use games::rummy::Rummy;
use games::thief::Thief;

/// Something that can be done with each game.
pub trait Visitor {
    /// What comes of it.
    type Output;

    /// Does it with one of them.
    fn visit<G: Contested>(self) -> Self::Output;
}

/// Does it with the game of this name.
pub fn visit<V: Visitor>(game: GameName, visitor: V) -> V::Output {
    match game {
        GameName::Classic => visitor.visit::<Classic>(),
        GameName::Forfeit => visitor.visit::<Forfeit>(),
        GameName::Rummy => visitor.visit::<Rummy>(),
        GameName::Party => visitor.visit::<Party>(),
        GameName::Thief => visitor.visit::<Thief>(),
    }
}
