//! A game once more, scene by scene, for anybody who has its link.
//!
//! Of a game that is on, anybody hears what a watcher has seen, and no hand is ever looked at. Of
//! one that is over, the hands are shown.

use crate::protocol::{Replay, Scene, TableProblem};
use crate::storage::TableId;
use crate::tables::Hall;
use crate::words::shown;
use games::AnyScene;
use serde_json::{Map, Value};
use std::sync::Arc;

/// The game once more, as JSON.
pub(crate) async fn of(hall: &Arc<Hall>, id: TableId) -> Result<Arc<str>, TableProblem> {
    let (table, info) = hall.looked_at(id).await?;
    let words = hall.lexicons.open_again(table.lexicon()).await;
    let words = words.map_err(|_| TableProblem::Internal)?;
    let text = hall.reviews.pool.work(move || {
        let over = table.outcome().is_some();
        let scenes = table.scenes(over);
        let named = scenes.iter().flat_map(|scene| &scene.words).map(String::as_str);
        let written = shown(words.all(), named);
        let replay = Replay { table: info, over, scenes: changes(scenes), written };
        // No map in it has keys other than strings, so it always has a JSON form.
        serde_json::to_string(&replay).unwrap_or_default()
    });
    Ok(text.await?.into())
}

/// The scenes, each with what is new in it: most of a table stays as it is.
fn changes(scenes: Vec<AnyScene>) -> Vec<Scene> {
    let mut before = Map::new();
    let scene = |scene: AnyScene| {
        let view = match scene.view {
            Value::Object(view) => view,
            _ => Map::new(),
        };
        let new = differing(&view, &before);
        before = view;
        Scene {
            entry: scene.entry,
            by: scene.by.map(|seat| seat.0),
            view: new,
            steps: scene.heard,
            hands: scene.hands,
            scores: scene.scores.iter().map(|points| points.0).collect(),
        }
    };
    scenes.into_iter().map(scene).collect()
}

/// The parts of a view that are not as before, and of the game those of its own.
fn differing(view: &Map<String, Value>, before: &Map<String, Value>) -> Map<String, Value> {
    let new = view.iter().filter(|(name, value)| before.get(*name) != Some(value));
    let part = |(name, value): (&String, &Value)| {
        let value = match (value, before.get(name)) {
            (Value::Object(game), Some(Value::Object(before))) if name == "game" => {
                let new = game.iter().filter(|(name, value)| before.get(*name) != Some(value));
                Value::Object(new.map(|(name, value)| (name.clone(), value.clone())).collect())
            }
            _ => value.clone(),
        };
        (name.clone(), value)
    };
    new.map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn object(value: Value) -> Map<String, Value> {
        value.as_object().unwrap().clone()
    }

    #[test]
    fn a_scene_says_only_what_is_new() {
        let before = object(json!({"now": 1, "seats": [], "game": {"pile": 9, "table": ["A"]}}));
        let after = object(json!({"now": 2, "seats": [], "game": {"pile": 8, "table": ["A"]}}));
        let new = differing(&after, &before);
        assert_eq!(Value::Object(new), json!({"now": 2, "game": {"pile": 8}}));
        assert_eq!(differing(&before, &Map::new()), before);
        assert!(differing(&after, &after).is_empty());
    }
}
