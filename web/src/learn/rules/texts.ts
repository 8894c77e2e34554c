// The texts of the rules, fetched when somebody reads them.

import type { FluentBundle } from '@fluent/bundle';
import type { Language } from '../../i18n/languages';
import { makeBundle, printed, type Arguments } from '../../i18n/texts.svelte';
import type { GameName } from './pages';

const files = import.meta.glob<string>('@locales/*/rules-*.ftl', {
  query: '?raw',
  import: 'default',
});

export type Say = (id: string, given?: Arguments) => string;

/** What a page is told with: the headings, Classic (on which Forfeit and Rummy build) and the game. */
export async function textsOf(game: GameName, language: Language): Promise<Say> {
  const names = new Set(['headings', 'classic', game]);
  const wanted = Object.entries(files).filter(([path]) =>
    [...names].some((name) => path.endsWith(`/${language}/rules-${name}.ftl`)),
  );
  const bundle: FluentBundle = makeBundle(
    language,
    ...(await Promise.all(wanted.map(([, load]) => load()))),
  );
  return (id, given) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? printed(bundle.formatPattern(pattern, given)) : id;
  };
}
