//! Taking back among people: all others are asked.

use crate::house::{House, config};
use crate::table::{begun, pass};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn what_all_agree_to_is_taken_back_and_what_one_refuses_stays() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut people = [house.sit(&made, 0).await, house.sit(&made, 1).await];
    let view = people[0].await_type("view").await["view"].clone();
    people[1].await_type("view").await;
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
    people[mine].say(json!({"type": "refresh"})).await;
    let stays = people[mine].await_type("view").await["view"].clone();
    assert_eq!(stays["game"]["on_turn"], 1 - seat);

    people[mine].say(undo("second")).await;
    assert_eq!(people[mine].answer("second").await["kind"], "asked");
    people[other].say(reply("yes", true)).await;
    assert_eq!(people[other].answer("yes").await["kind"], "done");
    people[mine].news("/undone").await;
    people[mine].await_type("view").await;
    for stream in &people {
        // Whoever agreed was told before the answer.
        let back = stream.heard.iter().rfind(|message| message["type"] == "view").unwrap();
        let back = &back["view"];
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
    let view = both.await_type("view").await["view"].clone();
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
