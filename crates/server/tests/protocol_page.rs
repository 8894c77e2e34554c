//! The session in `docs/protocol.md` is a real one; this fails when the server no longer says it.

#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

mod house;

use house::{House, Stream, config};
use serde_json::{Value, json};
use std::path::Path;

/// Set to write the session into the page in place of comparing it.
const WRITE: &str = "ABECEDAR_WRITE_SESSION";

/// The most of a message that the page shows.
const SHOWN: usize = 600;

struct Record {
    text: String,
    replaced: Vec<(String, String)>,
}

impl Record {
    fn line(&mut self, who: char, message: &Value) {
        let mut message = message.clone();
        plain(&mut message);
        let mut line = message.to_string();
        for (real, shown) in &self.replaced {
            line = line.replace(real, shown);
        }
        if line.chars().count() > SHOWN {
            line = line.chars().take(SHOWN).chain(" …".chars()).collect();
        }
        self.text += &format!("{who} {line}\n");
    }

    async fn say(&mut self, stream: &mut Stream, message: Value) {
        self.line('>', &message);
        stream.say(message).await;
    }

    /// Writes down what is heard until a message fits.
    async fn hear(&mut self, stream: &mut Stream, last: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = stream.hear().await.unwrap();
            self.line('<', &message);
            if last(&message) {
                return message;
            }
        }
    }
}

/// Times are not the same twice.
fn plain(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match name.as_str() {
                    "now" | "at" | "created" | "changed" if field.is_number() => *field = json!(0),
                    _ => plain(field),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(plain),
        _ => {}
    }
}

async fn session() -> String {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}}, {"who": {"kind": "me", "name": "Rui"}},
    ]);
    let made = house.table(json!({"game": "classic"}), seats, 4).await;
    let mut record = Record {
        text: String::new(),
        replaced: vec![
            (made.id.clone(), "0123456789abcdef".to_owned()),
            (made.code.clone(), "ABCDEF".to_owned()),
            (made.secrets[0].clone(), "Anas-secret".to_owned()),
            (made.secrets[1].clone(), "Ruis-secret".to_owned()),
        ],
    };
    let mut ana = house.connect(&made.id).await;
    let secrets = made.secrets.iter().map(|secret| json!({"secret": secret, "next": 0}));
    let hello = json!({"type": "hello", "viewers": secrets.collect::<Vec<_>>()});
    record.say(&mut ana, hello).await;
    let here = |message: &Value| message["type"] == "presence" && message["here"][0] == true;
    record.hear(&mut ana, here).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let second = |message: &Value| message["type"] == "told" && message["viewer"] == 1;
    let view = record.hear(&mut ana, second).await["view"].clone();
    let (seat, phase) = (&view["game"]["on_turn"], &view["phase"]);
    let pass = |id: &str| json!({"type": "play", "id": id, "seat": seat, "phase": phase, "command": "pass"});
    record.say(&mut ana, pass("a1")).await;
    record.hear(&mut ana, second).await;
    record.say(&mut ana, pass("a1")).await;
    record.hear(&mut ana, |message| message["type"] == "answer").await;
    record.say(&mut ana, pass("a2")).await;
    record.hear(&mut ana, |message| message["type"] == "told").await;
    record.say(&mut ana, json!({"type": "ping"})).await;
    record.hear(&mut ana, |message| message["type"] == "pong").await;
    house.close().await;
    record.hear(&mut ana, |message| message["type"] == "closing").await;
    record.text
}

#[tokio::test(flavor = "multi_thread")]
async fn the_session_of_the_page_is_real() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = std::fs::read_to_string(&path).unwrap().replace("\r\n", "\n");
    let (start, end) = ("```session\n", "```\n");
    let (before, rest) = page.split_once(start).unwrap();
    let (kept, after) = rest.split_once(end).unwrap();
    let real = session().await;
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&path, format!("{before}{start}{real}{end}{after}")).unwrap();
        return;
    }
    assert!(
        kept == real,
        "docs/protocol.md shows another session; write it anew with\n  \
         {WRITE}=1 cargo test -p server --test protocol_page\n{real}"
    );
}
