import { type Game, readOptions, type Shape } from '@athanor/kernel'
import { botsFor } from '@athanor/registry/bots'
import { defaultGame, games } from '@athanor/registry/rules'
import type { Words } from '@athanor/terminal/words.ts'
import { readJson } from '../logFile.ts'
import { isProgram } from '../players/programs.ts'
import { misuse } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { gameList, gameName, idOf, namedBots, namedGames, wordsFor } from './naming.ts'
import { nearest } from './suggestion.ts'

/** Reads what was typed; whatever makes no sense ends in one sentence (problems.ts). */

/** A game by its id or by its name in any language. */
export function readGame(given: string | undefined, words: Words): Game<Shape> {
  const game = games.newest(given === undefined ? defaultGame : (idOf(given, namedGames()) ?? ''))
  if (game !== undefined) return game
  const unknown = words.say('cli.misuse.game', { given: given ?? '', known: gameList(words) })
  throw misuse(withSuggestion(unknown, given ?? '', wordsFor(namedGames()), words))
}

/** Adds what was probably meant. */
export function withSuggestion(complaint: string, given: string, known: readonly string[], { say }: Words): string {
  const meant = nearest(given, known)
  return meant === null ? complaint : `${complaint} ${say('cli.misuse.suggestion', { meant })}`
}

export function readPlayers(text: string, game: Game<Shape>, { say }: Words): number {
  const { min, max } = game.players
  const players = wholeNumber(text)
  if (players === undefined || players < min || players > max) {
    throw misuse(say('cli.misuse.players', { given: text, min, max }))
  }
  return players
}

/** What may sit down where no people are: a bot of ours, or a program by its path. */
export function readContestants(text: string, game: Game<Shape>, words: Words): readonly string[] {
  return text.split(',').map((each) => (isProgram(each) ? each.trim() : readBot(each, game, words)))
}

/** A list such as `greedy,strong` or `Journeyman,Master`. */
export function readBots(text: string, game: Game<Shape>, words: Words): readonly string[] {
  return text.split(',').map((each) => readBot(each, game, words))
}

function readBot(text: string, game: Game<Shape>, words: Words): string {
  const known = namedBots(game.id)
  const given = text.trim()
  const id = idOf(given, known)
  if (id !== undefined) return id
  const unknown = words.say('cli.misuse.bot', { given, known: words.list(known.map((bot) => bot.id)) })
  throw misuse(withSuggestion(unknown, given, wordsFor(known), words))
}

/** The bot in the middle of the ladder: good enough to be looked at, fast enough for many games. */
export function usualBot(game: Game<Shape>): string {
  const ladder = botsFor(game.id)
  const bot = ladder[Math.floor(ladder.length / 2)]
  if (bot === undefined) throw new RangeError(`${game.id} has no bots`)
  return bot.id
}

export function readCount(name: string, text: string, max: number, { say }: Words): number {
  const count = wholeNumber(text)
  if (count === undefined || count < 1 || count > max) {
    throw misuse(say('cli.misuse.count', { name, given: text, max }))
  }
  return count
}

export function readEffort(text: string, { say }: Words): number {
  const effort = Number(text)
  if (text.trim() === '' || !Number.isFinite(effort) || effort <= 0 || effort > 1000) {
    throw misuse(say('cli.misuse.effort', { given: text }))
  }
  return effort
}

export function readSeed(text: string, { say }: Words): string {
  if (text.trim() === '') throw misuse(say('cli.misuse.seed'))
  return text
}

interface AnyField {
  readonly kind: 'flag' | 'choice' | 'data'
  readonly values?: readonly unknown[]
}

/** What a command line says of a game's options. */
export interface OptionFlags {
  readonly preset?: string
  readonly option?: readonly string[]
  /** A file of values, for games that take one. */
  readonly values?: string
}

/** Options of the game from `--preset`, `--values` and any number of `--option name=value`, checked by the game itself. */
export async function readGameOptions(
  game: Game<Shape>,
  players: number,
  { preset, option: settings = [], values }: OptionFlags,
  shell: Shell,
  words: Words,
): Promise<object> {
  const { fields, presets } = game.options
  const given: Record<string, unknown> = {}
  if (preset !== undefined) {
    const start = Object.hasOwn(presets, preset) ? presets[preset] : undefined
    if (start === undefined) {
      const known = words.list(Object.keys(presets))
      const unknown = words.say('cli.misuse.preset', { given: preset, known })
      throw misuse(withSuggestion(unknown, preset, Object.keys(presets), words))
    }
    Object.assign(given, start)
  }
  const specs = new Map<string, AnyField>(Object.entries(fields))
  if (values !== undefined) {
    const [name] = [...specs].find(([, { kind }]) => kind === 'data') ?? []
    if (name === undefined) throw misuse(words.say('cli.misuse.values', { game: gameName(game.id, words) }))
    given[name] = await readJson(values, shell, words)
  }
  for (const setting of settings) {
    const split = setting.indexOf('=')
    if (split < 1) throw misuse(words.say('cli.misuse.option', { given: setting }))
    const name = setting.slice(0, split)
    given[name] = optionValue(specs.get(name), setting.slice(split + 1))
  }
  const read = readOptions(game.options, given)
  if (!read.ok) {
    const refused = String(read.reason.params?.['name'] ?? '')
    const field = specs.get(refused)
    const [typed, known] =
      field === undefined ? [refused, [...specs.keys()]] : [String(given[refused]), valuesOf(field).map(String)]
    throw misuse(withSuggestion(words.data(read.reason), typed, known, words))
  }
  const reason = game.checkOptions?.(read.options, players) ?? null
  if (reason !== null) throw misuse(words.data(reason))
  return read.options
}

/** The value that the text stands for; unknown texts go on as they are, so that the game refuses them by name. */
function optionValue(field: AnyField | undefined, text: string): unknown {
  return (field === undefined ? [] : valuesOf(field)).find((value) => String(value) === text) ?? text
}

function valuesOf({ kind, values }: AnyField): readonly unknown[] {
  return kind === 'flag' ? [true, false] : (values ?? [])
}

export function wholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
