//! Whose time is up when, and who is told what; the clock is a number.

use super::*;
use crate::protocol::TimeUp;
use crate::tables::secrets::{self, Hashed};

const HOUR: i64 = 3_600_000;
const PACE: DaysPace = DaysPace { days: 2, then: TimeUp::Pass, vacation: 5 };

fn at(hours: i64) -> WallTime {
    WallTime(1_700_000_000_000 + hours * HOUR)
}

fn look(days: &mut Days, turn: u32, seats: &[u8], hours: i64) {
    let seats = seats.iter().map(|&seat| Seat(seat)).collect();
    let awaited = Awaited { turn, seats };
    let people = [true, true, true];
    days.observe(PACE, &Seen { awaited: &awaited, people: &people, paused: false, now: at(hours) });
}

fn browser(number: u8) -> Channel {
    let way = Way::Push {
        endpoint: format!("https://push.example/{number}"),
        p256dh: String::new(),
        auth: String::new(),
    };
    let holder = Hashed::of(&secrets::new_secret().unwrap());
    Channel { way, language: "en".to_owned(), token: number.to_string(), holder }
}

fn due(days: &Days, seat: u8) -> Option<i64> {
    days.of(PACE, Seat(seat)).due.map(|due| (due as i64 - at(0).0) / HOUR)
}

#[test]
fn a_turn_has_its_days_from_its_beginning_and_the_next_one_anew() {
    let mut days = Days::default();
    look(&mut days, 1, &[0], 0);
    look(&mut days, 1, &[0], 30);
    assert_eq!((due(&days, 0), due(&days, 1)), (Some(48), None));
    assert_eq!(days.late(at(47)), None);
    assert_eq!(days.late(at(48)), Some(Seat(0)));
    look(&mut days, 2, &[0], 40);
    assert_eq!(due(&days, 0), Some(88), "another turn of the same player");
    look(&mut days, 3, &[1], 41);
    assert_eq!((due(&days, 0), due(&days, 1)), (None, Some(89)));
}

#[test]
fn a_question_waits_for_the_last_and_a_turn_for_the_first() {
    let mut days = Days::default();
    look(&mut days, 1, &[1, 2], 0);
    assert!(days.vacation(PACE, Seat(2), 1, at(1)));
    assert_eq!(days.end(false), Some(at(48)));
    assert_eq!(days.end(true), Some(at(72)));
}

#[test]
fn nobody_loses_a_turn_while_the_server_is_away() {
    let mut days = Days::default();
    look(&mut days, 1, &[0], 0);
    days.grace(at(10));
    assert_eq!(due(&days, 0), Some(48), "there is enough time left");
    days.grace(at(40));
    assert_eq!(due(&days, 0), Some(52), "there is some again");
    days.grace(at(50));
    assert_eq!(due(&days, 0), Some(52), "but restarting does not prolong it for ever");
    days.grace(at(60));
    assert_eq!(due(&days, 0), Some(72), "what passed while it was away does not count");
}

#[test]
fn vacation_puts_off_what_is_due_and_whole_days_come_back() {
    let mut days = Days::default();
    look(&mut days, 1, &[0], 0);
    assert!(days.vacation(PACE, Seat(0), 3, at(1)));
    assert_eq!(due(&days, 0), Some(48 + 72));
    assert!(!days.vacation(PACE, Seat(0), 3, at(1)), "there are two left");
    assert_eq!(days.of(PACE, Seat(0)).vacation, 2);
    // Back after a day and an hour: of what is left, one whole day was not used.
    assert!(days.vacation(PACE, Seat(0), 0, at(26)));
    assert_eq!(days.of(PACE, Seat(0)).vacation, 3);
    assert_eq!(due(&days, 0), Some(48 + 25));
    // Whose turn comes during a vacation has all days after it.
    assert!(days.vacation(PACE, Seat(1), 2, at(30)));
    look(&mut days, 2, &[1], 40);
    assert_eq!(due(&days, 1), Some(30 + 48 + 48));
}

#[test]
fn while_a_table_is_paused_nobodys_time_passes() {
    let mut days = Days::default();
    let awaited = Awaited { turn: 1, seats: vec![Seat(0)] };
    let people = [true, true];
    let look = |days: &mut Days, paused: bool, hours: i64| {
        days.observe(PACE, &Seen { awaited: &awaited, people: &people, paused, now: at(hours) });
    };
    look(&mut days, false, 0);
    look(&mut days, true, 5);
    look(&mut days, true, 90);
    look(&mut days, false, 105);
    assert_eq!(due(&days, 0), Some(148));
}

#[test]
fn each_is_told_once_a_turn_and_reminded_once() {
    let mut days = Days::default();
    days.add_channel(Seat(0), browser(1));
    look(&mut days, 1, &[0], 0);
    let [(when, turn)] = days.notices(PACE)[..] else { panic!("one is to be told") };
    assert!(when <= at(0) && turn.occasion == Occasion::Turn);
    days.told(turn);
    let [(when, reminder)] = days.notices(PACE)[..] else { panic!("and to be reminded") };
    assert_eq!((when, reminder.occasion), (at(36), Occasion::Reminder));
    days.told(reminder);
    assert!(days.notices(PACE).is_empty());
    look(&mut days, 2, &[0], 40);
    days.told(turn);
    assert_eq!(days.notices(PACE).len(), 1, "that was about the turn before");
    // It is all kept.
    let kept: Days = serde_json::from_str(&serde_json::to_string(&days).unwrap()).unwrap();
    assert_eq!(kept, days);
}

#[test]
fn whoever_is_on_vacation_is_told_when_it_is_over() {
    let mut days = Days::default();
    days.add_channel(Seat(0), browser(1));
    look(&mut days, 1, &[1], 0);
    assert!(days.vacation(PACE, Seat(0), 2, at(0)));
    look(&mut days, 2, &[0], 3);
    assert_eq!(days.notices(PACE)[0].0, at(48));
}

#[test]
fn a_seat_has_few_browsers_and_what_was_asked_by_others_is_forgotten() {
    let mut days = Days::default();
    let holder = Hashed::of(&secrets::new_secret().unwrap());
    for number in 0..9 {
        days.add_channel(Seat(0), Channel { holder: holder.clone(), ..browser(number) });
    }
    let tokens = |days: &Days| -> Vec<String> {
        days.open_channels(Seat(0)).into_iter().map(|channel| channel.token).collect()
    };
    assert_eq!(tokens(&days), ["5", "6", "7", "8"], "the newest");
    days.add_channel(Seat(0), Channel { holder, ..browser(8) });
    assert_eq!(tokens(&days).len(), 4, "the same browser again");
    assert!(days.drop_channel("8") && !days.drop_channel("8"));
    assert!(days.keep_holders(|_| None));
    assert!(tokens(&days).is_empty());
    days.add_channel(Seat(0), browser(1));
    days.add_channel(Seat(0), browser(2));
    assert_eq!(tokens(&days), ["2"], "another person holds the seat");
}

#[test]
fn mail_is_for_addresses_that_were_confirmed() {
    let mut days = Days::default();
    let way = Way::Mail { address: "ana@example.org".to_owned(), confirmed: false };
    days.add_channel(Seat(1), Channel { way, ..browser(7) });
    look(&mut days, 1, &[1], 0);
    assert!(days.notices(PACE).is_empty() && days.open_channels(Seat(1)).is_empty());
    assert!(!days.confirm("8") && days.confirm("7"));
    assert_eq!(days.notices(PACE).len(), 1);
}
