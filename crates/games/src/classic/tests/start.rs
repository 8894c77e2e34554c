//! Setup, cut, deal, and whose turn it is.

use super::bench::*;
use crate::card::Card;
use crate::chance::Seeded;
use crate::classic::*;
use crate::dictionary::WordList;
use crate::kit::WordRules;
use crate::refusal::code;
use crate::seat::{Player, Seat};
use crate::setup::Setup;
use crate::table::Table;
use lexicon::Alphabet;
use rule::rule;

fn words() -> WordList {
    WordList::new(Alphabet::PORTUGUESE, ["ar"]).unwrap()
}

fn opened(players: usize, seed: u64) -> Table<Classic> {
    let setup = Setup::<Classic>::new(players, &words()).unwrap();
    Table::open(setup, &words(), &mut Seeded::new(seed)).unwrap()
}

fn cuts(table: &Table<Classic>) -> (Vec<Vec<(Seat, Card)>>, Seat) {
    let cut = table.log()[0].events.iter().find_map(|event| match event {
        crate::log::Event::Game(Event::Open(News::Cut { rounds, starter })) => {
            Some((rounds.clone(), *starter))
        }
        _ => None,
    });
    cut.unwrap()
}

#[test]
#[rule("SC-01")]
fn two_to_four_play() {
    for players in 2..=4 {
        assert!(Setup::<Classic>::new(players, &words()).is_ok());
    }
    for players in [0, 1, 5, 300] {
        assert_eq!(Setup::<Classic>::new(players, &words()).unwrap_err().part, "players");
    }
}

#[test]
#[rule("SC-02", "SC-C1")]
fn letters_blanks_and_bonus_cards_make_one_pile() {
    let table = opened(2, 1);
    let state = table.state();
    let all = [state.pile.clone(), state.hands.concat()].concat();
    let count = |text: &str| all.iter().filter(|card| card.to_string() == text).count();
    assert_eq!(all.len(), 126);
    assert_eq!([count("A"), count("Ç"), count("X"), count("?")], [14, 2, 1, 3]);
    assert_eq!([count("x2"), count("x3")], [4, 2]);
    let points: i32 = all.iter().map(|&card| state.setup.edition.card_value(card).0).sum();
    assert_eq!(points, 204);
    // The whole box: 120 letters, 6 bonus cards, 8 action cards, 10 round cards.
    let edition = printed();
    let others = edition.actions.deck("eight").len() + edition.rummy.deck().len();
    assert_eq!(edition.letter_cards().len(), 120);
    assert_eq!(all.len() + others, 144);
    // The other number of the leaflet is a house rule.
    assert_eq!(
        edition.bonus_cards("ten").iter().filter(|card| card.to_string() == "x2").count(),
        8
    );
    assert_eq!(edition.bonus_cards("ten").len(), 10);
    let house = House { bonus_deck: "seven".to_owned(), ..House::default() };
    let players = vec![Player::default(); 2];
    let fault = Setup::<Classic>::with(edition, house, players, &words()).unwrap_err();
    assert_eq!(fault.part, "house rules");
}

#[test]
#[rule("SC-03", "SC-A17", "SC-C9")]
fn the_card_nearest_the_start_of_the_alphabet_starts_and_ties_cut_again() {
    let edition = printed();
    let rank = |text: &str| edition.rank(text.parse().unwrap());
    assert!(rank("?") < rank("A") && rank("C") < rank("Ç") && rank("Ç") < rank("D"));
    let (mut ties, mut bonus_dealt) = (0, 0);
    for seed in 0..200 {
        let table = opened(3, seed);
        let (rounds, starter) = cuts(&table);
        assert!(rounds.iter().flatten().all(|(_, card)| card.is_letter()));
        let best = |round: &[(Seat, Card)]| round.iter().map(|cut| edition.rank(cut.1)).min();
        for (round, next) in rounds.iter().zip(&rounds[1..]) {
            let tied: Vec<Seat> = round
                .iter()
                .filter(|cut| Some(edition.rank(cut.1)) == best(round))
                .map(|cut| cut.0)
                .collect();
            assert_eq!(tied, next.iter().map(|cut| cut.0).collect::<Vec<_>>());
            ties += 1;
        }
        let last = rounds.last().unwrap();
        let first: Vec<Seat> = last
            .iter()
            .filter(|cut| Some(edition.rank(cut.1)) == best(last))
            .map(|cut| cut.0)
            .collect();
        assert_eq!(first, [starter]);
        assert_eq!(table.state().on_turn, starter);
        // The cut cards are back, and hands come from the mixed pile.
        assert_eq!(table.state().pile.len() + 21, 126);
        bonus_dealt += table.state().hands.concat().iter().filter(|card| !card.is_letter()).count();
    }
    assert!(ties > 5 && bonus_dealt > 50, "{ties} ties, {bonus_dealt} bonus cards");
}

