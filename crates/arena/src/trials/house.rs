//! House rules drawn at random: each option of a game from the values that it can have.

use super::plan::pick;
use crate::luck::Luck;
use games::GameName;
use serde_json::{Map, Value, json};

/// House rules for an edition of a game. Every option is drawn.
pub(super) fn draw(game: GameName, edition: &str, luck: &mut Luck) -> Value {
    let defaults = game.house_rules();
    let mut drawn = Map::new();
    for (option, usual) in defaults.as_object().into_iter().flatten() {
        let values = values(game, edition, option, usual);
        drawn.insert(option.clone(), pick(&values, luck).unwrap_or(usual).clone());
    }
    Value::Object(drawn)
}

/// The values that an option can have: both of a yes or no, else those named here; only the usual
/// one of an option that is not named.
fn values(game: GameName, edition: &str, option: &str, usual: &Value) -> Vec<Value> {
    let named = match option {
        _ if usual.is_boolean() => json!([true, false]),
        "words" => json!(["checked", "challenge"]),
        "challenge_seconds" => json!([null, 1, 5, 90]),
        "bonus_deck" if game == GameName::Rummy => json!(["six", "ten", "none"]),
        "bonus_deck" => json!(["six", "ten"]),
        "bonus_on" => json!(["every_word", "main_word"]),
        "lost_challenge" => json!(["nothing", "miss_turn"]),
        "action_deck" => json!(["eight", "sixteen"]),
        "action_seconds" => json!([null, 1, 30]),
        "starter" => json!([null, 0, 1]),
        "letter_die" if edition == "party" => json!([null, "pairs_and_j", "initials"]),
        "letter_die" => json!([null, "common"]),
        "zone_seconds" => json!([null, [1, 1, 1, 1, 1, 1], [5, 10, 15, 20, 25, 30]]),
        "spotting_seconds" | "chance_seconds" => json!([null, 1, 2, 40]),
        "chance_rolls" => json!(["per_turn", "per_square"]),
        "chance_letter" => json!(["after_premiums", "as_premium"]),
        "rearranging" => json!(["free", "order_kept", "contiguous_pieces"]),
        _ => Value::Null,
    };
    match named {
        Value::Array(values) => values,
        _ => vec![usual.clone()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name::{Visitor, visit};
    use crate::contested::Contested;
    use games::{Opening, Player};
    use lexicon::Library;

    /// Can a table be opened with this option?
    struct Opens<'a>(&'a str, Value);

    impl Visitor for Opens<'_> {
        type Output = Result<(), String>;

        fn visit<G: Contested>(self) -> Result<(), String> {
            let words = Library::new(None).open("pt").unwrap();
            let edition = Some(self.0.to_owned());
            let players = vec![Player::default(); 2];
            let opening = Opening { edition, house: self.1, ..Opening::new(players) };
            opening.setup::<G>(&words).map(drop).map_err(|error| error.to_string())
        }
    }

    #[test]
    fn every_option_has_several_values_and_each_is_allowed() {
        for &game in GameName::ALL {
            for edition in game.editions() {
                for (option, usual) in game.house_rules().as_object().unwrap() {
                    let values = values(game, &edition, option, usual);
                    assert!(values.len() > 1, "{game}: {option} has one value");
                    for value in values {
                        let house = json!({ option: value });
                        let opened = visit(game, Opens(&edition, house.clone()));
                        assert_eq!(opened, Ok(()), "{game} {edition} {house}");
                    }
                }
            }
        }
    }
}
