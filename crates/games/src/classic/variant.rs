//! Where a variant of Classic may differ: the named extension points, and the plain game.

use super::{Crossing, FormedWord, State};
use crate::cartas::CartasEdition;
use crate::forfeit::ActionUse;
use crate::game::{Data, Preview, Ruling};
use crate::house::Rules;
use crate::refusal::{Code, Refusal};
use crate::said::{Said, Saying};
use crate::score::Line;
use crate::seat::{Seat, Viewer};
use crate::setup::{Setup, SetupError};
use crate::tally::malformed;
use crate::time::Millis;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What a variant adds to Classic. Every method does nothing unless the variant says otherwise.
pub trait Variant: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The name of the game.
    const NAME: &'static str;
    /// The refusal codes of the game.
    const CODES: &'static [Code];
    /// The options it adds.
    type House: Data + Default;
    /// What it keeps beside Classic's state.
    type State: Clone + PartialEq + fmt::Debug + Send + Sync + 'static;
    /// What a player can do besides Classic's commands.
    type Command: Data;
    /// What can happen besides Classic's events.
    type Event: Data;
    /// What a viewer is told of it.
    type News: Data;
    /// What a viewer sees of it.
    type View: Data;

    /// Can the variant be played with this setup?
    fn check(_setup: &Setup<Crossing<Self>>) -> Result<(), SetupError> {
        Ok(())
    }

    /// What it keeps before anything happened.
    fn closed(setup: &Setup<Crossing<Self>>) -> Self::State;

    /// Deals what else is dealt, after the letter cards.
    fn deal(_ruling: &mut Ruling<'_, Crossing<Self>>) {}

    /// A play has scored; says whether the turn waits for something before it is finished.
    fn after_score(_ruling: &mut Ruling<'_, Crossing<Self>>) -> bool {
        false
    }

    /// Judges a command of the variant's own.
    fn judge(
        ruling: &mut Ruling<'_, Crossing<Self>>,
        seat: Seat,
        command: &Self::Command,
    ) -> Result<(), Refusal>;

    /// Until when it waits.
    fn deadline(_state: &State<Self>) -> Option<Millis> {
        None
    }

    /// Its deadline has passed.
    fn tick(_ruling: &mut Ruling<'_, Crossing<Self>>) {}

    /// A player leaves: hands back what is the variant's own, and answers no more.
    fn leave(_ruling: &mut Ruling<'_, Crossing<Self>>, _seat: Seat) {}

    /// Whom it waits for, where it waits for somebody in a way of its own.
    fn waiting(_state: &State<Self>) -> Option<Vec<Seat>> {
        None
    }

    /// Commands of its own that do little.
    fn harmless() -> Vec<Self::Command> {
        Vec::new()
    }

    /// The house rules that it adds.
    fn house_rules(rules: Rules, _edition: &CartasEdition) -> Rules {
        rules
    }

    /// What a viewer hears of it, as sentences without a language.
    fn say(news: &Self::News, about: &Saying<'_, Crossing<Self>>) -> Vec<Said>;

    /// Folds an event of its own into the state.
    fn apply(state: &mut State<Self>, event: &Self::Event);

    /// What a viewer may hear of an event of its own.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Self::News>;

    /// What a viewer may see.
    fn view(state: &State<Self>, viewer: Viewer) -> Self::View;

    /// What action cards do to a play, where the variant has them.
    fn weigh_actions(
        _edition: &CartasEdition,
        _player: Seat,
        _words: &[FormedWord],
        actions: &[ActionUse],
    ) -> Result<Vec<Line>, Refusal> {
        if actions.is_empty() { Ok(Vec::new()) } else { Err(malformed("actions: expected none")) }
    }

    /// What a command of its own would score.
    fn preview(
        _ruling: &Ruling<'_, Crossing<Self>>,
        _seat: Seat,
        _command: &Self::Command,
    ) -> Result<Preview, Refusal> {
        Ok(Preview::default())
    }
}

/// Classic itself: it adds nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Plain;

/// Nothing at all, where a variant has no options.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Nothing {}

/// Beside other options it adds none, which no derived form says.
#[cfg(feature = "typescript")]
impl ts_rs::TS for Nothing {
    type WithoutGenerics = Nothing;
    type OptionInnerType = Nothing;

    fn name(_: &ts_rs::Config) -> String {
        "Record<string, never>".to_owned()
    }

    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }

    fn inline_flattened(_: &ts_rs::Config) -> String {
        "{  }".to_owned()
    }
}

/// What cannot be, where a variant has no commands or events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Never {}

impl Variant for Plain {
    const NAME: &'static str = "classic";
    const CODES: &'static [Code] = super::codes::ALL;
    type House = Nothing;
    type State = ();
    type Command = Never;
    type Event = Never;
    type News = Never;
    type View = Nothing;

    fn closed(_setup: &Setup<Crossing<Self>>) {}

    fn judge(
        _ruling: &mut Ruling<'_, Crossing<Self>>,
        _seat: Seat,
        command: &Never,
    ) -> Result<(), Refusal> {
        match *command {}
    }

    fn apply(_state: &mut State<Self>, event: &Never) {
        match *event {}
    }

    fn tell(event: &Never, _viewer: Viewer) -> Option<Never> {
        match *event {}
    }

    fn say(news: &Never, _about: &Saying<'_, Crossing<Self>>) -> Vec<Said> {
        match *news {}
    }

    fn view(_state: &State<Self>, _viewer: Viewer) -> Nothing {
        Nothing {}
    }
}
