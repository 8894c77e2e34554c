//! Words that a bot does not know: does it challenge them, does it agree to them?

use super::mind::Mind;
use super::sight::points;
use crate::seen::Seen;
use games::classic::{Command, Crossing, LostChallenge, News, Play, Question, Stage, Variant};
use games::{Chance, Dictionary, Glyph};

/// What a missed turn costs, in points.
const MISSED_TURN: i64 = 25;
/// What a taken-back play costs its player beside its points: the turn.
const LOST_TURN: i64 = 5;

/// The answer to a question about a play, if the seat is asked and has not answered.
pub(super) fn answer<V: Variant>(
    mind: &Mind,
    seen: &Seen<Crossing<V>>,
    luck: &mut dyn Chance,
) -> Option<Command<V>> {
    let Stage::Asked { play, question, window } = &seen.view.game.stage else { return None };
    if !window.waiting().contains(&seen.seat) {
        return None;
    }
    // Words that it would not lay itself it knows all the same.
    let known = |word: &[Glyph]| mind.lexicon.knows(word) || mind.lexicon.offends_as_laid(word);
    let knows = play.words.iter().all(|word| known(&word.letters()));
    let doubts = !knows
        && match question {
            // Silence would be no consent either; a clear answer keeps nobody waiting.
            Question::Agreement => true,
            Question::Challenge => challenges(mind, seen, play, luck),
        };
    Some(if doubts { Command::Challenge } else { Command::Accept })
}

/// Is an unknown play worth a challenge? Where a lost one costs nothing, the level's readiness
/// decides. Where it costs a turn, what is at stake is weighed with how far the word is believed:
/// long words and words of those who were right before are believed more.
fn challenges<V: Variant>(
    mind: &Mind,
    seen: &Seen<Crossing<V>>,
    play: &Play,
    luck: &mut dyn Chance,
) -> bool {
    let level = &mind.level;
    match seen.setup.house.judged.lost_challenge {
        LostChallenge::Nothing => luck.below(100) < level.challenges,
        LostChallenge::MissTurn => {
            let (right, wrong) = record(seen);
            let distrust = i64::from(level.distrust);
            // As if ten words had been looked up before the game, in the proportion of the level.
            let doubt = (10 * distrust + 100 * wrong) / (10 + right + wrong);
            let stake = i64::from(points(play)) + LOST_TURN;
            doubt * stake > (100 - doubt) * MISSED_TURN
        }
    }
}

/// How often challenged plays of the player on turn were right and wrong so far.
fn record<V: Variant>(seen: &Seen<Crossing<V>>) -> (i64, i64) {
    let (mut right, mut wrong) = (0, 0);
    let mut player = None;
    for told in &seen.told {
        match &told.news {
            Some(games::News::Game(News::Laid { seat, .. })) => player = Some(*seat),
            Some(games::News::Game(News::Challenged { wrong: words, .. }))
                if player == Some(seen.view.game.on_turn) =>
            {
                *if words.is_empty() { &mut right } else { &mut wrong } += 1;
            }
            _ => {}
        }
    }
    (right, wrong)
}
