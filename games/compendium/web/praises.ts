import type { CompendiumShape } from '@athanor/compendium'
import type { PlayedMove, Praise } from '@athanor/tabletop/end/retelling.ts'

type Move = PlayedMove<CompendiumShape>
export type PraiseName = 'wantedRecipe' | 'quickReader' | 'bestCustomer' | 'richestBrew'

/** What may be praised in Alchemist, the rarest first. */
export const praises: readonly Praise<CompendiumShape, PraiseName>[] = [
  {
    // A recipe that rivals brewed more often than any other.
    name: 'wantedRecipe',
    by: 'greatest',
    least: 2,
    deeds(move, earlier) {
      const copied = copyOf(move)
      if (copied === null) return []
      const before = earlier.filter((each) => copyOf(each)?.cauldron === copied.cauldron)
      const created = creationOf(earlier, copied.cauldron)
      return [{ seat: copied.owner, worth: before.length + 1, ...(created === null ? {} : { at: created.version }) }]
    },
  },
  {
    // Brewed a rival's new recipe sooner than anybody else did.
    name: 'quickReader',
    by: 'greatest',
    least: 0,
    deeds(move, earlier) {
      const copied = copyOf(move)
      const created = copied === null ? null : creationOf(earlier, copied.cauldron)
      if (created === null) return []
      const gap = earlier.length - earlier.indexOf(created)
      // Later than the next turn of whoever invented it, it was no secret to anybody.
      return gap < move.before.players.length ? [{ seat: move.seat, worth: 1 / gap }] : []
    },
  },
  {
    name: 'bestCustomer',
    by: 'sum',
    least: 2,
    deeds: (move) => (copyOf(move) === null ? [] : [{ seat: move.seat, worth: 1 }]),
  },
  {
    // The most fame with a single potion.
    name: 'richestBrew',
    by: 'greatest',
    least: 1,
    deeds: ({ seat, events }) =>
      events.flatMap(({ public: happening }) =>
        happening.kind === 'potionCreated' || happening.kind === 'potionCopied'
          ? [{ seat, worth: happening.value }]
          : [],
      ),
  },
]

/** A rival's recipe that was brewed with this move. */
function copyOf({ events }: Move): { readonly cauldron: number; readonly owner: number } | null {
  for (const { public: happening } of events) {
    if (happening.kind === 'potionCopied' && happening.owner !== happening.seat) return happening
  }
  return null
}

function creationOf(moves: readonly Move[], cauldron: number): Move | null {
  const holds = ({ events }: Move) =>
    events.some(({ public: each }) => each.kind === 'potionCreated' && each.cauldron === cauldron)
  return moves.find(holds) ?? null
}
