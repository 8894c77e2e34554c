//! The turns of a finished game, as the keeper of the table has them written down.

use bots::classic::{Acting, kept};
use games::classic::{COLLECTED, Crossing, Event, HAND_LEFT, News, Why};
use games::{At, Card, Seat, Side, Table, Tile, take_cards};

/// One turn in which cards were laid or exchanged.
pub(super) struct Turn {
    pub(super) seat: Seat,
    number: u32,
    /// What it brought.
    pub(super) gain: f64,
    /// What stayed in hand before cards were drawn.
    pub(super) kept: Vec<Card>,
    /// How many cards the pile had afterwards.
    pub(super) pile: usize,
    /// What lay on the table afterwards.
    pub(super) table: Vec<At<Tile>>,
}

/// The turns of a game, in order.
pub(super) fn turns<V: Acting>(played: &Table<Crossing<V>>) -> Vec<Turn> {
    let mut hands: Vec<Vec<Card>> = vec![Vec::new(); played.setup().players.len()];
    let (mut pile, mut number) = (0usize, 0);
    let mut table: Vec<At<Tile>> = Vec::new();
    let mut turns: Vec<Turn> = Vec::new();
    for event in played.log().iter().flat_map(|entry| &entry.events) {
        let games::Event::Game(event) = event else { continue };
        match event {
            Event::Shuffled { pile: cards } => pile = cards.len(),
            Event::Drew { seat, cards } => {
                pile = pile.saturating_sub(cards.len());
                if let Some(hand) = hands.get_mut(seat.index()) {
                    hand.extend(cards);
                }
                if let Some(turn) = turns.last_mut().filter(|turn| turn.number == number) {
                    turn.pile = pile;
                }
            }
            Event::Open(News::Turn { turn, .. }) => number = *turn,
            Event::Open(News::Laid { seat, play }) => {
                table = kept(play);
                let kept = without(&mut hands, *seat, &play.used());
                turns.push(Turn {
                    seat: *seat,
                    number,
                    gain: 0.0,
                    kept,
                    pile,
                    table: table.clone(),
                });
            }
            Event::Discarded { seat, cards, why: Why::Exchange } => {
                let kept = without(&mut hands, *seat, cards);
                turns.push(Turn {
                    seat: *seat,
                    number,
                    gain: 0.0,
                    kept,
                    pile,
                    table: table.clone(),
                });
            }
            _ => {}
        }
    }
    let sheet = played.state().sheet.entries();
    for turn in &mut turns {
        let own = sheet
            .iter()
            .filter(|entry| entry.turn == turn.number && entry.side == Side::from(turn.seat));
        let lines = own.flat_map(|entry| &entry.lines);
        let lines = lines.filter(|line| line.kind != HAND_LEFT && line.kind != COLLECTED);
        turn.gain = f64::from(lines.map(|line| line.points.0).sum::<i32>());
    }
    turns
}

/// A hand after cards have left it. Plays of learners are never taken back.
fn without(hands: &mut [Vec<Card>], seat: Seat, cards: &[Card]) -> Vec<Card> {
    let Some(hand) = hands.get_mut(seat.index()) else { return Vec::new() };
    // Every one of them is in the hand: the judge has looked.
    let _ = take_cards(hand, cards);
    hand.clone()
}
