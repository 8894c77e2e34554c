//! A whole game of each of the five over real sockets: people whose connections drop and come
//! back, bots, commands sent twice; and nothing that anybody received was more than the referee
//! lets that viewer know. All of it at one node, and again at three where everybody comes back to
//! whichever.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;
mod nats;
mod nodes;
mod player;
mod postgres;

use games::{AnyTable, Chance, GameName, Seat, Seeded, Viewer};
use house::Stream;
use nodes::{Bus, Nodes};
use player::Beginner;
use serde_json::{Value, json};
use server::cluster::InProcess;
use std::collections::HashMap;
use std::sync::Arc;

/// A person at a table, who plays as a beginner would.
struct Person {
    nodes: Arc<Nodes>,
    table: String,
    beginner: Beginner,
    /// The seats held, with their secrets.
    held: Vec<(u8, String)>,
    luck: Seeded,
    /// The next event number of each seat.
    next: HashMap<u8, u32>,
    received: Vec<Value>,
    asked: u32,
    drops: u32,
}

impl Person {
    /// Comes (back), and says what was seen last, or nothing of it.
    async fn join(&mut self) -> Stream {
        if self.luck.below(4) == 0 {
            self.next.clear();
        }
        let viewer =
            |(seat, secret): &(u8, String)| json!({"secret": secret, "next": self.next.get(seat)});
        let viewers: Vec<Value> = self.held.iter().map(viewer).collect();
        let node = self.luck.below(self.nodes.count() as u32) as usize;
        self.nodes.at(node).join(&self.table, json!(viewers)).await
    }

    /// Plays until the game is over.
    async fn play(mut self) -> Person {
        let mut stream = self.join().await;
        let mut acted: HashMap<u8, u32> = HashMap::new();
        loop {
            let Some(message) = stream.hear().await else {
                // Alone a server never does so; of several one may have missed a letter.
                assert!(self.nodes.count() > 1, "the server hung up");
                acted.clear();
                stream = self.join().await;
                continue;
            };
            self.received.push(message.clone());
            match message["type"].as_str().unwrap() {
                "told" => {
                    let seat = message["viewer"].as_u64().unwrap() as u8;
                    self.check_numbers(seat, &message);
                    let view = &message["view"];
                    if !view["outcome"].is_null() {
                        return self;
                    }
                    let phase = view["phase"].as_u64().unwrap() as u32;
                    if acted.get(&seat) == Some(&phase) {
                        continue;
                    }
                    if let Some(command) = self.beginner.decide(view, seat, &mut self.luck) {
                        acted.insert(seat, phase);
                        self.act(&mut stream, seat, phase, &command).await;
                    }
                }
                "answer" => self.check_answer(&message),
                _ => {}
            }
            if self.luck.below(6) == 0 {
                // Gone without a word, as when a tunnel begins; back again at once.
                self.drops += 1;
                drop(stream);
                acted.clear();
                stream = self.join().await;
            }
        }
    }

    async fn act(&mut self, stream: &mut Stream, seat: u8, phase: u32, command: &Value) {
        self.asked += 1;
        let message = json!({
            "type": "play",
            "id": format!("{seat}-{}", self.asked),
            "seat": seat,
            "phase": phase,
            "command": command,
        });
        stream.say(message.clone()).await;
        if self.luck.below(5) == 0 {
            stream.say(message).await;
        }
    }

    /// Steps go on where the seat was, without gaps, up to what it sees.
    fn check_numbers(&mut self, seat: u8, told: &Value) {
        let from = told["from"].as_u64().unwrap() as u32;
        assert_eq!(from, self.next.get(&seat).copied().unwrap_or(from), "{told}");
        let steps = told["steps"].as_array().unwrap();
        let numbers: Vec<Value> = steps.iter().map(|step| step["number"].clone()).collect();
        let next = told["view"]["next_event"].as_u64().unwrap() as u32;
        assert_eq!(numbers, (from..next).map(|number| json!(number)).collect::<Vec<_>>());
        self.next.insert(seat, next);
    }

