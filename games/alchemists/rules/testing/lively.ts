import { bestAnimations, canSucceed } from '@athanor/alchemy'
import { type LegalActions, pick, type Stream } from '@athanor/kernel'
import { theoryOn } from '../base/theories.ts'
import { notebookOf, publicationsOn, rulesAt } from '../engine/atTable.ts'
import type { Action, Artifact, Space } from '../engine/contributions.ts'
import { planCost } from '../engine/space.ts'
import { playerAt } from '../engine/state.ts'
import type { View } from '../engine/view.ts'

/** The two artifacts that do something rare together. */
const pairOfArtifacts: readonly Artifact[] = ['magicMortar', 'featherInCap']

/**
 * A player for test games who does a lot: declares many cubes, seldom declines, asks questions that can succeed. Still
 * random, so that everything comes up sooner or later. A collector also goes for the two artifacts above.
 */
export function livelyChoice(view: View, legal: LegalActions<Action>, chance: Stream, collector = true): Action {
  const useful = legal.groups.filter(({ kind }) => kind !== 'decline')
  const groups = useful.length > 0 && chance.below(12) > 0 ? useful : legal.groups
  const endorsing = groups.find(({ kind }) => kind === 'endorse')
  const group = endorsing !== undefined && chance.below(2) === 0 ? endorsing : pick(chance, groups)
  const any = () => group.at(chance.below(group.size))
  if (group.kind === 'declare') return best(chance, any, 10, (action) => planWorth(view, action, chance, collector))
  if (group.kind === 'demonstrate') return best(chance, any, 12, (action) => (isValid(view, action) ? 1 : 0))
  if (group.kind === 'buy') return best(chance, any, collector ? 24 : 6, (action) => (isWanted(action) ? 1 : 0))
  if (group.kind === 'animateGolem' && chance.below(2) === 0) return likeliestAttempt(view)
  if (group.kind === 'endorse') return best(chance, any, 8, (action) => sealsThere(view, action))
  if (group.kind === 'chooseStartup') return best(chance, any, 6, (action) => rareShare(view, action))
  if (group.kind === 'settleFunding') return best(chance, any, 8, (action) => rareShare(view, action))
  if (group.kind === 'sell') return best(chance, any, 8, (action) => (isSafe(action) ? 1 : 0))
  if (group.kind === 'exhibit')
    return best(
      chance,
      any,
      60,
      (action) => (isKnown(view, action) ? 2 : 0) + (collector && usesMortar(action) ? 1 : 0),
    )
  return any()
}

function best(chance: Stream, any: () => Action, tries: number, worth: (action: Action) => number): Action {
  let found = any()
  let most = worth(found)
  for (let count = 1 + chance.below(tries); count < tries; count++) {
    const other = any()
    const points = worth(other)
    if (points > most) [found, most] = [other, points]
  }
  return found
}

function planWorth({ table, viewer }: View, action: Action, chance: Stream, collector: boolean): number {
  if (action.kind !== 'declare') return 0
  const rules = rulesAt(table)
  const actionsOn = (space: Space) => action.actions[space] ?? 0
  const gold = viewer === 'spectator' ? 0 : playerAt(table, viewer).gold
  const earning = gold < 4 ? 3 * actionsOn('transmute') + 3 * actionsOn('sell') : 0
  const theories = gold > 1 ? 4 * actionsOn('publish') + 2 * actionsOn('debunk') : 0
  const showing = rules.space('exhibit').isOpen(table.round)
    ? 2 * actionsOn('exhibit') + 2 * actionsOn('buy')
    : actionsOn('buy')
  const isThere = table.onOffer.some((artifact) => pairOfArtifacts.includes(artifact))
  const wanted = collector && isThere && gold > 2 ? 6 : 0
  const golem = 3 * actionsOn('researchGolem') + 2 * actionsOn('visitLibrary')
  const wish = chance.below(3) === 0 ? 0 : golem + earning + theories + showing + wanted * Math.min(1, actionsOn('buy'))
  return planCost(rules, action.actions) + wish
}

/** G-251: by the own notes. */
function likeliestAttempt(view: View): Action {
  const [attempt] = bestAnimations(rulesAt(view.table).believe(notebookOf(view).facts))
  return attempt === undefined ? { kind: 'decline' } : { kind: 'animateGolem', pair: attempt.ingredients, courtiers: 0 }
}

function isWanted(action: Action): boolean {
  return action.kind === 'buy' && pairOfArtifacts.includes(action.artifact)
}

function sealsThere({ table }: View, action: Action): number {
  return action.kind === 'endorse' ? (theoryOn(table, action.ingredient)?.seals.length ?? 0) : 0
}

/** Startup cards that bring artifacts, and the artifacts with exceptions of their own. */
function rareShare({ table }: View, action: Action): number {
  if (action.kind === 'settleFunding') {
    return action.secret === 'featherInCap' || action.secret === 'altarOfGold' || action.starting === 'replicator'
      ? 1
      : 0
  }
  if (action.kind !== 'chooseStartup') return 0
  const { startupCards = [] } = rulesAt(table)
  return action.cards.filter((card) => startupCards[card]?.artifact !== undefined).length
}

/** A sale that pays for certain. */
function isSafe(action: Action): boolean {
  return action.kind === 'sell' && action.guarantee === 'wrongSign'
}

function usesMortar(action: Action): boolean {
  return action.kind === 'exhibit' && action.mortar
}

/** An exhibit that the own notes promise to succeed. */
function isKnown(view: View, action: Action): boolean {
  if (action.kind !== 'exhibit') return false
  const { triangle } = notebookOf(view)
  return triangle.some(
    ({ pair, potions }) =>
      pair[0] === action.pair[0] && pair[1] === action.pair[1] && potions.length === 1 && potions[0] === action.potion,
  )
}

function isValid({ table }: View, action: Action): boolean {
  if (action.kind !== 'demonstrate') return false
  const { pair, potion } = action
  return canSucceed({ kind: 'demonstration', ingredients: pair, potion }, publicationsOn(table))
}
