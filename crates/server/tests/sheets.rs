//! Score sheets of games with the real box: begun, written on by several, followed, kept.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, config};
use serde_json::{Value, json};

async fn open() -> (tempfile::TempDir, House) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    (data, house)
}

/// A sheet of Classic: where it is, and what lets one write on it.
async fn begin(house: &House) -> (String, String) {
    let body = json!({"game": "classic", "names": ["Ana", "Rui"]});
    let (status, made) = house.call("POST", "/api/sheets", None, Some(body)).await;
    assert_eq!(status, 200, "{made}");
    assert_eq!(made["sheet"]["edition"], "cartas");
    let path = format!("/api/sheets/{}", made["sheet"]["code"].as_str().unwrap());
    (path, made["secret"].as_str().unwrap().to_owned())
}

fn word(id: &str, side: u8, word: &str, row: i64, col: i64) -> Value {
    let cards: Vec<Value> = word
        .chars()
        .zip(col..)
        .map(|(letter, col)| json!([row, col, letter.to_string()]))
        .collect();
    json!({"id": id, "side": side, "note": {"game": {"lay": {"cards": cards}}}})
}

async fn change(house: &House, path: &str, secret: &str, changes: Value) -> (u16, Value) {
    let body = json!({ "changes": changes });
    house.call("POST", &format!("{path}/changes"), Some(secret), Some(body)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_written_on_once_however_often_it_is_sent() {
    let (_data, house) = open().await;
    let (path, secret) = begin(&house).await;
    let add = json!([{"id": "1", "do": "add", "line": word("a", 0, "TREINO", 0, 0)}]);
    let (status, sheet) = change(&house, &path, &secret, add.clone()).await;
    assert_eq!((status, &sheet["tallied"]["totals"]), (200, &json!([16, 0])), "{sheet}");
    let (_, again) = change(&house, &path, &secret, add).await;
    assert_eq!(again, sheet);
    // Others read it without the secret, and nobody writes without it.
    let (_, read) = house.get(&path).await;
    assert_eq!(read, sheet);
    let more = json!([{"id": "2", "do": "remove", "line": "a"}]);
    let body = Some(json!({"changes": more}));
    let (status, problem) =
        house.call("POST", &format!("{path}/changes"), None, body.clone()).await;
    assert_eq!((status, &problem["code"]), (403, &json!("not_yours")));
    let (_, other) = begin(&house).await;
    assert_eq!(house.call("POST", &format!("{path}/changes"), Some(&other), body).await.0, 403);
    assert!(!sheet.to_string().contains(&secret));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_weighed_without_being_kept_and_says_what_lay_before() {
    let (_data, house) = open().await;
    let (path, secret) = begin(&house).await;
    let lines = json!([
        {"id": "1", "do": "add", "line": word("a", 0, "TREINO", 0, 0)},
        {"id": "2", "do": "add", "line": word("b", 1, "S", 0, 6)},
    ]);
    let (_, sheet) = change(&house, &path, &secret, lines).await;
    assert_eq!(sheet["tallied"]["totals"], json!([16, 9]));
    let weigh = async |line: Value| {
        let body = Some(json!({ "line": line }));
        house.call("POST", &format!("{path}/weigh"), None, body).await.1
    };
    let next = weigh(word("new", 0, "TA", 1, 6)).await;
    assert_eq!(next["lying"]["cards"].as_array().unwrap().len(), 7);
    // In the place of the first line, before which nothing lay.
    let first = weigh(word("a", 0, "TREINAR", 0, 0)).await;
    assert_eq!(first["lying"]["cards"], json!([]));
    assert_eq!(first["line"]["given"][0]["lines"].as_array().unwrap().len(), 3);
    let refused = weigh(word("new", 0, "A", 9, 9)).await;
    assert_eq!(refused["line"]["refusal"]["code"], "no_contact");
    assert_eq!(house.get(&path).await.1, sheet);
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_are_changed_struck_out_and_put_back_and_players_renamed() {
    let (_data, house) = open().await;
    let (path, secret) = begin(&house).await;
    let points = |id: &str, points: i32| json!({"id": id, "side": 0, "note": {"points": points}});
    let changes = json!([
        {"id": "1", "do": "add", "line": points("a", 1)},
        {"id": "2", "do": "add", "line": points("b", 2)},
        {"id": "3", "do": "edit", "line": points("a", 5)},
        {"id": "4", "do": "remove", "line": "b"},
        {"id": "5", "do": "add", "line": points("b", 3), "before": "a"},
        {"id": "6", "do": "edit", "line": points("gone", 100)},
        {"id": "7", "do": "rename", "names": ["Zoë", "Rui"]},
    ]);
    let (status, sheet) = change(&house, &path, &secret, changes).await;
    assert_eq!((status, &sheet["names"]), (200, &json!(["Zoë", "Rui"])));
    let ids: Vec<&str> = sheet["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, ["b", "a"]);
    assert_eq!(sheet["tallied"]["totals"], json!([8, 0]));
    let names = json!([{"id": "8", "do": "rename", "names": ["Zoë"]}]);
    assert_eq!(change(&house, &path, &secret, names).await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_phones_write_at_once_and_nothing_is_lost() {
    let (_data, house) = open().await;
    let (path, secret) = begin(&house).await;
    let write = |nth: u32| {
        let line = json!({"id": format!("line {nth}"), "side": nth % 2, "note": {"points": 1}});
        let changes = json!([{"id": format!("change {nth}"), "do": "add", "line": line}]);
        let (path, secret, house) = (&path, &secret, &house);
        async move {
            // Whoever is told that others were faster asks again, as the page does.
            while change(house, path, secret, changes.clone()).await.0 != 200 {}
        }
    };
    futures_util::future::join_all((0..24).map(write)).await;
    let (_, sheet) = house.get(&path).await;
    assert_eq!(sheet["tallied"]["totals"], json!([12, 12]));
    assert_eq!(sheet["revision"], 24);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_much_or_makes_no_sense_is_refused() {
    let (_data, house) = open().await;
    for (body, status) in [
        (json!({"game": "poker", "names": ["A", "B"]}), 400),
        (json!({"game": "classic", "names": ["A"]}), 400),
        (json!({"game": "party", "names": ["A", "B", "C"]}), 400),
        (json!({"game": "classic", "names": ["A", "\u{200b}"]}), 400),
        (json!({"game": "classic", "names": ["A", "B"], "edition": "cartas-xx"}), 400),
        (json!({"game": "classic", "names": ["A", "B"], "lexicon": "xx"}), 400),
        (json!({"game": "classic", "names": ["A", "B"], "house": {"speed": 1}}), 400),
    ] {
        let (found, problem) = house.call("POST", "/api/sheets", None, Some(body)).await;
        assert_eq!(found, status, "{problem}");
    }
    assert_eq!(house.get("/api/sheets/ABCDE-FGHJK").await.0, 404);
    assert_eq!(house.get("/api/sheets/%00").await.0, 404);
    let (path, secret) = begin(&house).await;
    let big: Vec<Value> = (0..900).map(|n| json!([n, n, "A"])).collect();
    let big = json!({"id": "a", "side": 0, "note": {"game": {"lies": {"cards": big}}}});
    let changes = json!([{"id": "1", "do": "add", "line": big}]);
    assert_eq!(change(&house, &path, &secret, changes).await.0, 413);
    let many: Vec<Value> =
        (0..33).map(|n| json!({"id": n.to_string(), "do": "remove", "line": "x"})).collect();
    assert_eq!(change(&house, &path, &secret, json!(many)).await.0, 413);
    // As many lines as there may be, and one more.
    let mut last = 200;
    for batch in 0..14 {
        let lines: Vec<Value> = (0..30)
            .map(|n| {
                let id = format!("{batch}-{n}");
                json!({"id": id, "do": "add", "line": {"id": id, "side": 0, "note": {"points": 1}}})
            })
            .collect();
        last = change(&house, &path, &secret, json!(lines)).await.0;
    }
    assert_eq!(last, 503);
    assert_eq!(house.get(&path).await.1["lines"].as_array().unwrap().len(), 390);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_outlives_the_server_and_can_be_forgotten() {
    let (data, house) = open().await;
    let (path, secret) = begin(&house).await;
    let add = json!([{"id": "1", "do": "add", "line": word("a", 0, "TREINO", 0, 0)}]);
    let (_, sheet) = change(&house, &path, &secret, add).await;
    house.close().await;
    let house = House::open(config(data.path().into())).await;
    assert_eq!(house.get(&path).await.1, sheet);
    assert_eq!(house.call("DELETE", &path, None, None).await.0, 403);
    assert_eq!(house.call("DELETE", &path, Some(&secret), None).await.0, 200);
    assert_eq!(house.get(&path).await.0, 404);
}
