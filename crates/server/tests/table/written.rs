//! Words of a game are told as people write them, as they are laid and to whoever comes later.

use crate::house::{House, Stream, config};
use lexicon::Library;
use serde_json::{Map, Value, json};

/// What a stream was told of how words are written.
fn written(stream: &Stream) -> Map<String, Value> {
    let told = stream.heard.iter().filter(|message| message["type"] == "told");
    told.filter_map(|told| told["written"].as_object()).flatten().fold(
        Map::new(),
        |mut all, (word, form)| {
            all.insert(word.clone(), form.clone());
            all
        },
    )
}

/// The words of all sentences that a stream was told.
fn words(stream: &Stream) -> Vec<String> {
    let told = stream.heard.iter().filter(|message| message["type"] == "told");
    let steps = told.flat_map(|told| told["steps"].as_array().unwrap());
    let said = steps.flat_map(|step| step["said"].as_array().unwrap());
    let given = said.filter_map(|said| said["given"].as_object()).flat_map(|given| given.values());
    let words = given.filter_map(|filling| filling["words"].as_array()).flatten();
    words.map(|word| word.as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn sentences_come_with_how_their_words_are_written() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let bots: Value =
        (0..2).map(|_| json!({"who": {"kind": "bot", "level": "greedy"}, "team": null})).collect();
    let made = house.table(json!({"game": "classic"}), bots, 7).await;
    let mut live = house.join(&made.id, json!([])).await;
    live.await_type("welcome").await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let lexicon = Library::new(None).open("pt").unwrap();
    while written(&live).len() < 3 && words(&live).len() < 200 {
        live.await_type("told").await;
    }
    let (heard, told) = (words(&live), written(&live));
    assert!(told.len() >= 3, "{heard:?}: {told:?}");
    for word in heard {
        let form = lexicon.written(&lexicon.alphabet().fold(&word).unwrap()).in_capitals();
        assert_eq!(told.get(&word).and_then(Value::as_str), form.as_deref(), "{word}");
    }
    // Whoever comes later hears it again with what happened before.
    let mut late = house.join(&made.id, json!([{"secret": null, "next": 0}])).await;
    late.await_type("told").await;
    let later = written(&late);
    assert!(told.iter().all(|(word, form)| later.get(word) == Some(form)), "{told:?} {later:?}");
    house.close().await;
}
