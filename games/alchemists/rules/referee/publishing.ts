import { ingredientIndex } from '@athanor/alchemy'
import { askIn, demand, owns } from './facts.ts'
import type { Judge } from './judge.ts'
import { judgeEndorsement, judgeNew } from './sealing.ts'

/** */
const sealSpaces = 3

/** A-236..A-258, A-292..A-298: new theories and endorsements, and what they cost and bring. */
export const judgePublishing: Judge = (before, seat, action, events, after) => {
  if (action.kind !== 'publish' && action.kind !== 'endorse') return []
  const { theories, conflicts } = before.table
  const ask = askIn(before)
  const number = ingredientIndex(action.ingredient)
  const theory = theories[number] ?? null
  const others = theory?.seals ?? []
  const sealing = {
    before,
    seat,
    events,
    after,
    others,
    on: action.ingredient,
    seal: action.seal,
    now: after.table.theories[number]?.seals,
    // the bank's share, which a Printing Press saves.
    bank: owns(before, seat, 'printingPress') ? 0 : 1,
  }
  if (action.kind === 'endorse') {
    return [
      ...judgeEndorsement(sealing),
      ...demand(theory !== null && others.length < sealSpaces && !others.includes(seat), 'no place for a seal'),
      ...demand(!conflicts.some((tokens) => tokens.includes(action.ingredient)), 'a theory in conflict was endorsed'),
    ]
  }
  const fallen = ask?.kind === 'immediate' ? ask.fallen.flatMap((one) => (one.kind === 'theory' ? [one] : [])) : null
  const ingredientFell = fallen?.some(({ ingredient }) => ingredient === action.ingredient) === true
  const tokenFell = fallen?.some(({ alchemical }) => alchemical === action.alchemical) === true
  // A-298, AR-14.
  const again = fallen?.some((one) => one.ingredient === action.ingredient && one.alchemical === action.alchemical)
  return [
    ...judgeNew(sealing),
    ...demand(theory === null, 'an ingredient got a second theory'),
    ...demand(!theories.some((one) => one?.alchemical === action.alchemical), 'a token lies on two ingredients'),
    ...demand(fallen === null || ingredientFell || tokenFell, 'an immediate publication of something else'),
    ...demand(again !== true, 'the theory that just fell was published again'),
  ]
}
