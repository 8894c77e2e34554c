// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types
import type { Judged, LostChallenge, Question } from './kit';
import type { At, Card, Cell, Glyph, Line, Millis, Outcome, Points, Refusal, Seat, Sheet, Side, Tile, Window } from './shared';

/**
 * A board of rows and columns with exactly one star. Its JSON form is a list of rows of text.
 */
export type Board = Array<string>;

/**
 * A face of the Chance die.
 */
export type ChanceFace = { "letter": number } | "no_letter_die" | "play_again" | { "opponents_from": number };

/**
 * How the letter of the Chance die counts (PY-A6).
 */
export type ChanceLetter = "after_premiums" | "as_premium";

/**
 * A face of the Chance die, and the letter that the team chose for it.
 */
export type ChanceRoll = {
  /**
   * The face.
   */
  face: ChanceFace,
  /**
   * The cell of the letter that counts more; the best one if none is named (PY-A7).
   */
  cell: Cell | null,
};

/**
 * How often the Chance die is rolled (PY-A8).
 */
export type ChanceRolls = "per_turn" | "per_square";

/**
 * The running timer.
 */
export type Clock = {
  /**
   * When it was last started.
   */
  since: Millis,
  /**
   * How far it had run by then: where it stopped (PY-32), or where it was set (PY-29).
   */
  run: Millis,
};

/**
 * What a player can do for the team.
 */
export type Command = "roll" | { "spot": {
  /**
   * The tile.
   */
  tile: Card,
} } | { "stop": {
  /**
   * Which tile lies where; a joker as the lower-case letter that it stands for.
   */
  tiles: Array<At<Card>>,
  /**
   * Put unknown words to the other team instead of having them rejected (PY-A34).
   */
  appeal?: boolean,
} } | "pass" | "accept" | "challenge" | { "choose": {
  /**
   * The cell of a tile placed this turn.
   */
  cell: Cell,
} } | "no_room";

/**
 * Why the game ended.
 */
export type EndReason = "empty_tray" | "rolls_failed" | "no_room" | "agreed" | "endless_passing" | "team_left";

/**
 * What happens, as it is written down and as everybody is told.
 */
