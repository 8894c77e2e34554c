//! A mail server of the test's own, which takes everything.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A mail server.
pub struct MailServer {
    pub address: SocketAddr,
    received: Arc<Mutex<Vec<String>>>,
}

impl MailServer {
    pub async fn open() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let received: Arc<Mutex<Vec<String>>> = Arc::default();
        let kept = Arc::clone(&received);
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                let kept = Arc::clone(&kept);
                tokio::spawn(async move {
                    // A client that hangs up has said all it had to say.
                    let _ = talk(socket, &kept).await;
                });
            }
        });
        MailServer { address, received }
    }

    /// Waits until so many mails have come; their sources.
    pub async fn await_count(&self, count: usize) -> Vec<String> {
        for _ in 0..600 {
            let received = self.received.lock().unwrap().clone();
            if received.len() >= count {
                return received;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("fewer than {count} mails")
    }

    pub fn count(&self) -> usize {
        self.received.lock().unwrap().len()
    }
}

async fn talk(mut socket: TcpStream, kept: &Mutex<Vec<String>>) -> std::io::Result<()> {
    let (read, mut write) = socket.split();
    let mut lines = BufReader::new(read).lines();
    write.write_all(b"220 test\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let word = line.split(' ').next().unwrap_or_default().to_ascii_uppercase();
        let answer: &[u8] = match word.as_str() {
            "EHLO" | "HELO" => b"250 test\r\n",
            "DATA" => {
                write.write_all(b"354 go on\r\n").await?;
                let mut mail = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    mail += &line;
                    mail += "\n";
                }
                kept.lock().unwrap().push(mail);
                b"250 kept\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 fine\r\n",
        };
        write.write_all(answer).await?;
    }
    Ok(())
}
