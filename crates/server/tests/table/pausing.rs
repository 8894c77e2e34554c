//! A table against bots stands still when its player asks for it; one of people when all agree.

use crate::house::{Apart, House, Made, Stream, config};
use crate::table::{begun, pass};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep};

/// Ana against a bot, in a game of teams or without.
async fn against_a_bot(house: &House, settings: Value) -> Made {
    let teams = settings["game"] == "party";
    let team = |nth: u8| if teams { json!(nth) } else { Value::Null };
    let seats = json!([
        {"who": {"kind": "me", "name": "Ana"}, "team": team(0)},
        {"who": {"kind": "bot", "level": "primer"}, "team": team(1)},
    ]);
    let made = house.table(settings, seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    made
}

fn pause(id: &str, seat: u8) -> Value {
    json!({"type": "pause", "id": id, "seat": seat})
}

fn resume(id: &str, seat: u8) -> Value {
    json!({"type": "resume", "id": id, "seat": seat})
}

async fn ask(stream: &mut Stream, message: Value) -> Value {
    let id = message["id"].as_str().unwrap().to_owned();
    stream.say(message).await;
    stream.answer(&id).await
}

/// A Party whose six zones take a second each.
fn hasty() -> Value {
    json!({"game": "party", "house": {"zone_seconds": [1, 1, 1, 1, 1, 1], "spotting_seconds": 2}})
}

/// Plays on until the timer runs for Ana's team: when it is up.
async fn until_the_timer_runs(ana: &mut Stream) -> u64 {
    let until = Instant::now() + Duration::from_secs(50);
    let mut nth = 0;
    ana.view().await;
    loop {
        assert!(Instant::now() < until, "the timer never ran: {}", ana.seen());
        let view = ana.seen().clone();
        let stage = &view["game"]["stage"];
        if view["game"]["on_turn"] == 0 && stage.get("run").is_some() {
            return view["deadline"].as_u64().unwrap();
        }
        if view["game"]["on_turn"] == 0 && stage.get("roll").is_some() {
            nth += 1;
            let roll = json!({"type": "play", "id": format!("r{nth}"), "seat": 0,
                              "phase": view["phase"], "command": "roll"});
            // The bot may have done something first.
            ask(ana, roll).await;
        } else {
            ana.await_type("told").await;
        }
    }
}

/// Brings a saved game to the server, which judges it again.
async fn judged_again(house: &House, saved: &str) -> u16 {
    let head = format!(
        "POST /api/saved HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n",
        house.address,
        saved.len()
    );
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(format!("{head}{saved}").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_timer_stands_while_one_reads_and_runs_on_afterwards() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = against_a_bot(&house, hasty()).await;
    let mut watcher = house.join(&made.id, json!([])).await;
    watcher.view().await;
    let mut ana = house.sit(&made, 0).await;
    let deadline = until_the_timer_runs(&mut ana).await;
    assert_eq!(ask(&mut ana, pause("p", 0)).await["kind"], "done");
    let stood = ana.clock().await;
    assert!(stood < deadline, "{stood} of {deadline}");
    // Everybody is told, with the time at which it stands.
    let told = loop {
        let told = watcher.await_type("table").await;
        if told["table"]["paused"] == 0 {
            break told;
        }
    };
    assert_eq!(told["now"], stood);
    let phase = ana.seen()["phase"].clone();
    sleep(Duration::from_secs(8)).await;
    assert_eq!(ana.quiet().await.unwrap(), Vec::<Value>::new(), "something happened");
    assert_eq!(ana.clock().await, stood);
    // What belongs to the game waits, and says why.
    let refused = ask(&mut ana, pass("no", 0, &phase)).await;
    assert_eq!(refused["refusal"]["code"], "paused", "{refused}");
    let undo = ask(&mut ana, json!({"type": "undo", "id": "u", "seat": 0})).await;
    assert_eq!(undo["kind"], "refused", "{undo}");
    // Asked twice, it is paused once; and it goes on where it stood.
    assert_eq!(ask(&mut ana, pause("again", 0)).await["kind"], "done");
    assert_eq!(ask(&mut ana, resume("r", 0)).await["kind"], "done");
    assert_eq!(house.look(&made).await.get("paused"), None);
    let now = ana.clock().await;
    assert!((stood..stood + 500).contains(&now), "{stood} before, {now} after");
    let (_, at) = ana.news("/game/no_word").await;
    assert_eq!(at, deadline, "time was up at its own moment");
    // The log knows nothing of it: judged again, the game is the same.
    ask(&mut ana, json!({"type": "resign", "id": "x", "seat": 0})).await;
    let (status, saved) =
        house.raw("GET", &format!("/api/tables/{}/saved", made.id), None, None).await;
    assert_eq!(status, 200, "{saved}");
    assert_eq!(judged_again(&house, &saved).await, 200);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_outlives_a_crash_and_needs_nobody() {
    let data: PathBuf = tempfile::tempdir().unwrap().keep();
    let (house, apart): (House, Apart) = House::open_apart(config(data.clone())).await;
    let made = against_a_bot(&house, hasty()).await;
    let mut ana = house.sit(&made, 0).await;
    let deadline = until_the_timer_runs(&mut ana).await;
    assert_eq!(ask(&mut ana, pause("p", 0)).await["kind"], "done");
    let (stood, seen) = (ana.clock().await, ana.seen().clone());
    drop(ana);
    apart.kill();
    // What the disk holds at this moment, for a server that knows nothing of the killed one; that may
    // hold its own files for a little longer.
    let left = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(&data).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), left.path().join(file.file_name())).unwrap();
    }

    let house = House::open(config(left.path().into())).await;
    sleep(Duration::from_secs(8)).await;
    let mut ana = house.sit(&made, 0).await;
    let welcome = ana.await_type("welcome").await;
    assert_eq!(welcome["table"]["paused"], 0);
    let now = welcome["now"].as_u64().unwrap();
    assert!(now.abs_diff(stood) < 100, "{stood} before, {now} after");
    // What was told live is what the log gives.
    assert_eq!(ana.view().await, seen);
    assert_eq!(ask(&mut ana, resume("r", 0)).await["kind"], "done");
    let (_, at) = ana.news("/game/no_word").await;
    assert_eq!(at, deadline);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_too_and_play_on_afterwards() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.tables.thinking = 0.5;
    let house = House::open(config).await;
    let made = against_a_bot(&house, json!({"game": "classic"})).await;
    let mut ana = house.sit(&made, 0).await;
    ana.view().await;
    while ana.seen()["game"]["on_turn"] != 0 {
        ana.view().await;
    }
    let phase = ana.seen()["phase"].clone();
    ana.say(pass("a", 0, &phase)).await;
    assert_eq!(ask(&mut ana, pause("p", 0)).await["kind"], "done");
    ana.quiet().await.unwrap();
    assert_eq!(ana.seen()["awaited"], json!([1]), "the bot is on turn");
    sleep(Duration::from_secs(12)).await;
    assert_eq!(ana.quiet().await.unwrap(), Vec::<Value>::new(), "the bot has acted");
    assert_eq!(ask(&mut ana, resume("r", 0)).await["kind"], "done");
    while ana.seen()["awaited"] != json!([0]) {
        ana.view().await;
    }
    house.close().await;
}

