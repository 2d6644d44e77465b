import type { Game, Shape } from '@athanor/kernel'
import { locales } from '@athanor/messages'
import { botName } from '@athanor/narration'
import { botsFor } from '@athanor/registry/bots'
import { games } from '@athanor/registry/rules'
import { type Words, wordsIn } from '@athanor/terminal/words.ts'

/** What a game is called, the same as everywhere else. */
export function gameName(id: string, words: Words): string {
  return words.data({ id: `${id}.shelf.title` })
}

/** Everything by which something can be named on the command line: its id, and its name in any language. */
interface Named {
  readonly id: string
  readonly names: readonly string[]
}

export function namedGames(): readonly Named[] {
  return games.ids.map((id) => ({ id, names: locales.map((locale) => gameName(id, wordsIn(locale))) }))
}

export function namedBots(game: string): readonly Named[] {
  return botsFor(game).map(({ id }) => ({ id, names: locales.map((locale) => botName(id, wordsIn(locale))) }))
}

/** The id of what was named, or undefined. */
export function idOf(given: string, known: readonly Named[]): string | undefined {
  const wanted = given.trim().toLowerCase()
  return known.find(({ id, names }) => [id, ...names].some((name) => name.toLowerCase() === wanted))?.id
}

/** Every word that would have been understood. */
export function wordsFor(known: readonly Named[]): readonly string[] {
  return known.flatMap(({ id, names }) => [id, ...names])
}

/** Games as the help lists them: name (id). */
export function gameList(words: Words): string {
  return words.list(games.ids.map((id) => `${gameName(id, words)} (${id})`))
}

/** Bots as the help lists them, those of all games together. */
export function botList(words: Words): string {
  const ids = [...new Set(games.ids.flatMap((id) => botsFor(id).map((bot) => bot.id)))]
  return words.list(ids.map((id) => `${id} (${botName(id, words)})`))
}

export function presetsOf({ options }: Game<Shape>): readonly string[] {
  return Object.keys(options.presets)
}

/** An option of a game as it may be written, `schools=true|false`, and what it switches on where that is all it does. */
export interface OptionHelp {
  readonly written: string
  readonly meaning: string | null
}

export function optionsOf({ id, options }: Game<Shape>, words: Words): readonly OptionHelp[] {
  const fields = Object.entries(options.fields) as [
    string,
    { readonly kind: string; readonly values?: readonly unknown[] },
  ][]
  return fields
    .filter(([, { kind }]) => kind !== 'data')
    .map(([name, { kind, values }]) => ({
      written: `${name}=${(kind === 'flag' ? [true, false] : (values ?? [])).map(String).join('|')}`,
      meaning: kind === 'flag' ? words.data({ id: `${id}.option.${name}` }) : null,
    }))
}
