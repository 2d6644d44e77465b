/** The languages of the catalogue. English names the ids and their parameters; every other one is its equal. */
export const locales = ['en', 'ru'] as const
export type Locale = (typeof locales)[number]
