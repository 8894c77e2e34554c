//! `abecedar lexicon build`: a list, a table or a hunspell dictionary into a lexicon.

use crate::outcome::{Failure, Outcome, Result};
use crate::progress::Progress;
use lexicon::library::write_whole;
use lexicon::source::hunspell::Capitals;
use lexicon::source::{Gathered, Policy, Problem, Report, hunspell, list, tsv};
use lexicon::{Alphabet, Beside, Lexicon, Notes, UnknownAlphabet, compile, forms};
use std::ffi::OsStr;
use std::fs::File;
use std::io::{BufRead, BufReader, Write, stdout};
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
pub struct Build {
    /// A plain list (one word a line), a .tsv (word, parts of speech, rank), or a .dic with its .aff
    #[arg(required = true, num_args = 1..=2, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    how: How,
    /// Where to write the lexicon [default: the name of FILE with .lex]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// How a list is read; shared with `import`.
#[derive(clap::Args, Debug)]
pub struct How {
    /// The alphabet of the words: en, fr, pt, ro, es, de, it, or one of the data directory
    #[arg(short, long, value_name = "CODE")]
    pub alphabet: Option<String>,
    /// Leave out words that cannot be used, and count them, instead of stopping at the first
    #[arg(long)]
    skip: bool,
    /// Of a .dic: keep words that begin with a capital, as German nouns do; otherwise they are names
    #[arg(long)]
    nouns: bool,
    /// What the lexicon is called
    #[arg(long, default_value = "")]
    title: String,
    /// Where its words come from
    #[arg(long, default_value = "")]
    source: String,
    /// Under which licence they are
    #[arg(long, default_value = "")]
    licence: String,
}

pub fn run(build: &Build) -> Result {
    let output = match &build.output {
        Some(path) => path.clone(),
        None => PathBuf::from(build.files[0].file_name().unwrap_or(OsStr::new("lexicon")))
            .with_extension("lex"),
    };
    let Compiled { words, forms, report } = compiled(&build.files, &build.how)?;
    let beside = output.with_extension(Beside::Forms.ending());
    for (path, bytes) in [(&output, &words), (&beside, &forms)] {
        write_whole(path, bytes)
            .map_err(|error| Failure::Said(format!("{}: {error}", path.display())))?;
    }
    print_report(&report)?;
    for (path, bytes) in [(&output, &words), (&beside, &forms)] {
        writeln!(stdout(), "{:>10}  bytes in {}", bytes.len(), path.display())?;
    }
    Ok(Outcome::Done)
}

/// What files make.
pub struct Compiled {
    /// The bytes of the lexicon.
    pub words: Vec<u8>,
    /// Those of the file beside it with its words as they are written.
    pub forms: Vec<u8>,
    /// What became of the words.
    pub report: Report,
}

/// The lexicon that files make, and what became of their words.
pub fn compiled(files: &[PathBuf], how: &How) -> Result<Compiled> {
    let Some(code) = &how.alphabet else {
        let known: Vec<&str> = Alphabet::all_known().iter().map(|known| known.code()).collect();
        return Err(Failure::Said(format!(
            "which letters do the words have? Say --alphabet and one of {}",
            known.join(", ")
        )));
    };
    let alphabet: Alphabet =
        code.parse().map_err(|unknown: UnknownAlphabet| Failure::from_display(unknown))?;
    let total = files.iter().filter_map(|path| path.metadata().ok()).map(|file| file.len()).sum();
    let mut progress = Progress::over(total, "Reading");
    let policy = if how.skip { Policy::Skip } else { Policy::Strict };
    let capitals = if how.nouns { Capitals::Nouns } else { Capitals::Names };
    let Gathered { entries, written, report } =
        gather(files, alphabet, policy, capitals, &mut progress)?;
    progress.say("Compiling");
    let notes = Notes {
        title: how.title.clone(),
        source: how.source.clone(),
        licence: how.licence.clone(),
    };
    let words = compile(alphabet, &entries, &notes).map_err(Failure::from_display)?;
    let lexicon = Lexicon::open("", words.clone()).map_err(Failure::from_display)?;
    let forms = forms::compile(&lexicon, written);
    Ok(Compiled { words, forms, report })
}

fn gather(
    files: &[PathBuf],
    alphabet: Alphabet,
    policy: Policy,
    capitals: Capitals,
    progress: &mut Progress,
) -> Result<Gathered> {
    let ends_in = |path: &PathBuf, ending: &str| {
        path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
    };
    let dictionary = files.iter().find(|path| ends_in(path, "dic"));
    let affixes = files.iter().find(|path| ends_in(path, "aff"));
    let name = |path: &Path| path.display().to_string();
    let gathered = match (dictionary, affixes, files) {
        (Some(dictionary), affixes, _) => {
            let beside = dictionary.with_extension("aff");
            let affixes = affixes.unwrap_or(&beside);
            let (affix_input, input) = (open(affixes)?, open(dictionary)?);
            hunspell::read_with(
                (&name(affixes), affix_input),
                (&name(dictionary), progress.reading(input)),
                alphabet,
                policy,
                capitals,
            )
        }
        (None, Some(affixes), _) => {
            return Err(Failure::Said(format!(
                "{}: an affix file makes no words without its .dic file; name both",
                affixes.display()
            )));
        }
        (None, None, [file]) => {
            let mut input = open(file)?;
            let table = ends_in(file, "tsv") || first_line_has_a_tab(&mut input);
            let input = progress.reading(input);
            if table {
                tsv::read(&name(file), input, alphabet, policy)
            } else {
                list::read(&name(file), input, alphabet, policy)
            }
        }
        _ => return Err(Failure::Said("expected one list, or a .dic file with its .aff".into())),
    };
    gathered.map_err(|error| {
        let hint = match error.problem() {
            Problem::Unusable { .. }
            | Problem::UnknownFlag { .. }
            | Problem::WrongCount { .. }
            | Problem::Unexpected { .. } => "; --skip leaves such lines out",
            _ => "",
        };
        Failure::Said(format!("{error}{hint}"))
    })
}

fn open(path: &Path) -> Result<BufReader<File>> {
    let said = |error: std::io::Error| Failure::Said(format!("{}: {error}", path.display()));
    let file = File::open(path).map_err(said)?;
    if file.metadata().map_err(said)?.is_dir() {
        return Err(Failure::Said(format!("{}: is a folder, expected a file", path.display())));
    }
    Ok(BufReader::with_capacity(1 << 16, file))
}

fn first_line_has_a_tab(input: &mut BufReader<File>) -> bool {
    // A file that cannot be read is told of when it is really read.
    let start = input.fill_buf().unwrap_or_default();
    start.split(|&byte| byte == b'\n').next().is_some_and(|line| line.contains(&b'\t'))
}

/// What became of the words, as a table.
pub fn print_report(report: &Report) -> Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{:>10}  lines read", report.lines)?;
    if report.duplicates > 0 {
        writeln!(out, "{:>10}  the same word again", report.duplicates)?;
    }
    for (rule, count) in report.dropped.iter().chain(report.notes.iter()) {
        writeln!(out, "{count:>10}  {rule}")?;
    }
    writeln!(out, "{:>10}  words in the lexicon", report.kept)?;
    Ok(())
}
