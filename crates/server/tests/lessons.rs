//! Guided first games at real tables: the teacher does what the lesson has, nothing presses, what
//! was left is taken up after a restart, and whoever leaves the lesson plays on against a bot.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, Stream, config};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;

/// A server as people run it: nobody can name a seed.
fn usual(data: &tempfile::TempDir) -> Config {
    let mut config = config(data.path().into());
    config.tables.testing = false;
    config
}

struct Learner {
    id: String,
    secret: String,
    plan: Value,
}

impl Learner {
    async fn begins(house: &House, game: &str, edition: &str) -> Learner {
        let body = json!({"name": "Ana", "edition": edition});
        let made = house.done("POST", &format!("/api/lessons/{game}"), "", Some(body)).await;
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let id = text(&made["table"]["id"]);
        let host = text(&made["host"]);
        house.done("POST", &format!("/api/tables/{id}/start"), &host, None).await;
        let plan = house.done("GET", &format!("/api/lessons/{game}/{edition}"), "", None).await;
        Learner { id, secret: text(&made["seats"][0]["secret"]), plan }
    }

    async fn lesson(&self, house: &House) -> Value {
        let (_, mine) = house.get(&format!("/api/tables/{}", self.id)).await;
        mine["table"]["lesson"].clone()
    }

    async fn says(&self, house: &House, said: Value) -> Value {
        let path = format!("/api/tables/{}/lesson", self.id);
        house.done("POST", &path, &self.secret, Some(said)).await["lesson"].clone()
    }

    async fn sits(&self, house: &House) -> Stream {
        let mut stream = house.join(&self.id, json!([{"secret": self.secret, "next": 0}])).await;
        stream.view().await;
        stream
    }

    async fn plays(&self, stream: &mut Stream, command: &Value) {
        stream.quiet().await.unwrap();
        let phase = stream.seen()["phase"].clone();
        let id = format!("p{phase}-{command}").chars().take(30).collect::<String>();
        let play = json!({"type": "play", "id": id, "seat": 0, "phase": phase, "command": command});
        stream.say(play).await;
        assert_eq!(stream.answer(&id).await["kind"], "done", "{command}");
    }

    /// Goes on by one item, whatever it is.
    async fn goes_on(&self, house: &House, stream: &mut Stream, at: usize) {
        let item = &self.plan["items"][at];
        match item.get("seat") {
            None => drop(self.says(house, json!({"kind": "read", "item": at})).await),
            Some(seat) => {
                assert_eq!(*seat, 0, "the teacher waits for nobody");
                self.plays(stream, &item["command"]).await;
            }
        }
    }

    /// Follows the lesson up to an item; where it is then.
    async fn follows(&self, house: &House, until: usize) -> usize {
        let mut stream = self.sits(house).await;
        loop {
            let lesson = self.lesson(house).await;
            let at = lesson["item"].as_u64().unwrap() as usize;
            if at >= until || lesson["over"] == true {
                return at;
            }
            self.goes_on(house, &mut stream, at).await;
        }
    }
}

const EDITIONS: [(&str, [&str; 2]); 5] = [
    ("classic", ["cartas", "cartas-en"]),
    ("forfeit", ["cartas", "cartas-ro"]),
    ("rummy", ["cartas-fr", "cartas-en"]),
    ("party", ["party", "party-en"]),
    ("thief", ["word-thief", "word-thief-es"]),
];

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_followed_to_its_end_across_a_restart() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(usual(&data)).await;
    let mut learners = Vec::new();
    for (game, editions) in EDITIONS {
        for edition in editions {
            let learner = Learner::begins(&house, game, edition).await;
            let items = learner.plan["items"].as_array().unwrap().len();
            let reached = learner.follows(&house, items / 2).await;
            assert!(reached >= items / 2, "{game} {edition}");
            learners.push((learner, reached, items));
        }
    }
    house.close().await;
    let house = House::open(usual(&data)).await;
    for (learner, reached, items) in learners {
        assert_eq!(learner.lesson(&house).await["item"], json!(reached));
        assert_eq!(learner.follows(&house, items).await, items);
        let lesson = learner.lesson(&house).await;
        assert_eq!(lesson["over"], json!(true));
        // The game goes on as any other, and time with it.
        let (_, mine) = house.get(&format!("/api/tables/{}", learner.id)).await;
        assert_eq!(mine["table"]["stage"], "playing");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_teacher_waits_until_the_learner_has_read_and_time_stands_still() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(usual(&data)).await;
    let learner = Learner::begins(&house, "party", "party-en").await;
    let mut stream = learner.sits(&house).await;
    // A step that comes later is not read, and one that was read is not read twice.
    assert_eq!(learner.says(&house, json!({"kind": "read", "item": 7})).await["item"], 0);
    assert_eq!(learner.says(&house, json!({"kind": "read", "item": 0})).await["item"], 1);
    assert_eq!(learner.says(&house, json!({"kind": "read", "item": 0})).await["item"], 1);
    learner.plays(&mut stream, &json!("roll")).await;
    stream.quiet().await.unwrap();
    // The teacher has found the letter already, and the timer does not run.
    assert!(stream.seen()["game"]["stage"].get("run").is_some(), "{}", stream.seen());
    tokio::time::sleep(Duration::from_millis(300)).await;
    stream.say(json!({"type": "ping"})).await;
    let pong = stream.await_type("pong").await;
    assert_eq!(pong["now"], stream.seen()["now"]);
    let lesson = learner.says(&house, json!({"kind": "end"})).await;
    assert_eq!(lesson["over"], json!(true));
    tokio::time::sleep(Duration::from_millis(300)).await;
    stream.say(json!({"type": "ping"})).await;
    let later = stream.await_type("pong").await;
    assert!(later["now"].as_u64() > pong["now"].as_u64(), "time goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_something_else_has_left_the_lesson_and_plays_against_a_bot() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(usual(&data)).await;
    let learner = Learner::begins(&house, "thief", "word-thief").await;
    let mut stream = learner.sits(&house).await;
    learner.says(&house, json!({"kind": "read", "item": 0})).await;
    let hand = stream.seen()["game"]["hand"].as_array().unwrap().clone();
    learner.plays(&mut stream, &json!({"swap": {"cards": hand[..3]}})).await;
    assert_eq!(learner.lesson(&house).await["over"], json!(true));
    while stream.seen()["game"]["on_turn"] != 0 {
        stream.view().await;
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_hides_what_the_teacher_does_and_only_the_learner_goes_on() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(usual(&data)).await;
    let learner = Learner::begins(&house, "classic", "cartas-en").await;
    for item in learner.plan["items"].as_array().unwrap() {
        let is_learner = item.get("seat").is_some_and(|seat| *seat == 0);
        assert_eq!(item.get("command").is_some(), is_learner, "{item}");
    }
    let path = format!("/api/tables/{}/lesson", learner.id);
    let said = || Some(json!({"kind": "end"}));
    let (status, problem) = house.call("POST", &path, None, said()).await;
    assert_eq!((status, &problem["code"]), (403, &json!("not_yours")));
    let (status, problem) =
        house.call("POST", "/api/lessons/chess", None, Some(json!({"name": "Ana"}))).await;
    assert_eq!((status, &problem["code"]), (400, &json!("bad_settings")), "{problem}");
    let none = json!({"name": "Ana", "edition": "cartas-de"});
    let (_, problem) = house.call("POST", "/api/lessons/classic", None, Some(none)).await;
    assert_eq!(problem["code"], "bad_settings");
    house.close().await;
}
