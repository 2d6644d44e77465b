import { type Bot, deadline, effortInLog } from '@athanor/bots'
import { type MadeBy, observeMatch, type Refused, type Seat, type Shape, type Stream } from '@athanor/kernel'
import { commonViewer, type Session, showTable } from './session.ts'

/** Bots answer within this time, in milliseconds. */
const timeLimit = 900
/** A move that comes faster than this cannot be followed. */
const pace = 600

/** A bot that is merely invited acts, or lets it be. True when it did something. */
export function botVolunteers({ host }: Session, seat: Seat, bot: Bot<Shape>, chance: Stream): boolean {
  const { view } = observeMatch(host.game, host.match, seat)
  const time = limit()
  const action = bot.volunteer?.(view, { chance, effort: 1, outOfTime: time.outOfTime }) ?? null
  if (action === null) return false
  obeyed(host.act(seat, action, made(bot, time)), bot)
  return true
}

export async function botTurn(session: Session, seat: Seat, bot: Bot<Shape>, chance: Stream): Promise<void> {
  const { host, terminal, look, names } = session
  const player = names[seat] ?? ''
  showTable(session, commonViewer(session), 2, look.words.say('cli.play.thinking', { player }))
  // Lets the page appear before thinking keeps the thread busy.
  await terminal.wait(0)
  const started = performance.now()
  const { view } = observeMatch(host.game, host.match, seat)
  const time = limit()
  const action = bot.choose(view, { chance, effort: 1, outOfTime: time.outOfTime })
  obeyed(host.act(seat, action, made(bot, time)), bot)
  await terminal.wait(Math.max(0, pace - (performance.now() - started)))
}

const limit = () => deadline(timeLimit, () => performance.now())

function made(bot: Bot<Shape>, { cutShort }: { readonly cutShort: boolean }): MadeBy {
  return { bot: bot.id, effort: effortInLog(1), cutShort }
}

function obeyed(refused: Refused | null, bot: Bot<Shape>): void {
  if (refused !== null) throw new RangeError(`${bot.id} did what the rules forbid: ${refused.reason.id}`)
}