#[test]
#[rule("SC-04")]
fn everybody_is_dealt_seven_cards() {
    assert!(opened(4, 3).state().hands.iter().all(|hand| hand.len() == 7));
}

#[test]
#[rule("SC-A28")]
fn without_bonus_cards_the_pile_is_of_letters() {
    let house = House { bonus_deck: "none".to_owned(), ..House::default() };
    let bench = Bench::<Plain>::new("ar", house, &["ARCASOA", "EEEEIII"], "");
    let state = bench.table.state();
    let all = [state.pile.clone(), state.hands.concat()].concat();
    assert!(all.len() == 120 && all.iter().all(|card| card.is_letter()));
}

#[test]
#[rule("SC-A30")]
fn by_house_rule_letters_are_dealt_and_bonus_cards_shuffled_in_afterwards() {
    let mut in_the_upper_half = 0;
    for seed in 0..40 {
        let house = House::<Plain> { deal_letters: true, ..House::default() };
        let players = vec![Player::default(); 4];
        let setup = Setup::<Classic>::with(printed(), house, players, &words()).unwrap();
        let table = Table::open(setup, &words(), &mut Seeded::new(seed)).unwrap();
        let state = table.state();
        assert!(state.hands.concat().iter().all(|card| card.is_letter()));
        let bonus = |cards: &[Card]| cards.iter().filter(|card| !card.is_letter()).count();
        assert_eq!((state.pile.len(), bonus(&state.pile)), (126 - 28, 6));
        in_the_upper_half += bonus(&state.pile[49..]);
    }
    assert!((80..160).contains(&in_the_upper_half), "{in_the_upper_half} of 240");
    // Stacked, the cards named come first all the same.
    let house = House::<Plain> { deal_letters: true, ..House::default() };
    let bench = Bench::new("ar", house, &["ARCASOA", "EEEEIII"], "2Z");
    assert_eq!(bench.hand(0), "AAACORS");
    let pile = &bench.table.state().pile;
    assert_eq!(pile[pile.len() - 2..], cards("Z2"));
}

#[test]
#[rule("SC-05", "SC-08")]
fn play_goes_clockwise_and_a_pass_scores_nothing() {
    let hands = ["ARCASOA", "ARCASOA", "EEEEIII"];
    let mut bench = Bench::<Plain>::new("ar", House::default(), &hands, "");
    for seat in [0, 1, 2, 0, 1] {
        let other = (seat + 1) % 3;
        assert_eq!(why(bench.play(other, Command::Pass)), (code::NOT_YOUR_TURN, "SC-05".into()));
        bench.play(seat, Command::Pass).unwrap();
    }
    assert_eq!(bench.scores(), [0, 0, 0]);
}

#[test]
#[rule("SC-16", "SC-05")]
fn after_a_play_the_hand_is_refilled_and_the_next_player_is_on_turn() {
    let mut bench = Bench::<Plain>::new("ar", House::default(), &["ARCASOA", "EEEEIII"], "ZX");
    bench.lay(0, (0, 0), "AR").unwrap();
    assert_eq!(bench.hand(0), "AACOSXZ");
    assert_eq!(bench.table.state().on_turn, Seat(1));
    assert_eq!(why(bench.play(0, Command::Pass)).0, code::NOT_YOUR_TURN);
}

#[test]
fn a_box_that_cannot_be_dealt_is_refused() {
    let players = vec![Player::default(); 4];
    let edition = exact_box(&["ARO", "CAL"], "");
    let fault = Setup::<Classic>::with(edition, House::default(), players, &words()).unwrap_err();
    assert_eq!(fault.part, "edition");
    let mut strange = printed();
    strange.letters[0].letter = glyph('Ω');
    let players = vec![Player::default(); 2];
    assert!(Setup::<Classic>::with(strange, House::default(), players, &words()).is_err());
}

#[test]
fn unknown_house_rules_are_named() {
    use crate::setup::house_rules;
    let known: House<Plain> = house_rules(serde_json::json!({"words": "challenge"})).unwrap();
    assert_eq!(known.judged, WordRules::challenge());
    let fault = house_rules::<House<Plain>>(serde_json::json!({"wrods": 1})).unwrap_err();
    assert!(fault.contains("\"wrods\"") && fault.contains("lost_challenge"), "{fault}");
    assert!(house_rules::<House<Plain>>(serde_json::json!({"words": "maybe"})).is_err());
}
