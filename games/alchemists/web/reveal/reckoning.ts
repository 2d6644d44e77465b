import { debunkedLoss, debunkReward, failureLoss, rulesAt, zoneOf } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import { signed } from '@athanor/ui/lib/withMinus.ts'
import type { Moment } from './moments.ts'
import type { Cause, Change, ChangePart } from './shows.ts'

/** A cause before its number is known to be the whole of it. */
type Part = Omit<ChangePart, 'count'> & { readonly count?: number }

/** What a seat's reputation comes to by its causes; what zones and artifacts add to them is a cause of its own. */
export function reckoned(seat: Seat, known: readonly Part[], from: number, to: number): Change {
  const parts = known.map((each) => ({ count: 0, ...each }))
  const net = parts.reduce((sum, { of, by }) => sum + (of === 'favours' ? 0 : by), 0)
  const beside = to - from - net
  const more = beside === 0 ? [] : [{ of: besideOf(from, net, beside), by: beside, count: 0 }]
  return { seat, of: 'reputation', from, to, by: to - from, parts: [...parts, ...more] }
}

/** A-225..A-234: what enlarges or softens a change. */
function besideOf(from: number, net: number, beside: number): Cause {
  if (net > 0) return 'artifact'
  const zone = zoneOf(from)
  if (zone === 'plain' || beside > 1) return 'floor'
  return zone
}

/** A-279..A-289: what a question to the reader before all cost and brought everybody whom it concerned. */
export function verdictOf(asking: Seat, { events, before, after }: Moment): readonly Change[] {
  // Before the question: what the end of the round adds in the same move is no part of it.
  const table = (before ?? after)?.table
  if (table === undefined) return []
  const rules = rulesAt(table)
  const fell = new Map<Seat, { lost: number; kept: number }>()
  const turned = (seals: readonly { readonly seat: Seat; readonly seal: Parameters<typeof rules.seal>[0] }[]) => ({
    hedgedBy(spares: (hedge: string | null) => boolean) {
      for (const { seat, seal } of seals) {
        const count = fell.get(seat) ?? { lost: 0, kept: 0 }
        count[spares(rules.seal(seal).hedge) ? 'kept' : 'lost']++
        fell.set(seat, count)
      }
    },
  })
  let proved = false
  for (const event of events) {
    if (event.kind === 'theoryDebunked') turned(event.seals).hedgedBy((hedge) => hedge === event.colour)
    if (event.kind === 'articleDebunked')
      turned(event.seals).hedgedBy((hedge) => (event.safe as readonly (string | null)[]).includes(hedge))
    if (event.kind === 'theoryDebunked' || event.kind === 'articleDebunked' || event.kind === 'conflictShown')
      proved = true
  }
  return table.players.flatMap((player, seat): readonly Change[] => {
    const { lost = 0, kept = 0 } = fell.get(seat) ?? {}
    const parts: readonly Part[] = [
      ...(seat !== asking ? [] : [proved ? part('proved', debunkReward) : part('failed', -failureLoss)]),
      ...(lost === 0 ? [] : [part('fell', -debunkedLoss * lost, lost)]),
      ...(kept === 0 ? [] : [part('hedged', 0, kept)]),
    ]
    if (parts.length === 0) return []
    const moved = events.flatMap((event) =>
      event.kind === 'reputationChanged' &&
      event.seat === seat &&
      (event.why === 'debunking' || event.why === 'failedDebunking')
        ? [event]
        : [],
    )
    const [change] = moved
    return [reckoned(seat, parts, change?.from ?? player.reputation, change?.to ?? player.reputation)]
  })
}

export function part(of: Cause, by: number, count = 0): ChangePart {
  return { of, by, count }
}

/** What a change is made of, in words. */
export function partsInWords(parts: readonly ChangePart[], { say }: Pick<Words, 'say'>): string {
  return parts.map(({ of, by, count }) => say('web.alchemists.reveal.part', { of, by: signed(by), count })).join(', ')
}

/** A change of reputation in a sentence, with where it came from. */
export function reckonedInWords(
  { from, to, by, parts = [] }: Change,
  who: { readonly player: string; readonly you: 'yes' | 'no' },
  words: Pick<Words, 'say'>,
): string {
  return words.say('web.alchemists.reveal.reckoned', {
    ...who,
    change: by > 0 ? 'gain' : by < 0 ? 'loss' : 'none',
    amount: Math.abs(by),
    detail: parts.length === 0 ? 'none' : 'some',
    why: partsInWords(parts, words),
    to: to ?? from ?? 0,
  })
}
