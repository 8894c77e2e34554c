// The calls of the server. A call gives an answer or throws a `Trouble`; nothing else.

import type { Anagrams, Catalogue, Problem, WordAnswer } from './types';

/** What can go wrong: what the server says, or that it cannot be heard at all. */
export type Obstacle = Problem | { code: 'unreachable' };

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
function part(text: string): string {
  return encodeURIComponent(text).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'));
}

async function get<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, { signal: signal ?? null });
    body = await response.json();
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new Trouble({ code: 'unreachable' });
  }
  if (!response.ok) throw new Trouble(isProblem(body) ? body : { code: 'internal' });
  return body as Answer;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body;
}
