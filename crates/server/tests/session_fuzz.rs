//! Sessions of nonsense: whatever clients say and in whatever order, the server answers each id
//! once and the same, tells nobody more than the referee lets them know, and what it has kept
//! stands up to the rules.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use games::{AnyTable, GameName};
use house::{House, Made, Stream, config};
use lexicon::Library;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};
use server::storage::{self, Database};

/// One thing that somebody does.
#[derive(Clone, Debug)]
enum Step {
    /// A client says something; numbers stand for secrets and phases that exist or not.
    Say(usize, Said),
    /// A client's connection drops, and it comes back.
    Drop(usize),
    /// A call with one of the secrets, or with none.
    Call(u8, usize),
}

#[derive(Clone, Debug)]
enum Said {
    Hello(Vec<(u8, Option<u32>)>),
    Play { id: u8, seat: u8, phase: u32, command: u8 },
    Preview { seat: u8, command: u8 },
    Undo { id: u8, seat: u8 },
    UndoAnswer { id: u8, seat: u8, agree: bool },
    Draft { seat: u8 },
    React { seat: u8 },
    Raw(String),
}

fn said() -> impl Strategy<Value = Said> {
    let seat = 0_u8..4;
    let play = (0_u8..12, seat.clone(), 0_u32..12, 0_u8..6);
    prop_oneof![
        3 => prop::collection::vec((0_u8..5, prop::option::of(0_u32..60)), 0..4).prop_map(Said::Hello),
        8 => play.prop_map(|(id, seat, phase, command)| Said::Play { id, seat, phase, command }),
        2 => (seat.clone(), 0_u8..6).prop_map(|(seat, command)| Said::Preview { seat, command }),
        1 => (0_u8..12, seat.clone()).prop_map(|(id, seat)| Said::Undo { id, seat }),
        1 => (0_u8..12, seat.clone(), any::<bool>())
            .prop_map(|(id, seat, agree)| Said::UndoAnswer { id, seat, agree }),
        1 => seat.clone().prop_map(|seat| Said::Draft { seat }),
        1 => seat.prop_map(|seat| Said::React { seat }),
        1 => ".{0,40}".prop_map(Said::Raw),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => (0_usize..2, said()).prop_map(|(client, said)| Step::Say(client, said)),
        1 => (0_usize..2).prop_map(Step::Drop),
        1 => (0_u8..7, 0_usize..5).prop_map(|(call, secret)| Step::Call(call, secret)),
    ]
}

fn command(number: u8) -> Value {
    match number {
        0 | 1 => json!("pass"),
        2 => json!({"exchange": {"cards": ["A"]}}),
        3 => json!({"lay": {"cards": [[0, 0, "A"], [0, 1, "R"]]}}),
        4 => json!({"lay": {"cards": [[0, 0, "?"]], "appeal": true}}),
        _ => json!({"fly": [1, 2, {"deep": null}]}),
    }
}

/// The secrets of the two people, of the host, one that is nobody's, and none.
fn secret(made: &Made, number: usize) -> Option<String> {
    match number {
        0 | 1 => Some(made.secrets[number].clone()),
        2 => Some(made.host.clone()),
        3 => Some("A".repeat(32)),
        _ => None,
    }
}

fn message(made: &Made, said: &Said) -> Value {
    match said {
        Said::Hello(viewers) => {
            let viewer = |(number, next): &(u8, Option<u32>)| json!({"secret": secret(made, usize::from(*number)), "next": next});
            json!({"type": "hello", "viewers": viewers.iter().map(viewer).collect::<Vec<_>>()})
        }
        Said::Play { id, seat, phase, command: number } => json!({
            "type": "play", "id": id.to_string(), "seat": seat, "phase": phase,
            "command": command(*number),
        }),
        Said::Preview { seat, command: number } => {
            json!({"type": "preview", "id": "preview", "seat": seat, "command": command(*number)})
        }
        Said::Undo { id, seat } => json!({"type": "undo", "id": id.to_string(), "seat": seat}),
        Said::UndoAnswer { id, seat, agree } => {
            json!({"type": "undo_answer", "id": id.to_string(), "seat": seat, "agree": agree})
        }
        Said::Draft { seat } => json!({"type": "draft", "seat": seat, "set": [[0, 0, "A"]]}),
        Said::React { seat } => json!({"type": "react", "seat": seat, "reaction": "wave"}),
        Said::Raw(text) => json!(text),
    }
}