export type Event = { "spread": {
  /**
   * The tray.
   */
  tray: Array<Card>,
} } | { "first_rolls": {
  /**
   * Round by round what the teams rolled, team 0 first.
   */
  rounds: Array<Array<Glyph>>,
  /**
   * Who begins.
   */
  starter: Side,
} } | { "turn": {
  /**
   * Its number, counted from 1.
   */
  turn: number,
  /**
   * Whose turn it is.
   */
  team: Side,
  /**
   * Is the letter die rolled (PY-27)?
   */
  letter_die: boolean,
} } | { "rolled": {
  /**
   * Who rolled.
   */
  seat: Seat,
  /**
   * The letter.
   */
  letter: Glyph,
  /**
   * Until when the other team may spot it; nothing if the tray lacks the letter.
   */
  spot_until: Millis | null,
} } | { "false_start": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * Whose team misses its next turn.
   */
  team: Side,
  /**
   * What was tapped.
   */
  tile: Card,
} } | { "started": {
  /**
   * How it came.
   */
  by: StartedBy,
  /**
   * The letter that the word must contain; nothing without the letter die.
   */
  letter: Glyph | null,
  /**
   * The running timer; nothing in a game without.
   */
  clock: Clock | null,
} } | { "early_stop": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * Whose team misses its next turn.
   */
  team: Side,
} } | { "rejected": {
  /**
   * Who stopped.
   */
  seat: Seat,
  /**
   * What was laid; it is in the tray again.
   */
  tiles: Array<At<Card>>,
  /**
   * What is wrong with it.
   */
  why: Refusal,
} } | { "stopped": {
  /**
   * Who stopped it.
   */
  seat: Seat,
  /**
   * The play.
   */
  play: Play,
  /**
   * How far the timer had run; nothing in a game without.
   */
  run: Millis | null,
  /**
   * The zone it stopped in; nothing in a game without.
   */
  zone: ZonePlace | null,
} } | { "asked": {
  /**
   * What.
   */
  question: Question,
  /**
   * Who is asked.
   */
  seats: Array<Seat>,
  /**
   * Until when.
   */
  deadline: Millis,
} } | { "accepted": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "challenged": {
  /**
   * Who.
   */
  seat: Seat,
  /**
   * The words that the dictionary lacks; none if the play is right.
   */
  wrong: Array<string>,
} } | { "objected": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "agreed": {
  /**
   * The words.
   */
  words: Array<string>,
} } | { "will_miss": {
  /**
   * Which.
   */
  team: Side,
} } | { "took_back": {
  /**
   * The running timer; nothing in a game without.
   */
  clock: Clock | null,
} } | { "stood": {
  /**
   * How often.
   */
  rolls: number,
} } | { "chance_rolled": {
  /**
   * What it shows.
   */
  face: ChanceFace,
} } | { "may_choose": {
  /**
   * How many times it will count.
   */
  times: number,
  /**
   * Until when.
   */
  deadline: Millis,
} } | { "chosen": {
  /**
   * Who chose it; nobody where the best one was taken by itself.
   */
  seat: Seat | null,
  /**
   * Its cell.
   */
  cell: Cell,
  /**
   * What it adds.
   */
  line: Line,
} } | { "scored": {
  /**
   * Whose points.
   */
  team: Side,
  /**
   * Letters, premiums, Chance, timer.
   */
  lines: Array<Line>,
} } | { "no_word": {
  /**
   * Whose turn.
   */
  team: Side,
  /**
   * How it ended.
   */
  how: NoWord,
  /**
   * What it costs.
   */
  lines: Array<Line>,
} } | { "missed": {
  /**
   * Which.
   */
  team: Side,
} } | { "said_no_room": {
  /**
   * Which.
   */
  team: Side,
} } | { "gone": {
  /**
   * Who.
   */
  seat: Seat,
} } | { "ended": {
  /**
   * Why.
   */
  reason: EndReason,
  /**
   * The team that won, or both (PY-35, PY-A26).
   */
  winners: Array<Side>,
} };

/**
 * A word that a play formed or changed.
 */
export type FormedWord = {
  /**
   * The word.
   */
  word: string,
  /**
   * Its cells in reading order.
   */
  cells: Array<Cell>,
  /**
   * Its tiles in reading order.
   */
  tiles: Array<Tile>,
  /**
   * What it scores with its premiums, before Chance and timer.
   */
  points: Points,
};

/**
 * The options of a table.
 */
export type House = {
  /**
   * Does the star double the first word (PY-A1)?
   */
  star_doubles: boolean,
  /**
   * Which letter die of the edition is rolled (PY-A2); its first one if none is named.
   */
  letter_die: string | null,
  /**
   * How many rolls a team has to find a letter that is in the tray, where the edition's number
   * does not suit (PY-A33).
   */
  rolls: number | null,
  /**
   * How long each zone of the timer lasts, from the first to the last (PY-A3).
   */
  zone_seconds: Array<number> | null,
  /**
   * How long the other team may look for the letter before the timer starts by itself (PY-A13).
   */
  spotting_seconds: number | null,
  /**
   * How often the Chance die is rolled.
   */
  chance_rolls: ChanceRolls,
  /**
   * How the letter of the Chance die counts.
   */
  chance_letter: ChanceLetter,
  /**
   * Is the best letter of the Chance die taken without asking the team (PY-A7)?
   */
  best_chance_letter: boolean,
  /**
   * How long the team may think about the letter of the Chance die.
   */
  chance_seconds: number | null,
  /**
   * Is a command that would cost a turn refused instead (PY-A12)?
   */
  gentle: boolean,
  /**
   * Is there no timer: every stop counts once, and time is never up (PY-A32)?
   */
  untimed: boolean,
  /**
   * May the other team see how tiles are tried out on the board?
   */
  open_drafts: boolean,
  /**
   * Does the game end when nobody places words any more (PY-A23)?
   */
  stop_endless_passing: boolean,
  /**
   * How words are judged.
   */
  words: Judged,
  /**
   * How long others may think about a play, where the edition's length does not suit.
   */
  challenge_seconds: number | null,
  /**
   * May an unknown word be put to the others? Only where people alone play (SC-A26).
   */
  agreement: boolean,
  /**
   * What a lost challenge costs.
   */
  lost_challenge: LostChallenge,
  /**
   * Are offensive words refused, however they are judged otherwise?
   */
  family_words: boolean,
};

