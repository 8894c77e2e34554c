//! Bots that are refused, and bots that break off, in every game.

use super::*;
use crate::protocol::TableStage;
use crate::tables::document::BotLevel;
use crate::tables::trial;
use games::GameName;
use serde_json::json;

/// A game of three bots and a person.
async fn begun(game: GameName, folder: &std::path::Path) -> Keeper {
    let bot = json!({"who": {"kind": "bot", "level": "primer"}});
    let person = json!({"who": {"kind": "me", "name": "Ana"}});
    trial::begun(game, json!([bot, bot, bot, person]), folder).await
}

fn awaited(keeper: &Keeper) -> Vec<Seat> {
    keeper.kept.play.as_ref().unwrap().table.awaited().seats
}

/// Something that no game allows: a command of another one.
fn forbidden(keeper: &Keeper) -> Plan<AnyCommand> {
    let other = match keeper.kept.game {
        GameName::Rummy => GameName::Classic.command(json!("pass")),
        _ => GameName::Rummy.command(json!({"draw": {"from": "pile"}})),
    };
    Plan { command: other.unwrap(), phase: keeper.phase().unwrap(), due: Millis(0) }
}

/// Each game goes on for a good while although every bot is refused each time.
#[tokio::test]
async fn a_bot_that_is_refused_does_something_harmless() {
    for &game in GameName::ALL {
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = begun(game, folder.path()).await;
        for round in 0..12 {
            if keeper.kept.document.stage != TableStage::Playing {
                break;
            }
            let waiting = awaited(&keeper);
            let before = keeper.kept.play.as_ref().unwrap().table.entry_count();
            if let Some(&seat) = waiting.first() {
                let (plan, now) = (forbidden(&keeper), keeper.clock.now());
                keeper.act_for_bot(seat, plan, now).await;
            }
            let play = keeper.kept.play.as_mut().unwrap();
            if let Some(deadline) =
                play.table.deadline().filter(|_| play.table.entry_count() == before)
            {
                // Nobody needs to do anything: time moves the game on.
                play.advance(deadline);
                keeper.settle(None).await.unwrap();
            }
            let after = keeper.kept.play.as_ref().unwrap().table.entry_count();
            assert!(after > before, "{game} stands still in round {round}: {waiting:?}");
        }
        let left = keeper.left();
        assert_eq!(left, [false; 4], "{game}: somebody had to leave");
    }
}

#[tokio::test]
async fn a_bot_that_breaks_off_or_knows_nothing_to_do_holds_up_nobody() {
    for broken in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut keeper = begun(GameName::Rummy, folder.path()).await;
        let seat = awaited(&keeper)[0];
        keeper.kept.document.stand_in(Seat(3), Some(BotLevel(bots::Bot::Primer)));
        let before = keeper.phase();
        let moment = Moment::of_any(&keeper.kept.play.as_ref().unwrap().table);
        assert!(keeper.bots.looks(seat, moment));
        let wish = if broken { Wish::BrokeOff } else { Wish::Decided(None) };
        keeper.decided(Decided { seat, phase: moment.phase, wish }).await;
        assert_ne!(keeper.phase(), before, "broken: {broken}");
    }
}

/// Where the rules allow nothing, a bot leaves its own seat and gives a person's seat back.
#[tokio::test]
async fn a_bot_without_any_way_out_stands_aside() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeper = begun(GameName::Classic, folder.path()).await;
    keeper.stand_aside(Seat(1)).await;
    assert_eq!(keeper.left(), [false, true, false, false]);

    let now = keeper.clock.now();
    let level = Some(BotLevel(bots::Bot::Primer));
    keeper.stand_in(Seat(3), level, now).await.unwrap();
    assert!(keeper.kept.document.bot_of(Seat(3)).is_some());
    keeper.stand_aside(Seat(3)).await;
    assert!(keeper.kept.document.bot_of(Seat(3)).is_none());
    assert_eq!(keeper.left(), [false, true, false, false]);
}
