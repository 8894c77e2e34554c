//! From a placement to its plays: one for every choice of blanks.

use super::blanks::Choices;
use super::frame::Worth;
use super::generate::Placement;
use super::keeper::Keeper;
use super::play::{Cards, Laid, Play};
use super::search::Search;
use lexicon::Letter;
use std::ops::ControlFlow;

/// Makes plays from placements, one placement after the other in the same room.
pub(super) struct Emitter {
    cards: Cards,
}

/// The cards of a placement, all as letters.
#[inline]
fn set_cards(cards: &mut Cards, placement: &Placement<'_>) {
    cards.clear();
    for at in placement.frame.places() {
        if let Some(letter) = Letter::new(placement.letters[at]) {
            let (row, column) = placement.line.cell(placement.start + at);
            cards.push(at, Laid { row, column, letter, blank: false });
        }
    }
}

impl Emitter {
    /// Room for one placement.
    pub(super) fn new() -> Emitter {
        Emitter { cards: Cards::new(Letter::FIRST) }
    }

    /// Calls `each` with every play of a placement.
    pub(super) fn each_play<B>(
        &mut self,
        search: &Search<'_>,
        placement: &Placement<'_>,
        mut each: impl FnMut(&Play<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Placement { frame, letters, cover, .. } = *placement;
        let cards = &mut self.cards;
        set_cards(cards, placement);
        if search.rack.blanks() == 0 {
            let Worth { score, multiplied } = frame.plain(search, letters);
            let laid = cards.with_blanks(0);
            let extra = search.rules.extra.as_ref().map_or(0, |extra| (extra.of)(laid));
            return each(&Play { laid, score: score + extra, multiplied });
        }
        let natural = frame.natural(search, letters);
        Choices::new(search, frame, letters, cover).each(search, |blanks| {
            let Worth { score, multiplied } = frame.weigh(search, &natural, blanks);
            let laid = cards.with_blanks(blanks);
            let extra = search.rules.extra.as_ref().map_or(0, |extra| (extra.of)(laid));
            each(&Play { laid, score: score + extra, multiplied })
        })
    }

    /// Offers those plays of a placement that could be kept.
    pub(super) fn offer<K: Keeper>(
        &mut self,
        search: &Search<'_>,
        placement: &Placement<'_>,
        keeper: &mut K,
    ) {
        let Placement { frame, letters, cover, .. } = *placement;
        let natural = frame.natural(search, letters);
        let (rules, laid) = (search.rules, frame.cards());
        let could = |keeper: &K, words: i32| {
            keeper.most(rules.most(search.empty, words, laid), laid) > keeper.threshold()
        };
        if !could(keeper, natural.words()) {
            return;
        }
        let choices = Choices::new(search, frame, letters, cover);
        if choices.forced != 0
            && !could(keeper, natural.words() - frame.cost(&natural, choices.forced))
        {
            return;
        }
        let cards = &mut self.cards;
        set_cards(cards, placement);
        let _ = choices.each(search, |blanks| {
            let Worth { mut score, multiplied } = frame.weigh(search, &natural, blanks);
            let most = score + rules.extra.as_ref().map_or(0, |extra| extra.most);
            if keeper.most(most, laid) > keeper.threshold() {
                let cards = cards.with_blanks(blanks);
                score += rules.extra.as_ref().map_or(0, |extra| (extra.of)(cards));
                keeper.offer(&Play { laid: cards, score, multiplied });
            }
            ControlFlow::<()>::Continue(())
        });
    }
}

/// How many plays a placement has.
pub(super) fn count_plays(search: &Search<'_>, placement: &Placement<'_>) -> u64 {
    if search.rack.blanks() == 0 {
        return 1;
    }
    let Placement { frame, letters, cover, .. } = *placement;
    Choices::new(search, frame, letters, cover).count(search)
}
