//! One process on one file of tables, and no more tables than there is room for.

use crate::house::{House, config};
use crate::table::{begun, two_people};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused_with_a_sentence() {
    let data = tempfile::tempdir().unwrap();
    let house = House::open(config(data.path().into())).await;
    let made = begun(&house, json!({"game": "classic"})).await;
    let never = std::future::pending();
    let refused = server::serve_until(config(data.path().into()), never, |_| {}).await;
    let said = refused.unwrap_err().to_string();
    assert!(said.contains("tables.sqlite is in use by another process"), "{said}");
    assert!(!said.contains('\n'), "{said}");
    assert_eq!(house.look(&made).await["stage"], "playing");
    house.close().await;
    House::open(config(data.path().into())).await.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_takes_no_more_tables_than_it_may_have() {
    let data = tempfile::tempdir().unwrap();
    let mut config = config(data.path().into());
    config.door.limits.tables = 2;
    let house = House::open(config).await;
    let body = json!({"settings": {"game": "classic"}, "seats": two_people(), "seed": 1});
    for _ in 0..2 {
        house.done("POST", "/api/tables", "", Some(body.clone())).await;
    }
    let (status, answer) = house.call("POST", "/api/tables", None, Some(body)).await;
    assert_eq!((status, &answer["code"]), (503, &json!("full")));
    house.close().await;
}
