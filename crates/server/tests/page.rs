//! The page's files: what may be kept, what is asked for again, and what guards every answer.

mod client;

use axum::http::{Method, StatusCode};
use client::{ask, get};

/// The address of a file that the page names, by the end of its name.
async fn named_in_page(ending: &str) -> String {
    let page = get("/").await.body;
    String::from_utf8_lossy(&page)
        .split('"')
        .find(|part| part.starts_with("/assets/") && part.ends_with(ending))
        .unwrap_or_else(|| panic!("the page names no {ending}"))
        .to_owned()
}

#[tokio::test]
async fn the_page_is_asked_for_again_each_time_and_its_files_never() {
    let page = get("/").await;
    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(page.header("content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(page.header("cache-control"), Some("no-cache"));
    for (ending, kind) in [
        (".js", "text/javascript; charset=utf-8"),
        (".css", "text/css; charset=utf-8"),
        (".woff2", "font/woff2"),
    ] {
        let file = get(&named_in_page(ending).await).await;
        assert_eq!(file.status, StatusCode::OK, "{ending}");
        assert_eq!(file.header("content-type"), Some(kind));
        assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"));
    }
}

#[tokio::test]
async fn what_the_caller_has_already_is_not_sent_again() {
    let page = get("/").await;
    let tag = page.header("etag").unwrap();
    let again = ask(Method::GET, "/", &[("if-none-match", tag)], "").await;
    assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0));
    assert_eq!(again.header("etag"), Some(tag));
    let other = ask(Method::GET, "/", &[("if-none-match", "\"0\"")], "").await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn files_are_sent_packed_to_those_who_read_that() {
    let script = named_in_page(".js").await;
    let plain = get(&script).await;
    for (accepted, sent) in [("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0, gzip", "gzip")] {
        let packed = ask(Method::GET, &script, &[("accept-encoding", accepted)], "").await;
        assert_eq!(packed.header("content-encoding"), Some(sent));
        assert_eq!(packed.header("vary"), Some("accept-encoding"));
        assert_eq!(packed.header("content-type"), plain.header("content-type"));
        assert_ne!(packed.header("etag"), plain.header("etag"));
        assert!(packed.body.len() < plain.body.len() / 2);
    }
    assert_eq!(get(&format!("{script}.br")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn head_answers_as_get_does_but_without_a_body() {
    for path in ["/", "/api/lexicons", "/healthz", "/nowhere"] {
        let whole = get(path).await;
        let head = ask(Method::HEAD, path, &[], "").await;
        assert_eq!((head.status, head.body.len()), (whole.status, 0), "{path}");
        assert_eq!(head.header("content-type"), whole.header("content-type"), "{path}");
    }
}

#[tokio::test]
async fn an_address_that_leads_nowhere_gets_the_page_and_says_not_found() {
    for path in ["/nowhere", "/assets/none.js", "/../Cargo.toml", "/%2e%2e/%2e%2e/etc/passwd"] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert_eq!(answer.body, get("/").await.body, "{path}");
    }
}

#[tokio::test]
async fn every_screen_of_the_page_is_there() {
    for path in [
        "/words",
        "/games",
        "/rules/classic",
        "/replay/0123",
        "/review/0123",
        "/practice",
        "/table/ABCDE-FGHIJ",
    ] {
        let answer = get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        assert_eq!(answer.body, get("/").await.body, "{path}");
    }
}

#[tokio::test]
async fn health_is_plain() {
    let answer = get("/healthz").await;
    assert_eq!((answer.status, &answer.body[..]), (StatusCode::OK, &b"ok\n"[..]));
}

#[tokio::test]
async fn every_answer_carries_the_guarding_headers() {
    for path in ["/", "/nowhere", "/api/lexicons", "/api/nothing", "/api/lexicons/en/words/%FF"] {
        let answer = get(path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
    }
}

#[tokio::test]
async fn the_page_needs_nothing_that_its_policy_forbids() {
    let page = String::from_utf8(get("/").await.body).unwrap();
    assert!(!page.contains("style="), "inline style");
    assert!(!page.contains("http://") && !page.contains("https://"), "another origin");
    for script in page.split("<script").skip(1) {
        assert!(script.split('>').next().unwrap().contains("src="), "inline script");
    }
}
