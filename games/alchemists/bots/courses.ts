import type { Plan, Rules, Space } from '@athanor/alchemists'
import { at } from '@athanor/kernel'
import type { Publishing } from './publishing.ts'
import type { Bargain } from './purchases.ts'

// What a plan comes to when it is carried out. How much each part of it is worth is every bot's own.

/** A sale that is declared, and the gold that it brings for certain. */
export interface Sale {
  readonly worth: number
  readonly gold: number
}

/** What a hand is good for. */
export interface HandProspects {
  /** How many mixes there are cards for, whatever is mixed first. */
  readonly mostMixes: number
  readonly sale: Sale | null
  readonly exhibits: readonly number[]
}

/** What there is to spend, and what spaces promise. */
export interface Prospects {
  readonly isLast: boolean
  readonly gold: number
  readonly approval: number
  readonly cards: number
  readonly kinds: number
  readonly custodians: number
  /** A Mortar saves one card of each mix. */
  readonly cardsPerMix: number
  /** By the number of cards foraged before. */
  readonly hands: readonly HandProspects[]
  readonly bargains: readonly Bargain[]
  /** Sets of publications by their number, the best first. */
  readonly publishings: readonly (readonly (readonly Publishing[])[])[]
  readonly research: readonly number[]
  readonly library: readonly number[]
}

/** What a player holds in the middle of a round that has not been played yet. */
export interface Means {
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
export type CourseStep<Known> = (known: Known, before: Means, action: number) => readonly Means[]

/** The steps of all spaces; publications are taken all at once. */
export type CourseSteps<Known> = Readonly<Record<Exclude<Space, 'publish'>, CourseStep<Known>>>

export const never: readonly Means[] = []

function cardsLeft({ cards, cardsPerMix }: Prospects, { foraged, discarded, mixes }: Means): number {
  return cards + foraged - discarded - mixes * cardsPerMix
}

export function mayMix(known: Prospects, before: Means): boolean {
  if (cardsLeft(known, before) < 2) return false
  const hand = known.hands[before.foraged]
  return (
    hand !== undefined && (known.cardsPerMix === 1 || before.mixes + Math.ceil(before.discarded / 2) < hand.mostMixes)
  )
}

/** A mix for what it tells, which is worth less for each one before it. */
export function afterExperiment(before: Means, worth: number, fading: number, loss: number): Means {
  let faded = 1
  for (let earlier = 0; earlier < before.experiments; earlier++) faded *= fading
  return {
    ...before,
    mixes: before.mixes + 1,
    experiments: before.experiments + 1,
    worth: before.worth + worth * faded - loss,
  }
}

/** after a bad potion the student asks for gold, and it may be one's own. */
export function afterTesting(mixed: readonly Means[], { gold }: Means, action: number): readonly Means[] {
  const [first] = mixed
  if (first === undefined) return never
  if (gold > 0) return [first]
  return action > 0 ? never : [{ ...first, worth: first.worth - 0.5 }]
}

/** What an experiment on the custodian is worth beside others: it comes first, and nobody asks for gold. */
export const custodianFactor = 1.1

export function afterForaging(
  { kinds }: Prospects,
  before: Means,
  action: number,
  worths: readonly number[],
): readonly Means[] {
  const worth = (worths[action] ?? 0) * (action === 0 && kinds >= 6 ? 0.5 : 1)
  return [{ ...before, foraged: before.foraged + 1, worth: before.worth + worth }]
}

export function afterTransmuting(known: Prospects, before: Means): readonly Means[] {
  if (cardsLeft(known, before) < 1) return never
  const worth = known.isLast ? 0.3 : before.gold < 2 ? 0.9 : before.gold < 3 ? 0.6 : 0.1
  return [{ ...before, gold: before.gold + 1, discarded: before.discarded + 1, worth: before.worth + worth }]
}

/** Less is not worth a cube. */
const leastSale = 0.5

export function afterSelling(known: Prospects, before: Means, worthWith: (sale: Sale) => number): readonly Means[] {
  const sale = known.hands[before.foraged]?.sale
  if (sale === undefined || sale === null || sale.worth < leastSale || !mayMix(known, before)) return never
  return [{ ...before, gold: before.gold + sale.gold, mixes: before.mixes + 1, worth: worthWith(sale) }]
}

/** A second purchase would be planned with cards and prices that the first one changes. */
export function afterBuying({ bargains }: Prospects, before: Means, action: number, share: number): readonly Means[] {
  return (action > 0 ? [] : bargains).flatMap((bargain): readonly Means[] => {
    const [gold, approval] = [before.gold - bargain.price, before.approval - bargain.approval]
    return gold < 0 || approval < 0 ? [] : [{ ...before, gold, approval, worth: before.worth + share * bargain.worth }]
  })
}

export function afterExhibiting(known: Prospects, before: Means, action: number): readonly Means[] {
  const worth = known.hands[before.foraged]?.exhibits[action]
  if (worth === undefined || worth <= 0 || !mayMix(known, before)) return never
  return [{ ...before, mixes: before.mixes + 1, worth: before.worth + worth }]
}

export function afterResearching(known: Prospects, before: Means, action: number, tokens: number): readonly Means[] {
  const worth = known.research[action] ?? -1
  if (worth <= 0 || cardsLeft(known, before) < 1) return never
  const approval = before.approval + tokens
  return [{ ...before, approval, discarded: before.discarded + 1, worth: before.worth + worth }]
}

export function afterVisiting({ library }: Prospects, before: Means, action: number): readonly Means[] {
  const worth = library[action] ?? -1
  if (worth <= 0 || before.approval < 1) return never
  return [{ ...before, approval: before.approval - 1, worth: before.worth + worth }]
}

/** A publication in a plan: what it is worth in any case, and how much of its promise counts. */
export type PublishingWorth = readonly [base: number, share: number]

function published(
  { publishings }: Prospects,
  before: Means,
  count: number,
  [base, share]: PublishingWorth,
): readonly Means[] {
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

/** How somebody weighs a plan. */
interface Weighing<Known> {
  readonly steps: CourseSteps<Known>
  readonly publishing: PublishingWorth
  /** A cube that is not used. */
  readonly idle: number
}

interface Wanted {
  readonly round: number
  readonly cubes: number
  /** How many plans are wanted. */
  readonly most: number
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
export function bestCourses<Known extends Prospects>(
  { spaces }: Pick<Rules, 'spaces'>,
  { round, cubes, most }: Wanted,
  known: Known,
  { steps, publishing, idle }: Weighing<Known>,
): readonly RatedPlan[] {
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
      keep(means.worth + left * idle + (known.isLast ? means.gold * goldAtTheEnd : 0))
      return
    }
    gains[place] = 0
    visit(place + 1, left, means)
    let reached: readonly Means[] = [means]
    let rest = left
    for (const [action, cost] of space.cubes.entries()) {
      rest -= cost
      if (rest < 0) break
      const { id } = space
      reached =
        id === 'publish'
          ? published(known, means, action + 1, publishing)
          : reached.flatMap((each) => steps[id](known, each, action))
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

  const { gold, approval } = known
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
