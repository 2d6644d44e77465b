import { at, type Seat, type Stream, shuffled } from '@athanor/kernel'
import type { PublicationId, Seal } from '../contributions.ts'
import { listOf, minus } from '../counts.ts'
import type { Rules } from '../rules.ts'
import { type Own, type PlacedSeals, playerAt, type Table } from '../state.ts'

/** any seals that were not revealed may lie on a rival's publications. */
export function sealDealer(rules: Rules, table: Table): (seat: Seat, stream: Stream) => Pick<Own, 'seals' | 'placed'> {
  const published = rules.publications.flatMap((kind) => kind.published(table))
  const sealed = table.players.map((_, seat) =>
    published.filter(({ publication }) => publication.seals.includes(seat)).map(({ id }) => id),
  )
  const unseen = table.players.map((_, seat) => minus(rules.seals.all, playerAt(table, seat).revealed))
  const lists = unseen.map(listOf)
  return (seat, stream) => {
    const known = table.end?.placed[seat]
    const placed = known ?? anySeals(rules, at(sealed, seat), at(lists, seat), stream)
    const used = Object.values(placed).flatMap((seal) => (seal === undefined ? [] : [rules.seals.numberOf(seal)]))
    return { seals: minus(at(unseen, seat, 'seat'), rules.seals.counted(used)), placed }
  }
}

function anySeals(
  rules: Rules,
  publications: readonly PublicationId[],
  seals: readonly number[],
  stream: Stream,
): PlacedSeals {
  if (publications.length === 0) return {}
  const placed: Partial<Record<PublicationId, Seal>> = {}
  const order = shuffled(stream, seals)
  for (const [place, id] of publications.entries()) placed[id] = rules.seals.at(at(order, place))
  return placed
}
