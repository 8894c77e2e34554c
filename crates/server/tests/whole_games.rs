//! A whole game of each of the five over real sockets: people whose connections drop and come
//! back, bots, commands sent twice; and nothing that anybody received was more than the referee
//! lets that viewer know.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use bots::{AnySeen, Bot, Bots, Seen, Words};
use games::{AnyTable, Chance, Game, Opening, Seat, Seeded, TableView, Viewer};
use house::{House, Stream, config};
use lexicon::Library;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;

/// A person at a table, who plays as a beginner would.
struct Person {
    house: Arc<House>,
    table: String,
    game: &'static str,
    /// The seats held, with their secrets.
    held: Vec<(u8, String)>,
    words: Words,
    bots: Bots,
    luck: Seeded,
    /// The next event number of each seat.
    next: HashMap<u8, u32>,
    received: Vec<Value>,
    asked: u32,
    drops: u32,
}

/// What a game's bot would do, from what a client has received.
fn decide<G: Game>(
    view: &Value,
    seat: u8,
    words: &Words,
    wrap: impl Fn(Seen<G>) -> AnySeen,
    bots: &Bots,
    luck: &mut Seeded,
) -> Option<Value> {
    let view: TableView<G> = serde_json::from_value(view.clone()).unwrap();
    let opening = Opening::new(view.players.clone());
    let setup = Arc::new(opening.setup::<G>(words.all()).unwrap());
    let seen = wrap(Seen { setup, seat: Seat(seat), view, told: Vec::new() });
    Some(bots.decide(&seen, words, Bot::Primer, luck)?.act)
}

impl Person {
    async fn join(&mut self) -> Stream {
        let viewer =
            |(seat, secret): &(u8, String)| json!({"secret": secret, "next": self.next.get(seat)});
        let viewers: Vec<Value> = self.held.iter().map(viewer).collect();
        self.house.join(&self.table, json!(viewers)).await
    }

    fn decide(&mut self, view: &Value, seat: u8) -> Option<Value> {
        let (words, bots, luck) = (&self.words, &self.bots, &mut self.luck);
        match self.game {
            "classic" => decide(view, seat, words, AnySeen::Classic, bots, luck),
            "forfeit" => decide(view, seat, words, AnySeen::Forfeit, bots, luck),
            "rummy" => decide(view, seat, words, AnySeen::Rummy, bots, luck),
            "party" => decide(view, seat, words, AnySeen::Party, bots, luck),
            _ => decide(view, seat, words, AnySeen::Thief, bots, luck),
        }
    }

    /// Plays until the game is over.
    async fn play(mut self) -> Person {
        let mut stream = self.join().await;
        let mut acted: HashMap<u8, u32> = HashMap::new();
        loop {
            let Some(message) = stream.hear().await else { panic!("the server hung up") };
            self.received.push(message.clone());
            match message["type"].as_str().unwrap() {
                "told" => {
                    let seat = message["viewer"].as_u64().unwrap() as u8;
                    self.check_numbers(seat, &message);
                    stream.say(json!({"type": "refresh"})).await;
                }
                "view" => {
                    let seat = message["viewer"].as_u64().unwrap() as u8;
                    let view = &message["view"];
                    let next = view["next_event"].as_u64().unwrap() as u32;
                    self.next.insert(seat, next);
                    if !view["outcome"].is_null() {
                        return self;
                    }
                    let phase = view["phase"].as_u64().unwrap() as u32;
                    if acted.get(&seat) == Some(&phase) {
                        continue;
                    }
                    if let Some(act) = self.decide(view, seat) {
                        acted.insert(seat, phase);
                        self.act(&mut stream, seat, &act).await;
                    }
                }
                "answer" => self.check_answer(&message),
                _ => {}
            }
            if self.luck.below(12) == 0 {
                // Gone without a word, as when a tunnel begins; back again at once.
                self.drops += 1;
                drop(stream);
                acted.clear();
                stream = self.join().await;
                if self.luck.below(2) == 0 {
                    stream.say(json!({"type": "refresh"})).await;
                }
            }
        }
    }

    async fn act(&mut self, stream: &mut Stream, seat: u8, act: &Value) {
        self.asked += 1;
        let message = json!({
            "type": "play",
            "id": format!("{seat}-{}", self.asked),
            "seat": seat,
            "phase": act["play"]["phase"],
            "command": act["play"]["command"],
        });
        stream.say(message.clone()).await;
        if self.luck.below(5) == 0 {
            stream.say(message).await;
        }
    }

