import type { AlchemistsShape, Happening } from '@athanor/alchemists'
import type { Viewer } from '@athanor/kernel'
import type { TableStep } from '@athanor/tabletop/tableSource.ts'

/** What somebody waits to hear after an action. */
const results: ReadonlySet<Happening['kind']> = new Set([
  'potionMade',
  'saleAnswered',
  'sold',
  'signShown',
  'demonstrated',
  'theoryDebunked',
  'articleDebunked',
  'debunkFailed',
  'exhibited',
  'golemTested',
  'golemAnimated',
] as const)

/** What only helps to bring something else about. */
const means: ReadonlySet<Happening['kind']> = new Set(['favourPlayed', 'goldChanged'] as const)

/** Why one's name changes without one's doing. */
const unasked: ReadonlySet<string> = new Set(['conference', 'topAlchemist', 'debunking'])

type Step = TableStep<AlchemistsShape>
type Event = Step['events'][number]

/** What a step comes to: not the card that was played for it, nor the coin that was paid. */
export function mainEventOf({ by, events }: Step): Event | undefined {
  const own = events.filter((event) => 'seat' in event && event.seat === by)
  return own.find(({ kind }) => results.has(kind)) ?? own.find(({ kind }) => !means.has(kind)) ?? own[0]
}

export interface News {
  /** What came of my last action, until I act again, and what my name has gained or suffered since. */
  readonly own: readonly Event[]
  /** What somebody else has done since then. */
  readonly others: readonly Event[]
}

export function newsOf(steps: readonly Step[], viewer: Viewer): News {
  const mine = steps.findLastIndex(({ by }) => by === viewer)
  const last = steps[mine]
  const since = steps.slice(mine + 1).findLast(({ by, undo }) => by !== null && !undo)
  const main = since === undefined ? undefined : mainEventOf(since)
  const renown = steps
    .slice(Math.max(mine, 0))
    .flatMap(({ events, undo }) => (undo ? [] : events))
    .filter((event) => event.kind === 'reputationChanged' && event.seat === viewer && unasked.has(event.why))
  return {
    own: [...(last === undefined || last.undo ? [] : last.events.filter(({ kind }) => results.has(kind))), ...renown],
    others: main === undefined ? [] : [main],
  }
}
