//! Players from outside: a program of somebody's own plays over lines of JSON on its standard
//! input and output. docs/arena.md says what goes over the lines.

mod message;
mod player;
mod process;

pub use player::Guest;

use bots::{Bot, UnknownBot};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What a program's name begins with among those of bots.
const PREFIX: &str = "cmd:";

/// Who plays in a simulation: one of our bots, or a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// One of our bots.
    Bot(Bot),
    /// A program of somebody's own.
    Program(Program),
}

/// A program that plays, as it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// The program and its arguments; no shell reads them.
    pub call: Vec<String>,
    /// How long it may take for an answer, by the clock on the wall.
    pub limit: Duration,
}

impl Program {
    /// How long a program may take, unless somebody says otherwise.
    pub const LIMIT: Duration = Duration::from_secs(10);
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.call.join(" "))
    }
}

impl Contestant {
    /// Which of our bots it is, if it is one.
    pub fn bot(&self) -> Option<Bot> {
        match self {
            Contestant::Bot(bot) => Some(*bot),
            Contestant::Program(_) => None,
        }
    }
}

impl From<Bot> for Contestant {
    fn from(bot: Bot) -> Contestant {
        Contestant::Bot(bot)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(bot) => bot.fmt(f),
            Contestant::Program(program) => program.fmt(f),
        }
    }
}

/// No bot has this name, and it is no program either.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownContestant {
    /// There is no such bot.
    Bot(UnknownBot),
    /// No program is named.
    NoProgram,
}

impl fmt::Display for UnknownContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownContestant::Bot(unknown) => {
                write!(f, "{unknown}, dial-0 to dial-400 or {PREFIX}PROGRAM")
            }
            UnknownContestant::NoProgram => write!(f, "{PREFIX} without a program after it"),
        }
    }
}

impl std::error::Error for UnknownContestant {}

impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(name: &str) -> Result<Contestant, UnknownContestant> {
        let Some(call) = name.strip_prefix(PREFIX) else {
            let bot = Bot::between_levels(name).map_or_else(|| name.parse(), Ok);
            return bot.map(Contestant::Bot).map_err(UnknownContestant::Bot);
        };
        let call: Vec<String> = call.split_whitespace().map(str::to_owned).collect();
        if call.is_empty() {
            return Err(UnknownContestant::NoProgram);
        }
        Ok(Contestant::Program(Program { call, limit: Program::LIMIT }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_bot_or_a_program_with_its_arguments() {
        assert_eq!("club".parse(), Ok(Contestant::Bot(Bot::Club)));
        let between = "dial-130".parse::<Contestant>().map(|player| player.to_string());
        assert_eq!(between.as_deref(), Ok("dial-130"));
        let program: Contestant = "cmd:python3  bot.py".parse().unwrap();
        assert_eq!(program.to_string(), "cmd:python3 bot.py");
        assert_eq!(program.bot(), None);
        assert_eq!("cmd: ".parse::<Contestant>(), Err(UnknownContestant::NoProgram));
        let unknown = "deep".parse::<Contestant>().unwrap_err().to_string();
        assert!(unknown.contains("\"deep\"") && unknown.ends_with("cmd:PROGRAM"), "{unknown}");
    }
}