    fn check_numbers(&mut self, seat: u8, told: &Value) {
        let mut next = self.next[&seat];
        for step in told["steps"].as_array().unwrap() {
            let number = step["number"].as_u64().unwrap() as u32;
            // A fresh view may have overtaken what was on its way, but nothing is left out.
            assert!(number <= next, "{next} is missing before {number}");
            next = next.max(number + 1);
        }
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

/// The table as it was before an event, from the saved game.
struct Truth {
    table: AnyTable,
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
        Truth { table, at }
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
                "view" => {
                    let next = message["view"]["next_event"].as_u64().unwrap() as u32;
                    assert_eq!(message["view"], self.at[&next].view(viewer));
                    compared += 1;
                }
                "told" => {
                    for step in message["steps"].as_array().unwrap() {
                        let number = step["number"].as_u64().unwrap() as u32;
                        assert_eq!(*step, self.table.told(viewer, number)[0]);
                        compared += 1;
                    }
                }
                // What else is said is about the table and not about the game.
                "welcome" | "table" | "presence" | "pong" | "closing" => {
                    let text = message.to_string();
                    for secret in ["\"hand\"", "\"cards\"", "\"pile\"", "\"draws\"", "\"seed\""] {
                        assert!(!text.contains(secret), "{text}");
                    }
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

async fn whole_game(game: &'static str, lexicon: &str, people: &[&[u8]], bots: &[u8], seed: u64) {
    let data = tempfile::tempdir().unwrap();
    let house = Arc::new(House::open(config(data.path().into())).await);
    let seats = people.iter().map(|held| held.len()).sum::<usize>() + bots.len();
    let who = |seat: u8| match bots.contains(&seat) {
        true => json!({"who": {"kind": "bot", "level": "novato"}}),
        false => json!({"who": {"kind": "me", "name": format!("Player {seat}")}}),
    };
    let chairs: Vec<Value> = (0..seats as u8).map(who).collect();
    let made = house.table(json!({"game": game}), json!(chairs), seed).await;
    let persons: Vec<u8> = (0..seats as u8).filter(|seat| !bots.contains(seat)).collect();
    let words = Words::new(Library::new(None).open(lexicon).unwrap());

    let mut watcher = house.join(&made.id, json!([])).await;
    watcher.await_type("welcome").await;
    let path = format!("/api/tables/{}", made.id);
    house.done("POST", &format!("{path}/start"), &made.host, None).await;
    let minds = Bots::default();
    let mut playing = Vec::new();
    for (nth, seats) in people.iter().enumerate() {
        let secret = |seat: &u8| {
            let place = persons.iter().position(|person| person == seat).unwrap();
            (*seat, made.secrets[place].clone())
        };
        let person = Person {
            house: Arc::clone(&house),
            table: made.id.clone(),
            game,
            held: seats.iter().map(secret).collect(),
            words: words.clone(),
            bots: minds.clone(),
            luck: Seeded::new(seed + nth as u64),
            next: HashMap::new(),
            received: Vec::new(),
            asked: 0,
            drops: 0,
        };
        playing.push(tokio::spawn(person.play()));
        // While the game is on, nobody gets the file or the review.
        if nth == 0 {
            assert_eq!(house.get(&format!("{path}/saved")).await.1["code"], "not_over");
            assert_eq!(house.get(&format!("{path}/review")).await.1["code"], "not_over");
        }
    }
    let mut persons = Vec::new();
    for person in playing {
        persons.push(person.await.unwrap());
    }
    loop {
        let message = watcher.hear().await.unwrap();
        if message["type"] == "table" && message["table"]["stage"] == "over" {
            break;
        }
    }

    let (status, saved) = house.raw("GET", &format!("{path}/saved"), None, None).await;
    assert_eq!(status, 200);
    let truth = Truth::new(&saved);
    assert!(truth.check(&watcher.heard, &[]) > 20);
    for person in &persons {
        let seats: Vec<u8> = person.held.iter().map(|(seat, _)| *seat).collect();
        let compared = truth.check(&person.received, &seats);
        assert!(compared > 20 && person.asked > 0 && person.drops > 0);
        person.check_answers_agree();
    }
    // The log stands up to the rules.
    let all = words.all();
    let report = AnyTable::replay(&saved, &|name| (name == lexicon).then_some(all as _)).unwrap();
    assert_eq!((report.departure, report.over), (None, true));
    let review = house.done("GET", &format!("{path}/review"), "", None).await;
    assert!(!review["turns"].as_array().unwrap().is_empty());
    drop(watcher);
    drop(persons);
    Arc::into_inner(house).unwrap().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn classic_with_two_people_and_a_bot() {
    whole_game("classic", "pt", &[&[0], &[2]], &[1], 11).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn forfeit_with_three_people_two_of_them_at_one_screen() {
    whole_game("forfeit", "pt", &[&[0, 1], &[2]], &[], 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rummy_with_two_people_and_a_bot() {
    whole_game("rummy", "pt", &[&[0], &[1]], &[2], 13).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn party_with_two_people_and_two_bots() {
    whole_game("party", "fr", &[&[0], &[1]], &[2, 3], 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn thief_with_two_people_and_a_bot() {
    whole_game("thief", "en", &[&[0], &[1]], &[2], 15).await;
}
