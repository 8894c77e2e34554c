//! Words from the letters of a rack.

use super::Pair;
use crate::baseline::anagrams::SubAnagrams;
use crate::sets::{self, Summary};
use lexicon::{Library, Rack};

/// All words of the racks of stored positions, with so many blanks in place of letters.
pub fn sub_anagrams(
    blanks: u8,
    every: usize,
) -> Result<(Pair, Summary), Box<dyn std::error::Error>> {
    let lexicon = Library::new(None).open("en")?;
    let (mut pair, mut summary) = (Pair::default(), Summary::default());
    let set = sets::standard()?;
    let wanted = set.iter().filter(|position| position.language == "en" && position.blanks() == 0);
    for position in wanted.step_by(every) {
        let mut rack: Rack = position.rack(&lexicon);
        rack.set_blanks(blanks);
        summary.add("en", 0, rack.len(), usize::from(blanks));
        summary.note_plays(lexicon.sub_anagrams(&rack).count() as u64);
        pair.note(
            || {
                let found = SubAnagrams::of(&lexicon, &rack);
                found.fold((0, 0), |(words, blanks), found| {
                    (words + 1, blanks + found.blanks.count_ones())
                })
            },
            || {
                let found = lexicon.sub_anagrams(&rack);
                found.fold((0, 0), |(words, blanks), found| {
                    (words + 1, blanks + found.blanks.count_ones())
                })
            },
        );
    }
    Ok((pair, summary))
}
