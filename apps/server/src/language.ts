import { type Locale, locales } from '@athanor/messages'

/** The language in which the program speaks to whoever runs it, by the variables that every Unix program reads. */
export function operatorLanguage(env: Readonly<Record<string, string | undefined>>): Locale {
  const setting = [env['ATHANOR_LANG'], env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value)
  const language = (setting ?? '').toLowerCase().split(/[_.@-]/, 1)[0] ?? ''
  return locales.find((locale) => locale === language) ?? 'en'
}
