/** A language: what it calls itself, whose habits its lists have, and a letter of each alphabet that it is written with. */
export interface Language {
  readonly name: string
  readonly short: string
  readonly intl: string
  readonly letters: string
}

/**
 * The languages that can be spoken: a line here, and a file `<id>.json` in every folder of words. English names the ids and
 * their parameters; every other language is its equal.
 */
export const languages = {
  // British, without a comma before "and".
  en: { name: 'English', short: 'EN', intl: 'en-GB', letters: 'Aa' },
  ru: { name: 'Русский', short: 'РУ', intl: 'ru', letters: 'AaЯя' },
} as const satisfies Readonly<Record<string, Language>>

export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as readonly Locale[]
