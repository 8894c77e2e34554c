//! Several nodes on one PostgreSQL: each serves every player, and one at a time has a table. The
//! same cases on every bus.

use crate::house::{House, Made, Stream};
use crate::nats;
use crate::nodes::{Bus, Nodes};
use crate::postgres::connect;
use crate::table::{begun, pass};
use serde_json::{Value, json};
use server::cluster::InProcess;
use server::storage;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Sits down at a node, again and again until it is heard; tells how long that took.
async fn come_back(house: &House, made: &Made, seat: usize) -> Stream {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody answers");
        let address = format!("ws://{}/api/tables/{}/stream", house.address, made.id);
        let opened = timeout(Duration::from_secs(10), tokio_tungstenite::connect_async(address));
        if let Ok(Ok((socket, _))) = opened.await {
            let mut stream = Stream { socket, heard: Vec::new() };
            let viewers = json!([{"secret": made.secrets[seat], "next": 0}]);
            stream.say(json!({"type": "hello", "viewers": viewers})).await;
            while let Ok(Some(message)) = timeout(Duration::from_secs(5), stream.hear()).await {
                if message["type"] == "told" {
                    return stream;
                }
            }
        }
        sleep(Duration::from_millis(100)).await;
    }
}

/// Does the next pass of whoever is on turn, at that person's own stream; true once it is done.
async fn pass_on(streams: &mut [Stream], id: &str) -> Value {
    let view = streams[0].seen().clone();
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let stream = &mut streams[seat as usize];
    stream.say(pass(id, seat, &view["phase"])).await;
    let answer = stream.answer(id).await;
    assert_eq!(answer["kind"], "done", "{id}: {answer}");
    for stream in streams {
        let next = answer["next"].as_u64().unwrap();
        while stream.seen()["next_event"].as_u64().unwrap() < next {
            stream.hear().await.expect("it is told");
        }
    }
    answer
}

/// The numbers that a stream has told, each once and without gaps.
fn numbers(stream: &Stream) -> Vec<u64> {
    let told = stream.heard.iter().filter(|message| message["type"] == "told");
    let numbers: Vec<u64> = told
        .flat_map(|told| told["steps"].as_array().unwrap())
        .map(|step| step["number"].as_u64().unwrap())
        .collect();
    let whole: Vec<u64> =
        numbers.first().map(|&first| (first..).take(numbers.len()).collect()).unwrap_or_default();
    assert_eq!(numbers, whole, "a stream has gaps");
    numbers
}

/// Two people at two nodes play a game to its end, and a watcher at a third sees it.
async fn people_at_different_nodes_play_one_game(bus: Bus) {
    let nodes = Nodes::open(bus, 3).await;
    let made = begun(nodes.at(0), json!({"game": "classic"})).await;
    let mut streams = vec![
        nodes.at(1).join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await,
        nodes.at(2).join(&made.id, json!([{"secret": made.secrets[1], "next": 0}])).await,
    ];
    for stream in &mut streams {
        stream.view().await;
    }
    let mut watcher = nodes.at(0).join(&made.id, json!([{"next": 0}])).await;
    watcher.view().await;
    for turn in 0..4 {
        pass_on(&mut streams, &format!("turn-{turn}")).await;
    }
    while watcher.seen()["next_event"] != streams[0].seen()["next_event"] {
        watcher.hear().await.expect("it is told");
    }
    assert_eq!(numbers(&streams[0]), numbers(&streams[1]));
    assert_eq!(numbers(&streams[0]), numbers(&watcher));
    for node in 0..3 {
        let table = nodes.at(node).look(&made).await;
        assert_eq!(table["stage"], "over", "at node {node}");
        let (status, _) = nodes.at(node).get(&format!("/api/tables/{}/saved", made.id)).await;
        assert_eq!(status, 200);
    }
    // What was done is answered the same at another node, and not done again.
    let mut again = come_back(nodes.at(0), &made, 0).await;
    again.say(pass("turn-0", 0, &json!(0))).await;
    again.say(pass("turn-1", 0, &json!(0))).await;
    let kinds = [again.answer("turn-0").await, again.answer("turn-1").await];
    assert!(kinds.iter().any(|answer| answer["kind"] == "done"), "{kinds:?}");
    drop((streams, watcher, again));
    nodes.close().await;
}

