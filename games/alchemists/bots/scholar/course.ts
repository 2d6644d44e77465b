import type { Plan, Rules, Space } from '@athanor/alchemists'
import { at } from '@athanor/kernel'
import type { Publishing } from '../publishing.ts'
import type { Bargain } from '../purchases.ts'
import type { Judgement } from './judgement.ts'

/** A mix for what it tells. */
export interface Experiment {
  readonly bits: number
  readonly danger: number
  readonly worth: number
}

/** What a hand is good for. */
export interface HandForecast {
  /** The best first; no card is in two of them. */
  readonly experiments: readonly Experiment[]
  /** How many mixes there are cards for, whatever is mixed first. */
  readonly mostMixes: number
  readonly sale: { readonly worth: number; readonly gold: number } | null
  readonly exhibits: readonly number[]
}

/** All that a plan is weighed by. */
export interface Forecast {
  readonly round: number
  readonly isLast: boolean
  readonly gold: number
  readonly approval: number
  readonly cards: number
  readonly kinds: number
  readonly custodians: number
  readonly cardsPerMix: number
  /** By the number of cards foraged before. */
  readonly hands: readonly HandForecast[]
  /** How many rivals go to the adventurer, or still could. */
  readonly sellers: number
  readonly bargains: readonly Bargain[]
  /** Points that the best debunking promises. */
  readonly debunking: number
  /** Sets of publications by their number, the best first. */
  readonly publishings: readonly (readonly (readonly Publishing[])[])[]
  readonly research: readonly number[]
  readonly library: readonly number[]
  /** Approval tokens that each action on Research Golem gives for certain. */
  readonly tokens: readonly number[]
  readonly judgement: Judgement
}

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
type Step = (forecast: Forecast, before: Means, action: number) => readonly Means[]

const never: readonly Means[] = []

function cardsLeft({ cards, cardsPerMix }: Forecast, { foraged, discarded, mixes }: Means): number {
  return cards + foraged - discarded - mixes * cardsPerMix
}

function mayMix(forecast: Forecast, before: Means): boolean {
  if (cardsLeft(forecast, before) < 2) return false
  const hand = forecast.hands[before.foraged]
  return (
    hand !== undefined &&
    (forecast.cardsPerMix === 1 || before.mixes + Math.ceil(before.discarded / 2) < hand.mostMixes)
  )
}

function experiment(factor: number, drunk: boolean): Step {
  return (forecast, before) => {
    const { judgement } = forecast
    const tells = forecast.hands[before.foraged]?.experiments[before.experiments]
    if (tells === undefined || tells.bits < judgement.leastBits || !mayMix(forecast, before)) return never
    let fading = 1
    for (let earlier = 0; earlier < before.experiments; earlier++) fading *= judgement.fading
    const worth = before.worth + tells.worth * factor * fading - (drunk ? judgement.danger * tells.danger : 0)
    return [{ ...before, mixes: before.mixes + 1, experiments: before.experiments + 1, worth }]
  }
}

/** It tells before anything is sold or published, and nobody asks for gold. */
const custodianFactor = 1.1

const test: Step = (forecast, before, action) => {
  // after a bad potion the student asks for gold, and it may be one's own.
  const [first] = experiment(1, false)(forecast, before, action)
  if (first === undefined) return never
  if (before.gold > 0) return [first]
  return action > 0 ? never : [{ ...first, worth: first.worth - 0.5 }]
}

/** Gold below which it is short. */
const ample = 4

const steps: Readonly<Record<Space, Step>> = {
  forage: ({ kinds, judgement }, before, action) => {
    const worth = (judgement.forage[action] ?? 0) * (action === 0 && kinds >= 6 ? 0.5 : 1)
    return [{ ...before, foraged: before.foraged + 1, worth: before.worth + worth }]
  },
  transmute: (forecast, before) => {
    if (cardsLeft(forecast, before) < 1) return never
    const worth = forecast.isLast ? 0.3 : before.gold < 2 ? 0.9 : before.gold < 3 ? 0.6 : 0.1
    return [{ ...before, gold: before.gold + 1, discarded: before.discarded + 1, worth: before.worth + worth }]
  },
  custodian: (forecast, before, action) =>
    action < forecast.custodians ? experiment(custodianFactor, true)(forecast, before, action) : never,
  sell: (forecast, before) => {
    const { isLast, sellers, judgement } = forecast
    const sale = forecast.hands[before.foraged]?.sale
    if (sale === undefined || sale === null || sale.worth < 0.5 || !mayMix(forecast, before)) return never
    const [short, enough, last] = judgement.sale
    const chance = sellers > 0 ? judgement.contested : 1
    const worth = before.worth + chance * (0.3 + sale.worth * (isLast ? last : before.gold < ample ? short : enough))
    return [{ ...before, gold: before.gold + sale.gold, mixes: before.mixes + 1, worth }]
  },
  // A second purchase would be planned with cards and prices that the first one changes.
  buy: ({ bargains, judgement }, before, action) =>
    (action > 0 ? [] : bargains).flatMap((bargain): readonly Means[] => {
      const [gold, approval] = [before.gold - bargain.price, before.approval - bargain.approval]
      return gold < 0 || approval < 0
        ? []
        : [{ ...before, gold, approval, worth: before.worth + judgement.purchase * bargain.worth }]
    }),
  debunk: ({ debunking }, before, action) =>
    action === 0 && debunking > 0 ? [{ ...before, worth: before.worth + debunking }] : never,
  // All of them at once, see below.
  publish: () => never,
  test,
  drink: experiment(0.95, true),
  exhibit: (forecast, before, action) => {
    const worth = forecast.hands[before.foraged]?.exhibits[action]
    if (worth === undefined || worth <= 0 || !mayMix(forecast, before)) return never
    return [{ ...before, mixes: before.mixes + 1, worth: before.worth + worth }]
  },
  researchGolem: (forecast, before, action) => {
    const worth = forecast.research[action] ?? -1
    if (worth <= 0 || cardsLeft(forecast, before) < 1) return never
    const approval = before.approval + (forecast.tokens[action] ?? 0)
    return [{ ...before, approval, discarded: before.discarded + 1, worth: before.worth + worth }]
  },
  visitLibrary: ({ library }, before, action) => {
    const worth = library[action] ?? -1
    if (worth <= 0 || before.approval < 1) return never
    return [{ ...before, approval: before.approval - 1, worth: before.worth + worth }]
  },
}

