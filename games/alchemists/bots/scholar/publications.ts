import {
  articleEndorsingCost,
  articleOn,
  bankFee,
  endorsingCost,
  freeAlchemicals,
  freeIngredients,
  type Knowledge,
  standingAt,
  type View,
} from '@athanor/alchemists'
import { type Alchemical, chanceOfAlchemical, type Ingredient, ingredients } from '@athanor/alchemy'
import { articlesToEndorse, articlesToPublish } from '../articles.ts'
import type { Publishing } from '../publishing.ts'
import type { Judgement } from './judgement.ts'
import { grantWorth, presenceWorth } from './presence.ts'
import { bestSealing, type Sealing } from './sealing.ts'

/** A theory less likely than this is nobody's. */
const leastChance = 0.15
/** */
const sealSpaces = 3
/** publishing pays a point of reputation at once. */
const newness = 1
/** What the greedy bot's articles count for their presence, which is worked out here. */
const plainPresence = 0.8

/** A publication or an endorsement, and of what its worth is made. */
export interface Worthy extends Publishing {
  readonly terms: {
    /** The chance that a theory is right; null for an article. */
    readonly right: number | null
    readonly seal: number
    readonly presence: number
    readonly grant: number
  }
}

/** All that is worth a seal now, the best first; what it costs is in it, whether it can be paid is not looked at. */
export function worthyPublishings(view: View, knowledge: Knowledge, judgement: Judgement): readonly Worthy[] {
  const presence = presenceWorth(view, judgement)
  return [...theories(view, knowledge, judgement, presence), ...articles(view, knowledge, presence)]
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

function theories(view: View, { chances }: Knowledge, judgement: Judgement, presence: number): readonly Worthy[] {
  const { table, viewer } = view
  const at = standingAt(table, viewer as number)
  const fee = bankFee(at)
  const sealed = (ingredient: Ingredient, alchemical: Alchemical) =>
    chanceOfAlchemical(chances, ingredient, alchemical) < leastChance
      ? null
      : bestSealing(view, chances, ingredient, alchemical, judgement)
  const worthy = (action: Worthy['action'], sealing: Sealing, ingredient: Ingredient, gold: number, atOnce: number) => {
    const terms = {
      right: sealing.right,
      seal: sealing.worth + atOnce,
      presence,
      grant: grantWorth(view, ingredient, judgement),
    }
    const worth = terms.seal + presence + terms.grant - judgement.gold * gold
    return { action, worth, gold, approval: 0, seal: sealing.seal, terms }
  }
  const free = freeAlchemicals(table)
  const published = freeIngredients(table).flatMap((ingredient) =>
    free.flatMap((alchemical): readonly Worthy[] => {
      const sealing = sealed(ingredient, alchemical)
      if (sealing === null) return []
      const action = { kind: 'publish', ingredient, alchemical, seal: sealing.seal } as const
      return [{ ...worthy(action, sealing, ingredient, fee, newness), takes: [ingredient, alchemical] }]
    }),
  )
  const endorsed = table.theories.flatMap((theory, number): readonly Worthy[] => {
    const ingredient = ingredients[number]
    if (theory === null || ingredient === undefined || theory.seals.includes(viewer as number)) return []
    if (theory.seals.length >= sealSpaces || table.conflicts.some((pair) => pair.includes(ingredient))) return []
    const sealing = sealed(ingredient, theory.alchemical)
    if (sealing === null) return []
    const action = { kind: 'endorse', ingredient, seal: sealing.seal } as const
    return [{ ...worthy(action, sealing, ingredient, endorsingCost(at, theory), 0), takes: [ingredient] }]
  })
  return [...published, ...endorsed]
}

function articles(view: View, knowledge: Knowledge, presence: number): readonly Worthy[] {
  const { table } = view
  return [...articlesToPublish(view, knowledge), ...articlesToEndorse(view, knowledge)].map(({ action, worth }) => {
    const published =
      action.kind === 'publishArticle' ? { article: action, seals: [] } : articleOn(table, action.colour)
    const { gold = 0, approval = 0 } =
      published === null ? {} : articleEndorsingCost(standingAt(table, view.viewer as number), published)
    const seal = worth - plainPresence
    const terms = { right: null, seal, presence, grant: 0 }
    return { action, worth: seal + presence, gold, approval, seal: action.seal, takes: [action.colour], terms }
  })
}
