//! Asks the service without a socket.

#![allow(dead_code, reason = "each test file uses its part of it")]
#![allow(clippy::unwrap_used, reason = "a test that cannot ask has failed")]

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use server::{Service, router};
use tower::ServiceExt;

/// An answer, read to its end.
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|_| panic!("no JSON: {:?}", String::from_utf8_lossy(&self.body)))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }
}

pub async fn get(path: &str) -> Reply {
    ask(Method::GET, path, &[], "").await
}

pub async fn get_from(service: Service, path: &str) -> Reply {
    ask_of(service, Method::GET, path, &[], "").await
}

pub async fn ask(method: Method, path: &str, headers: &[(&str, &str)], body: &str) -> Reply {
    ask_of(Service::new(None), method, path, headers, body).await
}

async fn ask_of(
    service: Service,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(body.to_owned())).unwrap();
    let response = router(service).oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
    Reply { status: parts.status, headers: parts.headers, body }
}
