// The calls about score sheets of games with the real box.

import { call, part, Trouble, type Obstacle } from '../../api/client';
import type {
  NewSheet,
  NewSheetAnswer,
  SheetChange,
  SheetInfo,
  SheetLine,
  SheetWeight,
} from '../../api/types';

const of = (code: string, more = '') => `/api/sheets/${part(code)}${more}`;

export const create = (sheet: NewSheet) =>
  call<NewSheetAnswer>('/api/sheets', { method: 'POST', body: sheet });

export const change = (code: string, secret: string, changes: readonly SheetChange[]) =>
  call<SheetInfo>(of(code, '/changes'), { method: 'POST', body: { changes }, secret });

export const weigh = (code: string, line: SheetLine, signal?: AbortSignal) =>
  call<SheetWeight>(of(code, '/weigh'), { method: 'POST', body: { line }, signal });

export const forget = (code: string, secret: string) =>
  call<null>(of(code), { method: 'DELETE', secret });

/** The sheet, or nothing where it is still at the revision that the reader has. */
export async function look(code: string, revision: number | null): Promise<SheetInfo | null> {
  const headers: Record<string, string> =
    revision === null ? {} : { 'If-None-Match': `"${revision}"` };
  let response: Response;
  let body: unknown = null;
  try {
    response = await fetch(of(code), { headers, cache: 'no-store' });
    if (response.status !== 304) body = await response.json();
  } catch {
    throw new Trouble({ code: 'unreachable' });
  }
  if (response.status === 304) return null;
  if (!response.ok) throw new Trouble(body as Obstacle);
  return body as SheetInfo;
}
