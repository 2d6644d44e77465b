import { believe } from '@athanor/alchemy'
import type { ArtifactCard } from '../base/artifacts/artifact.ts'
import type { SealKind } from '../base/components/seals.ts'
import { finalRound } from '../base/components/spaces.ts'
import type { FavourCard } from '../base/favours/favour.ts'
import type { FavourUse } from '../base/favourUses.ts'
import type { Options } from '../base/options.ts'
import type { ActionKind, Artifact, Favour, FavourEffect, Seal } from './contributions.ts'
import { kindsOf } from './counts.ts'
import { namedFavoursPart } from './drafting/namedFavours.ts'
import type { ActionParts } from './drafting/part.ts'
import type { Module, TableSettings } from './module.ts'
import type { PrintedFavour, RuleParts, Rules } from './rules.ts'
import { demandSound } from './soundParts.ts'

/** Before any module has said anything. */
const nothing: RuleParts = {
  spaces: [],
  cubes: Array.from({ length: finalRound }, () => 0),
  startingGold: 0,
  favourCards: [],
  drawnEffects: [],
  favourUses: [],
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
  demandSound(parts)
  return { ...parts, ...lookUps(parts), players: settings.players }
}

type LookUps = Omit<Rules, keyof RuleParts | 'players'>

function lookUps(parts: RuleParts): LookUps {
  const favourCards = parts.favourCards as readonly (FavourCard & { readonly id: Favour })[]
  const artifactCards = parts.artifactCards as readonly (ArtifactCard & { readonly id: Artifact })[]
  const favours = kindsOf(favourCards)
  const favoursFor: Rules['favoursFor'] = byMoment(favourCards)
  const drawnEffects = finder(parts.drawnEffects, ({ kind }) => kind)
  const questions = byName(parts.questions, ({ kind }) => kind)
  const tasks = byName(parts.tasks, ({ kind }) => kind)
  const named = byAction(parts.favourUses, favoursFor)
  const drafts = byName(withNamedFavours(parts, { namedBy: named }), ({ action }) => action)
  return {
    space: finder(parts.spaces, ({ id }) => id),
    favours,
    favour: finder(favourCards, ({ id }) => id),
    favoursFor,
    drawnEffect: drawnEffects,
    namedBy: named,
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

const noCards: readonly never[] = []

/** Cards by the moment at which they are played and by what they do. */
function byMoment(cards: readonly (FavourCard & { readonly id: Favour })[]): Rules['favoursFor'] {
  const moments = new Map<string, Map<string, (typeof cards)[number][]>>()
  for (const card of cards) {
    const effects = moments.get(card.window) ?? new Map<string, (typeof cards)[number][]>()
    moments.set(card.window, effects.set(card.effect.kind, [...(effects.get(card.effect.kind) ?? []), card]))
  }
  return <Kind extends FavourEffect['kind']>(window: FavourCard['window'], effect: Kind) =>
    (moments.get(window)?.get(effect) ?? noCards) as unknown as readonly PrintedFavour<Kind>[]
}

/** What each action plays by name: the cards of its uses that no number counts. */
function byAction(uses: readonly FavourUse[], favoursFor: Rules['favoursFor']): Rules['namedBy'] {
  const found = new Map<ActionKind, readonly Favour[]>()
  for (const { window, effect, counted, actions } of uses) {
    const named = favoursFor(window, effect)
      .map(({ id }) => id)
      .filter((id) => id !== counted)
    for (const action of actions) found.set(action, [...(found.get(action) ?? []), ...named])
  }
  return (action) => found.get(action) ?? noCards
}

/** How actions are put together: where cards can be played by name, that is a part of its own, and the last one. */
function withNamedFavours({ drafts }: RuleParts, { namedBy }: Pick<Rules, 'namedBy'>): readonly ActionParts[] {
  return drafts.map((state) =>
    namedBy(state.action).length === 0 ? state : { ...state, parts: [...state.parts, namedFavoursPart] },
  )
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
