import { beforeEach, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

/** A page that is opened anew, in a language. */
async function visit(language: 'ro' | 'fr') {
  vi.resetModules();
  const { texts } = await import('./i18n/texts.svelte');
  texts.language = language;
  const { me } = await import('./me.svelte');
  return { me, texts };
}

beforeEach(() => kept.clear());

it('wants words in the language of the page until others are chosen', async () => {
  const { me, texts } = await visit('ro');
  expect(me.words).toBe('ro');
  texts.language = 'fr';
  expect(me.words).toBe('fr');
});

it('remembers the words that were chosen, whatever the page speaks', async () => {
  const { me, texts } = await visit('ro');
  me.playWordsIn('en');
  texts.language = 'fr';
  expect(me.words).toBe('en');
  expect((await visit('fr')).me.words).toBe('en');
});

it('takes no nonsense from what was kept', async () => {
  kept.set('abecedar.words', '<b>');
  expect((await visit('ro')).me.words).toBe('ro');
});

it('remembers the bots, up to three, and starts with one that plays for fun', async () => {
  const { me } = await visit('fr');
  expect(me.bots).toEqual(['casual']);
  me.playAgainst(['club', 'novato', 'expert', 'maestro']);
  const again = (await visit('fr')).me;
  expect(again.bots).toEqual(['club', 'novato', 'expert']);
  expect(again.level).toBe('club');
  kept.set('abecedar.level', '<b>,,');
  expect((await visit('fr')).me.bots).toEqual(['casual']);
});

it('cuts a name between characters, and remembers it', async () => {
  const { me } = await visit('fr');
  me.call(`${'x'.repeat(23)}👨‍👩‍👧‍👦!`);
  expect(me.shownName).toBe(`${'x'.repeat(23)}👨‍👩‍👧‍👦`);
  expect((await visit('fr')).me.name).toBe(me.name);
});

it('tells the style sheets how a table shall lie', async () => {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  const { me } = await visit('fr');
  me.toggle('hand');
  me.toggle('suits');
  me.toggle('suits');
  expect(dataset).toEqual({ hand: 'left' });
  const again = (await visit('fr')).me;
  expect([again.has('hand'), again.has('cards'), again.has('suits')]).toEqual([true, false, false]);
});
