//! The body of a request while it arrives, which may not take for ever.

use crate::limits::BODY;
use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, Incoming, SizeHint};
use std::io::{Error, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::time::{Sleep, sleep};

/// A body that has to be there in time, however it drips.
struct Arriving {
    body: Incoming,
    until: Pin<Box<Sleep>>,
}

/// The body of a request, which has to be there in time.
pub(super) fn in_time(body: Incoming) -> Body {
    if body.is_end_stream() {
        return Body::empty();
    }
    Body::new(Arriving { body, until: Box::pin(sleep(BODY)) })
}

impl HttpBody for Arriving {
    type Data = Bytes;
    type Error = Box<dyn std::error::Error + Send + Sync>;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        self.until.as_mut().poll(context).map(|()| {
            let late = Error::new(ErrorKind::TimedOut, "the body did not arrive in time");
            Some(Err(late.into()))
        })
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
