import { answerTo, type Ingredient, ingredientPairs, type Truth } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { discardFromHand } from '../../base/cards.ts'
import type { SpaceCost } from '../../base/components/spaceCosts.ts'
import {
  checkUses,
  type FavourChoice,
  type FavourUse,
  favourChoices,
  naming,
  playFor,
  sumFor,
} from '../../base/favourUses.ts'
import { heldOf } from '../../base/ingredientCards.ts'
import { type Reason, reason } from '../../base/reasons.ts'
import { changeReputation } from '../../base/reputation.ts'
import type { Action } from '../../engine/contributions.ts'
import { ingredientAt, kindsIn } from '../../engine/counts.ts'
import { product } from '../../engine/groups.ts'
import { emitTo, type MutableState, ownOf, playerOf } from '../../engine/mutableState.ts'
import type { SeatContext } from '../../engine/rules.ts'
import type { SpaceActionOf, SpaceRules } from '../../engine/space.ts'
import { type Pair, playerAt } from '../../engine/state.ts'
import { golemOf } from '../expansion/module.ts'
import { changeApproval } from './approval.ts'
import { failureLoss, testsNeeded, topSpace } from './components.ts'
import { changeOwnProject, changeProject, changeProjectAt, ownProjectOf, projectAt, projectOf } from './state.ts'

/** GR-85. */
export const courtierUse: FavourUse<'approval'> = {
  window: 'researching',
  effect: 'approval',
  counted: 'courtier',
  actions: ['testGolem', 'animateGolem'],
}

function truthOf({ hidden }: MutableState): Truth {
  return { assignment: hidden.answers, golem: golemOf({ hidden }) }
}

/** G-172, G-180: whoever comes first takes one from the space, while there is one. */
function takeFromSpace(state: MutableState, seat: Seat): void {
  const { tokens } = projectAt(state.table)
  if (tokens === 0) return
  changeProjectAt(state, { tokens: tokens - 1 })
  changeApproval(state, seat, 1, 'research')
}

/** GR-85: cards are played before the reader is asked, and pay at the end of the action, whatever it brought. */
function withCourtiers(state: MutableState, seat: Seat, courtiers: FavourChoice, research: () => void): void {
  playFor(state, seat, courtierUse, courtiers)
  research()
  const tokens = sumFor(state.rules, courtierUse, courtiers, (effect) => effect.tokens)
  changeApproval(state, seat, tokens, 'courtier')
}

/** G-175..G-180, GR-88. */
const testAction: SpaceActionOf<'testGolem'> = {
  action: 'testGolem',
  isPossible: ({ table, seat }) => playerAt(table, seat).cards > 0,
  legal: (at) => [
    product<Action, [Ingredient, FavourChoice]>(
      'testGolem',
      [kindsIn(at.own.hand).map(ingredientAt), favourChoices(at, courtierUse)],
      (ingredient, courtiers) => ({ kind: 'testGolem', ingredient, courtiers: courtiers.number, ...naming(courtiers) }),
    ),
  ],
  check(at, { ingredient, courtiers, others }) {
    if (heldOf(at.own.hand, ingredient) === 0) return reason('alchemists.reject.ingredientMissing', { ingredient })
    return checkUses(at, [[courtierUse, courtiers]], others)
  },
  act: (state, seat, { ingredient, courtiers, others }) =>
    withCourtiers(state, seat, { number: courtiers, others }, () => test(state, seat, ingredient)),
}

function test(state: MutableState, seat: Seat, ingredient: Ingredient): void {
  const answer = answerTo({ kind: 'golemTest', ingredient }, truthOf(state))
  if (answer.kind !== 'golemTest') return
  const reaction = { chest: answer.chest, ears: answer.ears }
  changeOwnProject(state, seat, {
    tests: [...ownProjectOf(ownOf(state, seat)).tests, { ingredient, ...reaction }],
  })
  discardFromHand(state, seat, [ingredient])
  const { flask, tests } = projectOf(playerOf(state, seat))
  // G-179, G-194: a test never lifts the flask above the second space.
  const lifted = flask < testsNeeded ? flask + 1 : flask
  changeProject(state, seat, { flask: lifted, tests: tests + 1 })
  emitTo(state, seat, { kind: 'golemTested', seat, flask: lifted }, { ingredient, reaction })
  takeFromSpace(state, seat)
}

/** G-173, G-257, GR-49. */
function checkReady({ table, seat }: SeatContext): Reason | null {
  const { flask, tests } = projectOf(playerAt(table, seat))
  if (flask < testsNeeded) return reason('alchemists.reject.golemUntested', { needed: testsNeeded, tests })
  return flask === topSpace ? reason('alchemists.reject.golemAlive') : null
}

/** G-257..G-264, GR-50, GR-89. */
const animateAction: SpaceActionOf<'animateGolem'> = {
  action: 'animateGolem',
  isPossible: (at) => checkReady(at) === null,
  legal: (at) =>
    checkReady(at) === null
      ? [
          product<Action, [Pair, FavourChoice]>(
            'animateGolem',
            [ingredientPairs, favourChoices(at, courtierUse)],
            (pair, courtiers) => ({
              kind: 'animateGolem',
              pair,
              courtiers: courtiers.number,
              ...naming(courtiers),
            }),
          ),
        ]
      : [],
  check(at, { pair, courtiers, others }) {
    const early = checkReady(at)
    if (early !== null) return early
    if (pair[0] === pair[1]) return reason('alchemists.reject.sameIngredient')
    return checkUses(at, [[courtierUse, courtiers]], others)
  },
  act: (state, seat, { pair, courtiers, others }) =>
    withCourtiers(state, seat, { number: courtiers, others }, () => animate(state, seat, pair)),
}

function animate(state: MutableState, seat: Seat, pair: Pair): void {
  const answer = answerTo({ kind: 'animation', ingredients: pair }, truthOf(state))
  if (answer.kind !== 'animation') return
  const { worked } = answer
  changeOwnProject(state, seat, { attempts: [...ownProjectOf(ownOf(state, seat)).attempts, { pair, worked }] })
  const { failures } = projectOf(playerOf(state, seat))
  changeProject(state, seat, worked ? { flask: topSpace } : { failures: failures + 1 })
  emitTo(state, seat, { kind: 'golemAnimated', seat, worked }, { pair })
  if (worked) takeFromSpace(state, seat)
  else changeReputation(state, seat, -failureLoss, 'golemFailed')
}

/** G-166, G-171: open in every round; a test, or an animation for whoever is ready for it. */
export function researchGolem(cost: SpaceCost): SpaceRules {
  return { id: 'researchGolem', ...cost, isOpen: () => true, actions: [testAction, animateAction] }
}
