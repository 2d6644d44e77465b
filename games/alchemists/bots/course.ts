import type { Plan, Rules, Space } from '@athanor/alchemists'
import type { PlanOutlook } from './outlook.ts'
import { sureToDebunk } from './outlook.ts'

/** What a player holds in the middle of a round that has not been played yet. */
interface Means {
  readonly gold: number
  readonly approval: number
  readonly foraged: number
  /** Cards that are gone but for mixes, and mixes. */
  readonly discarded: number
  readonly mixes: number
  /** Mixes for what they tell: each tells less than the one before. */
  readonly experiments: number
  readonly worth: number
}

/** One action of a plan as it will be carried out; none when it could not be. */
type Step = (outlook: PlanOutlook, before: Means, action: number) => readonly Means[]

const never: readonly Means[] = []

function cardsLeft({ cards, cardsPerMix }: PlanOutlook, { foraged, discarded, mixes }: Means): number {
  return cards + foraged - discarded - mixes * cardsPerMix
}

function mayMix(outlook: PlanOutlook, before: Means): boolean {
  if (cardsLeft(outlook, before) < 2) return false
  const hand = outlook.hands[before.foraged]
  return (
    hand !== undefined && (outlook.cardsPerMix === 1 || before.mixes + Math.ceil(before.discarded / 2) < hand.mostMixes)
  )
}

/** What a bit is worth, and how little is not worth a cube. */
const bitWorth = 0.68
const leastBits = 0.3

function experiment(factor: number, fear: number): Step {
  return (outlook, before) => {
    const tells = outlook.hands[before.foraged]?.mixes[before.experiments]
    if (tells === undefined || tells.bits < leastBits || !mayMix(outlook, before)) return never
    let fading = 1
    for (let earlier = 0; earlier < before.experiments; earlier++) fading *= 0.8
    const worth = before.worth + bitWorth * tells.bits * factor * fading - fear * tells.danger
    return [{ ...before, mixes: before.mixes + 1, experiments: before.experiments + 1, worth }]
  }
}

/** What an artifact is worth in a plan. */
const purchaseShare = 0.4

const forageWorths = [1.2, 0.8, 0.5]
const testFactor = 1
/** It tells before anything is sold or published, and nobody asks for gold. */
const custodianFactor = 1.1

const test: Step = (outlook, before, action) => {
  // after a bad potion the student asks for gold, and it may be one's own.
  const [first] = experiment(testFactor, 0)(outlook, before, action)
  if (first === undefined) return never
  if (before.gold > 0) return [first]
  return action > 0 ? never : [{ ...first, worth: first.worth - 0.5 }]
}

