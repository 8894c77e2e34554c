//! Teams of several: any member acts, and drafts are shown to whom they concern.

use super::bench::*;
use crate::card::Card;
use crate::game::Game;
use crate::grid::At;
use crate::kit::WordRules;
use crate::log::Act;
use crate::party::*;
use crate::refusal::code;
use crate::seat::{Player, Seat, Side, Viewer};
use rule::rule;

/// Seats 0 and 1 are team 0; seats 2, 3 and 4 are team 1.
fn five(house: House) -> Bench {
    let players =
        [0, 0, 1, 1, 1].map(|team| Player { team: Some(Side(team)), ..Player::default() }).to_vec();
    Bench::open(WORDS, printed(), house, players)
}

#[test]
#[rule("PY-01", "PY-02")]
fn any_member_acts_for_the_team() {
    let mut bench = five(House::default());
    // Seat 1 rolls, seat 4 spots, seat 0 stops.
    bench.act(1, Command::Roll, &[14]).unwrap();
    bench.act(4, Command::Spot { tile: card("P") }, &[]).unwrap();
    bench.act(0, Command::stop(across(8, 8, "PASSE")), &[LETTER_X2]).unwrap();
    bench.act(1, Command::Choose { cell: cell(8, 8) }, &[]).unwrap();
    assert_eq!(bench.scores(), [(14 + 3) * 4, 0]);
    bench.act(3, Command::Roll, &[4]).unwrap();
    assert_eq!(bench.act(2, Command::Roll, &[]).unwrap_err().code, code::WRONG_PHASE);
    // Who is not on turn is told a member of the team that is.
    let refusal = bench.act(0, Command::Pass, &[]).unwrap_err();
    assert_eq!((refusal.code, refusal.about.seat), (code::NOT_YOUR_TURN, Some(Seat(2))));
    bench.act(1, Command::Spot { tile: card("E") }, &[]).unwrap();
    bench.act(2, Command::Pass, &[]).unwrap();
    assert_eq!(bench.state().on_turn, Side(0));
}

#[test]
#[rule("PY-A28")]
fn a_false_start_bars_the_whole_team() {
    let mut bench = five(House::default());
    bench.act(0, Command::Roll, &[14]).unwrap();
    bench.act(2, Command::Spot { tile: card("E") }, &[]).unwrap();
    let refusal = bench.act(3, Command::Spot { tile: card("P") }, &[]).unwrap_err();
    assert_eq!(refusal.code, codes::FALSE_STARTED);
}

#[test]
fn two_presses_for_the_same_roll_are_one_roll() {
    let mut bench = Bench::with_edition(&["ete", "pre"], few_tiles("ETEPRE", 0, "ES"));
    let phase = bench.table.phase();
    bench.roll('S');
    let act = Act::Play { phase, command: Command::Roll };
    let mut chance = crate::Recorded::new(vec![1]);
    let again = bench.table.submit(Some(Seat(0)), act, bench.now, &bench.words, &mut chance);
    assert_eq!(again.unwrap_err().code, code::STALE);
}

#[test]
fn a_draft_is_checked_but_changes_nothing() {
    let mut bench = five(House::default());
    bench.act(0, Command::Roll, &[14]).unwrap();
    let draft = across(8, 8, "PA");
    let check = |bench: &Bench, seat: u8, tiles: &[At<Card>]| {
        Party::check_draft(bench.state(), Seat(seat), tiles).err().map(|refusal| refusal.code)
    };
    assert_eq!(check(&bench, 0, &draft), Some(code::WRONG_PHASE), "not before the timer runs");
    bench.act(2, Command::Spot { tile: card("P") }, &[]).unwrap();
    assert_eq!(check(&bench, 1, &draft), None);
    assert_eq!(check(&bench, 1, &across(1, 1, "?Z")), None, "it need not form anything yet");
    assert_eq!(check(&bench, 2, &draft), Some(code::NOT_YOUR_TURN));
    assert_eq!(check(&bench, 0, &across(8, 15, "PA")), Some(code::OFF_BOARD));
    assert_eq!(check(&bench, 0, &across(8, 8, "KK")), Some(codes::NOT_IN_TRAY));
    let twice = [across(8, 8, "P"), across(8, 8, "A")].concat();
    assert_eq!(check(&bench, 0, &twice), Some(code::CELL_TWICE));
    bench.stop(across(8, 6, "PaSSE")).unwrap();
    bench.act(2, Command::Roll, &[4]).unwrap();
    bench.act(0, Command::Spot { tile: card("E") }, &[]).unwrap();
    assert_eq!(check(&bench, 2, &across(8, 6, "E")), Some(code::CELL_TAKEN));
    assert_eq!(check(&bench, 2, &across(8, 7, "E")), Some(codes::JOKER_IS_FIXED));
}

#[test]
fn drafts_are_shown_to_the_team_alone_unless_the_table_opens_them() {
    let open = House { open_drafts: true, ..House::default() };
    for (house, others_see) in [(House::default(), false), (open, true)] {
        let bench = five(house);
        let sees = |viewer| Party::sees_draft(bench.state(), viewer, Side(0));
        assert!(sees(Viewer::Seat(Seat(0))) && sees(Viewer::Seat(Seat(1))));
        assert_eq!(sees(Viewer::Seat(Seat(2))), others_see);
        assert_eq!(sees(Viewer::Watcher), others_see);
    }
}

#[test]
fn who_leaves_is_not_waited_for() {
    let mut bench = five(House { judged: WordRules::challenge(), ..House::default() });
    bench.act(0, Command::Roll, &[14]).unwrap();
    bench.act(2, Command::Spot { tile: card("P") }, &[]).unwrap();
    bench.act(1, Command::stop(across(8, 6, "PASSE")), &[]).unwrap();
    bench.act(2, Command::Accept, &[]).unwrap();
    bench.act(3, Command::Accept, &[]).unwrap();
    assert_eq!(bench.scores(), [0, 0]);
    let act = Act::Leave { seat: Seat(4) };
    let mut chance = crate::Recorded::new(Vec::new());
    bench.table.submit(Some(Seat(4)), act, bench.now, &bench.words, &mut chance).unwrap();
    assert_eq!(bench.scores(), [56, 0]);
    let refusal = bench.act(4, Command::Roll, &[]).unwrap_err();
    assert_eq!(refusal.code, code::SEAT_LEFT);
}
