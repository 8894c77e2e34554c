//! From a placement to its plays: one for every choice of blanks.

use super::blanks::Choices;
use super::frame::{Frame, Worth};
use super::generate::Placement;
use super::keeper::Keeper;
use super::play::{Cards, Laid, Play};
use super::search::Search;
use lexicon::Letter;
use std::ops::ControlFlow;

/// Makes plays from placements, one placement after the other in the same room.
pub(super) struct Emitter {
    frame: Frame,
    cards: Cards,
}

/// The cards of a placement, all as letters.
fn set_cards(cards: &mut Cards, placement: &Placement<'_>, frame: &Frame) {
    cards.clear();
    for &at in &frame.at[..frame.open] {
        let at = usize::from(at);
        if let Some(letter) = Letter::new(placement.letters[at]) {
            let (row, column) = placement.line.cell(placement.start + at);
            cards.push(Laid { row, column, letter, blank: false });
        }
    }
}

/// What counts where a placement lies.
fn framed<'a>(own: &'a mut Frame, placement: &Placement<'a>) -> &'a Frame {
    placement.frame.unwrap_or_else(|| {
        let end = placement.start + placement.letters.len();
        own.set(&placement.line.spots[placement.start..end]);
        own
    })
}

impl Emitter {
    /// Room for one placement.
    pub(super) fn new() -> Emitter {
        Emitter { frame: Frame::empty(), cards: Cards::new(Letter::FIRST) }
    }

    /// Calls `each` with every play of a placement.
    pub(super) fn each_play<B>(
        &mut self,
        search: &Search<'_>,
        placement: &Placement<'_>,
        mut each: impl FnMut(&Play<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let frame = framed(&mut self.frame, placement);
        let natural = frame.natural(search, placement.letters);
        let cards = &mut self.cards;
        set_cards(cards, placement, frame);
        Choices::new(search, placement.laid(frame)).each(search, |blanks| {
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
        let frame = framed(&mut self.frame, placement);
        let natural = frame.natural(search, placement.letters);
        let (rules, laid) = (search.rules, frame.open);
        let could = |keeper: &K, words: i32| {
            keeper.most(rules.most(search.empty, words, laid), laid) > keeper.threshold()
        };
        if !could(keeper, natural.words()) {
            return;
        }
        let choices = Choices::new(search, placement.laid(frame));
        if choices.forced != 0
            && !could(keeper, natural.words() - frame.cost(&natural, choices.forced))
        {
            return;
        }
        let cards = &mut self.cards;
        set_cards(cards, placement, frame);
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
    Choices::new(search, placement.letters_laid()).count(search)
}
