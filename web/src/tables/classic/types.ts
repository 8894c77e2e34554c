// What a view of Classic and Forfeit has, as far as the page uses it.

import type { Outcome, ScoreLine } from '../../api/types';

export type At = [row: number, column: number, card: string];
export type Cell = [row: number, column: number];

export interface Play {
  cards: At[];
  bonus: { card: string; at: Cell } | null;
  words: { word: string; cells: Cell[]; tiles: string[] }[];
  lines: ScoreLine[];
}

export interface AnswerWindow {
  deadline: number;
  asked: number[];
  answers: [seat: number, answer: unknown][];
}

export type Stage =
  | 'closed'
  | { turn: { appealed: boolean } }
  | { asked: { play: Play; question: 'challenge' | 'agreement'; window: AnswerWindow } }
  | { settling: { play: Play } }
  | { over: Outcome };

export interface Sheet {
  entries: { turn: number; seat: number; lines: ScoreLine[] }[];
  totals: number[];
}

export interface ClassicView {
  turn: number;
  on_turn: number;
  stage: Stage;
  hand: string[] | null;
  hands: number[];
  pile: number;
  table: At[];
  sheet: Sheet;
  variant: Partial<ForfeitView>;
}

export interface ForfeitView {
  action: string | null;
  action_pile: number;
  action_window: AnswerWindow | null;
  answer: 'no' | 'a' | 'b' | null;
}
