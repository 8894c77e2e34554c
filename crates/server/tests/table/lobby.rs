//! Before the start: the host changes settings and seats.

use crate::house::{House, config};
use crate::table::two_people;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn the_host_changes_settings_and_those_who_sit_stay() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let free = json!({"who": {"kind": "free"}});
    let made = house.table(json!({"game": "classic"}), json!([free, free, free]), 1).await;
    let path = format!("/api/tables/{}", made.id);
    let (seat, name) = (format!("{path}/seats/0"), json!({"name": "Ana"}));
    let took = house.done("POST", &seat, "", Some(name)).await;
    let ana = took["secret"].as_str().unwrap().to_owned();
    let mut stream = house.join(&made.id, json!([{"secret": ana}])).await;
    stream.await_type("welcome").await;

    let wanted = json!({
        "settings": {"game": "classic", "open": true, "undo": false,
                     "turn_limit": {"seconds": 60, "then": "bot"}},
        "seats": [free, {"who": {"kind": "bot", "level": "novato"}}],
    });
    // Nobody but the host may, and not into another game.
    let (status, answer) = house.call("PUT", &path, Some(&ana), Some(wanted.clone())).await;
    assert_eq!((status, answer["code"].as_str()), (403, Some("not_yours")));
    let mut other = wanted.clone();
    other["settings"]["game"] = json!("rummy");
    let (_, answer) = house.call("PUT", &path, Some(&made.host), Some(other)).await;
    assert_eq!((&answer["code"], &answer["part"]), (&json!("bad_settings"), &json!("game")));
    let mut wrong = wanted.clone();
    wrong["settings"]["house"] = json!({"speed": 9});
    let (_, answer) = house.call("PUT", &path, Some(&made.host), Some(wrong)).await;
    assert_eq!(answer["code"], "bad_settings");
    assert_eq!(house.look(&made).await["settings"]["open"], false);

    house.done("PUT", &path, &made.host, Some(wanted)).await;
    let told = stream.await_type("table").await["table"].clone();
    let now = house.look(&made).await;
    for table in [&told, &now] {
        assert_eq!(table["settings"]["turn_limit"]["seconds"], 60, "{table}");
        assert_eq!(table["seats"].as_array().unwrap().len(), 2);
        assert_eq!(table["seats"][0]["who"]["name"], "Ana");
        assert_eq!(table["seats"][1]["who"]["kind"], "bot");
    }
    let listed = house.get("/api/tables").await.1;
    assert_eq!(listed["tables"][0]["id"], json!(made.id));

    // What was settled holds in the game, and then no more is changed.
    house.done("POST", &format!("{path}/start"), &made.host, None).await;
    let told = stream.await_type("told").await;
    assert_eq!((&told["viewer"], &told["from"]), (&json!(0), &json!(0)));
    assert_eq!(told["table"]["stage"], "playing");
    assert_eq!(told["limit"], 60_000, "the limit of the first turn");
    let late = json!({"settings": {"game": "classic"}, "seats": two_people()});
    let (_, answer) = house.call("PUT", &path, Some(&made.host), Some(late)).await;
    assert_eq!(answer["code"], "already_started");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_becomes_a_bots_is_no_longer_its_players() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = house.table(json!({"game": "classic"}), two_people(), 1).await;
    let mut rui = house.sit(&made, 1).await;
    rui.await_type("welcome").await;
    let bot = json!({"who": {"kind": "bot", "level": "primer"}});
    let wanted =
        json!({"settings": {"game": "classic"}, "seats": [{"who": {"kind": "free"}}, bot]});
    house.done("PUT", &format!("/api/tables/{}", made.id), &made.host, Some(wanted)).await;
    rui.say(json!({"type": "react", "seat": 1, "reaction": "wave"})).await;
    assert_eq!(rui.await_type("problem").await["problem"]["code"], "not_yours");
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let told = rui.await_type("told").await;
    assert_eq!((&told["viewer"], &told["view"]["game"]["hand"]), (&Value::Null, &Value::Null));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edition_is_playable_once_its_lexicon_is_here() {
    use lexicon::{Alphabet, Entry, Library, Notes, compile};
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    let text = include_str!("../../../games/editions/word-thief-small.json")
        .replacen("word-thief-small", "word-thief-club", 1)
        .replacen("\"lexicon\": \"en\"", "\"lexicon\": \"club\"", 1);
    config.editions.add("word-thief-club", &text).unwrap();
    let house = House::open(config).await;
    let playable = async || {
        let games = house.get("/api/games").await.1;
        let thief = games["games"].as_array().unwrap().iter().find(|one| one["game"] == "thief");
        let editions = thief.unwrap()["editions"].as_array().unwrap().clone();
        assert_eq!(
            (&editions[0]["lexicon"], &editions[0]["playable"]),
            (&json!("en"), &json!(true))
        );
        editions.into_iter().find(|one| one["name"] == "word-thief-club").unwrap()["playable"]
            .as_bool()
    };
    let make = async |lexicon: Option<&str>| {
        let settings = json!({"game": "thief", "edition": "word-thief-club", "lexicon": lexicon});
        let wanted = json!({"settings": settings, "seats": two_people()});
        house.call("POST", "/api/tables", None, Some(wanted)).await
    };
    assert_eq!(playable().await, Some(false));
    let (status, refused) = make(None).await;
    assert_eq!((status, &refused["part"]), (400, &json!("lexicon")), "{refused}");
    assert_eq!(make(Some("en")).await.0, 200, "another of the same letters will do");
    let (_, refused) = make(Some("pt")).await;
    assert_eq!(refused["part"], json!("lexicon"), "of other letters it will not");

    let alphabet = Alphabet::ENGLISH;
    let entries = ["ear", "art"].map(|word| Entry::plain(alphabet.fold(word).unwrap()));
    let bytes = compile(alphabet, &entries, &Notes::default()).unwrap();
    Library::new(Some(data.path().into())).import("club", &bytes).unwrap();
    assert_eq!(playable().await, Some(true));
    assert_eq!(make(None).await.0, 200);
    house.close().await;
}