/// Who sits down at one node is seen at another; presence, reactions and drafts cross.
async fn what_happens_around_the_game_crosses(bus: Bus) {
    let nodes = Nodes::open(bus, 2).await;
    let seats = json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "free"}}]);
    let mut made = nodes.at(0).table(json!({"game": "classic"}), seats, 5).await;
    let mut ana = nodes.at(0).sit(&made, 0).await;
    ana.await_type("welcome").await;
    // A guest sits down at the other node.
    let path = format!("/api/tables/{}/seats/1", made.code);
    let taken = nodes.at(1).done("POST", &path, "", Some(json!({"name": "Rui"}))).await;
    made.secrets.push(taken["secret"].as_str().unwrap().to_owned());
    let seen = ana.await_type("table").await;
    assert_eq!(seen["table"]["seats"][1]["who"]["name"], "Rui");
    let (status, refused) =
        nodes.at(1).call("POST", &path, None, Some(json!({"name": "Eva"}))).await;
    assert_eq!((status, &refused["code"]), (409, &json!("seat_taken")));
    let mut rui = nodes.at(1).sit(&made, 1).await;
    let welcome = rui.await_type("welcome").await;
    assert_eq!(welcome["viewers"], json!([1]));
    assert_eq!(welcome["table"]["seats"][0]["here"], true);
    while ana.await_type("presence").await["here"] != json!([true, true]) {}
    rui.say(json!({"type": "react", "seat": 1, "reaction": "wave"})).await;
    assert_eq!(ana.await_type("reaction").await["reaction"], "wave");
    ana.say(json!({"type": "react", "seat": 0, "reaction": "laugh"})).await;
    assert_eq!(rui.await_type("reaction").await["reaction"], "wave");
    assert_eq!(rui.await_type("reaction").await["reaction"], "laugh");
    // Nobody speaks for a seat of the other, from whichever node.
    rui.say(pass("mine", 0, &json!(0))).await;
    assert_eq!(rui.answer("mine").await["problem"]["code"], "not_yours");
    drop(rui);
    while ana.await_type("presence").await["here"] != json!([true, false]) {}
    drop(ana);
    nodes.close().await;
}

/// The node that has the table is killed. What it had acknowledged is there, whoever was at another
/// node is sent back, and the game goes on within the time of a lease.
async fn a_dead_nodes_tables_are_taken_over(bus: Bus) {
    let mut nodes = Nodes::open(bus, 3).await;
    let made = begun(nodes.at(0), json!({"game": "classic"})).await;
    // The first to open it has it.
    let mut streams = vec![
        nodes.at(0).join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await,
        nodes.at(1).join(&made.id, json!([{"secret": made.secrets[1], "next": 0}])).await,
    ];
    for stream in &mut streams {
        stream.view().await;
    }
    let answer = pass_on(&mut streams, "before").await;
    nodes.kill(0);
    let killed = Instant::now();
    let mut closing = None;
    while let Some(message) = streams[1].hear().await {
        closing = Some(message).filter(|message| message["type"] == "closing").or(closing);
    }
    let closing = closing.expect("a last word");
    assert_eq!(closing["reason"], "stopping");
    assert!(closing["come_back_ms"].is_u64(), "{closing}");
    let mut streams =
        vec![come_back(nodes.at(2), &made, 0).await, come_back(nodes.at(1), &made, 1).await];
    assert_eq!(streams[0].seen()["next_event"], answer["next"]);
    pass_on(&mut streams, "after").await;
    // Three seconds of the lease, a beat, and a machine that is busy with other tests.
    assert!(killed.elapsed() < Duration::from_secs(20), "{:?}", killed.elapsed());
    drop(streams);
    nodes.close().await;
}

