//! The lesson of Rummy: a task, drawing and discarding, the card that one waited for, laying out,
//! the other player's last turn, the sheet of the round.

use super::author::{Author, words_of};
use super::vocabulary::Vocabulary;
use crate::editions::Edition;
use bots::lessons::{LEARNER, Lesson, TEACHER};
use bots::{Bot, Bots};
use games::rummy::{Command, From, Rummy, Wanted};
use games::{AnyCommand, Card, Registered, Seat, Seeded};
use serde_json::json;

pub fn lesson(edition: &Edition, known: &Vocabulary, seed: u64) -> Option<Lesson> {
    let house = json!({ "starter": 0, "bonus_deck": "none" });
    let mut a = Author::<Rummy>::open(edition, known, seed, house)?;
    let task = a.view(LEARNER).game.task?;
    let asks = a.table.setup().edition.rummy.task(&task).cloned()?;
    // Two words of three letters, or one of five or six: enough to see, and not too much.
    let few = matches!(&asks.words, Wanted::Lengths(lists) if lists.iter().all(|lengths| {
        let cards: usize = lengths.iter().sum();
        lengths.len() <= 2 && (5..=6).contains(&cards) && lengths.iter().all(|&length| length > 2)
    }));
    if !few || asks.fourfold.is_some() {
        return None;
    }
    a.say("rummy-welcome", &[]);
    a.say("rummy-task", &[("task", json!(task.0))]);
    a.act(LEARNER, Command::Draw { from: From::Pile }, Some(("rummy-draw", &[])))?;
    // Nothing to lay yet, or there would be nothing to wait for.
    let Command::Discard { card } = decision(&a, LEARNER)? else { return None };
    if !matches!(card, Card::Letter(_)) {
        return None;
    }
    let fill = [("card", json!(card.to_string()))];
    a.act(LEARNER, Command::Discard { card }, Some(("rummy-discard", &fill)))?;
    a.act(TEACHER, Command::Draw { from: From::Pile }, None)?;
    let (wanted, lay) = card_to_wait_for(&a)?;
    a.act(TEACHER, Command::Discard { card: wanted }, None)?;
    let fill = [("card", json!(wanted.to_string()))];
    a.act(LEARNER, Command::Draw { from: From::Discards }, Some(("rummy-take", &fill)))?;
    let lines = a.lines(LEARNER, &lay)?;
    let words = words_of(&lines);
    let Command::Lay { discard, .. } = &lay else { return None };
    let fill = [("words", json!(words)), ("card", json!(discard.to_string()))];
    let points = a.act(LEARNER, lay, Some(("rummy-lay", &fill)))?;
    a.say("rummy-score", &[("points", json!(points))]);
    a.act(TEACHER, Command::Draw { from: From::Pile }, None)?;
    let last = decision(&a, TEACHER)?;
    if !matches!(last, Command::Discard { .. }) {
        return None;
    }
    a.act(TEACHER, last, None)?;
    a.say("rummy-last", &[("points", json!(points))]);
    let view = a.view(LEARNER).game;
    let next = view.task.filter(|_| view.round == 2)?;
    a.say("rummy-sheet", &[("task", json!(next.0))]);
    // The teacher begins the second round, or the learner.
    if a.view(LEARNER).game.on_turn == TEACHER {
        a.act(TEACHER, Command::Draw { from: From::Pile }, None)?;
        let Command::Discard { card } = decision(&a, TEACHER)? else { return None };
        a.act(TEACHER, Command::Discard { card }, None)?;
    }
    a.act(LEARNER, Command::Draw { from: From::Pile }, Some(("rummy-again", &[])))?;
    a.say("rummy-bonus", &[]);
    a.say("rummy-end", &[]);
    a.say("rummy-done", &[]);
    Some(a.done())
}

/// What a player of common words would do.
fn decision(a: &Author<'_, Rummy>, seat: Seat) -> Option<Command> {
    thread_local! { static BOTS: Bots = Bots::default(); }
    let table = Rummy::any_table(a.table.clone());
    let thinking = BOTS.with(|bots| bots.look(&table, seat, &a.known.words, Bot::Primer));
    let decision = thinking.think(&mut Seeded::new(1))?;
    match decision.command {
        AnyCommand::Rummy(command) => Some(command),
        _ => None,
    }
}

/// A card of the teacher's with which the learner meets the task, and how.
fn card_to_wait_for(a: &Author<'_, Rummy>) -> Option<(Card, Command)> {
    let hand = a.view(TEACHER).game.hand?;
    let letters = hand.into_iter().filter(|card| matches!(card, Card::Letter(_)));
    letters.into_iter().find_map(|card| {
        let mut trial = a.table.clone();
        let words = &a.known.lexicon;
        let mut luck = Seeded::new(0);
        let now = trial.now();
        trial.play(TEACHER, Command::Discard { card }, now, words, &mut luck).ok()?;
        let draw = Command::Draw { from: From::Discards };
        trial.play(LEARNER, draw, now, words, &mut luck).ok()?;
        let lay = decision(&a.at(trial), LEARNER)?;
        let Command::Lay { lay: laid, .. } = &lay else { return None };
        let cards = || laid.words.iter().flat_map(|word| &word.cards);
        let plain = cards().all(|card| matches!(card, Card::Letter(_)));
        let known = laid.words.iter().all(|word| a.known.nouns.contains(&word.letters()));
        (plain && known && cards().any(|&used| used == card)).then_some((card, lay))
    })
}
