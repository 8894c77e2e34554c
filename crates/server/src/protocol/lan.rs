//! Where others in the local network find this server.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/lan`: where phones in the house join.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Lan {
    /// Origins such as `http://192.168.1.7:4747`, the likeliest first; none where only this machine
    /// is served, or a server of the open internet.
    pub addresses: Vec<String>,
}
