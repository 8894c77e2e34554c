//! Every game is played to its end in every language whose words ship with the program, and those
//! with whom children play never lay a word that offends.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use arena::Contest;
use bots::{Bot, Playable, Words};
use games::{Editions, GameName, Opening, Player, each_game};
use lexicon::Library;
use std::collections::BTreeSet;

/// Two games of each edition, so that either bot begins once.
const GAMES: u64 = 2;

/// Plays an edition to its end; how many words were laid.
fn play<G: Playable>(edition: &str, words: &Words) -> usize {
    let opening =
        Opening { edition: Some(edition.to_owned()), ..Opening::new(vec![Player::default(); 2]) };
    let setup = opening.setup::<G>(&Editions::built_in(), words.all()).unwrap();
    let contest = Contest::new(setup, words, &[Bot::Casual, Bot::Novato], 3);
    let alphabet = words.all().alphabet();
    let mut laid = 0;
    for number in 0..GAMES {
        let table = contest.watched(number, &mut |table, seen, command| {
            let preview = table.preview(seen.seat, command, words.all()).unwrap_or_default();
            for word in preview.lines.iter().filter_map(|line| line.word.as_deref()) {
                laid += 1;
                let letters = alphabet.fold(word).unwrap_or_else(|fault| panic!("{word}: {fault}"));
                assert!(!words.all().offends(&letters), "{} {edition}: {word}", G::NAME);
            }
        });
        let outcome = table.unwrap_or_else(|fault| panic!("{} {edition}: {fault}", G::NAME));
        assert!(outcome.outcome().is_some(), "{} {edition} has not ended", G::NAME);
    }
    laid
}

#[test]
fn bots_play_every_game_to_the_end_in_every_edition_with_words() {
    let (editions, library) = (Editions::built_in(), Library::new(None));
    let shipped = library.names();
    let mut played = 0;
    for &game in GameName::ALL {
        let mut languages = BTreeSet::new();
        for edition in editions.names(game) {
            let lexicon = editions.lexicon(game, Some(&edition)).unwrap();
            if !shipped.contains(&lexicon) {
                continue;
            }
            let words = Words::new(library.open(&lexicon).unwrap());
            let laid = each_game!(game, G => play::<G>(&edition, &words));
            assert!(laid > 5, "{game} {edition}: only {laid} words in {GAMES} games");
            played += usize::from(languages.insert(lexicon));
        }
        let all: BTreeSet<String> = shipped.iter().cloned().collect();
        assert_eq!(languages, all, "{game} has an edition for every lexicon that ships");
    }
    assert_eq!(played, 25, "five games in five languages");
}