const steps: Readonly<Record<Space, Step>> = {
  forage: ({ kinds }, before, action) => {
    const worth = (forageWorths[action] ?? 0) * (action === 0 && kinds >= 6 ? 0.5 : 1)
    return [{ ...before, foraged: before.foraged + 1, worth: before.worth + worth }]
  },
  transmute: (outlook, before) => {
    if (cardsLeft(outlook, before) < 1) return never
    const worth = outlook.isLast ? 0.3 : before.gold < 2 ? 0.9 : before.gold < 3 ? 0.6 : 0.1
    return [{ ...before, gold: before.gold + 1, discarded: before.discarded + 1, worth: before.worth + worth }]
  },
  custodian: (outlook, before, action) =>
    action < outlook.custodians ? experiment(custodianFactor, 0.4)(outlook, before, action) : never,
  sell: (outlook, before) => {
    const sale = outlook.hands[before.foraged]?.sale
    if (sale === undefined || sale === null || sale.worth < 0.5 || !mayMix(outlook, before)) return never
    const worth = before.worth + 0.3 + sale.worth * (outlook.isLast ? 0.4 : before.gold < 4 ? 0.9 : 0.5)
    return [{ ...before, gold: before.gold + sale.gold, mixes: before.mixes + 1, worth }]
  },
  // A second purchase would be planned with cards and prices that the first one changes.
  buy: ({ bargains }, before, action) =>
    (action > 0 ? [] : bargains).flatMap((bargain): readonly Means[] => {
      const [gold, approval] = [before.gold - bargain.price, before.approval - bargain.approval]
      return gold < 0 || approval < 0
        ? []
        : [{ ...before, gold, approval, worth: before.worth + purchaseShare * bargain.worth }]
    }),
  debunk: ({ doubt }, before, action) =>
    action === 0 && doubt > sureToDebunk ? [{ ...before, worth: before.worth + 2.5 }] : never,
  // All of them at once, see below.
  publish: () => never,
  test,
  drink: experiment(0.9, 0.5),
  exhibit: (outlook, before, action) => {
    const worth = outlook.hands[before.foraged]?.exhibits[action]
    if (worth === undefined || worth <= 0 || !mayMix(outlook, before)) return never
    return [{ ...before, mixes: before.mixes + 1, worth: before.worth + worth }]
  },
  researchGolem: (outlook, before, action) => {
    const worth = outlook.research[action] ?? -1
    if (worth <= 0 || cardsLeft(outlook, before) < 1) return never
    const approval = before.approval + (action < outlook.tokens ? 1 : 0)
    return [{ ...before, approval, discarded: before.discarded + 1, worth: before.worth + worth }]
  },
  visitLibrary: ({ library }, before, action) => {
    const worth = library[action] ?? -1
    if (worth <= 0 || before.approval < 1) return never
    return [{ ...before, approval: before.approval - 1, worth: before.worth + worth }]
  },
}

/** What publications are worth in a plan beside what they promise. */
const publishingWorth = 1.5
const publishingShare = 0.6

function published({ publishings }: PlanOutlook, before: Means, count: number): readonly Means[] {
  for (const set of publishings[count] ?? []) {
    let { gold, approval, worth } = before
    for (const each of set) {
      gold -= each.gold
      approval -= each.approval
      worth += publishingWorth + publishingShare * each.worth
    }
    if (gold >= 0 && approval >= 0) return [{ ...before, gold, approval, worth }]
  }
  return never
}

const idleCube = 0.3
const goldAtTheEnd = 0.33

/**
 * The best plan for so many cubes: every plan is played in the order of the spaces, with the gold, the cards and the
 * approval that are left when its turn comes, so that nothing is declared that could not be carried out.
 */
export function bestCourse(
  { spaces }: Pick<Rules, 'spaces'>,
  round: number,
  cubes: number,
  outlook: PlanOutlook,
): { readonly actions: Plan; readonly worth: number } {
  const open = spaces.filter((space) => space.isOpen(round))
  const counts = open.map(() => 0)
  let best: readonly number[] = counts
  let most = Number.NEGATIVE_INFINITY

  const visit = (place: number, left: number, means: Means): void => {
    const space = open[place]
    if (space === undefined) {
      const worth = means.worth + left * idleCube + (outlook.isLast ? means.gold * goldAtTheEnd : 0)
      if (worth > most) [best, most] = [counts.slice(), worth]
      return
    }
    visit(place + 1, left, means)
    let reached: readonly Means[] = [means]
    let rest = left
    for (const [action, cost] of space.cubes.entries()) {
      rest -= cost
      if (rest < 0) break
      reached =
        space.id === 'publish'
          ? published(outlook, means, action + 1)
          : reached.flatMap((each) => steps[space.id](outlook, each, action))
      if (reached.length === 0) break
      counts[place] = action + 1
      for (const each of reached) visit(place + 1, rest, each)
    }
    counts[place] = 0
  }

  visit(0, cubes, {
    gold: outlook.gold,
    approval: outlook.approval,
    foraged: 0,
    discarded: 0,
    mixes: 0,
    experiments: 0,
    worth: 0,
  })
  const actions: Partial<Record<Space, number>> = {}
  for (const [place, count] of best.entries()) {
    const space = open[place]
    if (space !== undefined && count > 0) actions[space.id] = count
  }
  return { actions, worth: most }
}
