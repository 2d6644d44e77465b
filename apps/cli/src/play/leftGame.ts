import { type GameLog, namesOf, type Seat } from '@athanor/kernel'
import { loadBot } from '@athanor/registry/bots'
import { cleanText } from '@athanor/terminal/cleanText.ts'
import type { Words } from '@athanor/terminal/words.ts'
import { readLog, rulesOf, stepsOf } from '../logFile.ts'
import { failure } from '../problems.ts'
import type { Shell } from '../shell.ts'
import { goOn, type HostedGame, nextSeat, type Participant } from './hostedGame.ts'

/** The log of a game that was left here. It still is a log; who holds the seats, and how, is all that it has more. */
interface LeftGame extends GameLog<unknown, unknown> {
  /** By seat: the bot that holds it, or null for a person. */
  readonly bots: readonly (string | null)[]
  /** By seat: what a person has settled about invitations. Not there when nobody has. */
  readonly wishes?: readonly (string | null)[]
}

export function leftGame(host: HostedGame, wishes: ReadonlyMap<Seat, string>): LeftGame {
  return {
    ...host.log(),
    bots: host.participants.map(({ bot }) => bot?.id ?? null),
    ...(wishes.size === 0 ? {} : { wishes: host.participants.map((_, seat) => wishes.get(seat) ?? null) }),
  }
}

/** The game of a file, where it was left. Every move so far is checked on the way. */
export async function resumeGame(path: string, shell: Shell, words: Words): Promise<HostedGame> {
  const log = await readLog(path, shell, words)
  const game = await rulesOf(log, words)
  if (log.outcome !== null) throw failure(words.say('cli.failure.resumeOver', { path }))
  if (!isLeftGame(log)) throw failure(words.say('cli.failure.resumeForeign', { path }))
  const steps = stepsOf(game, log, words)
  const participants = await Promise.all(
    log.bots.map(async (bot, seat): Promise<Participant> => {
      const wish = bot === null ? game.autoResponse?.wishes.find((each) => each === log.wishes?.[seat]) : undefined
      return { ...(await participantOf(log, seat, bot, words)), ...(wish === undefined ? {} : { wish }) }
    }),
  )
  const host = goOn(game, steps, participants, log.people ?? [])
  if (nextSeat(host) === undefined) throw failure(words.say('cli.failure.resumeOver', { path }))
  return host
}

/** Games of other hosts do not say who plays which seat, and keep their secret until they are over. */
function isLeftGame(log: GameLog<unknown, unknown>): log is LeftGame {
  if (log.secret === null || !('bots' in log) || !Array.isArray(log.bots)) return false
  if ('wishes' in log && !Array.isArray(log.wishes)) return false
  const bots: readonly unknown[] = log.bots
  return (
    bots.length === log.header.seats.length &&
    bots.includes(null) &&
    bots.every((bot) => bot === null || typeof bot === 'string')
  )
}

/** A bot of the time when the game began: it knows those rules. */
async function participantOf(log: LeftGame, seat: number, id: string | null, { say }: Words): Promise<Participant> {
  const { game, rulesVersion } = log.header
  const name = cleanText(namesOf(log)[seat] ?? '')
  if (id === null) return { name, bot: null }
  const bot = await loadBot(game, rulesVersion, id)
  if (bot === undefined) throw failure(say('cli.failure.resumeBot', { bot: cleanText(id) }))
  return { name, bot }
}
