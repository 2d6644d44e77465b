import { type AlchemistsShape, promiseReview, theoryOn } from '@athanor/alchemists'
import type { Ingredient } from '@athanor/alchemy'
import type { PlayedMove, Praise } from '@athanor/tabletop/end/retelling.ts'

type Move = PlayedMove<AlchemistsShape>
export type PraiseName =
  | 'boldestPromise'
  | 'quickReader'
  | 'longestError'
  | 'firstRight'
  | 'sharpestCritic'
  | 'guineaPig'
  | 'richestSale'

/** A promise that was surer than this was not bold. */
const boldEnough = 0.75

/** What may be praised in Alchemists, the rarest first. */
export const praises: readonly Praise<AlchemistsShape, PraiseName>[] = [
  {
    // Kept a promise that was unlikely by the seller's own notes (A-202..A-204).
    name: 'boldestPromise',
    by: 'greatest',
    least: 1 - boldEnough,
    deeds({ seat, action, before }) {
      if (action.kind !== 'sell' && action.kind !== 'exhibit') return []
      const { chance, kept } = promiseReview(before, seat, action)
      return kept ? [{ seat, worth: 1 - chance }] : []
    },
  },
  {
    // Endorsed a rival's right theory, or toppled a wrong one, soonest after it was published.
    name: 'quickReader',
    by: 'greatest',
    least: 0,
    deeds(move, earlier) {
      return judgedWith(move).flatMap((ingredient) => {
        const published = publicationOf(earlier, ingredient)
        if (published === null || published.seat === move.seat) return []
        return [{ seat: move.seat, worth: 1 / (earlier.length - earlier.indexOf(published)) }]
      })
    },
  },
  {
    // A wrong theory that stood for most rounds.
    name: 'longestError',
    by: 'greatest',
    least: 2,
    deeds: (move, earlier) =>
      fallenWith(move).flatMap((ingredient) => {
        const published = publicationOf(earlier, ingredient)
        if (published === null) return []
        const rounds = move.before.table.round - published.before.table.round
        return [{ seat: published.seat, worth: rounds, at: published.version }]
      }),
  },
  {
    // The first theory that was right.
    name: 'firstRight',
    by: 'greatest',
    least: 0,
    deeds: ({ version, before, events }) =>
      events.flatMap(({ public: each }) =>
        each.kind === 'published' && before.hidden.answers[each.ingredient] === each.alchemical
          ? [{ seat: each.seat, worth: 1 / version }]
          : [],
      ),
  },
  {
    // Toppled theories of others.
    name: 'sharpestCritic',
    by: 'sum',
    least: 1,
    deeds: (move) =>
      move.events.flatMap(({ public: each }) =>
        each.kind === 'theoryDebunked' && each.seals[0]?.seat !== move.seat ? [{ seat: move.seat, worth: 1 }] : [],
      ),
  },
  {
    // Drank what does nobody good.
    name: 'guineaPig',
    by: 'sum',
    least: 2,
    deeds: ({ events }) =>
      events.flatMap(({ public: each }) => {
        const isBad =
          each.kind === 'poisoned' ||
          each.kind === 'paralysed' ||
          (each.kind === 'reputationChanged' && each.why === 'insanity')
        return isBad ? [{ seat: each.seat, worth: 1 }] : []
      }),
  },
  {
    name: 'richestSale',
    by: 'greatest',
    least: 2,
    deeds: ({ events }) =>
      events.flatMap(({ public: each }) =>
        each.kind === 'sold' && each.paid > 0 ? [{ seat: each.seat, worth: each.paid }] : [],
      ),
  },
]

/** Theories that a move has judged rightly: one endorsed that is true, or those that it toppled. */
function judgedWith({ before, events }: Move): readonly Ingredient[] {
  return events.flatMap(({ public: each }) => {
    if (each.kind === 'theoryDebunked') return [each.ingredient]
    if (each.kind !== 'endorsed') return []
    const claimed = theoryOn(before.table, each.ingredient)?.alchemical
    return claimed === before.hidden.answers[each.ingredient] ? [each.ingredient] : []
  })
}

/** Wrong theories whose time ended with a move: toppled, or found out in the Big Revelation. */
function fallenWith({ events }: Move): readonly Ingredient[] {
  return events.flatMap(({ public: each }) =>
    each.kind === 'theoryDebunked' || (each.kind === 'sealsRevealed' && !each.correct) ? [each.ingredient] : [],
  )
}

/** The move with which the theory that lies there now was published. */
function publicationOf(moves: readonly Move[], ingredient: Ingredient): Move | null {
  const isIt = ({ events }: Move) =>
    events.some(({ public: each }) => each.kind === 'published' && each.ingredient === ingredient)
  return moves.findLast(isIt) ?? null
}
