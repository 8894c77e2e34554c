//! Everything that goes over the wire, and the only place where text from outside is parsed.
//!
//! The TypeScript types in `web/src/api/types.ts` come from here; `tests/types.rs` fails when
//! they no longer agree. What a client says on a stream is [`FromClient`], what it hears is
//! [`ToClient`]; the bodies of HTTP calls are beside them. What the referee says (a refusal, a score
//! line, an outcome) travels as `games` writes it.

mod anagrams;
mod calls;
mod catalogue;
mod days;
mod figures;
mod from_client;
#[cfg(test)]
mod fuzz;
mod games;
mod hint;
mod ids;
mod lan;
mod lesson;
mod meaning;
mod name;
mod practice;
mod problem;
mod replay;
mod review;
mod sheet;
mod table;
mod table_problem;
mod to_client;
mod typed;
mod word;

pub use self::games::{EditionInfo, GameInfo, Games};
pub use crate::storage::TableId;
pub use anagrams::{AnagramGroup, Anagrams, AnagramsAsked};
pub use calls::{
    HandOver, Held, Mine, MineAsked, MyTable, NewOccupant, NewSeat, NewTable, NewTableAnswer,
    SeatAnswer, SeatSecret, TakeSeat,
};
pub use catalogue::{Catalogue, LexiconInfo};
pub use days::{
    DaysPace, MailNoticed, NoticeAsked, Noticed, NoticesOffered, SeatDays, TimeUp, VacationAsked,
};
pub use figures::{Figures, ScoredWord, SideFigures};
pub use from_client::{AskId, Eyes, FromClient, Reaction};
pub use hint::{Hint, HintAsked, Strength};
pub use ids::{NotOne, Secret, TableCode};
pub use lan::Lan;
pub use lesson::{LessonAsked, LessonInfo, LessonItem, LessonPlan, LessonSaid, LessonStep};
pub use meaning::{ExplainedWord, MeaningAnswer, MeaningSource, Sense};
pub use name::PlayerName;
pub use practice::{Attempt, BestPlay, Posed, ShortWord, ShortWords, Tried};
pub use problem::Problem;
pub use replay::{PlayOn, Replay, ReviewProgress, Scene};
pub use review::{Review, ReviewedTurn};
pub use sheet::{
    NewSheet, NewSheetAnswer, SheetChange, SheetChanged, SheetChanges, SheetInfo, SheetLine,
    SheetWeighed, SheetWeight,
};
pub use table::{
    Lateness, Occupant, OpenTables, Patience, SeatInfo, Settings, TableInfo, TableStage,
};
pub use table_problem::TableProblem;
pub use to_client::{AnswerOutcome, ClosingReason, ToClient};
pub use typed::{TypedRack, typed_rack, typed_word};
pub use word::{Commonness, PartOfSpeech, WordAnswer};
