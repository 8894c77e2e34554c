//! What is asked again is answered the same, however much was asked since, and is done once.

use crate::house::{House, config};
use crate::table::{begun, pass};
use serde_json::json;

/// Two hundred commands, half of them taken back by consent, which is nobody's own entry. Each is
/// sent again at the end, and once more to a server that has just loaded the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_done_command_is_answered_the_same_after_two_hundred_others() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let both = json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]);
    let mut stream = house.join(&made.id, both.clone()).await;
    let view = stream.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let mut commands = Vec::new();
    let mut phase = view["phase"].clone();
    for round in 0..100 {
        let play = pass(&format!("p{round}"), seat, &phase);
        stream.say(play.clone()).await;
        commands.push((play, stream.answer(&format!("p{round}")).await));
        let undo = json!({"type": "undo", "id": format!("u{round}"), "seat": seat});
        stream.say(undo).await;
        assert_eq!(stream.answer(&format!("u{round}")).await["kind"], "asked");
        let id = format!("a{round}");
        let agreed = json!({"type": "undo_answer", "id": id, "seat": 1 - seat, "agree": true});
        stream.say(agreed.clone()).await;
        commands.push((agreed, stream.answer(&id).await));
        phase = stream.seen()["phase"].clone();
    }
    stream.quiet().await.unwrap();
    let next = stream.seen()["next_event"].clone();
    for restarted in [false, true] {
        if restarted {
            drop(stream);
            house.close().await;
            house = House::open(config(data.path().into())).await;
            stream = house.join(&made.id, both.clone()).await;
            stream.view().await;
        }
        for (command, outcome) in &commands {
            assert_eq!(outcome["kind"], "done", "{outcome}");
            stream.say(command.clone()).await;
            let id = command["id"].as_str().unwrap();
            assert_eq!(stream.answer(id).await, *outcome, "{id}, restarted: {restarted}");
        }
        let mut fresh = house.join(&made.id, json!([{}])).await;
        assert_eq!(fresh.view().await["next_event"], next, "something was done twice");
    }
    drop(stream);
    house.close().await;
}
