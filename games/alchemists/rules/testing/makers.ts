import {
  colours,
  golemParts,
  type Ingredient,
  ingredientIndex,
  ingredients,
  signs,
  type Trigger,
  triggers,
} from '@athanor/alchemy'
import { pick, type Stream, shuffled } from '@athanor/kernel'
import type { Action, ActionKind } from '../engine/contributions.ts'
import type { View } from '../engine/view.ts'
import { box } from '../game.ts'
import { articlesOn } from '../modules/royalEncyclopedia/articles.ts'

/** Makes any well-formed action of a kind, mostly an illegal one. */
type Maker = (view: View, chance: Stream) => Action

/** Actions of modules, one maker for each kind. */
export const makers: Readonly<Partial<Record<ActionKind, Maker>>> = {
  chooseStartup: ({ own }, chance) => {
    const dealt = own?.slots.startupFunding?.dealt ?? []
    const card = () => (dealt.length > 0 && chance.below(3) > 0 ? pick(chance, dealt) : chance.below(20))
    const [one, other] = [card(), card()]
    return { kind: 'chooseStartup', cards: one <= other ? [one, other] : [other, one] }
  },
  settleFunding: (_, chance) => ({
    kind: 'settleFunding',
    favour: chance.below(2) === 0 ? null : pick(chance, box.favours.ids),
    starting: chance.below(3) > 0 ? null : pick(chance, box.artifacts),
    secret: chance.below(3) > 0 ? null : pick(chance, box.artifacts),
  }),
  replicate: (_, chance) => ({ kind: 'replicate', card: chance.below(20) }),
  unveil: (_, chance) => ({ kind: 'unveil', artifact: pick(chance, box.artifacts) }),
  offerGold: (_, chance) => ({ kind: 'offerGold', gold: chance.below(9) }),
  testGolem: (_, chance) => ({
    kind: 'testGolem',
    ingredient: pick(chance, ingredients),
    courtiers: courtiers(chance),
  }),
  animateGolem: (_, chance) => ({
    kind: 'animateGolem',
    pair: twoOf(chance, ingredients, ingredientIndex) as readonly [Ingredient, Ingredient],
    courtiers: courtiers(chance),
  }),
  visitLibrary: () => ({ kind: 'visitLibrary' }),
  reportEither: (_, chance) => ({
    kind: 'reportEither',
    part: pick(chance, golemParts),
    tokens: twoOf(chance, triggers, (token) => triggers.indexOf(token)) as readonly [Trigger, Trigger],
  }),
  reportCertain: (_, chance) => ({
    kind: 'reportCertain',
    part: pick(chance, golemParts),
    token: pick(chance, triggers),
  }),
  narrowReport: (_, chance) => ({
    kind: 'narrowReport',
    part: pick(chance, golemParts),
    token: pick(chance, triggers),
  }),
  reportInTurn: () => ({ kind: 'reportInTurn' }),
  readBook: (_, chance) => ({ kind: 'readBook', ingredient: pick(chance, ingredients) }),
  publishArticle: anyArticle,
  endorseArticle: (_, chance) => ({
    kind: 'endorseArticle',
    colour: pick(chance, colours),
    seal: pick(chance, box.seals.ids),
  }),
}

/** Often about ingredients that are in articles already, or in the one that has just fallen. */
function anyArticle({ table }: View, chance: Stream): Action {
  const [ask] = table.asks
  const fallen =
    ask?.kind === 'immediate' ? ask.fallen.flatMap((one) => (one.kind === 'article' ? [one.article] : [])) : []
  const known = [...fallen, ...articlesOn(table)]
  const seal = pick(chance, box.seals.ids)
  if (known.length > 0 && chance.below(3) === 0) {
    const { signs: both, ingredients: listed, colour } = pick(chance, known)
    const other = pick(chance, colours)
    return {
      kind: 'publishArticle',
      colour: chance.below(2) === 0 ? colour : other,
      signs: both,
      ingredients: listed,
      seal,
    }
  }
  const lists =
    known.length > 0 && chance.below(2) === 0 ? known.flatMap((article) => article.ingredients) : ingredients
  const card = (): Ingredient => pick(chance, lists)
  const isCareless = chance.below(4) === 0
  const four = isCareless ? [card(), card(), card(), card()] : shuffled(chance, ingredients)
  const [a = 'mushroom', b = 'fern', c = 'toad', d = 'birdClaw'] = four
  return {
    kind: 'publishArticle',
    colour: pick(chance, colours),
    signs: [pick(chance, signs), pick(chance, signs)],
    ingredients: [a, b, c, d],
    seal,
  }
}

function courtiers(chance: Stream): number {
  return chance.below(4) === 0 ? 1 + chance.below(2) : 0
}

/** Any two in their order, now and then twice the same. */
function twoOf<Item>(chance: Stream, items: readonly Item[], number: (item: Item) => number): readonly Item[] {
  return [pick(chance, items), pick(chance, items)].sort((one, other) => number(one) - number(other))
}
