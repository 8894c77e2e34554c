//! Exactly one push a turn, to whoever is waited for.

use super::push::{Browser, PushService, check_vapid};
use super::{HOUR, awaited, begun, info, made, pass, rules, until};
use crate::house::{House, Made};
use serde_json::{Value, json};
use server::Wall;

fn notices(made: &Made, seat: usize) -> String {
    format!("/api/tables/{}/seats/{seat}/notices", made.id)
}

async fn subscribe(house: &House, made: &Made, service: &PushService) -> [Browser; 2] {
    let browsers = [Browser::new("ana"), Browser::new("rui")];
    for (seat, browser) in browsers.iter().enumerate() {
        let (path, body) = (notices(made, seat), browser.subscription(service));
        let mine = house.done("PUT", &path, &made.secrets[seat], Some(body)).await;
        assert_eq!(mine["noticed"], json!({"browsers": 1, "mail": "no"}));
    }
    browsers
}

async fn key(house: &House) -> String {
    house.done("GET", "/api/notices", "", None).await["push"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_turn_is_told_once_to_one_browser_whatever_happens_to_the_server() {
    let data = tempfile::tempdir().unwrap();
    let (wall, service) = (Wall::to_be_moved(), PushService::open().await);
    let mut house = House::open(rules(data.path(), &wall)).await;
    let made = made(&house, "classic", json!({"days": 3, "then": "forfeit"})).await;
    let browsers = subscribe(&house, &made, &service).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let first_key = key(&house).await;
    let mut turns = [0, 0];
    for nth in 0..6 {
        let seat = awaited(&info(&house, &made).await).unwrap();
        turns[seat] += 1;
        let received = service.await_count(nth + 1).await;
        assert_eq!(received.len(), nth + 1, "one a turn");
        if nth % 2 == 1 {
            house.close().await;
            wall.move_on(HOUR);
            house = House::open(rules(data.path(), &wall)).await;
            assert_eq!(awaited(&info(&house, &made).await), Some(seat), "the game is where it was");
        }
        if nth < 5 {
            // Passing ends the game after some rounds; what is known of the turn is enough.
            pass(&house, &made, seat).await;
            if info(&house, &made).await["stage"] != "playing" {
                break;
            }
        }
    }
    // Whatever is on its way arrives before the server ends.
    let last_key = key(&house).await;
    house.close().await;
    assert_eq!(first_key, last_key, "the key is kept");
    for (browser, turns) in browsers.iter().zip(turns) {
        let received = service.of(browser);
        assert_eq!(received.len(), turns);
        for one in &received {
            check_vapid(one, &service, &first_key);
            assert!(one.headers["topic"].len() <= 32);
            assert!(one.headers["ttl"].parse::<u64>().unwrap() > 2 * 24 * 3600);
            let said = browser.open(one);
            assert_eq!(said["code"], made.code.as_str());
            assert_eq!(said["lang"], "pt");
            // Nothing is in it but this, and so nothing of a hand.
            let mut names: Vec<&String> = said.as_object().unwrap().keys().collect();
            names.sort();
            let all = ["body", "code", "lang", "open", "quiet", "seat", "table", "title", "token"];
            assert_eq!(names, all);
            assert!(!said["title"].as_str().unwrap().starts_with("notice-"), "{said}");
            assert!(!said["body"].as_str().unwrap().starts_with("notice-"), "{said}");
        }
        let lengths: Vec<usize> = received.iter().map(|one| one.body.len()).collect();
        assert!(lengths.windows(2).all(|two| two[0] == two[1]), "the length says nothing");
    }
    assert!(turns[0] >= 1 && turns[1] >= 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_that_was_not_brought_before_a_crash_is_brought_after_it() {
    let data = tempfile::tempdir().unwrap();
    let (wall, service) = (Wall::to_be_moved(), PushService::open().await);
    let (house, apart) = House::open_apart(rules(data.path(), &wall)).await;
    let made = made(&house, "classic", json!({"days": 3, "then": "forfeit"})).await;
    subscribe(&house, &made, &service).await;
    service.answers(503);
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    service.await_count(1).await;
    apart.kill();
    service.answers(201);
    // What the disk holds at this moment: the killed server may hold its own files for a little longer.
    let left = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(&data).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), left.path().join(file.file_name())).unwrap();
    }
    let house = House::open(rules(left.path(), &wall)).await;
    service.await_count(2).await;
    house.close().await;
    assert_eq!(service.received().len(), 2);
    let house = House::open(rules(left.path(), &wall)).await;
    info(&house, &made).await;
    house.close().await;
    assert_eq!(service.received().len(), 2, "and not once more");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_one_reminder_before_the_time_is_over() {
    let data = tempfile::tempdir().unwrap();
    let (wall, service) = (Wall::to_be_moved(), PushService::open().await);
    let house = House::open(rules(data.path(), &wall)).await;
    let made = made(&house, "rummy", json!({"days": 1, "then": "bot"})).await;
    let browsers = subscribe(&house, &made, &service).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let seat = awaited(&info(&house, &made).await).unwrap();
    service.await_count(1).await;
    wall.move_on(17 * HOUR);
    info(&house, &made).await;
    wall.move_on(2 * HOUR);
    info(&house, &made).await;
    service.await_count(2).await;
    wall.move_on(HOUR);
    info(&house, &made).await;
    house.close().await;
    let received = service.of(&browsers[seat]);
    let said: Vec<Value> = received.iter().map(|one| browsers[seat].open(one)).collect();
    assert_eq!(said.len(), 2);
    assert_ne!(said[0]["title"], said[1]["title"]);
    assert_eq!(received[1].headers["urgency"], "high");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_forgotten_and_anybody_stops_with_one_tap() {
    let data = tempfile::tempdir().unwrap();
    let (wall, service) = (Wall::to_be_moved(), PushService::open().await);
    let house = House::open(rules(data.path(), &wall)).await;
    let made = made(&house, "classic", json!({"days": 2, "then": "pass"})).await;
    let browsers = subscribe(&house, &made, &service).await;
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;
    let first = awaited(&info(&house, &made).await).unwrap();
    service.await_count(1).await;
    let token = browsers[first].open(&service.of(&browsers[first])[0])["token"].clone();
    let mine = async |seat: usize| {
        let path = format!("/api/tables/{}", made.id);
        house.done("GET", &path, &made.secrets[seat], None).await["noticed"].clone()
    };
    // From the notice, without any secret.
    let path = format!("/api/tables/{}/quiet/{}", made.id, token.as_str().unwrap());
    house.done("POST", &path, "", None).await;
    house.done("POST", &path, "", None).await;
    assert_eq!(mine(first).await, Value::Null);
    // The other browser has ended its subscription.
    service.answers(410);
    pass(&house, &made, first).await;
    service.await_count(2).await;
    for _ in 0..600 {
        if mine(1 - first).await == Value::Null {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(mine(1 - first).await, Value::Null);
    // And at the table.
    let (path, body) = (notices(&made, 0), browsers[0].subscription(&service));
    house.done("PUT", &path, &made.secrets[0], Some(body)).await;
    assert_eq!(mine(0).await["browsers"], 1);
    house.done("DELETE", &path, &made.secrets[0], None).await;
    assert_eq!(mine(0).await, Value::Null);
    house.close().await;
    assert_eq!(service.received().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_holders_subscribe_and_only_public_endpoints_are_taken() {
    let data = tempfile::tempdir().unwrap();
    let (wall, service) = (Wall::to_be_moved(), PushService::open().await);
    let mut config = rules(data.path(), &wall);
    config.push.anywhere = false;
    let house = House::open(config).await;
    let made = begun(&house, "thief", json!({"days": 7, "then": "pass"})).await;
    let browser = Browser::new("eve");
    let mut body = browser.subscription(&service);
    let put = async |body: &Value, secret: &str| {
        house.call("PUT", &notices(&made, 0), Some(secret), Some(body.clone())).await
    };
    let (status, problem) = put(&body, &made.secrets[0]).await;
    assert_eq!((status, &problem["code"]), (400, &json!("bad_settings")), "{problem}");
    for host in ["127.0.0.1", "192.168.0.1", "[::1]", "localhost", "router.lan"] {
        body["endpoint"] = json!(format!("https://{host}/x"));
        assert_eq!(put(&body, &made.secrets[0]).await.0, 400, "{host}");
    }
    body["endpoint"] = json!("https://push.example.org/x");
    assert_eq!(put(&body, &made.secrets[1]).await.1["code"], "not_yours");
    assert_eq!(put(&body, &made.secrets[0]).await.0, 200);
    body["auth"] = json!("AAAA");
    assert_eq!(put(&body, &made.secrets[0]).await.0, 400, "keys that are none");
    body = json!({"by": "mail", "address": "ana@example.org", "language": "en"});
    assert_eq!(put(&body, &made.secrets[0]).await.0, 400, "this house sends no mail");
    // Nobody sees where others are told.
    let table = until(&house, &made, |table| table["stage"] == "playing").await;
    assert!(!table.to_string().contains("push.example.org"));
    house.close().await;
}
