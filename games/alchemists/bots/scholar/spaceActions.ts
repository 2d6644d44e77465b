import { type Action, alchemists, countOf, rulesAt, type View } from '@athanor/alchemists'
import { chanceOfPotion, ingredientIndex, type Marginals, meetsGuarantee, potions, saleQuality } from '@athanor/alchemy'
import { at } from '@athanor/kernel'
import { research } from '../golem.ts'
import { danger, exhibitWorth, saleWorth, surprise } from '../mixes.ts'
import { actionsToCome, keepings, missedAtTheExhibition, spareCards } from '../promises.ts'
import { together } from '../publishing.ts'
import { purchaseWorth } from '../purchases.ts'
import { purseOf } from '../purse.ts'
import { given } from './choices.ts'
import type { ScholarContext } from './context.ts'
import { bestDebunking } from './debunking.ts'
import { type Worthy, worthyPublishings } from './publications.ts'
import { percent, told, type Weighed, why } from './weighing.ts'

const nothing: Weighed = { action: { kind: 'decline' }, worth: 0, why: () => why('nothing') }

/** Actions on a space, weighed; what the Boots repeat has cost nothing and has to be worth it. */
export function actionsOnSpace(context: ScholarContext, boots: boolean): readonly Weighed[] {
  const { view, legal, knowledge } = context
  const [kind] = legal.groups.map((group) => group.kind)
  if (boots && spoilsPromise(context, kind)) return [nothing]
  switch (kind) {
    case 'forage':
      return forage(context)
    case 'transmute':
      return transmute(context, boots)
    case 'buy':
      return purchase(context)
    case 'debunk':
    case 'demonstrate':
      return doubt(context)
    case 'testGolem':
    case 'animateGolem':
      return [{ ...given(research(view, legal, knowledge, boots)), why: () => why('golem') }]
    case 'visitLibrary':
      return [given({ kind: 'visitLibrary' })]
    case 'publish':
    case 'endorse':
    case 'publishArticle':
    case 'endorseArticle':
      return theorise(context)
    default:
      return mix(context, boots)
  }
}

/** Whether doing it once more would take what something declared and still to come needs. */
function spoilsPromise({ view, knowledge, judgement }: ScholarContext, kind: string | undefined): boolean {
  switch (kind) {
    case 'transmute':
    case 'testGolem':
      return spareCards(view) < 1
    case 'test':
    case 'drink':
    case 'sell':
    case 'exhibit':
      return spareCards(view) < 2
    case 'visitLibrary': {
      const wanted = actionsToCome(view, 'buy') > 0 ? 1 : 0
      const [kept] = keepings(view, knowledge, worthyPublishings(view, knowledge, judgement))
      return purseOf(view).approval <= wanted + (kept?.approval ?? 0)
    }
    default:
      return false
  }
}

/** A kind that is not in the hand yet. */
function forage({ view, legal }: ScholarContext): readonly Weighed[] {
  const { table, own } = view
  const fresh = table.row.find((ingredient) => countOf(own?.hand ?? [], ingredientIndex(ingredient)) === 0)
  const wanted: Action = { kind: 'forage', from: fresh ?? 'deck' }
  return [given(alchemists.check(view, wanted) === null ? wanted : legal.at(0))]
}

function doubt({ view, knowledge, judgement }: ScholarContext): readonly Weighed[] {
  const best = bestDebunking(view, knowledge, judgement)
  if (best === null) return [nothing]
  const { action, success, worth } = best
  const params = { chance: percent(success), worth: told(worth) }
  return [{ action, worth, why: () => why('doubt', params) }]
}

function sealed({ action, worth, gold, terms }: Worthy): Weighed {
  const { right, seal, presence, grant } = terms
  return {
    action,
    worth,
    why: () =>
      right === null
        ? why('article', { worth: told(worth) })
        : why('seal', {
            chance: percent(right),
            seal: told(seal),
            presence: told(presence),
            grant: told(grant),
            gold,
          }),
  }
}

/** What may follow what fell. */
export function publishAtOnce({ view, knowledge, judgement }: ScholarContext): readonly Weighed[] {
  const all = worthyPublishings(view, knowledge, judgement).filter(
    ({ action }) => alchemists.check(view, action) === null,
  )
  return all.length === 0 ? [nothing] : all.map(sealed)
}

/**
 * The best of what can still be published together comes first, so that the first does not take the gold of the second;
 * nothing else is worth more than that.
 */
