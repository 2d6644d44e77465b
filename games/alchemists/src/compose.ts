import { believe } from '@athanor/alchemy'
import type { ArtifactCard } from './artifacts/artifact.ts'
import type { SealKind } from './components/seals.ts'
import { finalRound } from './components/spaces.ts'
import type { Artifact, Favour, FavourEffect, Seal } from './contributions.ts'
import { kindsOf } from './counts.ts'
import type { FavourCard } from './favours/favour.ts'
import type { Module, TableSettings } from './module.ts'
import type { Options } from './options.ts'
import type { PrintedFavour, RuleParts, Rules } from './rules.ts'

/** Before any module has said anything. */
const nothing: RuleParts = {
  spaces: [],
  cubes: Array.from({ length: finalRound }, () => 0),
  startingGold: 0,
  favourCards: [],
  drawnEffects: [],
  sealKinds: [],
  artifactCards: [],
  shelves: [],
  artifactsDrawn: 0,
  purchases: [],
  adventurers: [],
  bids: [],
  grants: [],
  orderSpaces: () => [],
  paralysisSpace: { cost: {}, gain: {}, players: 0, source: 'rulebook' },
  conferences: [],
  goods: [],
  publications: [],
  publishingFees: {},
  afterExhibit: [],
  questions: [],
  tasks: [],
  steps: { setUp: [], round: [], nextRound: [], scoring: [] },
  scorers: [],
  worthInGold: [],
  codeScheme: () => 'veiled',
  believe,
  facts: [],
  samplers: [],
  drafts: [],
  slots: [],
}

/** The rules that some modules make together. */
export function compose(modules: readonly Module[], settings: TableSettings): Rules {
  const parts = modules.reduce((before, module) => module.extend(before, settings), nothing)
  return { ...parts, ...lookUps(parts), players: settings.players }
}

type LookUps = Omit<Rules, keyof RuleParts | 'players'>

function lookUps(parts: RuleParts): LookUps {
  const favourCards = parts.favourCards as readonly (FavourCard & { readonly id: Favour })[]
  const artifactCards = parts.artifactCards as readonly (ArtifactCard & { readonly id: Artifact })[]
  const favours = kindsOf(favourCards)
  const byEffect = byName(favourCards, ({ effect }) => effect.kind)
  const questions = byName(parts.questions, ({ kind }) => kind)
  const tasks = byName(parts.tasks, ({ kind }) => kind)
  const drafts = byName(parts.drafts, ({ action }) => action)
  return {
    space: finder(parts.spaces, ({ id }) => id),
    favours,
    favour: finder(favourCards, ({ id }) => id),
    favourFor<Kind extends FavourEffect['kind']>(window: FavourCard['window'], effect: Kind) {
      const found = byEffect.get(effect)
      if (found?.window !== window) throw new RangeError(`no favor card with ${effect} is played when ${window}`)
      return found as unknown as PrintedFavour<Kind>
    },
    drawn: favourCards.filter(({ window }) => window === 'drawn').map(({ id }) => favours.numberOf(id)),
    seals: kindsOf<Seal>(parts.sealKinds),
    seal: finder<SealKind, Seal>(parts.sealKinds, ({ id }) => id),
    artifacts: artifactCards.map(({ id }) => id),
    artifact: finder(artifactCards, ({ id }) => id),
    artifactsOfLevel: (level) => artifactCards.filter((card) => card.level === level).map(({ id }) => id),
    question: (kind) => questions.get(kind),
    task: (kind) => tasks.get(kind),
    drafting: (kind) => drafts.get(kind),
  }
}

function byName<Item>(items: readonly Item[], nameOf: (item: Item) => string): ReadonlyMap<string, Item> {
  return new Map<string, Item>(items.map((item) => [nameOf(item), item]))
}

function finder<Item, Name extends string>(items: readonly Item[], nameOf: (item: Item) => Name): (name: Name) => Item {
  const found = byName(items, nameOf)
  return (name) => {
    const item = found.get(name)
    if (item === undefined) throw new RangeError(`there is no ${name} in this game`)
    return item
  }
}

/** Finds the rules of a table by its settings. */
export type RulesOf = (options: Options, players: number) => Rules

/**
 * The rules of every table that some modules can make, each made once: looked up by the object of the options first,
 * and else by what the modules read of them.
 */
export function rulesOfAll(modules: readonly Module[]): RulesOf {
  const byOptions = new WeakMap<Options, Rules[]>()
  const bySettings = new Map<string, Rules>()
  const names = modules.slice(1).flatMap(({ options }) => Object.keys(options) as (keyof Options)[])
  const find: RulesOf = (options, players) => {
    const key = JSON.stringify([players, ...names.map((name) => options[name])])
    const known = bySettings.get(key)
    if (known !== undefined) return known
    const inPlay = modules.filter((module) => module.isInPlay(options))
    const rules = compose(inPlay, { options, players })
    bySettings.set(key, rules)
    return rules
  }
  return (options, players) => {
    const found = byOptions.get(options) ?? []
    const rules = found[players] ?? find(options, players)
    if (found.length === 0) byOptions.set(options, found)
    found[players] = rules
    return rules
  }
}
