// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types

/**
 * Something on a cell; its JSON form is `[row, column, what]`.
 */
export type At<T> = [number, number, T];

/**
 * A card, as it is in a hand or as a player wants to lay it.
 *
 * Its text form is the letter (`A`), `?` for a blank, the lower-case letter for a blank that
 * stands for it (`a`), and `x2` or `x3` for a bonus card.
 *
 * ```
 * use games::{Card, Glyph};
 * let card: Card = "ç".parse()?;
 * assert_eq!(card, Card::Blank(Glyph::new('Ç')));
 * assert_eq!(card.to_string(), "ç");
 * assert_eq!("x3".parse::<Card>()?.to_string(), "x3");
 * # Ok::<(), games::CardError>(())
 * ```
 */
export type Card = string;

/**
 * A cell by row and column, counted from 0; an endless table also has negative ones.
 *
 * Its JSON form is `[row, column]`.
 */
export type Cell = [number, number];

/**
 * Why a command is refused: a stable snake_case name.
 */
export type Code = string;

/**
 * What a bonus card multiplies by.
 */
export type Factor = string;

/**
 * What fills a gap of a text.
 */
export type Filling = { "number": number } | { "text": string } | { "player": Seat } | { "players": Array<Seat> } | { "side": Side } | { "sides": Array<Side> } | { "cards": Array<string> } | { "words": Array<string> } | { "one_of": Array<string> } | { "dealt": Array<[Seat, string]> } | { "phrase": Phrase } | { "refusal": Refusal };

/**
 * Lines of a score, and whose.
 */
export type Given = {
  /**
   * Whose.
   */
  side: Side,
  /**
   * The lines.
   */
  lines: Array<Line>,
};

/**
 * A letter as it is printed on a card: one upper-case character, such as `A` or `Ç`.
 *
 * Which glyphs exist, and what they are worth, an edition says.
 */
export type Glyph = string;

/**
 * Who plays for a seat.
 */
export type Holder = "person" | "bot";

/**
 * One house rule of a game, as this edition allows it.
 */
export type HouseRule = {
  /**
   * Its stable name, in snake_case; its text is `house-` and the name.
   */
  name: string,
  /**
   * What it can be set to.
   */
  kind: RuleKind,
  /**
   * What it is unless the table says otherwise.
   */
  default: unknown,
  /**
   * What `null` stands for in this edition, where `null` means "as in the box".
   */
  in_the_box?: unknown,
};

/**
 * One line of a score: what for, with what, and how many points.
 *
 * ```
 * use games::{Line, LineKind, Points, total};
 * const WORD: LineKind = LineKind::new("word");
 * const DOUBLE: LineKind = LineKind::new("first_word");
 * let lines = [
 *     Line::new(WORD, Points(8)).word("TREINO"),
 *     Line::new(DOUBLE, Points(8)).times(2),
 * ];
 * assert_eq!(total(&lines), Points(16));
 * ```
 */
export type Line = {
  /**
   * What the points are for.
   */
  kind: LineKind,
  /**
   * The points of this line alone.
   */
  points: Points,
  /**
   * The word it is about.
   */
  word?: string | null,
  /**
   * The card, die face or category it is about.
   */
  card?: string | null,
  /**
   * The factor that was applied.
   */
  times?: number | null,
  /**
   * The other player it is about.
   */
  seat?: Seat | null,
};

/**
 * What a line of a score is for: a stable name that a text in any language belongs to.
 */
export type LineKind = string;

/**
 * A moment of table time, or a length of it, in milliseconds.
 */
export type Millis = number;

/**
 * How a game ended.
 */
export type Outcome = {
  /**
   * The final scores, side by side.
   */
  scores: Array<Points>,
  /**
   * Who won; several share.
   */
  winners: Array<Side>,
};

/**
 * A text of `locales/` with what fills it in.
 *
 * ```
 * use games::{Phrase, Points, Seat};
 * let laid = Phrase::new("news-laid")
 *     .player("player", Seat(1))
 *     .words("words", ["CARROS", "TREINOS"])
 *     .number("points", Points(16));
 * assert_eq!(laid.id, "news-laid");
 * assert_eq!(laid.given.len(), 3);
 * ```
 */
export type Phrase = {
  /**
   * The name of the text.
   */
  id: string,
  /**
   * Its values by name.
   */
  given?: { [key in string]: Filling },
};

/**
 * One player of a setup.
 */
export type Player = {
  /**
   * What the others call the player.
   */
  name: string,
  /**
   * Who plays for the seat at the start.
   */
  holder: Holder,
  /**
   * The side, where the game is played by teams.
   */
  team: Side | null,
};

/**
 * Points, which may be below zero.
 */
export type Points = number;

/**
 * A command that is not allowed, and why. It changes nothing.
 */
