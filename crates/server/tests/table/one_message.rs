//! One move is one message in, and one message out for each viewer.

use crate::house::{House, Made, Stream, config};
use crate::player::Beginner;
use games::{GameName, Seeded};
use serde_json::{Value, json};

/// How many moves are looked at where no clock runs.
const MOVES: u32 = 6;

/// Seats of the one who makes the table and of bots, in teams where the game has them.
fn seats(game: GameName, people: usize, bots: usize) -> Value {
    let who = |place: usize| match place < people {
        true => json!({"kind": "me", "name": format!("Player {place}")}),
        false => json!({"kind": "bot", "level": "primer"}),
    };
    let team = |place: usize| game.teams().then_some(place % 2);
    let seat = |place: usize| json!({"who": who(place), "team": team(place)});
    (0..people + bots).map(seat).collect()
}

/// A game that has begun, everybody who holds a seat of it, and a watcher at the end.
async fn begun(house: &House, game: GameName, people: usize, bots: usize) -> (Made, Vec<Stream>) {
    let settings = json!({"game": game.as_str()});
    let made = house.table(settings, seats(game, people, bots), 7).await;
    let mut streams = Vec::new();
    for secret in &made.secrets {
        streams.push(house.join(&made.id, json!([{"secret": secret}])).await);
    }
    streams.push(house.join(&made.id, json!([])).await);
    for stream in &mut streams {
        stream.await_type("welcome").await;
    }
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    for stream in &mut streams {
        let told = stream.await_type("told").await;
        assert_eq!((&told["from"], &told["table"]["stage"]), (&json!(0), &json!("playing")));
    }
    (made, streams)
}

/// What a seat does next, if it is waited for.
fn next_move(beginner: &Beginner, seat: usize, stream: &Stream, time: u32) -> Option<Value> {
    let view = stream.seen();
    let awaited = view["awaited"].as_array().unwrap().contains(&json!(seat));
    let mut luck = Seeded::new(u64::from(time));
    let command = beginner.decide(view, seat as u8, &mut luck).filter(|_| awaited)?;
    Some(json!({
        "type": "play", "id": format!("move-{time}"), "seat": seat, "phase": view["phase"],
        "command": command,
    }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_among_people_is_one_message_to_each_viewer() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    for &game in GameName::ALL {
        let beginner = Beginner::new(game);
        let (_made, mut streams) = begun(&house, game, 2, 0).await;
        for stream in &mut streams {
            stream.quiet().await.unwrap();
        }
        for time in 0..MOVES {
            let moved = (0..2).find_map(|seat| {
                next_move(&beginner, seat, &streams[seat], time).map(|message| (seat, message))
            });
            let Some((mover, message)) = moved else { break };
            streams[mover].say(message.clone()).await;
            // What the mover hears is settled first; then the others have been told too.
            let mut heard = vec![streams[mover].quiet().await.unwrap()];
            for (place, stream) in streams.iter_mut().enumerate() {
                if place != mover {
                    heard.push(stream.quiet().await.unwrap());
                }
            }
            for (nth, messages) in heard.iter().enumerate() {
                let [told] = &messages[..] else { panic!("{game} {time}: {messages:?}") };
                assert_eq!(told["type"], "told", "{game}: {message}: {told}");
                assert!(!told["steps"].as_array().unwrap().is_empty(), "{game}");
                let done = if nth == 0 { message["id"].clone() } else { Value::Null };
                assert_eq!(told["done"], done, "{game}");
            }
            if !streams[mover].seen()["deadline"].is_null() {
                break;
            }
        }
    }
    house.close().await;
}

/// What the bot does is told like anything else, and nothing else is.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_a_bot_is_one_message_to_each_viewer() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    for &game in GameName::ALL {
        let beginner = Beginner::new(game);
        let (made, mut streams) = begun(&house, game, 1, 1).await;
        let before = streams[0].heard.len();
        for time in 0..MOVES {
            while streams[0].seen()["awaited"] != json!([0])
                && streams[0].seen()["outcome"].is_null()
            {
                streams[0].await_type("told").await;
            }
            let Some(message) = next_move(&beginner, 0, &streams[0], time) else { break };
            let id = message["id"].as_str().unwrap().to_owned();
            streams[0].say(message).await;
            let outcome = streams[0].answer(&id).await;
            let race = ["stale", "already_answered"].map(|code| json!(code));
            assert!(
                outcome["kind"] == "done" || race.contains(&outcome["refusal"]["code"]),
                "{game}: {outcome}"
            );
        }
        let path = format!("/api/tables/{}", made.id);
        house.call("POST", &format!("{path}/abandon"), Some(&made.host), None).await;
        for stream in &mut streams {
            stream.quiet().await.unwrap();
        }
        let (_, saved) = house.raw("GET", &format!("{path}/saved"), None, None).await;
        let table = games::AnyTable::read(&saved).unwrap();
        let entries = table.entry_count() as usize;
        for (place, stream) in streams.iter().enumerate() {
            let told =
                |message: &&Value| message["type"] == "told" && message["steps"] != json!([]);
            let count = stream.heard.iter().filter(told).count();
            // Each entry is told once, the start included; a deadline that passes just before
            // a move is told with it.
            assert!(count <= entries && count > entries / 2, "{game}: {count} of {entries}");
            let steps: usize = stream
                .heard
                .iter()
                .filter(told)
                .map(|told| told["steps"].as_array().unwrap().len())
                .sum();
            assert_eq!(steps, table.next_event() as usize, "{game}: viewer {place}");
            let beside = stream.heard[before.min(stream.heard.len())..].iter();
            let kinds: Vec<&Value> = beside.map(|message| &message["type"]).collect();
            let known = ["told", "answer", "table", "pong", "presence"].map(|kind| json!(kind));
            assert!(kinds.iter().all(|kind| known.contains(kind)), "{game}: {kinds:?}");
            if game != GameName::Party {
                assert_eq!(count, entries, "{game}: viewer {place}");
            }
        }
    }
    house.close().await;
}
