import { ingredientIndex } from '@athanor/alchemy'
import { askIn, compare, demand, goldFor, ownOf, owns, playerOf, standing } from './facts.ts'
import type { Judge } from './judge.ts'
import { movedBy } from './zones.ts'

/** */
const sealSpaces = 3

/** A-236..A-258, A-292..A-298: new theories and endorsements, and what they cost and bring. */
export const judgePublishing: Judge = (before, seat, action, events, after) => {
  if (action.kind !== 'publish' && action.kind !== 'endorse') return []
  const { theories, conflicts } = before.table
  const ask = askIn(before)
  const number = ingredientIndex(action.ingredient)
  const theory = theories[number] ?? null
  // the bank's share, which a Printing Press saves.
  const bank = owns(before, seat, 'printingPress') ? 0 : 1
  //
  const authority = owns(before, seat, 'sealOfAuthority') ? 2 : 0
  const placed = [
    ...compare('the seal on the theory', action.seal, ownOf(after, seat).placed[action.ingredient]),
    ...compare('the owners of seals', [...(theory?.seals ?? []), seat], after.table.theories[number]?.seals),
    ...compare('seals left', playerOf(before, seat).sealsLeft - 1, playerOf(after, seat).sealsLeft),
  ]
  if (action.kind === 'endorse') {
    const others = theory?.seals ?? []
    return [
      ...placed,
      ...demand(theory !== null && others.length < sealSpaces && !others.includes(seat), 'no place for a seal'),
      ...demand(!conflicts.some((tokens) => tokens.includes(action.ingredient)), 'a theory in conflict was endorsed'),
      ...compare('the price of endorsing', -bank - others.length, goldFor(events, seat, 'endorsing')),
      ...others.flatMap((other) => compare(`the share of ${other}`, 1, goldFor(events, other, 'endorsed'))),
      ...compare(
        'reputation after endorsing',
        movedBy(before, seat, authority),
        standing(before, events, seat, 'endorsing'),
      ),
    ]
  }
  const fallen = ask?.kind === 'immediate' ? ask.fallen.flatMap((one) => (one.kind === 'theory' ? [one] : [])) : null
  const ingredientFell = fallen?.some(({ ingredient }) => ingredient === action.ingredient) === true
  const tokenFell = fallen?.some(({ alchemical }) => alchemical === action.alchemical) === true
  // A-298, AR-14.
  const again = fallen?.some((one) => one.ingredient === action.ingredient && one.alchemical === action.alchemical)
  return [
    ...placed,
    ...demand(theory === null, 'an ingredient got a second theory'),
    ...demand(!theories.some((one) => one?.alchemical === action.alchemical), 'a token lies on two ingredients'),
    ...demand(fallen === null || ingredientFell || tokenFell, 'an immediate publication of something else'),
    ...demand(again !== true, 'the theory that just fell was published again'),
    ...compare('the price of publishing', -bank, goldFor(events, seat, 'publishing')),
    ...compare(
      'reputation after publishing',
      movedBy(before, seat, 1 + authority),
      standing(before, events, seat, 'publishing'),
    ),
  ]
}
