//! The lessons of Classic and Forfeit: the first word, accepting, what stays, a word across, a
//! challenge, a bonus card; and in Forfeit the action card.

use super::author::Author;
use super::grid::{Laid, Lying, first, has};
use super::vocabulary::{Letters, Vocabulary};
use crate::editions::Edition;
use bots::lessons::{LEARNER, Lesson, TEACHER};
use games::classic::{BonusUse, Classic, Command, Crossing, Lay, Variant};
use games::forfeit::{Forfeit, ForfeitCommand};
use games::{Card, Cell, Factor, Points, Seat};
use serde_json::json;

type Writing<'a, V> = Author<'a, Crossing<V>>;

pub fn classic(edition: &Edition, known: &Vocabulary, seed: u64) -> Option<Lesson> {
    let house = json!({ "words": "challenge" });
    let mut a = Author::<Classic>::open(edition, known, seed, house)?;
    a.say("classic-welcome", &[]);
    first_word(&mut a, |_| Some(()))?;
    accepted(&mut a, |_| Some(()))?;
    let laid = crossing(&a, LEARNER, 4)?;
    let letter = json!(laid.through?.to_string());
    let fill = [("word", json!(laid.word)), ("letter", letter)];
    let points = a.act(LEARNER, lay(&laid, None), Some(("classic-cross", &fill)))?;
    a.act(TEACHER, Command::Accept, None)?;
    a.say("classic-counts", &[("word", json!(laid.word)), ("points", json!(points))]);
    let slip = challenged(&mut a)?;
    a.say("classic-won", &[("word", json!(slip))]);
    bonus(&mut a, |_| Some(()))?;
    let hand = a.view(TEACHER).game.hand?;
    let cards: Vec<Card> = hand.into_iter().filter(|card| card.is_letter()).take(2).collect();
    a.act(TEACHER, Command::Exchange { cards }, None)?;
    a.say("classic-exchange", &[]);
    a.say("classic-end", &[]);
    a.say("classic-done", &[]);
    a.awaits(LEARNER).then(|| a.done())
}

pub fn forfeit(edition: &Edition, known: &Vocabulary, seed: u64) -> Option<Lesson> {
    let house = json!({ "words": "challenge", "skip_unfit": true });
    let mut a = Author::<Forfeit>::open(edition, known, seed, house)?;
    a.say("forfeit-welcome", &[]);
    a.say("forfeit-card", &[]);
    first_word(&mut a, passed_over)?;
    accepted(&mut a, passed_over)?;
    // A word that the action card fits.
    let laid = crossing(&a, LEARNER, 3)?;
    let letter = json!(laid.through?.to_string());
    let fill = [("word", json!(laid.word)), ("letter", letter)];
    a.act(LEARNER, lay(&laid, None), Some(("classic-cross", &fill)))?;
    let before = a.table.scores();
    a.act(TEACHER, Command::Accept, None)?;
    teacher_keeps(&mut a)?;
    let half = *a.view(LEARNER).game.variant.fits.first()?;
    let play = Command::Variant(ForfeitCommand::Action { category: Some(half) });
    a.act(LEARNER, play, Some(("forfeit-action", &[("word", json!(laid.word))])))?;
    let won = a.table.scores().first()?.0 - before.first()?.0;
    let own = action_points(&a)?;
    let fill = [("word", json!(laid.word)), ("bonus", json!(own)), ("points", json!(won))];
    a.say("forfeit-action-why", &fill);
    challenged(&mut a)?;
    bonus(&mut a, passed_over)?;
    a.say("forfeit-end", &[]);
    a.say("forfeit-done", &[]);
    Some(a.done())
}

/// What the action card brought, from the last line of the score about one.
fn action_points(a: &Author<'_, Forfeit>) -> Option<Points> {
    let sheet = a.view(LEARNER).game.sheet;
    let mut lines = sheet.entries().iter().flat_map(|entry| &entry.lines);
    lines.rfind(|line| line.kind == games::forfeit::ACTION).map(|line| line.points)
}

/// Nobody plays an action card on a play; a deal in which the learner could is not this one.
fn passed_over(a: &mut Author<'_, Forfeit>) -> Option<()> {
    teacher_keeps(a)?;
    let asked = a.view(LEARNER).game.variant.action_window;
    asked.is_none().then_some(())
}

/// The teacher keeps the action card.
fn teacher_keeps(a: &mut Author<'_, Forfeit>) -> Option<()> {
    let window = a.view(TEACHER).game.variant.action_window;
    if window.is_some_and(|window| window.waiting().contains(&TEACHER)) {
        let keep = Command::Variant(ForfeitCommand::Action { category: None });
        a.act(TEACHER, keep, None)?;
    }
    Some(())
}

fn lay<V: Variant>(laid: &Laid, bonus: Option<BonusUse>) -> Command<V> {
    Command::Lay(Lay { cards: laid.tiles.clone(), bonus, appeal: false })
}

