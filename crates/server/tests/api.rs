//! The API as a caller meets it: good questions, bad ones, and what every answer carries.

mod client;

use axum::http::{Method, StatusCode};
use client::{ask, get};
use serde_json::json;

#[tokio::test]
async fn the_lexicons_that_ship_are_listed_first() {
    let answer = get("/api/lexicons").await;
    assert_eq!(answer.status, StatusCode::OK);
    let body = answer.json();
    let names: Vec<_> = body["lexicons"].as_array().unwrap().iter().map(|l| &l["name"]).collect();
    assert_eq!(names, ["pt", "fr", "en", "ro", "es"]);
    assert_eq!(body["lexicons"][1]["language"], "fr");
    assert!(body["lexicons"][1]["words"].as_u64().unwrap() > 300_000);
}

#[tokio::test]
async fn a_word_is_answered_with_its_letters_and_what_is_known_of_it() {
    let body = get("/api/lexicons/fr/words/repasserai").await.json();
    assert_eq!(body["word"], "REPASSERAI");
    assert_eq!((&body["lexicon"], &body["language"]), (&json!("fr"), &json!("fr")));
    assert_eq!((&body["valid"], &body["parts"]), (&json!(true), &json!(["verb"])));
    let body = get("/api/lexicons/en/words/the").await.json();
    assert_eq!(body["commonness"], "everyday");
}

#[tokio::test]
async fn words_come_as_people_write_them_beside_their_letters() {
    let body = get("/api/lexicons/pt/words/nocao").await.json();
    assert_eq!((&body["valid"], &body["written"]), (&json!(false), &json!([])), "Ç is a letter");
    let body = get("/api/lexicons/pt/words/no%C3%A7ao").await.json();
    assert_eq!((&body["word"], &body["written"]), (&json!("NOÇAO"), &json!(["noção"])));
    let body = get("/api/lexicons/en/words/work").await.json();
    assert_eq!(body["written"], json!([]));
    let body = get("/api/lexicons/fr/anagrams?letters=ETE").await.json();
    let group = &body["groups"][0];
    assert!(group["words"].as_array().unwrap().contains(&json!("ETE")), "{group}");
    assert_eq!(group["written"]["ETE"], json!(["été"]));
}

#[tokio::test]
async fn a_word_is_explained_with_the_words_that_it_is_a_form_of_and_who_says_so() {
    let body = get("/api/lexicons/en/words/dogs/meaning").await.json();
    assert_eq!((&body["word"], &body["language"]), (&json!("DOGS"), &json!("en")));
    let dog = body["meanings"].as_array().unwrap().iter().find(|m| m["word"] == "DOG").unwrap();
    assert_eq!(
        (&dog["senses"][0]["written"], &dog["senses"][0]["part"]),
        (&json!("dog"), &json!("noun"))
    );
    assert!(dog["senses"][0]["text"].as_str().unwrap().contains("genus Canis"), "{dog}");
    assert!(body["source"]["name"].as_str().unwrap().contains("WordNet"), "{body}");
    assert_eq!(body["source"]["synonyms"], false);
    // No word, and a list without meanings: an answer that says nothing.
    let body = get("/api/lexicons/en/words/xyzzyx/meaning").await.json();
    assert_eq!(body["meanings"], json!([]));
    let body = get("/api/lexicons/ro/words/casa/meaning").await.json();
    assert_eq!((&body["meanings"], &body["source"]), (&json!([]), &json!(null)));
    let listed = get("/api/lexicons").await.json();
    let explains: Vec<_> =
        listed["lexicons"].as_array().unwrap().iter().map(|l| &l["meanings"]).collect();
    assert_eq!(explains, [true, true, true, false, false]);
    let answer = get("/api/lexicons/en/words/d%D0%B6/meaning").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_word_that_is_none_is_an_answer_and_no_error() {
    let answer = get("/api/lexicons/pt/words/xyzzyx").await;
    assert_eq!(answer.status, StatusCode::OK);
    let body = answer.json();
    assert_eq!((&body["valid"], &body["word"]), (&json!(false), &json!("XYZZYX")));
    assert_eq!((&body["parts"], &body["commonness"]), (&json!([]), &json!(null)));
}

#[tokio::test]
async fn percent_encoded_unicode_folds_composed_or_not() {
    for path in ["ma%C3%A7%C3%A3", "MAC%CC%A7A%CC%83", "%20ma%C3%A7a%20"] {
        let body = get(&format!("/api/lexicons/pt/words/{path}")).await.json();
        assert_eq!((&body["word"], &body["valid"]), (&json!("MAÇA"), &json!(true)), "{path}");
    }
    let body = get("/api/lexicons/fr/words/%C5%93uf").await.json();
    assert_eq!(body["word"], "OEUF");
}

#[tokio::test]
async fn a_foreign_letter_is_named_with_its_place() {
    let answer = get("/api/lexicons/fr/words/pa%D0%B6se").await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let wanted = json!({"code": "foreign_letter", "character": "ж", "at": 2, "language": "fr"});
    assert_eq!(answer.json(), wanted);
}

#[tokio::test]
async fn words_too_long_and_words_of_nothing_are_refused() {
    for length in [16, 61, 20_000] {
        let answer = get(&format!("/api/lexicons/en/words/{}", "a".repeat(length))).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{length}");
        assert_eq!(answer.json(), json!({"code": "word_too_long", "most": 15}));
    }
    let answer = get("/api/lexicons/en/words/%20").await;
    assert_eq!(answer.json(), json!({"code": "no_letters"}));
}

#[tokio::test]
async fn an_unknown_lexicon_is_named_with_the_one_that_was_meant() {
    for path in ["/api/lexicons/frr/words/passe", "/api/lexicons/frr/anagrams?letters=A"] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        let wanted = json!({"code": "unknown_lexicon", "name": "frr", "nearest": "fr"});
        assert_eq!(answer.json(), wanted);
    }
    let answer = get(&format!("/api/lexicons/{}/words/a", "x".repeat(5000))).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(answer.body.len() < 200);
}

