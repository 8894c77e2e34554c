//! Taking back among people: all others are asked.

use crate::house::{House, Made, Stream, config};
use crate::table::{begun, pass};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_all_agree_to_is_taken_back_and_what_one_refuses_stays() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut people = [house.sit(&made, 0).await, house.sit(&made, 1).await];
    let view = people[0].view().await;
    people[1].view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let [mine, other] = match seat {
        0 => [0, 1],
        _ => [1, 0],
    };
    let undo = |id: &str| json!({"type": "undo", "id": id, "seat": seat});
    let reply = |id: &str, agree: bool| json!({"type": "undo_answer", "id": id, "seat": 1 - seat, "agree": agree});
    let refused = |outcome: &Value| outcome["refusal"]["code"].clone();

    // Nothing has been done that could be taken back, and nobody was asked.
    people[mine].say(undo("early")).await;
    assert_eq!(refused(&people[mine].answer("early").await), "cannot_undo");
    people[other].say(reply("unasked", true)).await;
    assert_eq!(refused(&people[other].answer("unasked").await), "not_asked");

    people[mine].say(pass("pass", seat, &view["phase"])).await;
    assert_eq!(people[mine].answer("pass").await["kind"], "done");
    people[other].await_type("told").await;

    people[mine].say(undo("first")).await;
    assert_eq!(people[mine].answer("first").await["kind"], "asked");
    let question = people[other].await_type("undo_asked").await;
    assert_eq!((&question["seat"], &question["waiting"]), (&json!(seat), &json!([1 - seat])));
    // The one who asks cannot agree in the other's name.
    let own = json!({"type": "undo_answer", "id": "own", "seat": seat, "agree": true});
    people[mine].say(own).await;
    assert_eq!(refused(&people[mine].answer("own").await), "not_asked");
    people[other].say(reply("no", false)).await;
    assert_eq!(people[other].answer("no").await["kind"], "done");
    assert_eq!(people[mine].await_type("undo_asked").await["waiting"], json!([]));
    let stays = people[mine].seen().clone();
    assert_eq!(stays["game"]["on_turn"], 1 - seat);

    people[mine].say(undo("second")).await;
    assert_eq!(people[mine].answer("second").await["kind"], "asked");
    people[other].say(reply("yes", true)).await;
    assert_eq!(people[other].answer("yes").await["kind"], "done");
    people[mine].news("/undone").await;
    for stream in &people {
        let back = stream.seen();
        assert_eq!(back["game"]["on_turn"], seat);
        assert!(back["phase"].as_u64() > stays["phase"].as_u64(), "phases never come back");
        assert!(back["next_event"].as_u64() > stays["next_event"].as_u64());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_done_meanwhile_settles_the_question() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut both = house
        .join(&made.id, json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]))
        .await;
    let view = both.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let phase = view["phase"].as_u64().unwrap();
    both.say(pass("one", seat, &json!(phase))).await;
    assert_eq!(both.answer("one").await["kind"], "done");
    both.say(json!({"type": "undo", "id": "undo", "seat": seat})).await;
    assert_eq!(both.answer("undo").await["kind"], "asked");
    both.say(pass("two", 1 - seat, &json!(phase + 1))).await;
    assert_eq!(both.answer("two").await["kind"], "done");
    let late = json!({"type": "undo_answer", "id": "late", "seat": 1 - seat, "agree": true});
    both.say(late).await;
    assert_eq!(both.answer("late").await["refusal"]["code"], "not_asked");
    house.close().await;
}

/// A game against a bot, and the person's stream and seat.
async fn against_a_bot(house: &House) -> (Made, Stream, u64) {
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "bot", "level": "primer"}},
    ]);
    let made = house.table(json!({"game": "classic"}), seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let mut ana = house.join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await;
    ana.my_turn().await;
    (made, ana, 0)
}

impl Stream {
    /// Hears until the game waits for the first seat; what it sees then.
    async fn my_turn(&mut self) -> Value {
        loop {
            let view = self.view().await;
            if view["awaited"] == json!([0]) {
                return view;
            }
        }
    }