/// The learner's first word, and that it counts double.
fn first_word<V: Variant>(
    a: &mut Writing<'_, V>,
    settled: impl Fn(&mut Writing<'_, V>) -> Option<()>,
) -> Option<()> {
    let view = a.view(LEARNER).game;
    let hand = view.hand.filter(|_| view.on_turn == LEARNER)?;
    let nice = |word: &&Letters| (5..=6).contains(&word.len());
    let mut ways = a.known.nouns.iter().filter(nice).map(|word| first(word, Cell::new(0, 0)));
    let laid = ways.find(|laid| has(&hand, &laid.tiles))?;
    let word = json!(laid.word);
    let points =
        a.act(LEARNER, lay(&laid, None), Some(("classic-first", &[("word", word.clone())])))?;
    a.act(TEACHER, Command::Accept, None)?;
    settled(a)?;
    let fill = [("word", word), ("sum", json!(points.0 / 2)), ("points", json!(points))];
    a.say("classic-doubled", &fill);
    Some(())
}

/// The teacher's word, which the learner accepts, and what then stays on the table.
fn accepted<V: Variant>(
    a: &mut Writing<'_, V>,
    settled: impl Fn(&mut Writing<'_, V>) -> Option<()>,
) -> Option<()> {
    let laid = crossing(a, TEACHER, 4)?;
    let points = a.act(TEACHER, lay(&laid, None), None)?;
    let fill = [("word", json!(laid.word)), ("points", json!(points))];
    a.act(LEARNER, Command::Accept, Some(("classic-accept", &fill)))?;
    settled(a)?;
    a.say("classic-leave", &[("word", json!(laid.word))]);
    Some(())
}

/// A common noun across what lies there, from the hand of a seat.
fn crossing<V: Variant>(a: &Writing<'_, V>, seat: Seat, least: usize) -> Option<Laid> {
    ways(a, seat, least).next()
}

fn ways<'b, V: Variant>(
    a: &'b Writing<'_, V>,
    seat: Seat,
    least: usize,
) -> impl Iterator<Item = Laid> + 'b {
    let view = a.view(seat).game;
    let hand = view.hand.filter(|_| view.on_turn == seat).unwrap_or_default();
    let lying = Lying::new(&view.table);
    let nice = move |word: &&Letters| (least..=6).contains(&word.len());
    let found = a.known.nouns.iter().filter(nice).flat_map(move |word| lying.ways(word));
    found.filter(move |laid| has(&hand, &laid.tiles) && a.lines(seat, &lay(laid, None)).is_some())
}

/// The teacher slips, and the learner challenges.
fn challenged<V: Variant>(a: &mut Writing<'_, V>) -> Option<String> {
    // A word in which two neighbouring letters have changed places is as easily laid as the word.
    let slip = ways(a, TEACHER, 5).find_map(|mut laid| {
        let last = laid.tiles.len() - 1;
        let (one, two) = (laid.tiles[last - 1].what, laid.tiles[last].what);
        (laid.tiles[last - 1].what, laid.tiles[last].what) = (two, one);
        let mut letters = laid.letters.clone();
        let through = laid.through?;
        let tail = letters.len();
        // The last two letters were laid, so they stand at the end of the word.
        let ends = letters.last() != Some(&through) && letters[tail - 2] != through;
        letters.swap(tail - 1, tail - 2);
        let nonsense = ends && a.known.is_nonsense(&letters);
        laid.word = games::spell(&letters);
        nonsense.then_some(laid)
    })?;
    a.act(TEACHER, lay(&slip, None), None)?;
    let fill = [("word", json!(slip.word))];
    a.act(LEARNER, Command::Challenge, Some(("classic-challenge", &fill)))?;
    Some(slip.word)
}

/// The learner's word with a bonus card, and what that does.
fn bonus<V: Variant>(
    a: &mut Writing<'_, V>,
    settled: impl Fn(&mut Writing<'_, V>) -> Option<()>,
) -> Option<()> {
    let hand = a.view(LEARNER).game.hand?;
    let factor: Factor = hand.iter().find_map(|card| match card {
        Card::Bonus(factor) => Some(*factor),
        _ => None,
    })?;
    let laid = crossing(a, LEARNER, 4)?;
    let on = laid.tiles.first()?;
    let bonus = BonusUse { card: factor, at: on.cell };
    let times = i32::from(factor.get());
    let letter = json!(on.what.to_string());
    let word = json!(laid.word);
    let fill = [("word", word.clone()), ("letter", letter), ("times", json!(times))];
    let points = a.act(LEARNER, lay(&laid, Some(bonus)), Some(("classic-bonus", &fill)))?;
    a.act(TEACHER, Command::Accept, None)?;
    settled(a)?;
    let fill = [
        ("word", word),
        ("times", json!(times)),
        ("sum", json!(points.0 / times)),
        ("points", json!(points)),
    ];
    a.say("classic-bonus-why", &fill);
    Some(())
}