function published({ publishings, judgement }: Forecast, before: Means, count: number): readonly Means[] {
  const [base, share] = judgement.publishing
  for (const set of publishings[count] ?? []) {
    let { gold, approval, worth } = before
    for (const each of set) {
      gold -= each.gold
      approval -= each.approval
      worth += base + share * each.worth
    }
    if (gold >= 0 && approval >= 0) return [{ ...before, gold, approval, worth }]
  }
  return never
}

const goldAtTheEnd = 0.33

/** A plan, and what it is worth. */
export interface RatedPlan {
  readonly actions: Plan
  readonly worth: number
  /** What the actions on each space bring to it. */
  readonly parts: Readonly<Partial<Record<Space, number>>>
}

interface Found {
  readonly counts: readonly number[]
  readonly gains: readonly number[]
  readonly worth: number
}

/**
 * The best plans for so many cubes, the best first: every plan is played in the order of the spaces, with the gold, the
 * cards and the approval that are left when its turn comes, so that nothing is declared that could not be carried out.
 */
export function bestCourses(
  { spaces }: Pick<Rules, 'spaces'>,
  cubes: number,
  forecast: Forecast,
  most: number,
): readonly RatedPlan[] {
  const { round, isLast, judgement } = forecast
  const open = spaces.filter((space) => space.isOpen(round))
  const counts = open.map(() => 0)
  const gains = open.map(() => 0)
  const found: Found[] = []

  /** The same actions may be paid for in another way; they are kept once, and the first of equals stays ahead. */
  const keep = (worth: number): void => {
    if (found.length === most && worth <= (found[most - 1] as Found).worth) return
    const same = found.findIndex((each) => counts.every((count, place) => count === each.counts[place]))
    if (same >= 0) {
      if (worth <= (found[same] as Found).worth) return
      found.splice(same, 1)
    }
    let place = found.length
    while (place > 0 && worth > (found[place - 1] as Found).worth) place--
    found.splice(place, 0, { counts: counts.slice(), gains: gains.slice(), worth })
    if (found.length > most) found.pop()
  }

  const visit = (place: number, left: number, means: Means): void => {
    const space = open[place]
    if (space === undefined) {
      keep(means.worth + left * judgement.idle + (isLast ? means.gold * goldAtTheEnd : 0))
      return
    }
    gains[place] = 0
    visit(place + 1, left, means)
    let reached: readonly Means[] = [means]
    let rest = left
    for (const [action, cost] of space.cubes.entries()) {
      rest -= cost
      if (rest < 0) break
      reached =
        space.id === 'publish'
          ? published(forecast, means, action + 1)
          : reached.flatMap((each) => steps[space.id](forecast, each, action))
      if (reached.length === 0) break
      counts[place] = action + 1
      for (const each of reached) {
        gains[place] = each.worth - means.worth
        visit(place + 1, rest, each)
      }
    }
    counts[place] = 0
    gains[place] = 0
  }

  const { gold, approval } = forecast
  visit(0, cubes, { gold, approval, foraged: 0, discarded: 0, mixes: 0, experiments: 0, worth: 0 })
  return found.map(({ counts: best, gains: brought, worth }) => {
    const actions: Partial<Record<Space, number>> = {}
    const parts: Partial<Record<Space, number>> = {}
    for (const [place, count] of best.entries()) {
      const space = open[place]
      if (space === undefined || count === 0) continue
      actions[space.id] = count
      parts[space.id] = at(brought, place, 'space')
    }
    return { actions, worth, parts }
  })
}
