// Written from the games' types; do not edit. To write it anew:
// ABECEDAR_WRITE_TYPES=1 cargo test -p games --features typescript --test types

/**
 * A letter as it is printed on a card: one upper-case character, such as `A` or `Ç`.
 *
 * Which glyphs exist, and what they are worth, an edition says.
 */
export type Glyph = string;

/**
 * What a bonus card multiplies by.
 */
export type Factor = string;

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
 * A card lying on the table: a letter, or a blank that stands for one.
 */
export type Tile = string;

/**
 * A cell by row and column, counted from 0; an endless table also has negative ones.
 *
 * Its JSON form is `[row, column]`.
 */
export type Cell = [number, number];

/**
 * Something on a cell; its JSON form is `[row, column, what]`.
 */
export type At<T> = [number, number, T];

/**
 * Points, which may be below zero.
 */
export type Points = number;

/**
 * What a line of a score is for: a stable name that a text in any language belongs to.
 */
export type LineKind = string;

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
 * The score sheet: every line of the game, and the running totals.
 */
export type Sheet = { entries: Array<SheetEntry>, totals: Array<Points>,
};

/**
 * All that one seat (or team) was given at one time.
 */
export type SheetEntry = {
  /**
   * The turn in which it was written down.
   */
  turn: number,
  /**
   * Whose points they are: a seat, or a team's number in a team game.
   */
  seat: Seat,
  /**
   * The lines.
   */
  lines: Array<Line>,
};

/**
 * A place at the table, counted from 0, clockwise.
 */
export type Seat = number;

/**
 * A side of a team game, counted from 0.
 */
export type Team = number;

/**
 * Who plays for a seat.
 */
export type Holder = "person" | "bot";

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
  team: Team | null,
};

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
 * A moment of table time, or a length of it, in milliseconds.
 */
export type Millis = number;

/**
 * A phase of a game: its number grows whenever one phase ends and another begins.
 *
 * A command names the phase that it is meant for. While answers to a window come in, the phase
 * stays the same, so they can be given at the same time.
 */
export type Phase = number;

/**
 * How a game ended.
 */
export type Outcome = {
  /**
   * The final scores: by seat, or by team in a team game.
   */
  scores: Array<Points>,
  /**
   * Who won: seats, or team numbers in a team game; several share.
   */
  winners: Array<Seat>,
};

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
  cards: Array<string>,
  /**
   * The cells at fault.
   */
  cells: Array<Cell>,
  /**
   * The words at fault.
   */
  words: Array<string>,
  /**
   * A seat that the text names, such as whose turn it is.
   */
  seat: Seat | null,
  /**
   * A number that the text names, such as how many cards there are.
   */
  number: number | null,
  /**
   * What a reader expected, for commands that cannot be read.
   */
  detail: string | null,
};

/**
 * What a refusal is about: the parameters of its text.
 */
export type About = {
  /**
   * The cards at fault, as text.
   */
  cards: Array<string>,
  /**
   * The cells at fault.
   */
  cells: Array<Cell>,
  /**
   * The words at fault.
   */
  words: Array<string>,
  /**
   * A seat that the text names, such as whose turn it is.
   */
  seat: Seat | null,
  /**
   * A number that the text names, such as how many cards there are.
   */
  number: number | null,
  /**
   * What a reader expected, for commands that cannot be read.
   */
  detail: string | null,
};

/**
 * Why a command is refused: a stable snake_case name.
 */
export type Code = string;

/**
 * What a viewer sees of a table: the seats, the clock, and the view of the game.
 */
export type TableView<Game> = {
  next_event: number, now: number, deadline: number | null, phase: number,
  players: Array<Player>, seats: Array<SeatStatus>, outcome: Outcome | null, game: Game,
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
 * One numbered step of a viewer's stream; empty where something is not for this viewer.
 */
export type Told<News> = { number: number, at: number, news: TableNews<News> | null };