    fn check_answer(&self, message: &Value) {
        let outcome = &message["outcome"];
        let race = ["stale", "not_yet", "already_answered", "game_over", "not_asked"];
        let fine = outcome["kind"] == "done"
            || outcome["refusal"]["code"].as_str().is_some_and(|code| race.contains(&code));
        assert!(fine, "{message}");
    }

    /// Every answer to one id is the same.
    fn check_answers_agree(&self) {
        let mut answers: HashMap<&str, &Value> = HashMap::new();
        for message in self.received.iter().filter(|message| message["type"] == "answer") {
            let first = answers.entry(message["id"].as_str().unwrap()).or_insert(message);
            assert_eq!(*first, message);
        }
    }
}

/// The table as it was at each moment, from the saved game.
struct Truth {
    /// By event number: the table after the entry that ends there.
    at: HashMap<u32, AnyTable>,
}

impl Truth {
    fn new(saved: &str) -> Truth {
        let table = AnyTable::read(saved).unwrap();
        let (setup, entries) = (table.setup().to_string(), table.entries(0));
        let mut at = HashMap::new();
        for end in 1..=entries.len() {
            let entries = entries[..end].iter().map(String::as_str);
            let then = table.game().restore(&setup, entries).unwrap();
            at.insert(then.next_event(), then);
        }
        Truth { at }
    }

    /// Nothing that was received is more than the referee lets the viewer know.
    fn check(&self, received: &[Value], seats: &[u8]) -> usize {
        let mut compared = 0;
        for message in received {
            let viewer = match message["viewer"].as_u64() {
                Some(seat) => {
                    assert!(seats.contains(&(seat as u8)), "another's eyes: {message}");
                    Viewer::Seat(Seat(seat as u8))
                }
                None => Viewer::Watcher,
            };
            match message["type"].as_str().unwrap() {
                "told" => {
                    let next = message["view"]["next_event"].as_u64().unwrap() as u32;
                    let from = message["from"].as_u64().unwrap() as u32;
                    let then = &self.at[&next];
                    assert_eq!(message["view"], then.view(viewer));
                    assert_eq!(message["steps"], json!(then.heard(viewer, from)));
                    nothing_of_the_game(&message["table"]);
                    compared += 1;
                }
                // What else is said is about the table and not about the game.
                "welcome" | "table" | "presence" | "pong" | "closing" => {
                    nothing_of_the_game(message);
                }
                "answer" => {
                    // A refusal names only what the player's own command named.
                    let outcome = &message["outcome"];
                    assert!(outcome["kind"] == "done" || outcome["kind"] == "refused");
                }
                other => panic!("unexpected {other}: {message}"),
            }
        }
        compared
    }
}

/// What is said about a table says nothing about its game.
fn nothing_of_the_game(said: &Value) {
    let text = said.to_string();
    for secret in ["\"hand\"", "\"cards\"", "\"pile\"", "\"draws\"", "\"seed\""] {
        assert!(!text.contains(secret), "{text}");
    }
}

