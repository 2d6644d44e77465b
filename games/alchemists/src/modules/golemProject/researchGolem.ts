import { answerTo, type Ingredient, ingredientPairs, type Truth } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import { checkFavours, discardFromHand, favoursHeld, playFavours } from '../../cards.ts'
import type { SpaceCost } from '../../components/spaceCosts.ts'
import type { Action } from '../../contributions.ts'
import { ingredientAt, kindsIn } from '../../counts.ts'
import { type Draft, emitTo, ownOf, playerOf } from '../../draft.ts'
import { product, upTo } from '../../groups.ts'
import { heldOf } from '../../ingredientCards.ts'
import { type Reason, reason } from '../../reasons.ts'
import { changeReputation } from '../../reputation.ts'
import type { PrintedFavour, Rules, Seated, Standing } from '../../rules.ts'
import type { DeedOf, SpaceRules } from '../../space.ts'
import { type Pair, playerAt } from '../../state.ts'
import { golemOf } from '../expansion/module.ts'
import { changeApproval } from './approval.ts'
import { failureLoss, testsNeeded, topSpace } from './components.ts'
import { changeOwnProject, changeProject, changeProjectAt, ownProjectOf, projectAt, projectOf } from './state.ts'

/** GR-85. */
function courtierOf(rules: Rules): PrintedFavour<'approval'> {
  return rules.favourFor('researching', 'approval')
}

function courtierCounts({ rules, own }: Seated): readonly number[] {
  return upTo(favoursHeld(rules, own.favours, courtierOf(rules).id))
}

function truthOf({ hidden }: Draft): Truth {
  return { assignment: hidden.answers, golem: golemOf({ hidden }) }
}

/** G-172, G-180: whoever comes first takes one from the space, while there is one. */
function takeFromSpace(draft: Draft, seat: Seat): void {
  const { tokens } = projectAt(draft.table)
  if (tokens === 0) return
  changeProjectAt(draft, { tokens: tokens - 1 })
  changeApproval(draft, seat, 1, 'research')
}

/** GR-85: cards are played before the reader is asked, and pay at the end of the action, whatever it brought. */
function withCourtiers(draft: Draft, seat: Seat, courtiers: number, research: () => void): void {
  const card = courtierOf(draft.rules)
  playFavours(draft, seat, card.id, courtiers)
  research()
  changeApproval(draft, seat, courtiers * card.effect.tokens, 'courtier')
}

/** G-175..G-180, GR-88. */
const testDeed: DeedOf<'testGolem'> = {
  action: 'testGolem',
  isPossible: ({ table, seat }) => playerAt(table, seat).cards > 0,
  legal: (at) => [
    product<Action, [Ingredient, number]>(
      'testGolem',
      [kindsIn(at.own.hand).map(ingredientAt), courtierCounts(at)],
      (ingredient, courtiers) => ({ kind: 'testGolem', ingredient, courtiers }),
    ),
  ],
  check(at, { ingredient, courtiers }) {
    if (heldOf(at.own.hand, ingredient) === 0) return reason('alchemists.reject.ingredientMissing', { ingredient })
    return checkFavours(at, courtierOf(at.rules).id, courtiers)
  },
  act: (draft, seat, { ingredient, courtiers }) =>
    withCourtiers(draft, seat, courtiers, () => test(draft, seat, ingredient)),
}

function test(draft: Draft, seat: Seat, ingredient: Ingredient): void {
  const answer = answerTo({ kind: 'golemTest', ingredient }, truthOf(draft))
  if (answer.kind !== 'golemTest') return
  const reaction = { chest: answer.chest, ears: answer.ears }
  changeOwnProject(draft, seat, {
    tests: [...ownProjectOf(ownOf(draft, seat)).tests, { ingredient, ...reaction }],
  })
  discardFromHand(draft, seat, [ingredient])
  const { flask, tests } = projectOf(playerOf(draft, seat))
  // G-179, G-194: a test never lifts the flask above the second space.
  const lifted = flask < testsNeeded ? flask + 1 : flask
  changeProject(draft, seat, { flask: lifted, tests: tests + 1 })
  emitTo(draft, seat, { kind: 'golemTested', seat, flask: lifted }, { ingredient, reaction })
  takeFromSpace(draft, seat)
}

/** G-173, G-257, GR-49. */
function checkReady({ table, seat }: Standing): Reason | null {
  const { flask, tests } = projectOf(playerAt(table, seat))
  if (flask < testsNeeded) return reason('alchemists.reject.golemUntested', { needed: testsNeeded, tests })
  return flask === topSpace ? reason('alchemists.reject.golemAlive') : null
}

/** G-257..G-264, GR-50, GR-89. */
const animateDeed: DeedOf<'animateGolem'> = {
  action: 'animateGolem',
  isPossible: (at) => checkReady(at) === null,
  legal: (at) =>
    checkReady(at) === null
      ? [
          product<Action, [Pair, number]>('animateGolem', [ingredientPairs, courtierCounts(at)], (pair, courtiers) => ({
            kind: 'animateGolem',
            pair,
            courtiers,
          })),
        ]
      : [],
  check(at, { pair, courtiers }) {
    const early = checkReady(at)
    if (early !== null) return early
    if (pair[0] === pair[1]) return reason('alchemists.reject.sameIngredient')
    return checkFavours(at, courtierOf(at.rules).id, courtiers)
  },
  act: (draft, seat, { pair, courtiers }) => withCourtiers(draft, seat, courtiers, () => animate(draft, seat, pair)),
}

function animate(draft: Draft, seat: Seat, pair: Pair): void {
  const answer = answerTo({ kind: 'animation', ingredients: pair }, truthOf(draft))
  if (answer.kind !== 'animation') return
  const { worked } = answer
  changeOwnProject(draft, seat, { attempts: [...ownProjectOf(ownOf(draft, seat)).attempts, { pair, worked }] })
  const { failures } = projectOf(playerOf(draft, seat))
  changeProject(draft, seat, worked ? { flask: topSpace } : { failures: failures + 1 })
  emitTo(draft, seat, { kind: 'golemAnimated', seat, worked }, { pair })
  if (worked) takeFromSpace(draft, seat)
  else changeReputation(draft, seat, -failureLoss, 'golemFailed')
}

/** G-166, G-171: open in every round; a test, or an animation for whoever is ready for it. */
export function researchGolem(cost: SpaceCost): SpaceRules {
  return { id: 'researchGolem', ...cost, isOpen: () => true, deeds: [testDeed, animateDeed] }
}
