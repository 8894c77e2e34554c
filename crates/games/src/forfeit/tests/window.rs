//! The action window, and what the cards do to a score.

use crate::chance::draws_that_order;
use crate::classic::tests::bench::{Bench, across, cards, challenge_mode, exact_box, printed, why};
use crate::classic::{Command, House, News};
use crate::forfeit::*;
use crate::refusal::{Refusal, code};
use crate::seat::{Seat, Viewer};
use crate::time::Millis;
use rule::rule;

/// A table whose action cards are dealt as named, then drawn as named.
pub(super) fn actions(
    words: &str,
    house: House<Actions>,
    hands: &[&str],
    order: &[&str],
) -> Bench<Actions> {
    let edition = printed();
    let deck = edition.actions.deck(&house.variant.action_deck);
    let mut wanted: Vec<ActionId> = order.iter().map(|id| ActionId((*id).to_owned())).collect();
    let mut rest = deck.clone();
    for card in &wanted {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    wanted.append(&mut rest);
    let draws = draws_that_order(&deck, &wanted).unwrap();
    Bench::stacked(edition, words, house, hands, "", draws)
}

fn sixteen() -> House<Actions> {
    let variant = ForfeitHouse { action_deck: "sixteen".to_owned(), ..ForfeitHouse::default() };
    House { variant, ..House::default() }
}

pub(super) fn act(bench: &mut Bench<Actions>, seat: u8, half: Option<Half>) -> Result<(), Refusal> {
    bench.play(seat, Command::Variant(ForfeitCommand::Action { category: half }))
}

pub(super) fn swap(bench: &mut Bench<Actions>, seat: u8, others: &str) -> Result<(), Refusal> {
    bench.play(seat, Command::Variant(ForfeitCommand::SwapAction { cards: cards(others) }))
}

/// Everybody who has not answered declines.
pub(super) fn nobody_acts(bench: &mut Bench<Actions>) {
    let waiting = bench.table.state().variant.window.as_ref().unwrap().waiting();
    for seat in waiting {
        act(bench, seat.0, None).unwrap();
    }
}

pub(super) fn held(bench: &Bench<Actions>) -> Vec<String> {
    bench.table.state().variant.held.iter().flatten().map(ActionId::to_string).collect()
}

/// TREINO lies there, and seat 1 makes it TREINOS; three play.
fn treinos(house: House<Actions>, order: &[&str]) -> Bench<Actions> {
    let hands = ["TREINOA", "SARLEEI", "UUUIIEE"];
    let mut bench = actions("treino treinos ar", house, &hands, order);
    bench.lay(0, (0, 0), "TREINO").unwrap();
    nobody_acts(&mut bench);
    bench.lay(1, (0, 6), "S").unwrap();
    bench
}

#[test]
#[rule("SC-X12", "SF-06", "SF-A2", "SF-05")]
fn ends_in_s_on_treinos_is_19_for_its_player_or_4_against_it() {
    let mut own = treinos(House::default(), &["2", "1", "3"]);
    act(&mut own, 1, Some(Half::A)).unwrap();
    nobody_acts(&mut own);
    assert_eq!(own.scores(), [16, 19, 0]);
    let mut against = treinos(House::default(), &["1", "2", "3"]);
    act(&mut against, 0, Some(Half::A)).unwrap();
    nobody_acts(&mut against);
    // The attacker gains nothing.
    assert_eq!(against.scores(), [16, 4, 0]);
    // And nobody has to.
    let mut nobody = treinos(House::default(), &["1", "2", "3"]);
    nobody_acts(&mut nobody);
    assert_eq!(nobody.scores(), [16, 9, 0]);
}

#[test]
#[rule("SF-07", "SF-A3", "SF-A5")]
fn several_cards_on_one_word_all_apply_the_players_first_then_clockwise() {
    // Ends in S; seven letters or more; three vowels or more.
    let mut bench = treinos(House::default(), &["7", "1", "8"]);
    act(&mut bench, 0, Some(Half::B)).unwrap();
    act(&mut bench, 2, Some(Half::B)).unwrap();
    act(&mut bench, 1, Some(Half::A)).unwrap();
    assert_eq!(bench.scores(), [16, 9 + 10 - 5 - 5, 0]);
    let played: Vec<u8> = bench
        .news()
        .iter()
        .filter_map(|news| match news {
            News::Variant(ForfeitNews::ActionPlayed { seat, .. }) => Some(seat.0),
            _ => None,
        })
        .collect();
    assert_eq!(played, [1, 2, 0]);
}

#[test]
#[rule("SF-05")]
fn a_viewer_sees_which_categories_of_the_own_card_fit_and_only_while_the_window_is_open() {
    let mut bench = treinos(House::default(), &["2", "1", "3"]);
    let fits = |bench: &Bench<Actions>, viewer| bench.table.view(viewer).game.variant.fits;
    assert_eq!(fits(&bench, Viewer::Seat(Seat(1))), [Half::A]);
    assert_eq!(fits(&bench, Viewer::Watcher), []);
    nobody_acts(&mut bench);
    assert_eq!(fits(&bench, Viewer::Seat(Seat(1))), []);
}

#[test]
#[rule("SF-05")]
fn a_card_whose_category_does_not_fit_is_refused() {
    let mut bench = treinos(House::default(), &["2", "1", "3"]);
    let refusal = act(&mut bench, 1, Some(Half::B)).unwrap_err();
    assert_eq!((refusal.code, &*refusal.rule), (codes::CATEGORY_DOES_NOT_FIT, "SF-05"));
    assert_eq!(refusal.about.cards, ["1b"]);
    // The refusal was no answer: the other category still counts.
    let line = bench.table.preview(
        Seat(1),
        &Command::Variant(ForfeitCommand::Action { category: Some(Half::A) }),
        &bench.words,
    );
    assert_eq!(line.unwrap().lines[0].points.0, 10);
    act(&mut bench, 1, Some(Half::A)).unwrap();
}

#[test]
#[rule("SF-08", "SF-A4", "SF-11", "SF-12")]
fn one_category_of_one_card_a_turn_and_the_next_card_waits() {
    // Card 7 fits with its second category; card 1, drawn next, would fit too.
    let mut bench = treinos(House::default(), &["2", "7", "3", "1"]);
    act(&mut bench, 1, Some(Half::B)).unwrap();
    assert_eq!(why(act(&mut bench, 1, Some(Half::B))), (code::ALREADY_ANSWERED, "SF-A4".into()));
    nobody_acts(&mut bench);
    assert_eq!(bench.scores(), [16, 19, 0]);
    // It went under the pile, and its owner drew the top one.
    assert_eq!(held(&bench), ["2", "1", "3"]);
    assert_eq!(bench.table.state().variant.pile.last(), Some(&ActionId("7".to_owned())));
    assert_eq!(why(act(&mut bench, 1, Some(Half::A))), (code::WRONG_PHASE, "SF-A5".into()));
}

#[test]
#[rule("SF-09")]
fn several_fitting_words_count_once() {
    let hands = ["TREINOA", "CARROSE"];
    let mut bench = actions("treino treinos carros", House::default(), &hands, &["2", "1"]);
    bench.lay(0, (0, 0), "TREINO").unwrap();
    nobody_acts(&mut bench);
    bench.lay_down(1, (-5, 6), "CARROS").unwrap();
    act(&mut bench, 1, Some(Half::A)).unwrap();
    nobody_acts(&mut bench);
    assert_eq!(bench.scores(), [16, 16 + 10]);
}

#[test]
#[rule("SF-10", "SF-A6", "SF-A8")]
fn a_card_may_be_played_in_the_first_turn_is_not_doubled_and_may_go_below_zero() {
    let hands = ["ARTREIN", "SARLEEI", "UUUIIEE"];
    let mut bench = actions("ar", sixteen(), &hands, &["3", "3", "2"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    act(&mut bench, 0, Some(Half::A)).unwrap();
    nobody_acts(&mut bench);
    assert_eq!(bench.scores(), [4 + 10, 0, 0]);
    let mut bench = actions("ar", sixteen(), &hands, &["1", "3", "3"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    act(&mut bench, 1, Some(Half::A)).unwrap();
    act(&mut bench, 2, Some(Half::A)).unwrap();
    nobody_acts(&mut bench);
    assert_eq!(bench.scores(), [4 - 10, 0, 0]);
}

#[test]
#[rule("SF-A10")]
fn the_window_waits_for_all_or_its_deadline_whatever_they_hold() {
    // Nobody holds a card that fits AR: no word of four, five or six letters here.
    let hands = ["ARTREIN", "SARLEEI", "UUUIIEE"];
    let mut bench = actions("ar", House::default(), &hands, &["1", "4", "5"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    let window = bench.table.state().variant.window.clone().unwrap();
    assert_eq!(window.asked, [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(window.deadline, bench.table.now().plus(Millis(12_000)));
    let phase = bench.table.phase();
    act(&mut bench, 2, None).unwrap();
    act(&mut bench, 0, None).unwrap();
    assert_eq!(bench.table.phase(), phase);
    // The others see that somebody answered, and not what.
    let seen = bench.table.view(Viewer::Seat(Seat(1))).game.variant;
    assert_eq!(seen.action_window.unwrap().answers, [(Seat(2), ()), (Seat(0), ())]);
    assert_eq!(seen.answer, None);
    assert_eq!(bench.table.view(Viewer::Seat(Seat(2))).game.variant.answer, Some(Answer::No));
    bench.table.advance(window.deadline, &bench.words, &mut bench.chance);
    assert_eq!(bench.table.state().on_turn, Seat(1));
    let variant = ForfeitHouse { action_seconds: Some(4), ..ForfeitHouse::default() };
    let mut quick =
        actions("ar", House { variant, ..House::default() }, &["ARTREIN", "SARLEEI"], &[]);
    quick.lay(0, (0, 0), "AR").unwrap();
    assert_eq!(quick.table.deadline().unwrap().since(quick.table.now()), Millis(4000));
}

#[test]
#[rule("SF-A5", "SC-A23")]
fn actions_come_after_the_challenge_and_before_the_refill() {
    let hands = ["ARTREIN", "SARLEEI"];
    let mut bench = actions("ar", challenge_mode(), &hands, &["3", "1"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    assert_eq!(why(act(&mut bench, 0, Some(Half::A))).0, code::WRONG_PHASE);
    bench.play(1, Command::Accept).unwrap();
    assert_eq!(bench.scores(), [4, 0]);
    assert_eq!(bench.table.state().hand(Seat(0)).len(), 5);
    act(&mut bench, 0, Some(Half::A)).unwrap();
    act(&mut bench, 1, None).unwrap();
    assert_eq!(bench.scores(), [14, 0]);
    assert_eq!(bench.table.state().hand(Seat(0)).len(), 7);
}

#[test]
#[rule("SF-A10", "SC-A23")]
fn a_play_that_empties_the_last_hand_is_still_open_to_action_cards() {
    let hands = ["AR", "LA"];
    let edition = exact_box(&hands, "");
    let deck = edition.actions.deck("eight");
    let wanted: Vec<ActionId> =
        ["1", "3", "2", "4", "5", "6", "7", "8"].map(|id| ActionId(id.to_owned())).into();
    let draws = draws_that_order(&deck, &wanted).unwrap();
    let mut bench = Bench::<Actions>::stacked(edition, "ar", House::default(), &hands, "", draws);
    bench.play(0, Command::Lay(across((0, 0), "AR"))).unwrap();
    assert!(bench.table.outcome().is_none());
    act(&mut bench, 1, Some(Half::A)).unwrap();
    act(&mut bench, 0, None).unwrap();
    // AR doubled, the full hand of two, minus 5, plus L and A of the opponent.
    assert_eq!(bench.scores(), [4 + 50 - 5 + 3, -3]);
    assert!(bench.table.outcome().is_some());
}

#[test]
#[rule("SF-A11")]
fn by_house_rule_those_are_not_asked_whose_card_cannot_fit() {
    let variant = ForfeitHouse { skip_unfit: true, ..ForfeitHouse::default() };
    let house = || House { variant: variant.clone(), ..House::default() };
    let hands = ["ARTREIN", "SARLEEI", "UUUIIEE"];
    // AR ends in R and has two letters: only card 3 fits, and seat 1 has it.
    let mut bench = actions("ar ra", house(), &hands, &["1", "3", "4"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    let window = bench.table.state().variant.window.clone().unwrap();
    assert_eq!(window.asked, [Seat(1)]);
    act(&mut bench, 1, Some(Half::A)).unwrap();
    assert_eq!((bench.scores(), bench.table.state().on_turn), (vec![4 - 5, 0, 0], Seat(1)));
    // Nobody can: the turn is over at once.
    let mut bench = actions("ar", house(), &hands, &["1", "4", "5"]);
    bench.lay(0, (0, 0), "AR").unwrap();
    assert_eq!((bench.table.deadline(), bench.table.state().on_turn), (None, Seat(1)));
}
