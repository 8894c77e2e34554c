//! The page's types come from the messages in `protocol`; this fails when they no longer agree.

use server::protocol::{
    AnagramGroup, Anagrams, AnswerOutcome, AskId, Attempt, BestPlay, Catalogue, ClosingReason,
    Commonness, DaysPace, EditionInfo, ExplainedWord, Eyes, Figures, FromClient, GameInfo, Games,
    HandOver, Held, Hint, HintAsked, Lan, Lateness, LessonAsked, LessonInfo, LessonItem,
    LessonPlan, LessonSaid, LessonStep, LexiconInfo, MailNoticed, MeaningAnswer, MeaningSource,
    Mine, MineAsked, MyTable, NewOccupant, NewSeat, NewSheet, NewSheetAnswer, NewTable,
    NewTableAnswer, NoticeAsked, Noticed, NoticesOffered, Occupant, OpenTables, PartOfSpeech,
    Patience, PlayOn, Posed, Problem, Reaction, Replay, Review, ReviewProgress, ReviewedTurn,
    Scene, ScoredWord, SeatAnswer, SeatDays, SeatInfo, SeatSecret, Secret, Sense, Settings,
    SheetChange, SheetChanged, SheetChanges, SheetInfo, SheetLine, SheetWeighed, SheetWeight,
    ShortWord, ShortWords, SideFigures, Strength, TableCode, TableId, TableInfo, TableProblem,
    TableStage, TakeSeat, TimeUp, ToClient, Tried, VacationAsked, WordAnswer,
};
use std::path::Path;
use ts_rs::{Config, TS};

/// Set to write the file in place of comparing it.
const WRITE: &str = "ABECEDAR_WRITE_TYPES";

const HEAD: &str = "// Written from the server's messages; do not edit.\n\
    // To write it anew: ABECEDAR_WRITE_TYPES=1 cargo test -p server --test types\n\
    import type { Cell, Heard, HouseRule, Line, Outcome, Points, Refusal, TableView, Tallied, TallyLine } \
    from './games/shared';\n";

fn declarations() -> String {
    let config = Config::new();
    let mut text = HEAD.to_owned();
    let mut add = |docs: Option<String>, declaration: String| {
        text += &format!("\n{}export {}\n", docs.unwrap_or_default(), tidy(&declaration));
    };
    macro_rules! messages {
        ($($message:ty),+ $(,)?) => {
            $(add(<$message>::docs(), <$message>::decl(&config));)+
        };
    }
    messages![
        Catalogue,
        LexiconInfo,
        WordAnswer,
        MeaningAnswer,
        ExplainedWord,
        Sense,
        MeaningSource,
        PartOfSpeech,
        Commonness,
        Anagrams,
        AnagramGroup,
        Problem,
        Lan,
        Games,
        GameInfo,
        EditionInfo,
        TableId,
        TableCode,
        Secret,
        TableInfo,
        TableStage,
        Settings,
        Patience,
        Lateness,
        DaysPace,
        TimeUp,
        SeatDays,
        VacationAsked,
        NoticesOffered,
        NoticeAsked,
        Noticed,
        MailNoticed,
        SeatInfo,
        Occupant,
        OpenTables,
        NewTable,
        NewSeat,
        NewOccupant,
        NewTableAnswer,
        SeatSecret,
        TakeSeat,
        SeatAnswer,
        HandOver,
        MineAsked,
        Held,
        Mine,
        MyTable,
        TableProblem,
        FromClient,
        AskId,
        Eyes,
        Reaction,
        ToClient,
        AnswerOutcome,
        ClosingReason,
        Review,
        ReviewedTurn,
        Figures,
        SideFigures,
        ScoredWord,
        ReviewProgress,
        Replay,
        Scene,
        PlayOn,
        HintAsked,
        Strength,
        Hint,
        Posed,
        Attempt,
        Tried,
        BestPlay,
        ShortWords,
        ShortWord,
        LessonAsked,
        LessonPlan,
        LessonItem,
        LessonStep,
        LessonInfo,
        LessonSaid,
        NewSheet,
        NewSheetAnswer,
        SheetInfo,
        SheetLine,
        SheetChanges,
        SheetChange,
        SheetChanged,
        SheetWeighed,
        SheetWeight,
    ];
    text
}

/// Declarations come without indentation; the file is read by people too.
fn tidy(declaration: &str) -> String {
    let lines: Vec<&str> = declaration.lines().map(str::trim_end).collect();
    lines.join("\n  ").replace(", }", ",\n}")
}

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/types.ts");
    let wanted = declarations();
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&path, &wanted).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept.replace("\r\n", "\n") == wanted,
        "web/src/api/types.ts is out of date; write it anew with\n  \
         {WRITE}=1 cargo test -p server --test types"
    );
}
