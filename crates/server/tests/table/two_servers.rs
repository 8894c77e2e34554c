//! Two servers on one PostgreSQL: each event has one writer, and the other catches up.

use crate::house::{House, Made, Stream, config};
use crate::postgres::Server;
use crate::table::{begun, pass};
use serde_json::{Value, json};
use server::storage::{self, Database};
use std::sync::Arc;

/// Two servers on one database, and the database.
struct Twins {
    one: House,
    two: House,
    address: String,
    _data: [tempfile::TempDir; 2],
    _server: Arc<Server>,
}

impl Twins {
    async fn open() -> Twins {
        let server = Server::shared();
        let address = server.new_database().await;
        let data = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let with = |folder: &tempfile::TempDir| {
            let mut config = config(folder.path().into());
            config.database = Some(address.parse::<Database>().unwrap());
            config
        };
        let (one, two) = (House::open(with(&data[0])).await, House::open(with(&data[1])).await);
        Twins { one, two, address, _data: data, _server: server }
    }

    /// A person at each of them, and what the first sees.
    async fn people(&self, made: &Made) -> (Stream, Stream, Value) {
        let mut ana = self.one.sit(made, 0).await;
        let mut rui = self.two.sit(made, 1).await;
        let view = ana.view().await;
        rui.view().await;
        (ana, rui, view)
    }

    async fn close(self) {
        self.one.close().await;
        self.two.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_second_writer_is_refused_catches_up_and_judges_again() {
    let twins = Twins::open().await;
    let made = begun(&twins.one, json!({"game": "classic"})).await;
    let (mut ana, mut rui, view) = twins.people(&made).await;
    let (first, phase) =
        (view["game"]["on_turn"].as_u64().unwrap(), view["phase"].as_u64().unwrap());
    let mut by_seat = [&mut ana, &mut rui];
    let mut next = view["next_event"].as_u64().unwrap();
    // In turn each plays at a server that has not heard of what the other did, until all have
    // passed twice and the game is over.
    for turn in 0..4 {
        let seat = (first + turn) % 2;
        let id = format!("turn-{turn}");
        let stream = &mut by_seat[seat as usize];
        stream.say(pass(&id, seat, &json!(phase + turn))).await;
        let answer = stream.answer(&id).await;
        assert_eq!(answer["kind"], "done", "turn {turn}: {answer}");
        // What the other server did was told here before, without gaps.
        let now = answer["next"].as_u64().unwrap();
        assert!(now > next, "{next} {now}");
        next = now;
        if turn == 2 {
            // Whoever is late is told so at either server.
            let mut elsewhere = match seat {
                0 => twins.two.sit(&made, 0).await,
                _ => twins.one.sit(&made, 1).await,
            };
            elsewhere.await_type("welcome").await;
            elsewhere.say(pass("late", seat, &json!(phase + turn))).await;
            assert_eq!(elsewhere.answer("late").await["refusal"]["code"], "stale");
        }
    }
    for stream in &by_seat {
        let told = stream.heard.iter().filter(|message| message["type"] == "told");
        let numbers: Vec<u64> = told
            .flat_map(|told| told["steps"].as_array().unwrap())
            .map(|step| step["number"].as_u64().unwrap())
            .collect();
        let whole: Vec<u64> = (numbers[0]..).take(numbers.len()).collect();
        assert_eq!(numbers, whole, "a stream has gaps");
    }
    drop((ana, rui));
    twins.close().await;
}

/// The bot that stands in is in the log and in the document, whoever wrote first.
#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_is_not_lost_where_another_server_wrote_first() {
    let twins = Twins::open().await;
    let made = begun(&twins.one, json!({"game": "classic"})).await;
    let (mut ana, mut rui, view) = twins.people(&made).await;
    let first = view["game"]["on_turn"].as_u64().unwrap();
    // Something happens at one server, and the other does not know yet.
    let (there, here) = if first == 0 { (&mut ana, &twins.two) } else { (&mut rui, &twins.one) };
    there.say(pass("first", first, &view["phase"])).await;
    assert_eq!(there.answer("first").await["kind"], "done");
    // The seat that is not on turn afterwards, so that the bot does nothing yet.
    let hand_over = format!("/api/tables/{}/seats/{first}/hand-over", made.id);
    let to_bot = json!({"to": "bot", "level": "primer"});
    let secret = &made.secrets[first as usize];
    let answer = here.done("POST", &hand_over, secret, Some(to_bot)).await;
    assert_eq!(answer["table"]["seats"][first as usize]["who"]["stand_in"], "primer");

    let address = twins.address.parse().unwrap();
    let store = storage::open(&address).await.unwrap();
    let stored = store.load(made.id.parse().unwrap()).await.unwrap().unwrap();
    let document: Value = serde_json::from_str(&stored.record.document).unwrap();
    let person = &document["seats"][first as usize]["who"]["person"];
    assert_eq!(person["stand_in"], "primer", "{document}");
    let handed = stored.entries.iter().filter(|entry| entry.text.contains("\"handed_over\""));
    assert_eq!(handed.count(), 1);
    store.close().await.unwrap();
    drop((ana, rui));
    twins.close().await;
}

/// What no text of PostgreSQL can hold is refused before it gets there.
#[tokio::test(flavor = "multi_thread")]
async fn an_id_that_cannot_be_kept_is_refused_at_the_door() {
    let twins = Twins::open().await;
    let made = begun(&twins.one, json!({"game": "classic"})).await;
    let mut stream = twins.one.sit(&made, 0).await;
    let view = stream.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let mut stream = twins.one.sit(&made, seat as usize).await;
    for id in ["nul\0", "bell\u{7}", "line\nbreak"] {
        stream.say(pass(id, seat, &view["phase"])).await;
        let outcome = stream.answer(id).await;
        assert_eq!(outcome["problem"]["code"], "malformed", "{id:?}: {outcome}");
    }
    stream.say(pass("plain", seat, &view["phase"])).await;
    assert_eq!(stream.answer("plain").await["kind"], "done");
    twins.close().await;
}
