//! A finished game in figures: turns, points, best words, challenges.
//!
//! They are read off what a watcher saw and heard, scene by scene, which every game tells in the
//! same way; so there is nothing in them that was hidden.

use crate::protocol::{Figures, ScoredWord, SideFigures, TableProblem};
use crate::storage::TableId;
use crate::tables::Hall;
use crate::words::shown;
use games::{AnyScene, Line, Sheet, SheetEntry};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// How many words of a side are named.
const BEST: usize = 5;
/// The reckoning after the last play.
const OF_THE_END: [&str; 2] = ["hand_left", "collected"];
/// What is taken from somebody who does not play just then.
const BY_OTHERS: [&str; 2] = ["stolen", "action_against"];

/// The figures of a finished game.
pub(crate) async fn of(hall: &Hall, id: TableId) -> Result<Figures, TableProblem> {
    let table = hall.finished(id).await?;
    let words = hall.lexicons.open_again(table.lexicon()).await;
    let words = words.map_err(|_| TableProblem::Internal)?;
    let figures = hall.reviews.pool.work(move || {
        let mut figures = of_scenes(&table.scenes(false));
        let best = || figures.sides.iter().flat_map(|side| &side.best);
        let written = shown(words.all(), best().map(|best| best.word.as_str()));
        for best in figures.sides.iter_mut().flat_map(|side| &mut side.best) {
            if let Some(written) = written.get(&best.word) {
                best.word.clone_from(written);
            }
        }
        figures
    });
    Ok(figures.await?)
}

fn of_scenes(scenes: &[AnyScene]) -> Figures {
    let Some(last) = scenes.last() else { return Figures::default() };
    let mut sides = vec![SideFigures::default(); last.scores.len()];
    let sheet = Sheet::deserialize(&last.view["game"]["sheet"]).unwrap_or_default();
    for (nth, side) in sides.iter_mut().enumerate() {
        let own = || sheet.entries().iter().filter(move |entry| entry.side.index() == nth);
        side.points = own()
            .flat_map(|entry| &entry.lines)
            .filter(|line| of_play(line))
            .map(|line| line.points.0)
            .sum();
        side.best = best(own());
    }
    let mut turns = BTreeSet::new();
    for (nth, scene) in scenes.iter().enumerate() {
        let game = &scene.view["game"];
        if let Some(side) = on_turn(&scene.view) {
            turns.insert((game.get("round").unwrap_or(&game["turn"]).as_u64(), side));
        }
        let before = nth.checked_sub(1).and_then(|before| scenes.get(before));
        if let Some(before) = before {
            challenges(&mut sides, before, scene);
        }
    }
    for (_, side) in turns {
        if let Some(side) = sides.get_mut(side) {
            side.turns += 1;
        }
    }
    Figures { sides }
}

/// Whose turn it is; in a team game the view names the team.
fn on_turn(view: &Value) -> Option<usize> {
    view["game"]["on_turn"].as_u64().map(|side| side as usize)
}

/// The side of a seat.
fn side_of(view: &Value, seat: usize) -> usize {
    view["players"][seat]["team"].as_u64().map_or(seat, |team| team as usize)
}

/// Counts the challenges of a scene: whose play it was, who doubted it, and who was right.
fn challenges(sides: &mut [SideFigures], before: &AnyScene, scene: &AnyScene) {
    let said = scene.heard.iter().flat_map(|heard| heard["said"].as_array().into_iter().flatten());
    for said in said {
        let caught = match said["id"].as_str() {
            Some("news-challenged-wrong") => true,
            Some("news-challenged-right") => false,
            _ => continue,
        };
        let by = said["given"]["player"]["player"].as_u64();
        let by = by.map(|seat| side_of(&before.view, seat as usize));
        if let Some(by) = by.and_then(|by| sides.get_mut(by)) {
            by.challenges += 1;
            by.caught += u32::from(caught);
        }
        if let Some(of) = on_turn(&before.view).and_then(|of| sides.get_mut(of)) {
            of.challenged += 1;
            of.fell += u32::from(caught);
        }
    }
}

/// Is a line scored with a play of one's own?
fn of_play(line: &Line) -> bool {
    ![OF_THE_END, BY_OTHERS].concat().contains(&line.kind.as_str())
}

/// The best words, each with all that it scored by itself at one time.
fn best<'a>(entries: impl Iterator<Item = &'a SheetEntry>) -> Vec<ScoredWord> {
    let mut words: Vec<ScoredWord> = Vec::new();
    for entry in entries {
        let mut here: Vec<ScoredWord> = Vec::new();
        for line in entry.lines.iter().filter(|line| of_play(line)) {
            let Some(word) = &line.word else { continue };
            match here.iter_mut().find(|known| known.word == *word) {
                Some(known) => known.points += line.points.0,
                None => here.push(ScoredWord { word: word.clone(), points: line.points.0 }),
            }
        }
        words.extend(here);
    }
    words.sort_by(|one, other| {
        other.points.cmp(&one.points).then_with(|| one.word.cmp(&other.word))
    });
    words.truncate(BEST);
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn scene(turn: u32, on_turn: usize, said: Value) -> AnyScene {
        let entries = json!([
            {"turn": 1, "side": 0, "lines": [
                {"kind": "word", "points": 9, "word": "CASA"}, {"kind": "first_word", "points": 9, "times": 2},
                {"kind": "word", "points": 4, "word": "AS"}]},
            {"turn": 2, "side": 1, "lines": [{"kind": "word", "points": 12, "word": "LUA"}]},
            {"turn": 3, "side": 0, "lines": [{"kind": "hand_left", "points": -7}]},
        ]);
        AnyScene {
            entry: turn,
            by: None,
            view: json!({
                "players": [{"team": null}, {"team": null}],
                "game": {"turn": turn, "on_turn": on_turn, "sheet": {"entries": entries, "totals": [15, 12]}},
            }),
            heard: vec![json!({"said": [said]})],
            hands: Vec::new(),
            scores: vec![games::Points(15), games::Points(12)],
            words: Vec::new(),
        }
    }

    #[test]
    fn turns_points_words_and_challenges_are_counted_for_the_side_that_they_are_of() {
        let said = |id: &str, seat: u8| json!({"id": id, "given": {"player": {"player": seat}}});
        let scenes = [
            scene(1, 0, json!({"id": "news-turn"})),
            scene(1, 0, json!({"id": "news-laid"})),
            scene(2, 1, json!({"id": "news-laid"})),
            // Seat 0 doubts what seat 1 has laid, and is right; then the other way round, and wrong.
            scene(3, 0, said("news-challenged-wrong", 0)),
            scene(4, 1, said("news-challenged-right", 1)),
        ];
        let figures = of_scenes(&scenes);
        let [one, other] = &figures.sides[..] else { panic!("two sides: {figures:?}") };
        assert_eq!((one.turns, other.turns), (2, 2));
        assert_eq!((one.points, other.points), (22, 12), "without the cards left in hand");
        assert_eq!(one.best[0], ScoredWord { word: "CASA".to_owned(), points: 9 });
        assert_eq!((one.challenges, one.caught, one.challenged, one.fell), (1, 1, 1, 0));
        assert_eq!((other.challenges, other.caught, other.challenged, other.fell), (1, 0, 1, 1));
        assert_eq!(of_scenes(&[]), Figures::default());
    }
}
