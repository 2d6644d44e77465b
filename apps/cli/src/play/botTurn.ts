import type { Bot } from '@athanor/bots'
import { matchSight, type Seat, type Shape, type Stream } from '@athanor/kernel'
import { commonViewer, type Session, showTable } from './session.ts'

/** Bots answer within this time, in milliseconds. */
const timeLimit = 900
/** A move that comes faster than this cannot be followed. */
const pace = 600

export async function botTurn(session: Session, seat: Seat, bot: Bot<Shape>, chance: Stream): Promise<void> {
  const { host, terminal, look, names } = session
  const player = names[seat] ?? ''
  showTable(session, commonViewer(session), 2, look.words.say('cli.play.thinking', { player }))
  // Lets the page appear before thinking keeps the thread busy.
  await terminal.wait(0)
  const started = performance.now()
  const { view } = matchSight(host.game, host.match, seat)
  const action = bot.choose(view, { chance, effort: 1, outOfTime: () => performance.now() - started > timeLimit })
  const refused = host.act(seat, action)
  if (refused !== null) throw new RangeError(`${bot.id} did what the rules forbid: ${refused.reason.id}`)
  await terminal.wait(Math.max(0, pace - (performance.now() - started)))
}
