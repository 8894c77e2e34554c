// What this browser keeps of score sheets: the secret that lets it write, the sheet as it was last
// seen, and what was noted while nobody could be reached.

import type { SheetChange, SheetInfo } from '../../api/types';
import { recall, remember } from '../../storage';

export interface KeptSheet {
  secret: string | null;
  info: SheetInfo;
  /** What the server has not answered yet, in order. */
  queue: SheetChange[];
}

const LIST = 'sheets';
/** So many sheets are kept here; the oldest makes room. */
const MOST = 20;

const key = (code: string) => `sheet.${code}`;

function read<T>(name: string): T | null {
  try {
    const text = recall(name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export const keptCodes = (): string[] => {
  const codes = read<unknown>(LIST);
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
};

export const keptSheet = (code: string): KeptSheet | null => read<KeptSheet>(key(code));

export function keepSheet(sheet: KeptSheet): void {
  const { code } = sheet.info;
  remember(key(code), JSON.stringify(sheet));
  const codes = keptCodes();
  if (codes[0] === code) return;
  const all = [code, ...codes.filter((other) => other !== code)];
  for (const old of all.slice(MOST)) remember(key(old), null);
  remember(LIST, JSON.stringify(all.slice(0, MOST)));
}

export function forgetSheet(code: string): void {
  remember(key(code), null);
  remember(LIST, JSON.stringify(keptCodes().filter((other) => other !== code)));
}
