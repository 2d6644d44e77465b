import type { Bot } from '@athanor/bots'
import { matchSight, type Refused, type Seat, type Shape, type Stream } from '@athanor/kernel'
import { commonViewer, type Session, showTable } from './session.ts'

/** Bots answer within this time, in milliseconds. */
const timeLimit = 900
/** A move that comes faster than this cannot be followed. */
const pace = 600

/** A bot that is merely invited acts, or lets it be. True when it did something. */
export function botVolunteers({ host }: Session, seat: Seat, bot: Bot<Shape>, chance: Stream): boolean {
  const started = performance.now()
  const { view } = matchSight(host.game, host.match, seat)
  const outOfTime = () => performance.now() - started > timeLimit
  const action = bot.volunteer?.(view, { chance, effort: 1, outOfTime }) ?? null
  if (action === null) return false
  obeyed(host.act(seat, action), bot)
  return true
}

export async function botTurn(session: Session, seat: Seat, bot: Bot<Shape>, chance: Stream): Promise<void> {
  const { host, terminal, look, names } = session
  const player = names[seat] ?? ''
  showTable(session, commonViewer(session), 2, look.words.say('cli.play.thinking', { player }))
  // Lets the page appear before thinking keeps the thread busy.
  await terminal.wait(0)
  const started = performance.now()
  const { view } = matchSight(host.game, host.match, seat)
  const action = bot.choose(view, { chance, effort: 1, outOfTime: () => performance.now() - started > timeLimit })
  obeyed(host.act(seat, action), bot)
  await terminal.wait(Math.max(0, pace - (performance.now() - started)))
}

function obeyed(refused: Refused | null, bot: Bot<Shape>): void {
  if (refused !== null) throw new RangeError(`${bot.id} did what the rules forbid: ${refused.reason.id}`)
}
