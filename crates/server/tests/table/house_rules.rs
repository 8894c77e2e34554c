//! The lobby can offer nothing that the server refuses: every value of every house rule of every
//! edition, as the catalogue describes them, makes a table and starts a game.

use crate::house::{House, config};
use games::HouseRule;
use serde_json::{Value, json};

/// A game and an edition as the catalogue names them.
struct Offered {
    game: Value,
    edition: Value,
    seats: Value,
    rules: Vec<HouseRule>,
}

impl Offered {
    /// A table with one rule set to something.
    fn wanted(&self, rule: &HouseRule, value: &Value) -> Value {
        let house = json!({&rule.name: value});
        let settings = json!({"game": self.game, "edition": self.edition, "house": house});
        json!({"settings": settings, "seats": self.seats, "seed": 3})
    }
}

async fn offered(house: &House) -> Vec<Offered> {
    let (_, catalogue) = house.get("/api/games").await;
    let mut all = Vec::new();
    for game in catalogue["games"].as_array().unwrap() {
        let teams = game["teams"].as_bool().unwrap();
        let seat = |place: u64| {
            let who = json!({"kind": "me", "name": format!("Player {place}")});
            json!({"who": who, "team": teams.then_some(place % 2)})
        };
        let seats: Vec<Value> = (0..game["most_players"].as_u64().unwrap()).map(seat).collect();
        let editions = game["editions"].as_array().unwrap();
        for edition in editions.iter().filter(|edition| edition["playable"] == true) {
            let rules = serde_json::from_value(edition["house_rules"].clone()).unwrap();
            all.push(Offered {
                game: game["game"].clone(),
                edition: edition["name"].clone(),
                seats: json!(seats),
                rules,
            });
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn every_value_of_every_house_rule_makes_a_table_that_starts() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let mut tried = 0;
    for offered in offered(&house).await {
        assert!(!offered.rules.is_empty());
        for rule in &offered.rules {
            for value in rule.samples() {
                let wanted = offered.wanted(rule, &value);
                let (status, made) = house.call("POST", "/api/tables", None, Some(wanted)).await;
                let what = format!("{} {} {}: {value}", offered.game, offered.edition, rule.name);
                assert_eq!(status, 200, "{what}: {made}");
                let id = made["table"]["id"].as_str().unwrap();
                let (path, host) = (format!("/api/tables/{id}"), made["host"].as_str());
                let (status, started) =
                    house.call("POST", &format!("{path}/start"), host, None).await;
                assert_eq!(status, 200, "{what}: {started}");
                assert_eq!(started["stage"], "playing");
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "only {tried} tables");
    house.close().await;
}

/// The host may change a waiting table to any of them too, and to nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_value_outside_is_refused_with_what_was_expected() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    for offered in offered(&house).await {
        let free: Vec<Value> = offered
            .seats
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| json!({"who": {"kind": "free"}, "team": seat["team"]}))
            .collect();
        let settings = json!({"game": offered.game, "edition": offered.edition});
        let made = house.table(settings, json!(free), 3).await;
        let path = format!("/api/tables/{}", made.id);
        for rule in &offered.rules {
            let others =
                [json!("no such choice"), json!(4_000_000), json!(-1), json!([]), json!({})];
            for value in others.iter().filter(|value| !rule.allows(value)) {
                let mut wanted = offered.wanted(rule, value);
                let what = format!("{} {} {}: {value}", offered.game, offered.edition, rule.name);
                for change in [false, true] {
                    let answer = match change {
                        false => {
                            house.call("POST", "/api/tables", None, Some(wanted.clone())).await
                        }
                        true => {
                            wanted["seats"] = json!(free);
                            house.call("PUT", &path, Some(&made.host), Some(wanted.clone())).await
                        }
                    };
                    let (status, answer) = answer;
                    assert_eq!((status, &answer["code"]), (400, &json!("bad_settings")), "{what}");
                    assert_eq!(answer["part"], "house rules", "{what}");
                    let detail = answer["detail"].as_str().unwrap();
                    assert!(detail.contains(&rule.name) && detail.contains("expected"), "{detail}");
                }
            }
            for value in rule.samples() {
                let mut wanted = offered.wanted(rule, &value);
                wanted["seats"] = json!(free);
                let table = house.done("PUT", &path, &made.host, Some(wanted)).await;
                assert_eq!(table["settings"]["house"][&rule.name], value);
            }
        }
    }
    house.close().await;
}
