//! Writes the guided first games into their folder.

use arena::{editions, lessons};
use bots::lessons::Lesson;
use games::GameName;
use std::path::PathBuf;

const USAGE: &str = "lessons --into FOLDER [--game GAME] [--language LANGUAGE]";

/// Writes all lessons, or those of one game or language.
pub fn run(args: &[String]) -> Result<(), String> {
    let (mut game, mut language, mut folder) = (None, None, None);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().ok_or(format!("{arg} wants a value; {USAGE}"));
        match arg.as_str() {
            "--game" => game = Some(value()?.parse::<GameName>().map_err(|e| e.to_string())?),
            "--language" => language = Some(value()?.clone()),
            "--into" => folder = Some(PathBuf::from(value()?)),
            other => return Err(format!("unexpected {other:?}; {USAGE}")),
        }
    }
    let folder = folder.ok_or(USAGE)?;
    let mut wanted = editions::all();
    wanted.retain(|edition| {
        game.is_none_or(|game| game == edition.game)
            && language.as_ref().is_none_or(|language| *language == edition.language)
    });
    for edition in wanted {
        let lesson = lessons::write(&edition)?;
        let text = text(&lesson).map_err(|error| error.to_string())?;
        let file = folder.join(format!("{}-{}.json", edition.game, edition.language));
        let said = |error: std::io::Error| format!("{}: {error}", file.display());
        std::fs::write(&file, text).map_err(said)?;
        println!("{}: seed {}, {} steps", file.display(), lesson.seed, lesson.steps());
        for item in &lesson.items {
            if let Some(step) = &item.step {
                println!("   {} {}", step.text, serde_json::json!(step.fill));
            }
        }
    }
    Ok(())
}

/// A lesson as it is kept: an item a line, so that one sees what has changed.
fn text(lesson: &Lesson) -> Result<String, serde_json::Error> {
    let items: Result<Vec<String>, _> = lesson.items.iter().map(serde_json::to_string).collect();
    let rest = Lesson { items: Vec::new(), ..lesson.clone() };
    let items = format!("\"items\":[\n{}\n]", items?.join(",\n"));
    Ok(serde_json::to_string(&rest)?.replacen("\"items\":[]", &items, 1) + "\n")
}