export type Refusal = {
  /**
   * Which kind of refusal.
   */
  code: Code,
  /**
   * The rule that forbids it, such as `SC-22`; empty where only the table's order is at stake.
   */
  rule: string,
  /**
   * The cards at fault, as text.
   */
  cards?: Array<string>,
  /**
   * The cells at fault.
   */
  cells?: Array<Cell>,
  /**
   * The words at fault.
   */
  words?: Array<string>,
  /**
   * A seat that the text names, such as whose turn it is.
   */
  seat?: Seat | null,
  /**
   * A number that the text names, such as how many cards there are.
   */
  number?: number | null,
  /**
   * What a reader expected, for commands that cannot be read.
   */
  detail?: string | null,
};

/**
 * What a house rule can be set to.
 */
export type RuleKind = "switch" | { "choice": Array<string> } | { "number": {
  /**
   * The least that is allowed.
   */
  least: number,
  /**
   * The most that is allowed.
   */
  most: number,
  /**
   * By how much one goes up or down.
   */
  step: number,
  /**
   * What it counts.
   */
  unit: Unit,
} } | { "player": {
  /**
   * How many there are to choose from.
   */
  players: number,
} } | { "list": {
  /**
   * How many.
   */
  length: number,
  /**
   * The least that each may be.
   */
  least: number,
  /**
   * The most that each may be.
   */
  most: number,
  /**
   * What they count.
   */
  unit: Unit,
} };

/**
 * One sentence about what happened, with what it is about.
 */
export type Said = {
  /**
   * The cells that it is about.
   */
  cells?: Array<Cell>,
  /**
   * How the points in it came about.
   */
  lines?: Array<Line>,
  /**
   * A small step that needs no attention.
   */
  quiet?: boolean,
  /**
   * Only the beginning of a play: what is said aloud next tells the same play better.
   */
  opens?: boolean,
  /**
   * The name of the text.
   */
  id: string,
  /**
   * Its values by name.
   */
  given?: { [key in string]: Filling },
};

/**
 * A place at the table, counted from 0, clockwise.
 */
export type Seat = number;

/**
 * One seat while a game goes on.
 */
export type SeatStatus = {
  /**
   * Who plays for it now.
   */
  holder: Holder,
  /**
   * Has its player left the game for good?
   */
  left: boolean,
};

/**
 * The score sheet: every line of the game, and the running totals.
 */
export type Sheet = { entries: Array<SheetEntry>, totals: Array<Points>,
};

/**
 * All that one side was given at one time.
 */
export type SheetEntry = {
  /**
   * The turn in which it was written down.
   */
  turn: number,
  /**
   * Whose points they are.
   */
  side: Side,
  /**
   * The lines.
   */
  lines: Array<Line>,
};

/**
 * A side: whoever has a score of its own, counted from 0. Where everybody plays alone it is the
 * seat, in a team game the team.
 */
export type Side = number;

/**
 * A whole sheet, weighed.
 */
export type Tallied = {
  /**
   * Its lines.
   */
  lines: Array<TallyLine>,
  /**
   * What each side has.
   */
  totals: Array<Points>,
  /**
   * Who has most; several share.
   */
  leaders: Array<Side>,
  /**
   * Was the end noted?
   */
  over: boolean,
  /**
   * What lies on the table after the last line.
   */
  lying: unknown,
};

/**
 * A line of the sheet, weighed.
 */
export type TallyLine = {
  /**
   * Who gets which lines of a score.
   */
  given: Array<Given>,
  /**
   * The words that were formed.
   */
  words: Array<string>,
  /**
   * Why it does not count, if it does not.
   */
  refusal: Refusal | null,
};

/**
 * A card lying on the table: a letter, or a blank that stands for one.
 */
export type Tile = string;

/**
 * What a number of a house rule counts.
 */
export type Unit = "seconds" | "times";

/**
 * A question to several seats, open until its deadline.
 */
export type Window<A> = {
  /**
   * When it closes by itself.
   */
  deadline: Millis,
  /**
   * Who is asked.
   */
  asked: Array<Seat>,
  /**
   * Who has answered what.
   */
  answers: Array<[Seat, A]>,
};

/**
 * What a viewer sees of a table: the seats, the clock, and the view of the game.
 */
export type TableView<Game> = {
  next_event: number, now: number, deadline: number | null, phase: number,
  players: Array<Player>, seats: Array<SeatStatus>, awaited: Array<Seat>,
  outcome: Outcome | null, game: Game,
};

/**
 * What was settled before the game. All of it is public.
 */
export type Setup<Edition, House> = {
  edition: Edition, edition_checksum: string, house: House,
  dictionary: { name: string, checksum: string }, players: Array<Player>, undo: boolean,
};

/**
 * What happened, at a table of any game.
 */
export type TableNews<News> =
  | { game: News }
  | { left: { seat: Seat } }
  | { handed_over: { seat: Seat, to: Holder } }
  | { undone: { to: number } };

/**
 * One numbered step of a viewer's stream and the sentences about it; empty where something is not
 * for this viewer.
 */
export type Heard<News> = {
  number: number, at: number, news: TableNews<News> | null, said: Array<Said>,
};
