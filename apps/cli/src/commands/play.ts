import { type Game, type LogSeat, replay, type Shape } from '@athanor/kernel'
import { botName } from '@athanor/narration'
import { findBot } from '@athanor/registry/bots'
import { terminalClientOf } from '@athanor/registry/terminal'
import { cleanText } from '@athanor/terminal/cleanText.ts'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { type Words, wordsIn } from '@athanor/terminal/words.ts'
import { story } from '../games/story.ts'
import { keepLog } from '../logFile.ts'
import { playMatch } from '../matchRunner.ts'
import { hostGame, type Participant } from '../play/hostedGame.ts'
import { type LastLeft, lastLeft } from '../play/lastLeft.ts'
import { resumeGame } from '../play/leftGame.ts'
import { sitDown } from '../play/sitting.ts'
import { promptGame, promptLanguage, promptLeft, promptOpponents, promptPlayers } from '../play/tablePrompts.ts'
import { misuse } from '../problems.ts'
import { freshSalt, freshSecret, secretOfSeed } from '../seeds.ts'
import type { Shell } from '../shell.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { seatedInTurn } from '../tournament/seatings.ts'
import { type OptionFlags, readBots, readGame, readGameOptions, readPlayers, readSeed, usualBot } from './arguments.ts'

export interface PlayFlags extends OptionFlags {
  readonly lang?: string
  readonly game?: string
  readonly players?: string
  readonly bots?: string
  readonly hotseat?: boolean
  readonly auto?: boolean
  readonly names?: string
  readonly seed?: string
  readonly save?: string
  readonly resume?: string
}

/** Who sits where: people first, then bots. */
interface Company {
  readonly people: number
  readonly bots: readonly string[]
}

export async function play(flags: PlayFlags, shell: Shell, words: Words): Promise<void> {
  const game = readGame(flags.game, words)
  const { resume } = flags
  if (resume !== undefined && beginsAnew(flags)) throw misuse(words.say('cli.misuse.resumeAlone'))
  if (flags.auto !== true && !(shell.inputIsTerminal && shell.outputIsTerminal)) {
    throw misuse(words.say('cli.misuse.noTerminal'))
  }
  if (flags.auto === true) {
    if (flags.hotseat === true) throw misuse(words.say('cli.misuse.autoHotseat'))
    await playAlone(game, flags, shell, words)
    return
  }
  if (resume !== undefined) {
    const host = await resumeGame(resume, shell, words)
    await sitDown({ host, isNew: false, path: flags.save ?? resume }, shell.terminal(), shell, words)
    return
  }
  // Everything typed is checked before anything is asked.
  const given = readCompany(game, flags, words)
  const seed = flags.seed === undefined ? null : readSeed(flags.seed, words)
  const terminal = shell.terminal()
  if (given !== null) {
    await playTogether(game, given, seed, terminal, flags, shell, words)
    return
  }
  const asked = await promptTable(terminal, game, flags, shell, words)
  if (asked === null) return
  if ('left' in asked) {
    const { host, path } = asked.left
    await sitDown({ host, isNew: false, path: flags.save ?? path }, terminal, shell, asked.words)
    return
  }
  await playTogether(asked.game, asked.company, seed, terminal, flags, shell, asked.words)
}

/** Whether the command line says anything about how a game begins. */
function beginsAnew(flags: PlayFlags): boolean {
  return Object.keys(flags).some((name) => !['lang', 'save', 'resume'].includes(name))
}

/** The company that the command line names, or null when it leaves something to be asked. */
function readCompany(game: Game<Shape>, flags: PlayFlags, words: Words): Company | null {
  const listed = flags.bots === undefined ? null : readBots(flags.bots, game, words)
  const players = flags.players === undefined ? null : readPlayers(flags.players, game, words)
  if (flags.hotseat === true) {
    const seats = players ?? Math.max(game.players.min, (listed?.length ?? 0) + 2)
    const bots = listed ?? []
    if (seats - bots.length < 1 || seats > game.players.max) throw misuse(tooMany(bots.length, seats, words))
    return { people: seats - bots.length, bots }
  }
  if (listed === null) return null
  const seats = players ?? Math.max(game.players.min, listed.length + 1)
  if (listed.length > seats - 1 || seats > game.players.max) throw misuse(tooMany(listed.length, seats, words))
  return { people: 1, bots: seatedInTurn(listed, seats - 1) }
}

function tooMany(bots: number, seats: number, { say }: Words): string {
  return say('cli.misuse.noSeatForYou', { bots, seats })
}

/** A new table, or one that was left. */
type Prompted = ({ readonly game: Game<Shape>; readonly company: Company } | { readonly left: LastLeft }) & {
  readonly words: Words
}

/**
 * What is asked before the game: whatever the command line leaves open. Where it says nothing about a new game, the one
 * that was left last is offered first. Null when somebody turns away.
 */