#[tokio::test]
async fn a_lexicon_name_cannot_lead_out_of_its_folder() {
    for name in ["..%2F..%2Fetc%2Fpasswd", "%2E%2E", "fr%00", "C:%5Cfr"] {
        let answer = get(&format!("/api/lexicons/{name}/words/a")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{name}");
        assert_eq!(answer.json()["code"], "unknown_lexicon", "{name}");
    }
}

#[tokio::test]
async fn anagrams_come_by_length_with_blanks_in_lower_case() {
    let body = get("/api/lexicons/fr/anagrams?letters=muni?").await.json();
    assert_eq!(body["letters"], "MUNI?");
    let groups = body["groups"].as_array().unwrap();
    let lengths: Vec<_> = groups.iter().map(|group| group["length"].as_u64().unwrap()).collect();
    assert_eq!(lengths, [5, 4, 3, 2]);
    assert!(groups[0]["words"].as_array().unwrap().contains(&json!("MUNIe")));
    // A word that needs no blank comes before those that do.
    assert_eq!(groups[1]["words"][0], "MUNI");
    let sum: u64 = groups.iter().map(|group| group["total"].as_u64().unwrap()).sum();
    assert_eq!(body["total"], sum);
}

#[tokio::test]
async fn a_long_answer_is_cut_and_the_rest_can_be_asked_for() {
    let path = "/api/lexicons/pt/anagrams?letters=TREINAS?";
    let body = get(path).await.json();
    let group =
        body["groups"].as_array().unwrap().iter().find(|g| g["length"] == 6).unwrap().clone();
    let total = group["total"].as_u64().unwrap() as usize;
    let mut words = group["words"].as_array().unwrap().clone();
    assert!(total > 60 && words.len() == 60);
    while words.len() < total {
        let more = get(&format!("{path}&length=6&from={}", words.len())).await.json();
        assert_eq!(more["total"], body["total"]);
        let groups = more["groups"].as_array().unwrap();
        assert_eq!(groups.len(), 1);
        let next = groups[0]["words"].as_array().unwrap();
        assert!(!next.is_empty() && next.len() <= 300);
        words.extend(next.iter().cloned());
    }
    let different: std::collections::HashSet<_> = words.iter().map(|w| w.as_str()).collect();
    assert_eq!((words.len(), different.len()), (total, total));
}

#[tokio::test]
async fn letters_that_make_no_word_are_an_answer() {
    let body = get("/api/lexicons/en/anagrams?letters=QQ").await.json();
    assert_eq!((&body["total"], &body["groups"]), (&json!(0), &json!([])));
}

#[tokio::test]
async fn too_many_letters_or_blanks_are_refused() {
    for (letters, wanted) in [
        ("ABCDEFGHIJKLMNOP", json!({"code": "too_many_letters", "most": 15})),
        ("?????", json!({"code": "too_many_blanks", "most": 4})),
        ("", json!({"code": "no_letters"})),
        ("A1", json!({"code": "foreign_letter", "character": "1", "at": 1, "language": "en"})),
    ] {
        let answer = get(&format!("/api/lexicons/en/anagrams?letters={letters}")).await;
        assert_eq!((answer.status, answer.json()), (StatusCode::BAD_REQUEST, wanted), "{letters}");
    }
    assert_eq!(get("/api/lexicons/en/anagrams").await.json(), json!({"code": "no_letters"}));
}

#[tokio::test]
async fn the_heaviest_question_has_an_answer() {
    let answer = get("/api/lexicons/pt/anagrams?letters=ASERIOTNDML????").await;
    assert_eq!(answer.status, StatusCode::OK);
    assert!(answer.json()["total"].as_u64().unwrap() > 50_000);
    assert!(answer.body.len() < 40_000, "{} bytes", answer.body.len());
}

#[tokio::test]
async fn what_cannot_be_read_is_malformed() {
    for path in [
        "/api/lexicons/en/words/%FF",
        "/api/lexicons/en/anagrams?letters=A&length=x",
        "/api/lexicons/en/anagrams?letters=A&letters=B",
        "/api/lexicons/en/anagrams?letters=A&length=5&from=-1",
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
        assert_eq!(answer.json(), json!({"code": "malformed"}), "{path}");
    }
}

#[tokio::test]
async fn unknown_addresses_and_methods_of_the_api_answer_in_json() {
    let answer = get("/api/nothing").await;
    assert_eq!(
        (answer.status, answer.json()["code"].clone()),
        (StatusCode::NOT_FOUND, json!("not_found"))
    );
    for path in ["/api/lexicons", "/healthz", "/"] {
        let answer = ask(Method::POST, path, &[], "").await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.json()["code"], "method_not_allowed", "{path}");
    }
}