async fn whole_game(nodes: Nodes, game: GameName, people: &[&[u8]], bots: &[u8], seed: u64) {
    let nodes = Arc::new(nodes);
    // Whoever does not play asks wherever it is.
    let (house, last) = (nodes.at(0), nodes.at(nodes.count() - 1));
    let seats = people.iter().map(|held| held.len()).sum::<usize>() + bots.len();
    let who = |seat: u8| match bots.contains(&seat) {
        true => json!({"who": {"kind": "bot", "level": "novato"}}),
        false => json!({"who": {"kind": "me", "name": format!("Player {seat}")}}),
    };
    let chairs: Vec<Value> = (0..seats as u8).map(who).collect();
    let made = house.table(json!({"game": game.as_str()}), json!(chairs), seed).await;
    let persons: Vec<u8> = (0..seats as u8).filter(|seat| !bots.contains(seat)).collect();
    let beginner = Beginner::new(game);

    let mut watcher = last.join(&made.id, json!([])).await;
    watcher.await_type("welcome").await;
    let path = format!("/api/tables/{}", made.id);
    house.done("POST", &format!("{path}/start"), &made.host, None).await;
    let mut playing = Vec::new();
    for (nth, seats) in people.iter().enumerate() {
        let secret = |seat: &u8| {
            let place = persons.iter().position(|person| person == seat).unwrap();
            (*seat, made.secrets[place].clone())
        };
        let person = Person {
            nodes: Arc::clone(&nodes),
            table: made.id.clone(),
            beginner: beginner.clone(),
            held: seats.iter().map(secret).collect(),
            luck: Seeded::new(seed + nth as u64),
            next: HashMap::new(),
            received: Vec::new(),
            asked: 0,
            drops: 0,
        };
        playing.push(tokio::spawn(person.play()));
        // While the game is on, nobody gets the file or the review.
        if nth == 0 {
            assert_eq!(last.get(&format!("{path}/saved")).await.1["code"], "not_over");
            assert_eq!(house.get(&format!("{path}/review")).await.1["code"], "not_over");
        }
    }
    let mut persons = Vec::new();
    for person in playing {
        persons.push(person.await.unwrap());
    }
    loop {
        // That it is over is told with the last of what happened.
        if watcher.await_type("told").await["table"]["stage"] == "over" {
            break;
        }
    }

    let (status, saved) = last.raw("GET", &format!("{path}/saved"), None, None).await;
    assert_eq!(status, 200);
    let truth = Truth::new(&saved);
    assert!(truth.check(&watcher.heard, &[]) > 10);
    for person in &persons {
        let seats: Vec<u8> = person.held.iter().map(|(seat, _)| *seat).collect();
        let compared = truth.check(&person.received, &seats);
        assert!(compared > 10 && person.asked > 0 && person.drops > 0);
        person.check_answers_agree();
    }
    // The log stands up to the rules.
    let all = beginner.words().all();
    let report = AnyTable::replay(&saved, &|_| Some(all as _)).unwrap();
    assert_eq!((report.departure, report.over), (None, true));
    let review = house.done("GET", &format!("{path}/review"), "", None).await;
    assert!(!review["turns"].as_array().unwrap().is_empty());
    drop(watcher);
    drop(persons);
    Arc::into_inner(nodes).unwrap().close().await;
}

async fn classic_with_two_people_and_a_bot(nodes: Nodes) {
    whole_game(nodes, GameName::Classic, &[&[0], &[2]], &[1], 11).await;
}

async fn forfeit_with_three_people_two_of_them_at_one_screen(nodes: Nodes) {
    whole_game(nodes, GameName::Forfeit, &[&[0, 1], &[2]], &[], 12).await;
}

async fn rummy_with_two_people_and_a_bot(nodes: Nodes) {
    whole_game(nodes, GameName::Rummy, &[&[0], &[1]], &[2], 13).await;
}

async fn party_with_two_people_and_two_bots(nodes: Nodes) {
    whole_game(nodes, GameName::Party, &[&[0], &[1]], &[2, 3], 14).await;
}

async fn thief_with_two_people_and_a_bot(nodes: Nodes) {
    whole_game(nodes, GameName::Thief, &[&[0], &[1]], &[2], 15).await;
}

macro_rules! games_at {
    ($place:ident, $nodes:expr; $($game:ident,)*) => {
        mod $place {
            use super::*;
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $game() {
                    super::$game($nodes.await).await;
                }
            )*
        }
    };
    ($place:ident, $nodes:expr) => {
        games_at! { $place, $nodes;
            classic_with_two_people_and_a_bot,
            forfeit_with_three_people_two_of_them_at_one_screen,
            rummy_with_two_people_and_a_bot,
            party_with_two_people_and_two_bots,
            thief_with_two_people_and_a_bot,
        }
    };
}

games_at! { one_node, Nodes::alone() }
games_at! { three_nodes, Nodes::open(Bus::InProcess(InProcess::default()), 3) }
