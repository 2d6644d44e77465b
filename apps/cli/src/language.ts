import { type Locale, locales } from '@athanor/messages'

/** The language asked for on the command line, before anything else is read: even complaints are made in it. */
export function askedLanguage(argv: readonly string[]): string | undefined {
  for (const [index, argument] of argv.entries()) {
    if (argument === '--') return undefined
    if (argument === '--lang') return argv[index + 1]
    if (argument.startsWith('--lang=')) return argument.slice('--lang='.length)
  }
  return undefined
}

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}

/** The language of the surroundings, by the variables that every Unix program reads, in their order. */
export function surroundingLanguage(env: Readonly<Record<string, string | undefined>>): Locale {
  const setting = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '')
  const language = (setting ?? '').toLowerCase().split(/[_.@-]/, 1)[0] ?? ''
  return isLocale(language) ? language : 'en'
}
