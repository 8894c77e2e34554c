//! The process of the hostile client: prepares one attack, says so, begins when it is told to, and
//! says what came of it. `load attack` starts it; it speaks to nobody but this machine.

use super::catalogue;
use super::field::Field;
use crate::Fault;
use std::net::SocketAddr;
use std::sync::Arc;

/// Runs an attack by its name.
pub async fn run(attack: &str, server: SocketAddr, seconds: u32) -> Result<(), Fault> {
    if !server.ip().is_loopback() {
        return Err(Fault::new(format!("{server} is not on this machine")));
    }
    let attack = catalogue::ALL.iter().find(|known| known.name == attack);
    let attack = attack.ok_or_else(|| Fault::new("there is no such attack"))?;
    let field = Arc::new(Field::new(server, seconds));
    match (attack.run)(Arc::clone(&field)).await {
        Ok(broken) => println!("{}", field.report(broken).line()),
        // Whoever started this reads it in place of what it waits for.
        Err(fault) => println!("{fault}"),
    }
    Ok(())
}
