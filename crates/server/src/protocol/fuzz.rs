//! The parser of messages under fire: whatever arrives is read or refused, and never breaks
//! anything. The same texts come each time; `PROPTEST_CASES` asks for more of them.

use super::{FromClient, NewTable};
use crate::limits::MESSAGE;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::Value;

/// One message of each kind, as clients send them.
const MESSAGES: [&str; 15] = [
    r#"{"type":"hello","viewers":[{"secret":"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA","next":7},{}]}"#,
    r#"{"type":"hello","viewers":[]}"#,
    r#"{"type":"hello","viewers":[],"screen":true}"#,
    r#"{"type":"play","id":"a1","seat":1,"phase":3,"command":{"lay":{"cards":[[0,0,"A"]]}}}"#,
    r#"{"type":"play","id":"a2","seat":0,"phase":4294967295,"command":"pass"}"#,
    r#"{"type":"preview","id":"ç","seat":255,"command":null}"#,
    r#"{"type":"resign","id":"","seat":0}"#,
    r#"{"type":"undo","id":"u","seat":0}"#,
    r#"{"type":"undo_answer","id":"v","seat":1,"agree":false}"#,
    r#"{"type":"draft","seat":0,"set":[[-1,32767,"A"],[0,0,null]]}"#,
    r#"{"type":"react","seat":3,"reaction":"applause"}"#,
    r#"{"type":"pause","id":"p","seat":0}"#,
    r#"{"type":"pause_answer","id":"q","seat":1,"agree":true}"#,
    r#"{"type":"resume","id":"q","seat":0}"#,
    r#"{"type":"ping"}"#,
];

fn config() -> ProptestConfig {
    ProptestConfig { rng_seed: RngSeed::Fixed(8), failure_persistence: None, ..Default::default() }
}

/// Reads a text as a client's message and as the body of a call. Neither may panic, and what is
/// read names only what the text says.
fn read(text: &str) -> Option<FromClient> {
    let _ = serde_json::from_str::<NewTable>(text);
    let message = serde_json::from_str::<FromClient>(text).ok()?;
    let said: Value = serde_json::from_str(text).ok()?;
    if let Some(seat) = message.seat() {
        assert_eq!(Some(u64::from(seat)), said["seat"].as_u64());
    }
    Some(message)
}

/// Any JSON, a little of it deep.
fn json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(6, 48, 6, |inner| {
        let key = prop_oneof![
            Just("type".to_owned()),
            Just("seat".to_owned()),
            Just("id".to_owned()),
            Just("command".to_owned()),
            Just("viewers".to_owned()),
            ".{0,6}",
        ];
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((key, inner), 0..6)
                .prop_map(|pairs| Value::Object(pairs.into_iter().collect())),
        ]
    })
}

#[test]
fn every_kind_of_message_is_read() {
    for message in MESSAGES {
        assert!(read(message).is_some(), "{message}");
    }
}

#[test]
fn nesting_has_an_end_before_the_stack_has() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
        let depth = MESSAGE / open.len() / 2;
        let nested = format!("{}1{}", open.repeat(depth), close.repeat(depth));
        let inside = format!(r#"{{"type":"play","id":"a","seat":0,"phase":1,"command":{nested}}}"#);
        assert_eq!((read(&nested), read(&inside)), (None, None));
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_is_read_or_refused(text in "(?s).{0,200}") {
        read(&text);
    }

    #[test]
    fn any_json_is_read_or_refused(value in json()) {
        read(&value.to_string());
    }

    /// Pieces are cut out, doubled, or replaced: most of what comes of it is nearly a message.
    #[test]
    fn a_damaged_message_is_read_or_refused(
        which in 0..MESSAGES.len(),
        damages in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..12, ".{0,4}", any::<bool>()), 1..5),
    ) {
        let mut text: Vec<char> = MESSAGES[which].chars().collect();
        for (at, length, instead, twice) in damages {
            let start = at.index(text.len() + 1);
            let end = (start + length).min(text.len());
            let cut: Vec<char> = text[start..end].to_vec();
            let new = instead.chars().chain(cut.into_iter().filter(|_| twice));
            let new: Vec<char> = new.collect();
            text.splice(start..end, new);
        }
        read(&text.into_iter().collect::<String>());
    }

    /// A field of a message is replaced by something else, lost, or joined by one too many.
    #[test]
    fn a_message_with_a_wrong_field_is_refused_or_means_what_it_says(
        which in 0..MESSAGES.len(),
        field in any::<prop::sample::Index>(),
        instead in prop::option::of(json()),
        extra in prop::option::of(("[a-z]{1,8}", json())),
    ) {
        let mut value: Value = serde_json::from_str(MESSAGES[which]).unwrap();
        let fields = value.as_object_mut().unwrap();
        let known = extra.as_ref().is_none_or(|(name, _)| fields.contains_key(name));
        let name = fields.keys().nth(field.index(fields.len())).unwrap().clone();
        match instead {
            Some(instead) => fields[&name] = instead,
            None => drop(fields.remove(&name)),
        }
        if let Some((name, value)) = extra {
            fields.insert(name, value);
        }
        let message = read(&value.to_string());
        // What says nothing but its type may carry anything.
        prop_assert!(known || matches!(
            message,
            None | Some(FromClient::Ping | FromClient::Here)
        ));
    }
}