#[tokio::test]
async fn a_body_larger_than_any_call_needs_is_turned_away() {
    let body = "x".repeat(17 * 1024);
    let length = body.len().to_string();
    let answer = ask(Method::POST, "/api/lexicons", &[("content-length", &length)], &body).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(answer.json(), json!({"code": "too_large"}));
}

#[tokio::test]
async fn answers_are_compressed_for_those_who_ask_and_kept_by_nobody() {
    let path = "/api/lexicons/fr/anagrams?letters=REPASSE?";
    let plain = get(path).await;
    assert_eq!(plain.header("content-encoding"), None);
    assert_eq!(plain.header("cache-control"), Some("no-store"));
    let packed = ask(Method::GET, path, &[("accept-encoding", "gzip")], "").await;
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() < plain.body.len() / 2);
}

#[tokio::test]
async fn an_imported_lexicon_is_listed_and_asked_by_its_name() {
    use lexicon::{Alphabet, Entry, Library, Notes, compile};
    let data = tempfile::tempdir().unwrap();
    let alphabet = Alphabet::ROMANIAN;
    let entries: Vec<Entry> = ["masă", "casă"]
        .map(|word| Entry::plain(alphabet.fold(word).unwrap()))
        .into_iter()
        .collect();
    let bytes = compile(alphabet, &entries, &Notes::default()).unwrap();
    Library::new(Some(data.path().into())).import("clubul", &bytes).unwrap();

    let service = server::Service::new(Some(data.path().into()));
    let listed = client::get_from(service.clone(), "/api/lexicons").await.json();
    let wanted = json!({"name": "clubul", "language": "ro", "words": 2, "meanings": false});
    assert_eq!(listed["lexicons"][5], wanted);
    let path = "/api/lexicons/clubul/words/mas%C4%83";
    assert_eq!(client::get_from(service.clone(), path).await.json()["valid"], true);

    // What lies beside it cannot be read: that is said, and the words are as they were.
    for ending in ["forms", "meanings"] {
        std::fs::write(data.path().join("lexicons/clubul").with_extension(ending), "?").unwrap();
    }
    let answer = client::get_from(service.clone(), &format!("{path}/meaning")).await;
    assert_eq!(answer.json(), json!({"code": "damaged_meanings", "name": "clubul"}));
    assert_eq!(client::get_from(service.clone(), path).await.json()["valid"], true);

    // A damaged file is left out of the list and named when it is asked.
    std::fs::write(data.path().join("lexicons/broken.lex"), b"not a lexicon").unwrap();
    let listed = client::get_from(service.clone(), "/api/lexicons").await.json();
    assert_eq!(listed["lexicons"].as_array().unwrap().len(), 6);
    let answer = client::get_from(service, "/api/lexicons/broken/words/a").await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(answer.json(), json!({"code": "damaged_lexicon", "name": "broken"}));
}
