// What a game hands to the stage that it stands on (`Stage.svelte`).

import type { Snippet } from 'svelte';
import type { Line } from '../api/games/shared';

/** Somebody's points, in the bar. */
export interface Row {
  /** Whose points they are: a side's number. */
  key: number;
  name: string;
  /** Where there are teams: which, for its shape and colour. */
  team?: number;
  points: number;
  onTurn: boolean;
  /** What else is known, such as how many cards are in hand. */
  about?: string;
  away: boolean;
  lines: Line[];
}

/** The one thing to do next, or what stands beside it. It is always there: while nothing can be
    done its text says what is missing, or whom one waits for. */
export interface Action {
  label: string;
  /** What it would score, shown large beside the text. */
  points?: string | number | undefined;
  disabled?: boolean;
  press: () => void;
  /** Something that cannot be mended, such as passing. */
  danger?: boolean;
}

/** What else can be done, behind the one menu beside the action. */
export interface MenuItem {
  label: string;
  /** What it does or costs, in small letters. */
  detail?: string | undefined;
  disabled?: boolean;
  press: () => void;
}

/** A table at which a play is to be found, in the context `practice`. */
export interface Practising {
  /** In place of what just happened. */
  sign: Snippet;
  /** In place of what the game would have one do. */
  prompt: () => string;
  /** What else one may want, behind the menu beside the action. */
  more: () => MenuItem[];
  /** Where one comes from, and goes when one leaves. */
  home: string;
}

/** So long after something was done the next press does nothing: it was meant for the same. */
export const REST = 600;
