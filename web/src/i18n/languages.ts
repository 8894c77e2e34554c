// The languages of the app and which of them a reader gets.

export const LANGUAGES = ['pt', 'fr', 'ro', 'es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Numbers and plurals as they are written where the texts come from. */
export const LOCALE: Record<Language, string> = {
  pt: 'pt-PT',
  fr: 'fr-FR',
  ro: 'ro-RO',
  es: 'es-ES',
  en: 'en-GB',
};

/** How a language calls itself; the same in all of them. */
export const OWN_NAME: Record<Language, string> = {
  pt: 'Português',
  fr: 'Français',
  ro: 'Română',
  es: 'Español',
  en: 'English',
};

export function isLanguage(tag: string | null | undefined): tag is Language {
  return LANGUAGES.some((language) => language === tag);
}

/** The first of the reader's languages that we speak; English where there is none. */
export function negotiate(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}