/// A table that waits for time wakes at another node, though nobody asks for it.
async fn a_dead_nodes_clocks_go_on_though_nobody_asks(bus: Bus) {
    let mut nodes = Nodes::open(bus, 2).await;
    let seats =
        json!([{"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}}]);
    let limit = json!({"seconds": 5, "then": "forfeit"});
    let settings = json!({"game": "classic", "turn_limit": limit});
    let made = nodes.at(0).table(settings, seats, 5).await;
    nodes.at(0).done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    nodes.kill(0);
    // The turn limit is judged by the node that is left, without anybody asking for the table.
    let store = storage::open(&nodes.database.parse().unwrap()).await.unwrap();
    let begun = Instant::now();
    loop {
        let stored = store.load(made.id.parse().unwrap()).await.unwrap().unwrap();
        if stored.record.standing.finished {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(40), "nobody has taken it over");
        sleep(Duration::from_millis(100)).await;
    }
    store.close().await.unwrap();
    nodes.close().await;
}

/// A node that is told to stop hands its tables over at once.
async fn a_node_that_stops_hands_its_tables_over(bus: Bus) {
    let mut nodes = Nodes::open(bus, 2).await;
    let made = begun(nodes.at(0), json!({"game": "classic"})).await;
    let mut streams = vec![
        nodes.at(0).join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await,
        nodes.at(1).join(&made.id, json!([{"secret": made.secrets[1], "next": 0}])).await,
    ];
    for stream in &mut streams {
        stream.view().await;
    }
    pass_on(&mut streams, "before").await;
    nodes.stop(0).await;
    for stream in &mut streams {
        let mut last = Value::Null;
        while let Some(message) = stream.hear().await {
            last = message;
        }
        assert_eq!(last["type"], "closing", "{last}");
        assert!(last["come_back_ms"].is_u64(), "{last}");
    }
    // No lease has to run out first: nobody waits longer than for a reconnect.
    let stopped = Instant::now();
    let next = nodes.add().await;
    let mut streams =
        vec![come_back(nodes.at(next), &made, 0).await, come_back(nodes.at(1), &made, 1).await];
    pass_on(&mut streams, "after").await;
    assert!(stopped.elapsed() < Duration::from_secs(15), "{:?}", stopped.elapsed());
    drop(streams);
    nodes.close().await;
}

/// Letters are lost: whoever hung on them is sent back, and all goes on once the bus is there.
async fn a_bus_that_loses_letters_costs_a_reconnect(bus: Bus) {
    let mut nodes = Nodes::open(bus, 2).await;
    let made = begun(nodes.at(0), json!({"game": "classic"})).await;
    let mut streams = vec![
        nodes.at(0).join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await,
        nodes.at(1).join(&made.id, json!([{"secret": made.secrets[1], "next": 0}])).await,
    ];
    for stream in &mut streams {
        stream.view().await;
    }
    pass_on(&mut streams, "before").await;
    nodes.bus.cut();
    // Whoever is at the other node is told to come back once nothing is heard any more.
    let view = streams[0].seen().clone();
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    streams[1].say(json!({"type": "ping"})).await;
    while streams[1].hear().await.is_some() {}
    nodes.bus.heal();
    streams[1] = come_back(nodes.at(1), &made, 1).await;
    streams[seat as usize].say(pass("after", seat, &view["phase"])).await;
    assert_eq!(streams[seat as usize].answer("after").await["kind"], "done");
    drop(streams);
    nodes.close().await;
}

/// A node counted as dead and another has taken its table, but it does not know yet: nothing that it
/// judges then is kept or told, and its people are led to the other.
async fn a_late_node_is_refused_and_gives_the_table_up(bus: Bus) {
    let nodes = Nodes::open(bus, 2).await;
    let made = begun(nodes.at(0), json!({"game": "classic"})).await;
    let mut streams = vec![
        nodes.at(0).join(&made.id, json!([{"secret": made.secrets[0], "next": 0}])).await,
        nodes.at(0).join(&made.id, json!([{"secret": made.secrets[1], "next": 0}])).await,
    ];
    for stream in &mut streams {
        stream.view().await;
    }
    pass_on(&mut streams, "before").await;
    let mut beside = connect(&nodes.database).await;
    let taken = "UPDATE tables SET revision = revision + 1, \
                 owner = (SELECT id FROM nodes WHERE id <> owner)";
    let taken = sqlx::query(taken).execute(&mut beside).await.unwrap();
    assert_eq!(taken.rows_affected(), 1);

    let view = streams[0].seen().clone();
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let late = &mut streams[seat as usize];
    late.say(pass("late", seat, &view["phase"])).await;
    while let Some(message) = late.hear().await {
        assert!(message["done"] != "late" && message["outcome"]["kind"] != "done", "{message}");
    }
    // Back at the same node, which now asks the other; the command is asked again and done once.
    let mut streams =
        vec![come_back(nodes.at(0), &made, 0).await, come_back(nodes.at(0), &made, 1).await];
    assert_eq!(streams[0].seen()["next_event"], view["next_event"]);
    let late = &mut streams[seat as usize];
    late.say(pass("late", seat, &view["phase"])).await;
    assert_eq!(late.answer("late").await["kind"], "done");
    let (_, metrics) = nodes.at(0).raw("GET", "/metrics", None, None).await;
    assert!(metrics.contains("abecedar_tables_relayed 1\n"), "{metrics}");
    drop(streams);
    nodes.close().await;
}

/// Runs every case on a bus.
macro_rules! on_bus {
    ($name:ident, $bus:expr; $($case:ident,)*) => {
        mod $name {
            use super::*;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $case() {
                    super::$case($bus).await;
                }
            )*
        }
    };
}

on_bus! { in_process, Bus::InProcess(InProcess::default());
    people_at_different_nodes_play_one_game,
    what_happens_around_the_game_crosses,
    a_dead_nodes_tables_are_taken_over,
    a_dead_nodes_clocks_go_on_though_nobody_asks,
    a_node_that_stops_hands_its_tables_over,
    a_bus_that_loses_letters_costs_a_reconnect,
    a_late_node_is_refused_and_gives_the_table_up,
}

on_bus! { postgres_notices, Bus::Postgres;
    people_at_different_nodes_play_one_game,
    what_happens_around_the_game_crosses,
    a_dead_nodes_tables_are_taken_over,
    a_node_that_stops_hands_its_tables_over,
}

on_bus! { over_nats, Bus::Nats(nats::Server::start());
    people_at_different_nodes_play_one_game,
    what_happens_around_the_game_crosses,
    a_dead_nodes_tables_are_taken_over,
    a_node_that_stops_hands_its_tables_over,
    a_bus_that_loses_letters_costs_a_reconnect,
}

/// What no text of PostgreSQL can hold is refused before it gets there.
#[tokio::test(flavor = "multi_thread")]
async fn an_id_that_cannot_be_kept_is_refused_at_the_door() {
    let nodes = Nodes::open(Bus::Postgres, 1).await;
    let made = begun(nodes.at(0), json!({"game": "classic"})).await;
    let mut stream = nodes.at(0).sit(&made, 0).await;
    let view = stream.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let mut stream = nodes.at(0).sit(&made, seat as usize).await;
    for id in ["nul\0", "bell\u{7}", "line\nbreak"] {
        stream.say(pass(id, seat, &view["phase"])).await;
        let outcome = stream.answer(id).await;
        assert_eq!(outcome["problem"]["code"], "malformed", "{id:?}: {outcome}");
    }
    stream.say(pass("plain", seat, &view["phase"])).await;
    assert_eq!(stream.answer("plain").await["kind"], "done");
    drop(stream);
    nodes.close().await;
}