    /// Asks for something that must be done; what is seen then.
    async fn does(&mut self, message: Value) -> Value {
        let id = message["id"].as_str().unwrap().to_owned();
        self.say(message).await;
        let outcome = self.answer(&id).await;
        assert_eq!(outcome["kind"], "done", "{outcome}");
        self.seen().clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_undo_in_a_row_takes_back_one_move_more() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (_made, mut ana, seat) = against_a_bot(&house).await;
    let mut turns = Vec::new();
    for time in 0..2 {
        let view = ana.seen().clone();
        turns.push(view["game"].clone());
        ana.does(pass(&format!("p{time}"), seat, &view["phase"])).await;
        if ana.seen()["awaited"] != json!([seat]) {
            ana.my_turn().await;
        }
    }
    let undo = |id: &str| json!({"type": "undo", "id": id, "seat": seat});
    // The cards on the table, the hand and the turn are as they were, the pile included.
    assert_eq!(ana.does(undo("first")).await["game"], turns[1]);
    assert_eq!(ana.does(undo("second")).await["game"], turns[0]);
    ana.say(undo("third")).await;
    assert_eq!(ana.answer("third").await["refusal"]["code"], "cannot_undo");
    house.close().await;
}

/// The page asks for everything from event 0 on, also after a reload.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_undo_and_a_reload_the_history_is_whole() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (made, mut ana, seat) = against_a_bot(&house).await;
    let view = ana.seen().clone();
    ana.does(pass("pass", seat, &view["phase"])).await;
    if ana.seen()["awaited"] != json!([seat]) {
        ana.my_turn().await;
    }
    let after = ana.does(json!({"type": "undo", "id": "undo", "seat": seat})).await;
    let steps = |heard: &[Value]| -> Vec<Value> {
        let told = heard.iter().filter(|message| message["type"] == "told");
        told.flat_map(|told| told["steps"].as_array().unwrap().clone()).collect()
    };
    let whole = steps(&ana.heard);
    assert_eq!(whole.len() as u64, after["next_event"].as_u64().unwrap());
    assert!(whole.iter().any(|step| step["news"].get("undone").is_some()));
    let eyes = json!([{"secret": made.secrets[0], "next": 0}]);
    let mut reloaded = house.join(&made.id, eyes.clone()).await;
    assert_eq!(reloaded.view().await, after);
    drop((ana, reloaded));

    // The same from a server that has just loaded the table.
    house.close().await;
    let house = House::open(config(data.path().into())).await;
    let mut reloaded = house.join(&made.id, eyes).await;
    assert_eq!(reloaded.view().await["game"], after["game"]);
    let numbers: Vec<Value> = steps(&reloaded.heard).iter().map(|s| s["number"].clone()).collect();
    assert_eq!(numbers, (0..whole.len()).map(|number| json!(number)).collect::<Vec<_>>());
    let news =
        |steps: &[Value]| -> Vec<Value> { steps.iter().map(|step| step["news"].clone()).collect() };
    assert_eq!(news(&steps(&reloaded.heard)), news(&whole));
    house.close().await;
}

/// Each undo follows only what still counts; following every earlier undo too, this would take
/// longer than anybody lives.
#[tokio::test(flavor = "multi_thread")]
async fn two_hundred_rounds_of_passing_and_taking_back_are_no_trouble() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (made, mut ana, seat) = against_a_bot(&house).await;
    for time in 0..200 {
        let view = ana.seen().clone();
        ana.does(pass(&format!("p{time}"), seat, &view["phase"])).await;
        if ana.seen()["awaited"] != json!([seat]) {
            ana.my_turn().await;
        }
        let undo = json!({"type": "undo", "id": format!("u{time}"), "seat": seat});
        assert_eq!(ana.does(undo).await["game"], view["game"], "round {time}");
    }
    let after = ana.seen().clone();
    drop(ana);
    house.close().await;
    let house = House::open(config(data.path().into())).await;
    let mut again = house.join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await;
    let told = again.await_type("told").await;
    assert_eq!(told["view"]["game"], after["game"]);
    assert_eq!(told["steps"].as_array().unwrap().len() as u64, after["next_event"]);
    house.close().await;
}
