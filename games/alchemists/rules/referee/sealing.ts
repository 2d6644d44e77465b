import type { Seat } from '@athanor/kernel'
import type { Event } from '../base/event.ts'
import type { PublicationId, Seal } from '../engine/contributions.ts'
import type { State } from '../engine/state.ts'
import { compare, goldFor, ownOf, owns, playerOf, standing } from './facts.ts'
import { movedBy } from './zones.ts'

/** A seal on a publication, where others may lie already, and what the bank gets in gold. */
interface Sealing {
  readonly before: State
  readonly seat: Seat
  readonly events: readonly Event[]
  readonly after: State
  readonly on: PublicationId
  readonly seal: Seal
  readonly others: readonly Seat[]
  /** The owners of seals afterwards. */
  readonly now: readonly Seat[] | undefined
  readonly bank: number
}

function judgeSeal({ before, seat, after, on, seal, others, now }: Sealing): readonly string[] {
  return [
    ...compare('the seal', seal, ownOf(after, seat).placed[on]),
    ...compare('the owners of seals', [...others, seat], now),
    ...compare('seals left', playerOf(before, seat).sealsLeft - 1, playerOf(after, seat).sealsLeft),
  ]
}

/** */
function authority(state: State, seat: Seat): number {
  return owns(state, seat, 'sealOfAuthority') ? 2 : 0
}

/** G-086, G-087: its seal, its price, and a point of reputation for something new. */
export function judgeNew(sealing: Sealing): readonly string[] {
  const { before, seat, events, bank } = sealing
  return [
    ...judgeSeal(sealing),
    ...compare('the price of publishing', 0 - bank, goldFor(events, seat, 'publishing')),
    ...compare(
      'reputation after publishing',
      movedBy(before, seat, 1 + authority(before, seat)),
      standing(before, events, seat, 'publishing'),
    ),
  ]
}

/** A-254, G-077, G-078: its seal, its price, and a gold for everybody whose seal lies there. */
export function judgeEndorsement(sealing: Sealing): readonly string[] {
  const { before, seat, events, others, bank } = sealing
  return [
    ...judgeSeal(sealing),
    ...compare('the price of endorsing', 0 - bank - others.length, goldFor(events, seat, 'endorsing')),
    ...others.flatMap((other) => compare(`the share of ${other}`, 1, goldFor(events, other, 'endorsed'))),
    ...compare(
      'reputation after endorsing',
      movedBy(before, seat, authority(before, seat)),
      standing(before, events, seat, 'endorsing'),
    ),
  ]
}