fn answer(id: &str, seat: u8, agree: bool) -> Value {
    json!({"type": "pause_answer", "id": id, "seat": seat, "agree": agree})
}

/// The next that is heard of a question: who asks, and who has not answered yet.
async fn asked(stream: &mut Stream) -> (Value, Value) {
    let asked = stream.await_type("pause_asked").await;
    (asked["seat"].clone(), asked["waiting"].clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_play_together_pause_when_all_agree() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let (mut ana, mut rui) = (house.sit(&made, 0).await, house.sit(&made, 1).await);
    ana.view().await;
    rui.view().await;
    // Nobody has asked yet.
    let early = ask(&mut rui, answer("early", 1, true)).await;
    assert_eq!(early["refusal"]["code"], "not_asked", "{early}");
    assert_eq!(ask(&mut ana, pause("p", 0)).await["kind"], "asked");
    assert_eq!(asked(&mut rui).await, (json!(0), json!([1])));
    // Whoever comes meanwhile hears of it too. Neither who watches may answer, nor who asks.
    let mut watcher = house.join(&made.id, json!([])).await;
    assert_eq!(asked(&mut watcher).await, (json!(0), json!([1])));
    assert_eq!(ask(&mut watcher, pause("w", 0)).await["problem"]["code"], "not_yours");
    assert_eq!(ask(&mut ana, answer("own", 0, true)).await["refusal"]["code"], "not_asked");
    assert_eq!(house.look(&made).await.get("paused"), None);
    let before = ana.clock().await;
    sleep(Duration::from_millis(300)).await;
    assert!(ana.clock().await > before, "the clock runs on until all agree");
    // No is an answer, and ends the question.
    assert_eq!(ask(&mut rui, answer("no", 1, false)).await["kind"], "done");
    assert_eq!(asked(&mut watcher).await, (json!(0), json!([])));
    assert_eq!(house.look(&made).await.get("paused"), None);
    assert_eq!(ask(&mut rui, answer("late", 1, true)).await["refusal"]["code"], "not_asked");
    // Yes makes the table stand still, for everybody.
    assert_eq!(ask(&mut ana, pause("again", 0)).await["kind"], "asked");
    assert_eq!(ask(&mut rui, answer("yes", 1, true)).await["kind"], "done");
    assert_eq!(house.look(&made).await["paused"], 0);
    let stood = ana.clock().await;
    sleep(Duration::from_millis(300)).await;
    assert_eq!(rui.clock().await, stood);
    let phase = ana.seen()["phase"].clone();
    let on_turn = ana.seen()["game"]["on_turn"].as_u64().unwrap();
    let stream = if on_turn == 0 { &mut ana } else { &mut rui };
    let refused = ask(stream, pass("no-pass", on_turn, &phase)).await;
    assert_eq!(refused["refusal"]["code"], "paused", "{refused}");
    // Either lets it go on. Who asks while being asked has agreed.
    assert_eq!(ask(&mut rui, resume("r", 1)).await["kind"], "done");
    assert_eq!(house.look(&made).await.get("paused"), None);
    assert_eq!(ask(&mut ana, pause("third", 0)).await["kind"], "asked");
    assert_eq!(ask(&mut rui, pause("both", 1)).await["kind"], "done");
    assert_eq!(house.look(&made).await["paused"], 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_not_asked_and_may_end_the_pause() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let mut ana = house.sit(&made, 0).await;
    ana.view().await;
    assert_eq!(ask(&mut ana, pause("p", 0)).await["kind"], "done");
    assert_eq!(house.look(&made).await["paused"], 0);
    let mut rui = house.sit(&made, 1).await;
    rui.view().await;
    assert_eq!(house.look(&made).await["paused"], 0, "coming back does not end it");
    assert_eq!(ask(&mut rui, resume("r", 1)).await["kind"], "done");
    // Who goes while being asked need not answer any more.
    assert_eq!(ask(&mut ana, pause("q", 0)).await["kind"], "asked");
    drop(rui);
    while house.look(&made).await["paused"] != 0 {
        ana.await_type("table").await;
    }
    // A bot plays on for one of them, and the other still holds it; then nobody does.
    let hand_over = |seat: usize| format!("/api/tables/{}/seats/{seat}/hand-over", made.id);
    let bot = json!({"to": "bot", "level": "primer"});
    house.done("POST", &hand_over(0), &made.secrets[0], Some(bot.clone())).await;
    assert_eq!(house.look(&made).await["paused"], 0);
    assert_eq!(ask(&mut ana, pause("bot", 0)).await["refusal"]["code"], "cannot_pause");
    house.done("POST", &hand_over(1), &made.secrets[1], Some(bot)).await;
    assert_eq!(house.look(&made).await.get("paused"), None);
    // Where the game is over, nothing can be paused.
    house.done("POST", &hand_over(0), &made.secrets[0], Some(json!({"to": "back"}))).await;
    ask(&mut ana, json!({"type": "resign", "id": "x", "seat": 0})).await;
    let over = ask(&mut ana, pause("z", 0)).await;
    assert_eq!(over["refusal"]["code"], "game_over", "{over}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_ends_with_whoever_asked_for_it() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = against_a_bot(&house, json!({"game": "classic"})).await;
    let mut ana = house.sit(&made, 0).await;
    ana.view().await;
    assert_eq!(ask(&mut ana, pause("p", 0)).await["kind"], "done");
    // A bot plays on for her: there is nobody left to go on.
    let path = format!("/api/tables/{}/seats/0/hand-over", made.id);
    let bot = json!({"to": "bot", "level": "primer"});
    house.done("POST", &path, &made.secrets[0], Some(bot)).await;
    assert_eq!(house.look(&made).await.get("paused"), None);
    assert_eq!(ask(&mut ana, pause("q", 0)).await["refusal"]["code"], "cannot_pause");
    house.done("POST", &path, &made.secrets[0], Some(json!({"to": "back"}))).await;
    assert_eq!(ask(&mut ana, pause("r", 0)).await["kind"], "done");
    assert_eq!(house.look(&made).await["paused"], 0);
    assert_eq!(
        ask(&mut ana, json!({"type": "resign", "id": "x", "seat": 0})).await["kind"],
        "done"
    );
    let table = house.look(&made).await;
    assert_eq!((&table["stage"], table.get("paused")), (&json!("over"), None));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_printed_in_an_edition_can_be_asked_for() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let (status, party) = house.get("/api/games/party/editions/party-ro").await;
    assert_eq!((status, &party["name"]), (200, &json!("party-ro")));
    assert_eq!(party["board"].as_array().unwrap().len(), 15);
    for path in ["/api/games/party/editions/cartas", "/api/games/chess/editions/party"] {
        let (status, problem) = house.get(path).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_settings")), "{path}");
    }
    house.close().await;
}
