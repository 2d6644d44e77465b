import { type ApprenticesShape, handOf, type State } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { Praise } from '@athanor/tabletop/end/retelling.ts'

export type PraiseName = 'boldestRoll' | 'bestFriend' | 'ravenScarer' | 'overtaker' | 'greatestLeap' | 'mostPecked'

/** What may be praised in The Apprentices, the rarest first. */
export const praises: readonly Praise<ApprenticesShape, PraiseName>[] = [
  {
    // Left a raven to the die with most at stake, and lost nothing.
    name: 'boldestRoll',
    by: 'greatest',
    least: 3,
    deeds({ seat, before, events }) {
      const kinds = events.map(({ public: each }) => each.kind)
      if (!kinds.includes('ravenRolled') || kinds.includes('unitsLost') || kinds.includes('pointsLost')) return []
      return [{ seat, worth: atStake(before, seat) }]
    },
  },
  {
    // Drove away ravens of others.
    name: 'bestFriend',
    by: 'sum',
    least: 1,
    deeds: ({ events }) =>
      events.flatMap(({ public: each }) =>
        each.kind === 'ravenCancelled' && each.owner !== each.seat ? [{ seat: each.seat, worth: 1 }] : [],
      ),
  },
  {
    name: 'ravenScarer',
    by: 'sum',
    least: 2,
    deeds: ({ events }) =>
      events.flatMap(({ public: each }) => (each.kind === 'ravenCancelled' ? [{ seat: each.seat, worth: 1 }] : [])),
  },
  {
    // Took abilities away from others by passing them.
    name: 'overtaker',
    by: 'sum',
    least: 2,
    deeds: ({ seat, events }) => {
      const passed = events.filter(({ public: each }) => each.kind === 'slotLost' && each.seat !== seat)
      return passed.length === 0 ? [] : [{ seat, worth: passed.length }]
    },
  },
  {
    // The most knowledge with a single step.
    name: 'greatestLeap',
    by: 'greatest',
    least: 1,
    deeds: ({ events }) =>
      events.flatMap(({ public: each }) =>
        each.kind === 'researched' ? [{ seat: each.seat, worth: each.points }] : [],
      ),
  },
  {
    name: 'mostPecked',
    by: 'sum',
    least: 3,
    deeds: ({ events }) =>
      events.flatMap(({ public: each }) =>
        each.kind === 'unitsLost' ? [{ seat: each.seat, worth: each.units.length }] : [],
      ),
  },
]

/** What a raven could take. */
function atStake(state: State, seat: Seat): number {
  return handOf(state, seat).units.flat().length
}
