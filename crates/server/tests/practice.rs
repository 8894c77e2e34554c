//! Practice: the puzzle of a day and turns of finished games, what is laid there, the best play,
//! and the short words.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use bots::Day;
use house::{House, Made, config};
use serde_json::{Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

async fn open() -> (tempfile::TempDir, House) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    (data, house)
}

fn today() -> Day {
    Day::of_unix_seconds(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs())
}

async fn attempt(house: &House, path: &str, command: &Value) -> (u16, Value) {
    let body = Some(json!({ "command": command }));
    house.call("POST", &format!("{path}/try"), None, body).await
}

/// The best play is taken for what it is said to score, and nothing changes by trying.
async fn holds(house: &House, path: &str) -> Value {
    let (status, posed) = house.get(path).await;
    assert_eq!(status, 200, "{path}: {posed}");
    let (status, best) = house.get(&format!("{path}/best")).await;
    assert_eq!(status, 200, "{path}: {best}");
    assert!(best["total"].as_i64().unwrap() > 0 && !best["words"].as_array().unwrap().is_empty());
    let (status, tried) = attempt(house, path, &best["command"]).await;
    assert_eq!((status, &tried["kind"]), (200, &json!("scored")), "{path}: {tried}");
    assert_eq!((&tried["total"], &tried["best"]), (&best["total"], &best["total"]));
    assert_eq!(tried["lines"], best["lines"]);
    let (_, again) = house.get(path).await;
    assert_eq!(again, posed);
    posed
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_a_puzzle_today_and_its_best_play_is_taken() {
    let (_data, house) = open().await;
    let boxes = [
        ("classic", "cartas"),
        ("forfeit", "cartas-ro"),
        ("rummy", "cartas-fr"),
        ("party", "party-es"),
        ("thief", "word-thief"),
    ];
    for (game, edition) in boxes {
        let path = format!("/api/puzzles/{game}/{edition}/{}", today());
        let posed = holds(&house, &path).await;
        let seat = posed["seat"].as_u64().unwrap();
        assert!(posed["view"]["awaited"].as_array().unwrap().contains(&json!(seat)), "{game}");
        assert_eq!(posed["table"]["settings"]["edition"], edition);
        assert_eq!(posed["setup"]["edition"]["name"], edition);
        assert_eq!(posed["table"]["seats"][seat as usize]["who"]["kind"], "person");
        let (_, best) = house.get(&format!("{path}/best")).await;
        assert!(best["second"].as_i64().unwrap() < best["total"].as_i64().unwrap());
        let (status, nowhere) =
            house.get(&format!("/api/tables/{}", posed["table"]["id"].as_str().unwrap())).await;
        assert_eq!((status, &nowhere["code"]), (404, &json!("no_such_table")));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_laid_is_refused_and_so_is_all_that_is_no_play() {
    let (_data, house) = open().await;
    let path = format!("/api/puzzles/classic/cartas/{}", today());
    let (_, best) = house.get(&format!("{path}/best")).await;
    for command in [json!("pass"), json!({"exchange": {"cards": []}}), json!("accept")] {
        let (status, tried) = attempt(&house, &path, &command).await;
        assert_eq!((status, &tried["kind"]), (200, &json!("refused")), "{command}: {tried}");
    }
    let (_, tried) = attempt(&house, &path, &json!({"roll": 1})).await;
    assert_eq!(tried["refusal"]["code"], "malformed");
    // Far away from everything that lies there.
    let mut far = best["command"].clone();
    for (nth, card) in far["lay"]["cards"].as_array_mut().unwrap().iter_mut().enumerate() {
        (card[0], card[1]) = (json!(100), json!(nth));
    }
    let (_, tried) = attempt(&house, &path, &far).await;
    assert_eq!(tried["refusal"]["code"], "no_contact", "{tried}");
    let (status, _) = house.call("POST", &format!("{path}/try"), None, Some(json!({}))).await;
    assert_eq!(status, 400);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_puzzles_for_days_around_today_and_for_boxes_that_there_are() {
    let (_data, house) = open().await;
    let far = [today().plus(30).to_string(), today().plus(-100).to_string()];
    let odd = ["2026-02-30", "yesterday", "0"].map(str::to_owned);
    for day in far.iter().chain(&odd) {
        let (status, problem) = house.get(&format!("/api/puzzles/classic/cartas/{day}")).await;
        assert_eq!((status, &problem["code"]), (404, &json!("no_puzzle")), "{day}");
    }
    for of in ["chess/cartas", "classic/party", "classic/nothing"] {
        let (status, problem) = house.get(&format!("/api/puzzles/{of}/{}", today())).await;
        assert_eq!((status, &problem["code"]), (404, &json!("no_puzzle")), "{of}");
    }
    house.close().await;
}

async fn passed(house: &House, made: &Made, times: usize) {
    let both = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut stream = house.join(&made.id, both).await;
    stream.view().await;
    for nth in 0..times {
        let view = stream.seen().clone();
        let id = format!("p{nth}");
        let (seat, phase) = (&view["game"]["on_turn"], &view["phase"]);
        let play =
            json!({"type": "play", "id": id, "seat": seat, "phase": phase, "command": "pass"});
        stream.say(play).await;
        assert_eq!(stream.answer(&id).await["kind"], "done");
        stream.quiet().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_a_finished_game_can_be_played_again_and_none_of_a_running_one() {
    let (_data, house) = open().await;
    let seats =
        json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}}]);
    let made = house.table(json!({"game": "classic"}), seats, 4).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    passed(&house, &made, 1).await;
    let path = |entry: &str| format!("/api/tables/{}/turns/{entry}", made.id);
    for more in ["", "/best"] {
        let (status, problem) = house.get(&(path("1") + more)).await;
        assert_eq!((status, &problem["code"]), (409, &json!("not_over")), "hands stay hidden");
    }
    let (status, problem) = attempt(&house, &path("1"), &json!("pass")).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_over")));
    passed(&house, &made, 3).await;
    let (_, replay) = house.get(&format!("/api/tables/{}/replay", made.id)).await;
    let posed = holds(&house, &path("2")).await;
    let seat = posed["seat"].as_u64().unwrap() as usize;
    assert_eq!(posed["view"]["game"]["hand"], replay["scenes"][1]["hands"][seat]);
    assert_eq!(replay["scenes"][2]["by"], posed["seat"]);
    for nothing in ["0", "99", "4294967295", "x"] {
        let (status, problem) = house.get(&path(nothing)).await;
        assert_eq!((status, &problem["code"]), (409, &json!("not_awaited")), "{nothing}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn short_words_come_in_order_and_as_people_write_them() {
    let (_data, house) = open().await;
    let (_, short) = house.get("/api/lexicons/pt/short").await;
    let words = short["words"].as_array().unwrap();
    let letters = |word: &Value| word["word"].as_str().unwrap().chars().count();
    assert!(words.iter().all(|word| (2..=3).contains(&letters(word))));
    assert!(words.windows(2).all(|pair| letters(&pair[0]) <= letters(&pair[1])));
    let find = |wanted: &str| words.iter().find(|word| word["word"] == wanted);
    assert_eq!(find("PAO").unwrap()["written"][0], "pão");
    assert!(find("AR").is_some() && find("XQ").is_none());
    assert!(short["letters"].as_array().unwrap().contains(&json!("Ç")));
    let (status, problem) = house.get("/api/lexicons/nothing/short").await;
    assert_eq!((status, &problem["code"]), (404, &json!("unknown_lexicon")));
    house.close().await;
}