function theorise({ view, knowledge, judgement }: ScholarContext): readonly Weighed[] {
  const all = worthyPublishings(view, knowledge, judgement)
  const count = 1 + actionsToCome(view, 'publish')
  const isLegal = ({ action }: Worthy) => alchemists.check(view, action) === null
  const chosen = together(view, all, { count, ...purseOf(view) })
  const [first, ...others] = [...all.filter((each) => chosen.includes(each)), ...all].filter(isLegal)
  if (first === undefined) return [nothing]
  const rest = all.filter((each) => each !== first && others.includes(each))
  return [sealed(first), ...rest.map((each) => ({ ...sealed(each), worth: Math.min(first.worth, each.worth) }))]
}

/** Purchases that leave enough for what was declared to come after them, and the best of what is left to publish. */
function purchase({ view, legal, knowledge, judgement }: ScholarContext): readonly Weighed[] {
  const all = worthyPublishings(view, knowledge, judgement)
  const ways = keepings(view, knowledge, all).flatMap((keeping): readonly Weighed[] =>
    Array.from(legal).flatMap((action): readonly Weighed[] => {
      const worth = purchaseWorth(view, action, keeping) ?? -1
      if (worth <= 0) return []
      return [{ action, worth: worth + keeping.worth, why: () => why('purchase', { worth: told(worth) }) }]
    }),
  )
  return ways.length === 0 ? [nothing] : ways
}

function transmute({ view, legal, knowledge }: ScholarContext, boots: boolean): readonly Weighed[] {
  const missed = missedAtTheExhibition(view, knowledge)
  const { own, table, viewer } = view
  const { gold } = at(table.players, viewer as number)
  const worthOf = (action: Action): number => {
    if (action.kind !== 'transmute') return boots ? (gold >= 4 ? 1 : -1) : Number.NEGATIVE_INFINITY
    const single = countOf(own?.hand ?? [], ingredientIndex(action.ingredient)) - 1
    return single + 0.5 * action.sages - 3 * (missed?.([action.ingredient]) ?? 0)
  }
  return Array.from(legal, (action): Weighed => {
    const worth = worthOf(action)
    return { action, worth, why: () => why('choice', { worth: told(worth) }) }
  })
}

/** What was declared must do harm to be left undone; what the Boots repeat must bring something. */
const declineWorth = { declared: -0.6, boots: 0.2 } as const

/** How many points of what a mix tells a bad potion takes when it is drunk. */
const drunk = 0.5
const mortarWorth = 0.5

function mix({ view, legal, knowledge }: ScholarContext, boots: boolean): readonly Weighed[] {
  const missed = missedAtTheExhibition(view, knowledge)
  return Array.from(legal, (action) => weighedMix(view, knowledge.chances, action, { missed, boots }))
}

function weighedMix(
  view: View,
  chances: Marginals,
  action: Action,
  { missed, boots }: { readonly missed: ReturnType<typeof missedAtTheExhibition>; readonly boots: boolean },
): Weighed {
  switch (action.kind) {
    case 'test':
    case 'drink': {
      const [bits, bad] = [surprise(chances, action.pair), danger(chances, action.pair)]
      const fear = action.kind === 'drink' ? drunk * bad : 0
      return {
        action,
        worth: bits - fear + (action.mortar ? mortarWorth : 0),
        why: () => why('mix', { bits: told(bits), danger: percent(bad) }),
      }
    }
    case 'sell': {
      const worth = saleWorth(view, chances, action) - (missed?.(action.pair) ?? 0)
      return {
        action,
        worth,
        why: () => why('sale', { chance: percent(chanceToKeep(view, chances, action)), worth: told(worth) }),
      }
    }
    case 'exhibit': {
      const worth = Math.max(boots ? -1 : 0, exhibitWorth(view, chances, action))
      const chance = chanceOfPotion(chances, action.pair[0], action.pair[1], action.potion)
      return { action, worth, why: () => why('exhibit', { chance: percent(chance), worth: told(worth) }) }
    }
    default:
      return { action, worth: boots ? declineWorth.boots : declineWorth.declared, why: () => why('nothing') }
  }
}

function chanceToKeep(
  { table }: View,
  chances: Marginals,
  { wanted, guarantee, pair }: Extract<Action, { readonly kind: 'sell' }>,
): number {
  const promised = rulesAt(table).adventurers[table.adventurer ?? 0]?.wants[wanted]
  if (promised === undefined) return 0
  return potions
    .filter((potion) => meetsGuarantee(saleQuality(promised, potion), guarantee))
    .reduce((sum, potion) => sum + chanceOfPotion(chances, pair[0], pair[1], potion), 0)
}
