//! House rules drawn at random, from what each says that it can be set to.

use super::plan::pick;
use crate::luck::Luck;
use games::{Chance, GameName, HouseRule, RuleKind};
use serde_json::{Map, Value, json};

/// House rules for an edition of a game and so many players. Every one is drawn.
pub(super) fn draw(game: GameName, edition: &str, players: usize, luck: &mut Luck) -> Value {
    // An edition without rules is refused when the table is opened.
    let rules = game.house_rules(Some(edition), players).unwrap_or_default();
    let drawn: Map<String, Value> =
        rules.into_iter().map(|rule| (rule.name.clone(), value(&rule, luck))).collect();
    Value::Object(drawn)
}

/// One of the rule's own samples, or any number within its range.
fn value(rule: &HouseRule, luck: &mut Luck) -> Value {
    let mut samples = rule.samples();
    samples.extend(anywhere(&rule.kind, luck));
    pick(&samples, luck).unwrap_or(&rule.default).clone()
}

/// Something within the range of a rule that has one.
fn anywhere(kind: &RuleKind, luck: &mut Luck) -> Option<Value> {
    let mut number = |least: u32, most: u32| least + luck.below(most.saturating_sub(least) + 1);
    match *kind {
        RuleKind::Number { least, most, .. } => Some(json!(number(least, most))),
        RuleKind::List { length, least, most, .. } => {
            let numbers: Vec<u32> = (0..length).map(|_| number(least, most)).collect();
            Some(json!(numbers))
        }
        RuleKind::Switch | RuleKind::Choice(_) | RuleKind::Player { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::plan::with_words;
    use super::*;
    use games::{Editions, Opening, Player, each_game};
    use lexicon::Library;

    /// Can a table be opened with these house rules?
    fn opens(game: GameName, edition: &str, house: Value) -> Result<(), String> {
        let lexicon = game.lexicon(Some(edition)).unwrap();
        let words = Library::new(None).open(&lexicon).unwrap();
        let players = vec![Player::default(); *game.players().end()];
        let edition = Some(edition.to_owned());
        let opening = Opening { edition, house, ..Opening::new(players) };
        each_game!(game, G => opening.setup::<G>(&Editions::built_in(), &words).map(drop))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn every_rule_is_drawn_with_several_values_and_each_is_allowed() {
        for &game in GameName::ALL {
            for edition in with_words(game) {
                let players = *game.players().end();
                for rule in game.house_rules(Some(&edition), players).unwrap() {
                    let mut luck = Luck::new(7);
                    let mut values: Vec<Value> = Vec::new();
                    for _ in 0..40 {
                        let drawn = value(&rule, &mut luck);
                        assert!(rule.allows(&drawn), "{game} {edition} {}: {drawn}", rule.name);
                        if !values.contains(&drawn) {
                            values.push(drawn);
                        }
                    }
                    let few = matches!(&rule.kind, RuleKind::Choice(names) if names.len() < 2);
                    assert!(few || values.len() > 1, "{game}: {} has one value", rule.name);
                    for value in values {
                        let house = json!({ &rule.name: value });
                        let opened = opens(game, &edition, house.clone());
                        assert_eq!(opened, Ok(()), "{game} {edition} {house}");
                    }
                }
            }
        }
    }

    #[test]
    fn rules_that_are_drawn_together_go_together() {
        for &game in GameName::ALL {
            for edition in with_words(game) {
                let mut luck = Luck::new(3);
                for _ in 0..200 {
                    let house = draw(game, &edition, *game.players().end(), &mut luck);
                    let opened = opens(game, &edition, house.clone());
                    assert_eq!(opened, Ok(()), "{game} {edition} {house}");
                }
            }
        }
    }
}