async fn call(house: &House, made: &Made, number: u8, bearer: usize) {
    let bearer = secret(made, bearer);
    let path = format!("/api/tables/{}", made.id);
    let (method, end, body) = match number {
        0 => ("POST", "/start", None),
        1 => ("POST", "/seats/0", Some(json!({"name": "Eva"}))),
        2 => ("POST", "/seats/0/hand-over", Some(json!({"to": "bot", "level": "novato"}))),
        3 => ("POST", "/seats/0/hand-over", Some(json!({"to": "back"}))),
        4 => ("POST", "/rematch", None),
        5 => ("GET", "/saved", None),
        _ => ("GET", "", None),
    };
    let (status, answer) =
        house.call(method, &format!("{path}{end}"), bearer.as_deref(), body).await;
    assert!(status < 500, "{method} {end}: {answer}");
}

fn check(heard: &[Value]) {
    let mut may_see: Vec<Value> = Vec::new();
    for message in heard {
        match message["type"].as_str().unwrap() {
            "welcome" => may_see = message["viewers"].as_array().unwrap().clone(),
            "told" => {
                assert!(may_see.contains(&message["viewer"]), "{message}");
                let hand = &message["view"]["game"]["hand"];
                assert_eq!(hand.is_null(), message["viewer"].is_null());
            }
            _ => {}
        }
    }
}

fn answers(stream: &Stream) -> usize {
    let answers = |message: &&Value| message["type"] == "answer" || message["done"].is_string();
    stream.heard.iter().filter(answers).count()
}

async fn session(steps: Vec<Step>) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}},
        {"who": {"kind": "bot", "level": "primer"}},
    ]);
    let made = house.table(json!({"game": "classic"}), seats, 3).await;
    let hello = |client: usize| json!([{"secret": made.secrets[client]}]);
    let mut clients = [house.join(&made.id, hello(0)).await, house.join(&made.id, hello(1)).await];
    for step in steps {
        match step {
            Step::Call(number, bearer) => call(&house, &made, number, bearer).await,
            Step::Drop(client) => {
                check(&clients[client].heard);
                clients[client] = house.join(&made.id, hello(client)).await;
            }
            Step::Say(client, said) => {
                let (message, before) = (message(&made, &said), answers(&clients[client]));
                let asks = usize::from(message["id"].is_string());
                clients[client].say(message).await;
                match clients[client].quiet().await {
                    // Whatever has an id is answered, and once; a preview lets others go first.
                    Some(_) => {
                        while answers(&clients[client]) < before + asks {
                            clients[client].hear().await.expect("it is answered");
                        }
                        clients[client].quiet().await;
                        assert_eq!(answers(&clients[client]), before + asks, "{said:?}");
                    }
                    // Ten senseless messages end a connection, and it may come back.
                    None => {
                        check(&clients[client].heard);
                        clients[client] = house.join(&made.id, hello(client)).await;
                    }
                }
            }
        }
    }
    for stream in &clients {
        check(&stream.heard);
    }
    // Everybody else is served as ever.
    let mut watcher = house.join(&made.id, json!([])).await;
    watcher.await_type("welcome").await;
    drop((clients, watcher));
    house.close().await;

    let database = Database::File(data.path().join("tables.sqlite"));
    let storage = storage::open(&database).await.unwrap();
    let stored = storage.load(made.id.parse().unwrap()).await.unwrap().unwrap();
    let Some(setup) = stored.record.setup else { return };
    let entries = stored.entries.iter().map(|entry| entry.text.as_str());
    let table: AnyTable = GameName::Classic.restore(&setup, entries).unwrap();
    let words = Library::new(None).open("pt").unwrap();
    let report = AnyTable::replay(&table.save(), &|_| Some(&words as _)).unwrap();
    assert_eq!(report.departure, None);
}

/// The same sessions each time; `PROPTEST_CASES` asks for more of them.
fn config_of_fuzz() -> ProptestConfig {
    let usual = ProptestConfig::default();
    let more = std::env::var_os("PROPTEST_CASES").is_some();
    ProptestConfig {
        cases: if more { usual.cases } else { 24 },
        max_shrink_iters: 50,
        rng_seed: RngSeed::Fixed(8),
        failure_persistence: None,
        ..usual
    }
}

proptest! {
    #![proptest_config(config_of_fuzz())]

    #[test]
    fn no_session_harms_the_server(steps in prop::collection::vec(step(), 1..40)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        // Most sessions are about a game that is on.
        let steps = std::iter::once(Step::Call(0, 2)).chain(steps).collect();
        runtime.block_on(session(steps));
    }
}
