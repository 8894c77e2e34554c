//! The server is restarted while the game waits for a moment: the moment stays where it was.

use crate::house::{House, Made, Stream, config};
use crate::table::begun;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// The moment at which the limit of the turn is up, as last said.
async fn limit(stream: &mut Stream) -> u64 {
    loop {
        let message = stream.hear().await.expect("a limit is said");
        if let Some(limit) = message["limit"].as_u64() {
            return limit;
        }
    }
}

async fn on_turn(house: &House, made: &Made) -> usize {
    let mut watcher = house.join(&made.id, json!([])).await;
    watcher.view().await["game"]["on_turn"].as_u64().unwrap() as usize
}

/// What a table that was made with a patience says before and after a restart in the midst of it.
async fn restarted(settings: Value, before: impl AsyncFn(&House, &Made)) -> (House, Made, u64) {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, settings).await;
    before(&house, &made).await;
    sleep(Duration::from_secs(3)).await;
    let mut watcher = house.join(&made.id, json!([])).await;
    watcher.await_type("welcome").await;
    let shown = watcher.clock().await;
    drop(watcher);
    house.close().await;
    // The folder outlives the test: the second server still writes to it.
    (House::open(config(data.keep())).await, made, shown)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_limit_goes_on_where_it_was() {
    let settings = json!({"game": "classic", "turn_limit": {"seconds": 8, "then": "forfeit"}});
    let (house, made, shown) = restarted(settings, async |house, made| {
        let mut ana = house.sit(made, 0).await;
        assert!(limit(&mut ana).await < 9_000);
    })
    .await;
    let turn = on_turn(&house, &made).await;
    let mut other = house.sit(&made, 1 - turn).await;
    let welcome = other.await_type("welcome").await;
    let now = welcome["now"].as_u64().unwrap();
    assert!(now >= shown, "the clock went back from {shown} to {now}");
    let up = limit(&mut other).await;
    assert!(up < 9_000, "the limit began anew: {up}");
    let (left, at) = other.news("/left").await;
    assert_eq!(left["seat"], turn);
    assert!((up..up + 2_500).contains(&at), "left at {at}, and the limit was {up}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_has_no_more_time_after_a_restart_and_who_was_there_has_all_of_it() {
    let settings = json!({"game": "classic", "absence": {"seconds": 6, "then": "bot"}});
    let (house, made, shown) = restarted(settings, async |house, made| {
        // The player on turn comes, and goes.
        let turn = on_turn(house, made).await;
        let mut gone = house.sit(made, turn).await;
        gone.view().await;
    })
    .await;
    let turn = on_turn(&house, &made).await;
    let mut other = house.sit(&made, 1 - turn).await;
    other.view().await;
    let (handed, at) = other.news("/handed_over").await;
    assert_eq!(handed, json!({"seat": turn, "to": "bot"}));
    // She has been away since about the start, at least three seconds before the restart.
    assert!(at < shown + 5_000, "waited anew after the restart at {shown}: {at}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_of_the_game_passes_at_its_own_moment() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let team = |name: &str, team: u8| json!({"who": {"kind": "me", "name": name}, "team": team});
    let seats = json!([team("Ana", 0), team("Rui", 1)]);
    let settings = json!({"game": "party", "house": {"spotting_seconds": 6}});
    let made = house.table(settings, seats, 5).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let mut both = house
        .join(&made.id, json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]))
        .await;
    let view = both.view().await;
    let team = view["game"]["on_turn"].as_u64().unwrap();
    let roll =
        json!({"type": "play", "id": "r", "seat": team, "phase": view["phase"], "command": "roll"});
    both.say(roll).await;
    assert_eq!(both.answer("r").await["kind"], "done");
    let deadline = both.seen()["deadline"].as_u64().unwrap();
    sleep(Duration::from_secs(2)).await;
    let shown = both.clock().await;
    drop(both);
    house.close().await;

    // Nobody connects: the table wakes by itself, and its time has stood still meanwhile.
    sleep(Duration::from_secs(2)).await;
    let house = House::open(config(data.path().into())).await;
    let mut watcher = house.join(&made.id, json!([])).await;
    let now = watcher.await_type("welcome").await["now"].as_u64().unwrap();
    assert!((shown..deadline).contains(&now), "{shown} before, {now} after, {deadline}");
    let view = watcher.view().await;
    assert_eq!(view["deadline"], deadline);
    let told = watcher.await_type("told").await;
    assert_eq!(told["steps"][0]["at"], deadline, "{told}");
    house.close().await;
}
