import {
  type Action,
  articleEndorsingCost,
  articleOn,
  bankFee,
  changeBySeals,
  countedSeals,
  countOf,
  endorsingCost,
  type Knowledge,
  levelOf,
  rulesAt,
  type Seal,
  standingAt,
  type View,
} from '@athanor/alchemists'
import { ingredients } from '@athanor/alchemy'
import { articlesToEndorse, articlesToPublish } from './articles.ts'
import { claims, endorsement, openTheories, publication, sealFor } from './theories.ts'

/** A publication or an endorsement that promises points, and what it takes. */
export interface Publishing {
  readonly action: Action
  readonly worth: number
  readonly gold: number
  readonly approval: number
  readonly seal: Seal
  /** Two that share one of these exclude each other. */
  readonly takes: readonly string[]
}

const goldWorth = 0.3
/** An own theory brings a point of reputation at once; an endorsement does not. */
const newness = 1
/** */
const sealSpaces = 3
/** How much of what a conference pays for one more seal is believed in. */
const conferenceShare = 0.8

/** All that is worth a seal now, the best first; what it costs is not looked at yet. */
export function publishings(view: View, knowledge: Knowledge): readonly Publishing[] {
  const { table, viewer } = view
  if (viewer === 'spectator') return []
  const at = standingAt(table, viewer)
  const bonus = conferenceBonus(view)
  const fee = bankFee(at)
  const theories = claims(view, knowledge.chances, openTheories(table)).map((claim) => ({
    action: publication(claim),
    worth: claim.worth + bonus - goldWorth * fee,
    gold: fee,
    approval: 0,
    seal: claim.seal,
    takes: [claim.ingredient, claim.alchemical],
  }))
  return [...theories, ...endorsements(view, knowledge, bonus), ...articles(view, knowledge, bonus)]
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
}

function endorsements(view: View, { chances }: Knowledge, bonus: number): readonly Publishing[] {
  const { table, viewer } = view
  const at = standingAt(table, viewer as number)
  return table.theories.flatMap((theory, number): readonly Publishing[] => {
    const ingredient = ingredients[number]
    if (theory === null || ingredient === undefined || theory.seals.includes(viewer as number)) return []
    if (theory.seals.length >= sealSpaces || table.conflicts.some((pair) => pair.includes(ingredient))) return []
    const claim = sealFor(chances, ingredient, theory.alchemical, view)
    if (claim === null) return []
    const gold = endorsingCost(at, theory)
    const worth = claim.worth - newness + bonus - goldWorth * gold
    return [{ action: endorsement(claim), worth, gold, approval: 0, seal: claim.seal, takes: [ingredient] }]
  })
}

function articles(view: View, knowledge: Knowledge, bonus: number): readonly Publishing[] {
  const { table, viewer } = view
  const at = standingAt(table, viewer as number)
  return [...articlesToPublish(view, knowledge), ...articlesToEndorse(view, knowledge)].map(({ action, worth }) => {
    const published =
      action.kind === 'publishArticle' ? { article: action, seals: [] } : articleOn(table, action.colour)
    const { gold = 0, approval = 0 } = published === null ? {} : articleEndorsingCost(at, published)
    return { action, worth: worth + bonus, gold, approval, seal: action.seal, takes: [action.colour] }
  })
}

/** what one more seal changes at the next conference. */
function conferenceBonus({ table, viewer }: View): number {
  const rules = rulesAt(table)
  const next = rules.conferences.find(({ round }) => round >= table.round)
  if (next === undefined) return 0
  const level = levelOf(table.options, viewer as number, 'conferences')
  const seals = countedSeals(rules, table, viewer as number)
  let bonus = 0
  for (const tile of next.tiles) {
    const bySeals = tile.seals?.bySeals[level]
    if (bySeals !== undefined) bonus += changeBySeals(bySeals, seals + 1) - changeBySeals(bySeals, seals)
  }
  return conferenceShare * bonus
}

/** The best of them that can be done together, as long as gold and approval last. */
export function together(
  view: View,
  all: readonly Publishing[],
  { count, gold, approval }: { readonly count: number; readonly gold: number; readonly approval: number },
): readonly Publishing[] {
  const { seals } = rulesAt(view.table)
  const chosen: Publishing[] = []
  let [goldLeft, approvalLeft] = [gold, approval]
  for (const each of all) {
    if (chosen.length === count) break
    if (each.gold > goldLeft || each.approval > approvalLeft) continue
    if (chosen.some(({ takes }) => takes.some((one) => each.takes.includes(one)))) continue
    const used = chosen.filter(({ seal }) => seal === each.seal).length
    if (countOf(view.own?.seals ?? [], seals.numberOf(each.seal)) <= used) continue
    chosen.push(each)
    goldLeft -= each.gold
    approvalLeft -= each.approval
  }
  return chosen
}

/** The best sets of so many that can be paid: one of the dearest, one that leaves as much gold as possible. */
export function setsOf(
  view: View,
  all: readonly Publishing[],
  { count, gold, approval }: { readonly count: number; readonly gold: number; readonly approval: number },
): readonly (readonly Publishing[])[] {
  const cheapFirst = all.toSorted((one, other) => one.gold - other.gold)
  return [all, cheapFirst]
    .map((each) => together(view, each, { count, gold, approval }))
    .filter((set) => set.length === count)
}