/**
 * A letter die.
 */
export type LetterDie = {
  /**
   * The name by which a table chooses it.
   */
  name: string,
  /**
   * Its faces.
   */
  faces: Array<Glyph>,
};

/**
 * The tiles of one letter.
 */
export type LetterTiles = {
  /**
   * The letter.
   */
  letter: Glyph,
  /**
   * What each is worth.
   */
  value: Points,
  /**
   * How many there are.
   */
  count: number,
};

/**
 * What lies on the real board.
 */
export type Lying = {
  /**
   * The tiles.
   */
  tiles: Array<At<Tile>>,
};

/**
 * How a turn ended without a word.
 */
export type NoWord = { "passed": Seat } | "ding" | "rolls_failed";

/**
 * What is noted of a game of Party.
 */
export type Note = { "lay": {
  /**
   * Which tile lies where; a joker as the lower-case letter that it stands for.
   */
  tiles: Array<At<Card>>,
  /**
   * The letter that was rolled, if one was.
   */
  letter: Glyph | null,
  /**
   * The zone in which the timer was stopped; none where it did not run.
   */
  zone: ZonePlace | null,
  /**
   * What the Chance die showed, as often as it was rolled.
   */
  chance: Array<ChanceRoll>,
} } | { "pass": {
  /**
   * The zone in which it did.
   */
  zone: ZonePlace | null,
} } | "ding" | "no_letter" | "missed" | { "lies": {
  /**
   * All tiles on it.
   */
  tiles: Array<At<Tile>>,
} } | "end";

/**
 * A box of Party. `editions/party.json` is the one that the leaflet describes.
 */
export type PartyEdition = {
  /**
   * Its name.
   */
  name: string,
  /**
   * Where it comes from, for whoever reads the file.
   */
  about?: string,
  /**
   * The alphabet of its letters.
   */
  alphabet: string,
  /**
   * The lexicon it is played with (PY-17).
   */
  lexicon: string,
  /**
   * The board.
   */
  board: Board,
  /**
   * The letter tiles.
   */
  letters: Array<LetterTiles>,
  /**
   * How many jokers there are.
   */
  jokers: number,
  /**
   * The letter dice to choose from; the first is the default (PY-A2).
   */
  letter_dice: Array<LetterDie>,
  /**
   * How many rolls a team has to find a letter that is in the tray (PY-07).
   */
  rolls: number,
  /**
   * The faces of the Chance die.
   */
  chance_die: Array<ChanceFace>,
  /**
   * The zones of the timer in order.
   */
  zones: Array<Zone>,
  /**
   * What it costs when time is up (PY-13).
   */
  ding: number,
  /**
   * How long the other team may look for the letter (PY-A13).
   */
  spotting_seconds: number,
  /**
   * How long a challenge window stays open.
   */
  challenge_seconds: number,
  /**
   * How long the team may think about the letter of the Chance die.
   */
  chance_seconds: number,
};

/**
 * A placement that fits the board.
 */
export type Play = {
  /**
   * The tiles laid.
   */
  tiles: Array<At<Tile>>,
  /**
   * Every word formed or changed, the main word first (PY-16).
   */
  words: Array<FormedWord>,
  /**
   * Its letters and premiums, before Chance and timer.
   */
  lines: Array<Line>,
  /**
   * How many of its tiles lie on Chance squares (PY-25).
   */
  chance_squares: number,
};

/**
 * What a team has coming, and how its last turns went. All of it is public.
 */
