import { countOf, type Happening, type Own, type Space } from '@athanor/alchemists'
import { ingredientIndex } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'

/** What stood between a declared action and its deed: a rival's deed, an answer of the reader, or nothing. */
export type Cause = 'rival' | 'luck' | 'none'

/** Deeds of others that can spoil what somebody has declared on a space. */
const spoilers: Readonly<Partial<Record<Space, readonly Happening['kind'][]>>> = {
  sell: ['offered'],
  buy: ['artifactBought'],
  debunk: ['theoryDebunked', 'articleDebunked', 'debunkFailed', 'signShown', 'demonstrated'],
  publish: [
    'published',
    'endorsed',
    'articlePublished',
    'articleEndorsed',
    'theoryDebunked',
    'articleDebunked',
    'signShown',
    'demonstrated',
  ],
  test: ['studentCharges'],
}

/** What a player can only learn by doing. */
const answers: readonly Happening['kind'][] = [
  'potionMade',
  'saleAnswered',
  'signShown',
  'demonstrated',
  'foragedUnseen',
  'golemTested',
  'golemAnimated',
  'bookRead',
]

/** Whether the gold of a declared sale is missing. */
function hasSoldNothing(seat: Seat, since: readonly Happening[]): boolean {
  return since.some((event) => event.kind === 'declined' && event.seat === seat && event.ask === 'sell')
}

/** Whether a rival took a kind out of the row that a declared sale may have been meant for. */
function isCardGone(seat: Seat, own: Own, since: readonly Happening[]): boolean {
  return since.some(
    (event) =>
      event.kind === 'foraged' && event.seat !== seat && countOf(own.hand, ingredientIndex(event.ingredient)) === 0,
  )
}

/** What happened since a seat declared, as far as it can have spoilt an action on a space. */
export function causeOf(seat: Seat, space: Space, own: Own, since: readonly Happening[]): Cause {
  if (space === 'sell' && isCardGone(seat, own, since)) return 'rival'
  const doers = since.map((event, number) => {
    // The student does not say whose potion it was: the last that was made.
    const doer = 'seat' in event ? event.seat : since.slice(0, number).findLast((each) => 'seat' in each)
    return { kind: event.kind, isOwn: (typeof doer === 'object' && 'seat' in doer ? doer.seat : doer) === seat }
  })
  const spoiling = [...(spoilers[space] ?? []), ...(hasSoldNothing(seat, since) ? (['offered'] as const) : [])]
  if (doers.some(({ kind, isOwn }) => !isOwn && spoiling.includes(kind))) return 'rival'
  return doers.some(({ kind, isOwn }) => isOwn && answers.includes(kind)) ? 'luck' : 'none'
}