async function promptTable(
  terminal: Terminal,
  named: Game<Shape>,
  flags: PlayFlags,
  shell: Shell,
  words: Words,
): Promise<Prompted | null> {
  const locale =
    flags.lang === undefined && flags.players === undefined
      ? await promptLanguage(terminal, words.locale)
      : words.locale
  if (locale === null) return null
  const chosen = wordsIn(locale)
  const left = beginsAnew(flags) ? null : await lastLeft(shell, chosen)
  const goesOn = left === null ? false : await promptLeft(terminal, left.host, chosen)
  if (goesOn === null) return null
  if (left !== null && goesOn) return { left, words: chosen }
  const game = namesGame(flags) ? named : await promptGame(terminal, named, chosen)
  if (game === null) return null
  const players =
    flags.players === undefined ? await promptPlayers(terminal, game, chosen) : readPlayers(flags.players, game, chosen)
  if (players === null) return null
  const opponents = await promptOpponents(terminal, game, chosen)
  if (opponents === null) return null
  const company =
    opponents.kind === 'people'
      ? { people: players, bots: [] }
      : { people: 1, bots: seatedInTurn([opponents.bot], players - 1) }
  return { game, company, words: chosen }
}

/** Whether the command line speaks of a certain game; seats, presets and options are those of the usual one. */
function namesGame({ game, players, preset, option, values }: PlayFlags): boolean {
  return [game, players, preset, option, values].some((flag) => flag !== undefined)
}

async function playTogether(
  game: Game<Shape>,
  company: Company,
  seed: string | null,
  terminal: Terminal,
  flags: PlayFlags,
  shell: Shell,
  words: Words,
): Promise<void> {
  const participants = participantsOf(game, company, flags.names, words)
  const options = await readGameOptions(game, participants.length, flags, shell, words)
  const secret = seed === null ? freshSecret() : secretOfSeed(seed)
  const seats = participants.map(({ name }, seat): LogSeat => {
    const salt = seed === null ? { salt: freshSalt(), nameKey: freshSalt() } : { salt: `seat ${seat + 1}` }
    return { name, colour: game.colours[seat] ?? '', ...salt }
  })
  const host = hostGame(game, { options, seats, secret }, participants)
  if ('ok' in host) throw misuse(words.data(host.reason))
  await sitDown({ host, isNew: true, path: flags.save }, terminal, shell, words)
}

function participantsOf(
  game: Game<Shape>,
  { people, bots }: Company,
  names: string | undefined,
  words: Words,
): readonly Participant[] {
  const given = (names ?? '').split(',').map(cleanText)
  const adepts = Array.from({ length: people }, (_, index): Participant => {
    const name = given[index] ?? ''
    const adept = words.say('cli.play.adept')
    return { name: name === '' ? (people === 1 ? adept : `${adept} ${index + 1}`) : name, bot: null }
  })
  const called = numbered(bots.map((bot) => botName(bot, words)))
  const machines = bots.map((id, index): Participant => {
    return { name: called[index] ?? id, bot: findBot(game.id, id) ?? null }
  })
  return [...adepts, ...machines]
}

/** Tells namesakes apart. */
function numbered(names: readonly string[]): readonly string[] {
  return names.map((name, index) => {
    if (names.filter((other) => other === name).length === 1) return name
    return `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`
  })
}

/** Bots on all seats: the game is played at once and told as a whole. */
async function playAlone(game: Game<Shape>, flags: PlayFlags, shell: Shell, words: Words): Promise<void> {
  const listed = flags.bots === undefined ? [usualBot(game)] : readBots(flags.bots, game, words)
  const players =
    flags.players === undefined ? Math.max(game.players.min, listed.length) : readPlayers(flags.players, game, words)
  if (listed.length > players)
    throw misuse(words.say('cli.misuse.tooManyBots', { bots: listed.length, seats: players }))
  const options = await readGameOptions(game, players, flags, shell, words)
  const bots = seatedInTurn(listed, players)
  const names = numbered(bots.map((bot) => botName(bot, words)))
  const secret = flags.seed === undefined ? freshSecret() : secretOfSeed(readSeed(flags.seed, words))
  const { log } = await playMatch({ game: game.id, options, bots, names, secret, effort: 1 })
  const look: Look = { words, paint: shell.paint, columns: shell.columns }
  const lines = [
    look.paint(terminalClientOf(game.id).title(look), { bold: true }),
    words.say('cli.play.sealedLuck', { commitment: log.header.commitment }),
    '',
    ...story(game, [...replay(game, log)], 'all', names, look),
  ]
  if (flags.save !== undefined) {
    await keepLog(log, flags.save, shell, words)
    lines.push(
      '',
      words.say('cli.play.saved', { path: flags.save }),
      words.say('cli.play.verifyHint', { path: flags.save }),
    )
  }
  shell.out(`${lines.join('\n')}\n`)
}
