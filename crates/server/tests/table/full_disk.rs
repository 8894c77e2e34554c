//! A disk that takes no more, through the whole server: whoever asks hears so, nothing has
//! happened, what needs no disk goes on, and once there is room everything does.

use crate::house::{House, config};
use crate::small_disk::Disk;
use crate::table::{begun, pass};
use serde_json::{Value, json};

/// Asks whether the server is ready until the answer has this status.
async fn becomes(house: &House, status: u16) {
    for _ in 0..100 {
        if house.get("/readyz").await.0 == status {
            return;
        }
        // The last answer counts for a second.
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    panic!("/readyz never answered {status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_stops_nothing_for_good() {
    let disk = Disk::new(4_096);
    let house = House::open(config(disk.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let other = begun(&house, json!({"game": "classic"})).await;
    let mut stream = house.sit(&made, 0).await;
    let view = stream.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let mut player = house.sit(&made, seat as usize).await;
    player.view().await;
    let mut watcher = house.join(&other.id, json!([])).await;
    watcher.view().await;

    disk.fill(0);
    // The log of the database has some room of its own; that is soon used up.
    let mut phase = view["phase"].as_u64().unwrap();
    let mut on_turn = seat;
    let mut people = house
        .join(&made.id, json!([{"secret": made.secrets[0]}, {"secret": made.secrets[1]}]))
        .await;
    people.view().await;
    let mut refused = Value::Null;
    for time in 0..2_000 {
        // Undone and done again, a game never ends.
        let id = format!("p{time}");
        people.say(pass(&id, on_turn, &json!(phase))).await;
        let outcome = people.answer(&id).await;
        if outcome["kind"] != "done" {
            refused = outcome;
            break;
        }
        let view = people.seen();
        phase = view["phase"].as_u64().unwrap();
        on_turn = view["game"]["on_turn"].as_u64().unwrap();
        if !view["outcome"].is_null() {
            break;
        }
    }
    if refused.is_null() {
        // The game was over sooner: making tables takes the rest.
        loop {
            let seats = crate::table::two_people();
            let body = json!({"settings": {"game": "classic"}, "seats": seats, "seed": 1});
            let (status, answer) = house.call("POST", "/api/tables", None, Some(body)).await;
            if status != 200 {
                refused = json!({"kind": "failed", "problem": answer});
                break;
            }
        }
    }
    assert_eq!(refused["kind"], "failed", "{refused}");
    assert_eq!(refused["problem"]["code"], "cannot_keep", "{refused}");

    // What needs no disk is answered as ever, at this table and at others.
    watcher.clock().await;
    let (status, answer) = house.get(&format!("/api/tables/{}", other.id)).await;
    assert_eq!((status, answer["table"]["stage"].as_str()), (200, Some("playing")));
    // The process is well, but cannot do its work. What is left of the log's last page takes a few
    // small writes more.
    assert_eq!(house.get("/healthz").await.0, 200);
    becomes(&house, 503).await;

    disk.empty();
    becomes(&house, 200).await;
    let mut again = house.sit(&other, 0).await;
    let view = again.view().await;
    let seat = view["game"]["on_turn"].as_u64().unwrap();
    let mut again = house.sit(&other, seat as usize).await;
    again.say(pass("now", seat, &view["phase"])).await;
    assert_eq!(again.answer("now").await["kind"], "done", "there is room again");
    house.close().await;

    // Everything that was answered is there.
    let house = House::open(config(disk.path().into())).await;
    let mut again = house.sit(&other, seat as usize).await;
    let next = again.view().await["next_event"].as_u64().unwrap();
    assert!(next > view["next_event"].as_u64().unwrap());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_on_a_read_only_disk_says_so_and_starts_once_it_may_write() {
    let disk = Disk::new(4_096);
    let house = House::open(config(disk.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    house.close().await;
    assert!(disk.allow_writing(false));
    let never = std::future::pending();
    let refused = server::serve_until(config(disk.path().into()), never, |_| {}).await;
    let said = refused.unwrap_err().to_string();
    assert!(said.contains("cannot be written to") && said.contains("tables.sqlite"), "{said}");
    assert!(disk.allow_writing(true));
    let house = House::open(config(disk.path().into())).await;
    assert_eq!(house.look(&made).await["stage"], "playing");
    house.close().await;
}
