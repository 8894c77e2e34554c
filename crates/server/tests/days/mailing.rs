//! Mail, where the operator has a server for it and the reader has confirmed the address.

use super::mail::MailServer;
use super::{awaited, info, made, pass, rules};
use crate::house::House;
use serde_json::{Value, json};
use server::{MailRules, Wall};

/// The last part of the first link of a kind.
fn token(mail: &str, kind: &str) -> String {
    // Long lines are folded where mail is written.
    let whole = mail.replace("=\n", "");
    let link = whole.split_whitespace().find(|word| word.contains(kind)).expect("a link");
    link.rsplit('/').next().unwrap().trim_end_matches(['>', '.']).to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_confirmed_an_address_is_told_there_once_a_turn_until_it_is_enough() {
    let data = tempfile::tempdir().unwrap();
    let server = MailServer::open().await;
    let mut config = rules(data.path(), &Wall::to_be_moved());
    config.mail = Some(MailRules {
        server: format!("smtp://{}", server.address),
        from: "Abecedar <games@example.org>".to_owned(),
        page: "https://games.example/".to_owned(),
    });
    let house = House::open(config).await;
    assert_eq!(house.done("GET", "/api/notices", "", None).await["mail"], true);
    let made = made(&house, "classic", json!({"days": 2, "then": "pass"})).await;
    let mail = |address: &str| json!({"by": "mail", "address": address, "language": "en"});
    for (seat, address) in ["ana@example.org", "rui@example.org"].into_iter().enumerate() {
        let path = format!("/api/tables/{}/seats/{seat}/notices", made.id);
        let mine = house.done("PUT", &path, &made.secrets[seat], Some(mail(address))).await;
        assert_eq!(mine["noticed"]["mail"], "asked");
    }
    let asked = server.await_count(2).await;
    let to = |mails: &[String], name: &str| -> Vec<String> {
        mails.iter().filter(|mail| mail.contains(&format!("To: {name}@"))).cloned().collect()
    };
    let [ana] = &to(&asked, "ana")[..] else { panic!("{asked:?}") };
    assert!(!ana.contains("Rui"), "a stranger is told no names");
    let path = format!("/api/tables/{}/confirm/{}", made.id, token(ana, "/notices/confirm/"));
    house.done("POST", &path, "", None).await;
    let wrong = format!("/api/tables/{}/confirm/xyz", made.id);
    assert_eq!(house.call("POST", &wrong, None, None).await.0, 403);
    house.done("POST", &format!("/api/tables/{}/start", made.id), &made.host, None).await;

    let mut seat = awaited(&info(&house, &made).await).unwrap();
    if seat == 1 {
        pass(&house, &made, 1).await;
        seat = 0;
    }
    let mails = server.await_count(3).await;
    let [_, turn] = &to(&mails, "ana")[..] else { panic!("{mails:?}") };
    assert!(turn.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{turn}");
    assert!(turn.contains(&format!("https://games.example/table/{}", made.code)), "{turn}");
    let path = format!("/api/tables/{}/quiet/{}", made.id, token(turn, "/notices/quiet/"));
    house.done("POST", &path, "", None).await;
    let table = format!("/api/tables/{}", made.id);
    let mine = house.done("GET", &table, &made.secrets[0], None).await;
    assert_eq!(mine["noticed"], Value::Null);
    pass(&house, &made, seat).await;
    pass(&house, &made, 1).await;
    house.close().await;
    assert_eq!(server.count(), 3, "enough is enough, and nobody who has not confirmed hears more");
}
