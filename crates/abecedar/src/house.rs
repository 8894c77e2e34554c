//! House rules as they are typed: `words=challenge`, `gentle=true`, `zone_seconds=[30,30]`.

use crate::outcome::{Failure, Result};
use games::HouseRule;
use serde_json::{Map, Value};

/// Reads what was typed against the rules there are; says what is allowed where it is not.
pub fn read(rules: &[HouseRule], given: &[String]) -> Result<Map<String, Value>> {
    let mut house = Map::new();
    for typed in given {
        let (rule, value) = read_one(rules, typed)?;
        house.insert(rule.name.clone(), value);
    }
    Ok(house)
}

fn read_one<'a>(rules: &'a [HouseRule], typed: &str) -> Result<(&'a HouseRule, Value)> {
    let names = || rules.iter().map(|rule| rule.name.as_str()).collect::<Vec<_>>().join(", ");
    let wrong = |what: String| Failure::Said(format!("--house {typed}: {what}"));
    let Some((name, value)) = typed.split_once('=') else {
        return Err(wrong(format!("expected RULE=VALUE with one of {}", names())));
    };
    let Some(rule) = rules.iter().find(|rule| rule.name == name) else {
        return Err(wrong(format!("no such rule, expected one of {}", names())));
    };
    // A value is JSON where it can be read as such, else a text.
    let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
    if rule.allows(&value) {
        Ok((rule, value))
    } else {
        Err(wrong(format!("expected {}", allowed(rule))))
    }
}

/// What a rule can be set to, in words.
fn allowed(rule: &HouseRule) -> String {
    let kind = &rule.kind;
    match &rule.in_the_box {
        Some(usual) => format!("{kind}, or null as in the box ({usual})"),
        None => kind.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameName;

    fn typed(game: GameName, given: &[&str]) -> std::result::Result<Value, String> {
        let rules = game.house_rules(None, 2).unwrap_or_default();
        let given: Vec<String> = given.iter().map(|&rule| rule.to_owned()).collect();
        match read(&rules, &given) {
            Ok(house) => Ok(Value::Object(house)),
            Err(Failure::Said(said)) => Err(said),
            Err(Failure::NobodyReads) => Err(String::new()),
        }
    }

    #[test]
    fn house_rules_are_words_or_json() {
        let given = ["words=challenge", "agreement=false", "challenge_seconds=9"];
        let wanted = serde_json::json!(
            {"words": "challenge", "agreement": false, "challenge_seconds": 9}
        );
        assert_eq!(typed(GameName::Classic, &given), Ok(wanted));
    }

    #[test]
    fn what_is_not_allowed_is_said_with_what_is() {
        for (game, given, expected) in [
            (GameName::Classic, "words", "expected RULE=VALUE with one of words"),
            (GameName::Classic, "speed=9", "no such rule, expected one of words"),
            (GameName::Classic, "words=maybe", "expected one of checked, challenge"),
            (GameName::Classic, "agreement=1", "expected true or false"),
            (
                GameName::Classic,
                "challenge_seconds=0",
                "expected a whole number from 1 to 600, or null",
            ),
            (GameName::Rummy, "starter=2", "expected null or a seat below 2"),
            (GameName::Party, "zone_seconds=[30]", "expected 6 whole numbers from 1 to 600"),
        ] {
            let said = typed(game, &[given]).unwrap_err();
            let start = format!("--house {given}: {expected}");
            assert!(said.starts_with(&start), "{said}");
        }
    }

    #[test]
    fn every_sample_of_every_rule_can_be_typed() {
        for &game in GameName::ALL {
            for rule in game.house_rules(None, 2).unwrap_or_default() {
                for value in rule.samples() {
                    let value = value.as_str().map_or(value.to_string(), str::to_owned);
                    let given = format!("{}={value}", rule.name);
                    assert!(typed(game, &[&given]).is_ok(), "{game}: {given}");
                }
            }
        }
    }
}