export type Prospects = {
  /**
   * How many turns it still has to miss (PY-09, PY-A16, PY-A29).
   */
  misses: number,
  /**
   * Does it not roll the letter die in its next turn (PY-27)?
   */
  no_letter_die: boolean,
  /**
   * In which zone its timer will start, if the opponents' Chance die said so (PY-29, PY-A30).
   */
  starts_from: ZonePlace | null,
  /**
   * Did its latest series of rolls fail (PY-A30)?
   */
  rolls_failed: boolean,
  /**
   * How many turns in a row it has placed no word (PY-A23).
   */
  without_word: number,
  /**
   * Does it say, in this turn, that there is no room for a word (PY-A22)?
   */
  says_no_room: boolean,
};

/**
 * A word that stands and is not scored yet.
 */
export type Settling = {
  /**
   * The play.
   */
  play: Play,
  /**
   * How far the timer had run; nothing in a game without.
   */
  run: Millis | null,
  /**
   * How often the Chance die is still to be rolled.
   */
  rolls: number,
  /**
   * What the Chance die has added.
   */
  chance: Array<Line>,
  /**
   * Does the team play again (PY-28)?
   */
  again: boolean,
};

/**
 * What the game waits for. All of it is public.
 */
export type Stage = "closed" | { "roll": {
  /**
   * What it has rolled in vain.
   */
  failed: Array<Glyph>,
} } | { "spot": {
  /**
   * The letter.
   */
  letter: Glyph,
  /**
   * Has it started falsely, so that it may not press again (PY-A28)?
   */
  false_start: boolean,
  /**
   * When the timer starts by itself (PY-A13).
   */
  deadline: Millis,
} } | { "run": {
  /**
   * The letter that the word must contain.
   */
  letter: Glyph | null,
  /**
   * The timer; nothing in a game without.
   */
  clock: Clock | null,
} } | { "stopped": {
  /**
   * The letter, for another try (PY-A18).
   */
  letter: Glyph | null,
  /**
   * The word.
   */
  settling: Settling,
  /**
   * What it is asked, once somebody is.
   */
  question: Question,
  /**
   * Who is asked and has answered, once somebody is.
   */
  window: Window<null> | null,
} } | { "settling": Settling } | { "choose": {
  /**
   * The word.
   */
  settling: Settling,
  /**
   * How many times the letter will count.
   */
  times: number,
  /**
   * When the best letter is taken by itself.
   */
  deadline: Millis,
} } | { "between": {
  /**
   * Does the same team play again (PY-28)?
   */
  again: boolean,
} } | { "over": Outcome };

/**
 * How the timer came to run.
 */
export type StartedBy = { "spotter": Seat } | "limit" | "itself";

/**
 * What anybody sees.
 */
export type View = {
  /**
   * The number of the turn, counted from 1.
   */
  turn: number,
  /**
   * Whose turn it is.
   */
  on_turn: Side,
  /**
   * The team of each seat.
   */
  teams: Array<Side>,
  /**
   * What the game waits for.
   */
  stage: Stage,
  /**
   * The tiles in the tray.
   */
  tray: Array<Card>,
  /**
   * The tiles on the board.
   */
  board: Array<At<Tile>>,
  /**
   * Every line of the score, by team.
   */
  sheet: Sheet,
  /**
   * What each team has coming.
   */
  sides: Array<Prospects>,
  /**
   * Was an unknown word of this turn put to the other team already (PY-A34)?
   */
  appealed: boolean,
};

/**
 * One zone of the timer as it is printed.
 */
export type Zone = {
  /**
   * What it does.
   */
  effect: ZoneEffect,
  /**
   * How long it lasts, unless the table says otherwise (PY-A3).
   */
  seconds: number,
};

/**
 * What a zone of the timer does to the score of a turn (PY-12).
 */
export type ZoneEffect = { "times": number } | { "minus": number };

/**
 * A zone by its place, counted from 0; the higher the place, the worse the zone.
 */
export type ZonePlace = number;
