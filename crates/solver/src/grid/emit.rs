//! From a placement to its plays: one for every choice of blanks.

use super::blanks::Choices;
use super::frame::{Frame, Worth};
use super::generate::Placement;
use super::keeper::Keeper;
use super::play::{Cards, Laid, Play};
use super::search::Search;
use lexicon::Letter;
use std::ops::ControlFlow;

/// The cards of a placement, all as letters.
fn cards_of(placement: &Placement<'_>, frame: &Frame) -> Cards {
    let mut cards = Cards::new(Letter::FIRST);
    for &at in &frame.at[..frame.open] {
        let at = usize::from(at);
        if let Some(letter) = Letter::new(placement.letters[at]) {
            let (row, column) = placement.line.cell(placement.start + at);
            cards.push(Laid { row, column, letter, blank: false });
        }
    }
    cards
}

/// Calls `with` with what counts where a placement lies.
fn framed<T>(placement: &Placement<'_>, with: impl FnOnce(&Frame) -> T) -> T {
    match placement.frame {
        Some(frame) => with(frame),
        None => {
            let end = placement.start + placement.letters.len();
            with(&Frame::new(&placement.line.spots[placement.start..end]))
        }
    }
}

/// Calls `each` with every play of a placement.
pub(super) fn each_play<B>(
    search: &Search<'_>,
    placement: &Placement<'_>,
    mut each: impl FnMut(&Play<'_>) -> ControlFlow<B>,
) -> ControlFlow<B> {
    framed(placement, |frame| {
        let natural = frame.natural(search, placement.letters);
        let mut cards = cards_of(placement, frame);
        Choices::new(search, placement.laid()).each(search, |blanks| {
            let Worth { score, multiplied } = frame.weigh(search, &natural, blanks);
            let laid = cards.with_blanks(blanks);
            let extra = search.rules.extra.as_ref().map_or(0, |extra| (extra.of)(laid));
            each(&Play { laid, score: score + extra, multiplied })
        })
    })
}

/// How many plays a placement has.
pub(super) fn count_plays(search: &Search<'_>, placement: &Placement<'_>) -> u64 {
    Choices::new(search, placement.laid()).count(search)
}

/// Offers those plays of a placement that could be kept.
pub(super) fn offer<K: Keeper>(search: &Search<'_>, placement: &Placement<'_>, keeper: &mut K) {
    framed(placement, |frame| {
        let natural = frame.natural(search, placement.letters);
        let (rules, laid) = (search.rules, frame.open);
        let could = |keeper: &K, words: i32| {
            keeper.most(rules.most(search.empty, words, laid), laid) > keeper.threshold()
        };
        if !could(keeper, natural.words()) {
            return;
        }
        let choices = Choices::new(search, placement.laid());
        if choices.forced != 0
            && !could(keeper, natural.words() - frame.cost(&natural, choices.forced))
        {
            return;
        }
        let mut cards = cards_of(placement, frame);
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
    });
}
