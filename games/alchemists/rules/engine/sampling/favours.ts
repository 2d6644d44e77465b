import { type Seat, type Stream, shuffled } from '@athanor/kernel'
import { cardBesideBoard } from '../../base/declareActions.ts'
import type { Favour } from '../contributions.ts'
import { type Counts, listOf, minus } from '../counts.ts'
import type { Rules } from '../rules.ts'
import { playerAt, type Table } from '../state.ts'
import type { View } from '../view.ts'

interface DealtFavours {
  /** By seat; nothing for the viewer. */
  readonly hands: readonly (Counts<Favour> | undefined)[]
  readonly deck: readonly number[]
}

/** Deals the favor cards that the viewer cannot see. */
export function favourDealer(rules: Rules, { table, own, viewer }: View): (stream: Stream) => DealtFavours {
  const { favours } = rules
  const beside = cardBesideBoard(table)
  const out = beside === null ? [] : [favours.numberOf(beside)]
  const seen = minus(favours.all, table.favourDiscard)
  const pool = listOf(minus(minus(seen, favours.counted(out)), own?.favours ?? favours.none))
  const others = pool.filter((kind) => !rules.drawn.includes(kind))
  const drawn = pool.filter((kind) => rules.drawn.includes(kind))
  const rivals = [...table.players.keys()].filter((seat) => seat !== viewer)
  const waiting = rivals.filter((seat) => mayHoldDrawn(rules, table, seat))
  const settled = rivals.filter((seat) => !waiting.includes(seat))
  return (stream) => {
    const hands: (Counts<Favour> | undefined)[] = []
    const deal = (cards: readonly number[], seats: readonly Seat[]) => {
      let dealt = 0
      for (const seat of seats) {
        const { favours: count } = playerAt(table, seat)
        hands[seat] = favours.counted(cards.slice(dealt, dealt + count))
        dealt += count
      }
      return cards.slice(dealt)
    }
    const rest = deal(shuffled(stream, others), settled)
    return { deck: deal(shuffled(stream, [...rest, ...drawn]), waiting), hands }
  }
}

/** a card that is played when drawn stays in a hand only while it waits for its turn. */
function mayHoldDrawn(rules: Rules, { asks, agenda }: Table, seat: Seat): boolean {
  const steps = rules.steps.setUp.map(({ id }) => id)
  return (
    asks.some((ask) => ask.kind === 'herbalist' && ask.seat === seat) ||
    agenda.some((item) => {
      if (item.kind === 'drawn') return item.seat === seat
      return item.kind === 'step' && item.of === 'setUp' && steps.indexOf(item.step) <= steps.indexOf('playDrawn')
    })
  )
}
