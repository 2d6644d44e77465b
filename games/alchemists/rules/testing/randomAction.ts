import {
  alchemicals,
  colouredPotions,
  colours,
  type Ingredient,
  ingredientIndex,
  ingredients,
  potions,
  saleQualities,
} from '@athanor/alchemy'
import { type Game, pick, type Stream } from '@athanor/kernel'
import { type BaseAction, baseActionKinds } from '../base/action.ts'
import { bids } from '../base/components/bids.ts'
import type { Action, Space } from '../engine/contributions.ts'
import type { Pair } from '../engine/state.ts'
import type { View } from '../engine/view.ts'
import { type AlchemistsShape, alchemists, box } from '../game.ts'
import { makers } from './makers.ts'

/** Any well-formed action, mostly of a kind that is asked for, mostly illegal. */
export function randomAction(view: View, chance: Stream): Action {
  return randomActionOf(alchemists, view, chance)
}

/** The same in the game that some modules make. */
export function randomActionOf(game: Game<AlchemistsShape>, view: View, chance: Stream): Action {
  const { groups } = game.legal(view)
  const kinds = groups.map((group) => group.kind as Action['kind'])
  const [ask] = view.table.asks
  // Also where nothing can be endorsed: why not, is what a test wants to hear.
  if (kinds.length > 0 && ask?.kind === 'act' && ask.space === 'publish') kinds.push('endorse')
  if (kinds.length > 0 && ask?.kind === 'act' && ask.space === 'researchGolem') kinds.push('animateGolem')
  const kind = kinds.length > 0 && chance.below(4) > 0 ? pick(chance, kinds) : pick(chance, alchemists.actionKinds)
  return isBase(kind)
    ? pointed(view, made(kind, chance), chance)
    : (makers[kind]?.(view, chance) ?? { kind: 'decline' })
}

function isBase(kind: string): kind is BaseAction['kind'] {
  return (baseActionKinds as readonly string[]).includes(kind)
}

/** Now and then the very thing that the rules forbid here. */
function pointed({ table, viewer }: View, action: BaseAction, chance: Stream): BaseAction {
  if (chance.below(3) === 0) return action
  const { theories, conflicts, players } = table
  const [ask] = table.asks
  if (action.kind === 'endorse') {
    const sealed = chance.below(2) === 0 ? 3 : 1
    const marked = chance.below(3) === 0
    const claimed = ingredients.filter((ingredient, number) =>
      marked ? conflicts.flat().includes(ingredient) : (theories[number]?.seals.length ?? 0) >= sealed,
    )
    return claimed.length === 0 ? action : { ...action, ingredient: pick(chance, claimed) }
  }
  if (action.kind === 'publish' && ask?.kind === 'immediate') {
    const fallen = pick(chance, ask.fallen)
    return fallen.kind === 'theory'
      ? { ...action, ingredient: fallen.ingredient, alchemical: fallen.alchemical }
      : action
  }
  if (action.kind === 'exhibit' && viewer !== 'spectator') {
    const shown = players[viewer]?.exhibited ?? []
    return shown.length === 0 ? action : { ...action, potion: pick(chance, shown) }
  }
  return action
}

function sorted<Item>(items: readonly Item[], number: (item: Item) => number): readonly Item[] {
  return [...items].sort((a, b) => number(a) - number(b))
}

function some<Item>(chance: Stream, items: readonly Item[], most: number): readonly Item[] {
  return Array.from({ length: chance.below(most + 1) }, () => pick(chance, items))
}

const spaces = box.spaces.map(({ id }) => id)

function made(kind: BaseAction['kind'], chance: Stream): BaseAction {
  const ingredient = pick(chance, ingredients)
  const [one, other] = sorted<Ingredient>([pick(chance, ingredients), pick(chance, ingredients)], ingredientIndex)
  const pair: Pair = [one as Ingredient, other as Ingredient]
  const mixing = { pair, mortar: chance.below(3) === 0 }
  const seal = pick(chance, box.seals.ids)
  switch (kind) {
    case 'keepFavour':
      return { kind, favour: pick(chance, box.favours.ids) }
    case 'chooseOrder':
      return { kind, space: chance.below(8) }
    case 'declare': {
      const associates = sorted<Space>(some(chance, spaces, 2), (space) => spaces.indexOf(space))
      const bold = chance.below(6) === 0
      const actions: Partial<Record<Space, number>> = {}
      for (const space of spaces) {
        const count = chance.below(bold ? 3 : 8) > 0 ? 0 : chance.below(space === 'custodian' ? 2 : 4)
        if (count > 0) actions[space] = count
      }
      return {
        kind,
        actions,
        assistants: chance.below(6) === 0 ? 1 : 0,
        associates: chance.below(2) === 0 ? [] : associates,
      }
    }
    case 'forage':
      return { kind, from: chance.below(4) === 0 ? 'deck' : ingredient }
    case 'transmute':
      return { kind, ingredient, sages: chance.below(3) }
    case 'bid':
      return { kind, bid: pick(chance, bids) }
    case 'sell': {
      const favoursPlayed = chance.below(4) === 0 ? { merchants: chance.below(3), barmaids: chance.below(3) } : null
      const guarantee = pick(chance, saleQualities)
      return {
        kind,
        wanted: chance.below(3),
        guarantee,
        ...(favoursPlayed ?? { merchants: 0, barmaids: 0 }),
        ...mixing,
      }
    }
    case 'buy':
      return {
        kind,
        artifact: pick(chance, box.artifacts),
        shopkeepers: chance.below(6) === 0 ? 1 : 0,
        offering: chance.below(4) === 0 ? chance.below(9) : 0,
      }
    case 'debunk':
      return { kind, ingredient, colour: pick(chance, colours) }
    case 'demonstrate':
      return { kind, pair, potion: pick(chance, potions) }
    case 'publish':
      return { kind, ingredient, alchemical: pick(chance, alchemicals), seal }
    case 'endorse':
      return { kind, ingredient, seal }
    case 'test':
    case 'drink':
      return { kind, ...mixing }
    case 'exhibit':
      return { kind, potion: pick(chance, colouredPotions), ...mixing }
    case 'discard':
      return { kind, ingredients: sorted(some(chance, ingredients, 2), ingredientIndex) }
    case 'takeGrant':
      return { kind, grant: chance.below(box.grants.length) }
    case 'decline':
    case 'periscope':
    case 'setBothAside':
      return { kind }
  }
}
