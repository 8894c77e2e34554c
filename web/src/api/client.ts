// The calls of the server. A call gives an answer or throws a `Trouble`; nothing else.

import type {
  Anagrams,
  Catalogue,
  MeaningAnswer,
  Problem,
  TableProblem,
  WordAnswer,
} from './types';

/** What can go wrong: what the server says, or that it cannot be heard at all. */
export type Obstacle = Problem | TableProblem | { code: 'unreachable' };

export class Trouble extends Error {
  constructor(readonly obstacle: Obstacle) {
    super(obstacle.code);
  }
}

export function lexicons(signal?: AbortSignal): Promise<Catalogue> {
  return get('/api/lexicons', signal);
}

export function word(lexicon: string, text: string, signal?: AbortSignal): Promise<WordAnswer> {
  return get(`/api/lexicons/${part(lexicon)}/words/${part(text)}`, signal);
}

/** What a word means, as far as the lexicon says. */
export function meaning(
  lexicon: string,
  text: string,
  signal?: AbortSignal,
): Promise<MeaningAnswer> {
  return get(`/api/lexicons/${part(lexicon)}/words/${part(text)}/meaning`, signal);
}

/** Words from letters: of every length, or on from the `from`th of one length. */
export function anagrams(
  lexicon: string,
  letters: string,
  more?: { length: number; from: number },
  signal?: AbortSignal,
): Promise<Anagrams> {
  const asked = new URLSearchParams({ letters });
  if (more) {
    asked.set('length', String(more.length));
    asked.set('from', String(more.from));
  }
  return get(`/api/lexicons/${part(lexicon)}/anagrams?${asked}`, signal);
}

/** A part of an address. A lone dot or two would be taken for a step between folders. */
export function part(text: string): string {
  return encodeURIComponent(text).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'));
}

/** How a call is made, where it is not a plain question. */
export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** What holds a seat or the rights of the host. */
  secret?: string | null | undefined;
  signal?: AbortSignal | undefined;
}

function get<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  return call(address, { signal });
}

export async function call<Answer>(address: string, how: Call = {}): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (how.body !== undefined) headers['Content-Type'] = 'application/json';
  if (how.secret) headers['Authorization'] = `Bearer ${how.secret}`;
  let response: Response;
  let body: unknown = null;
  try {
    response = await fetch(address, {
      method: how.method ?? 'GET',
      headers,
      body: how.body === undefined ? null : JSON.stringify(how.body),
      signal: how.signal ?? null,
    });
    const said = await response.text();
    body = said === '' ? null : JSON.parse(said);
  } catch (reason) {
    if (how.signal?.aborted) throw reason;
    throw new Trouble({ code: 'unreachable' });
  }
  if (!response.ok) throw new Trouble(isProblem(body) ? body : { code: 'internal' });
  return body as Answer;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body;
}
