import {
  type Action,
  artifactPrice,
  type DeclareAction,
  type Knowledge,
  kindsIn,
  planCost,
  rulesAt,
  type Space,
  standingAt,
  type View,
} from '@athanor/alchemists'
import type { LegalActions, Stream } from '@athanor/kernel'
import { articlesToEndorse, articlesToPublish, bestArticleDoubt } from './articles.ts'
import { golemWorths } from './golem.ts'
import { bestDoubt, claims, openTheories } from './theories.ts'

/** How many plans are looked at; there may be tens of thousands. */
const looks = 80

/** The most promising of some plans: what each action is worth now, less and less for every further one. */
export function bestPlan(view: View, knowledge: Knowledge, legal: LegalActions<Action>, chance: Stream): Action {
  const worths = actionWorths(view, knowledge)
  let best: Action = legal.at(0)
  let most = Number.NEGATIVE_INFINITY
  for (let look = 0; look < looks; look++) {
    const group = legal.groups[chance.below(legal.groups.length)] ?? legal.groups[0]
    const action = group?.at(chance.below(group.size)) ?? legal.at(0)
    if (action.kind !== 'declare') continue
    const worth = planWorth(view, action, worths)
    if (worth > most) [best, most] = [action, worth]
  }
  return best
}

type Worths = Readonly<Record<Space, readonly number[]>>

function planWorth({ table, viewer }: View, action: DeclareAction, worths: Worths): number {
  const rules = rulesAt(table)
  let worth = 0
  for (const { id } of rules.spaces) {
    for (let turn = 0; turn < (action.actions[id] ?? 0); turn++) worth += worths[id][turn] ?? 0
  }
  const held = table.players[viewer as number]?.cubes.board ?? 0
  const idle = held + action.assistants - planCost(rules, action.actions)
  // Mixing takes two cards each, and what is foraged comes too late for nothing.
  const cards = table.players[viewer as number]?.cards ?? 0
  const drawn = action.actions.forage ?? 0
  const mixes = mixing.reduce((sum, space) => sum + (action.actions[space] ?? 0), 0)
  const short = Math.max(0, 2 * mixes - cards - drawn)
  return worth + idle * 0.3 - action.assistants * 0.4 - action.associates.length * 0.8 - short * 0.8
}

const mixing: readonly Space[] = ['custodian', 'sell', 'test', 'drink', 'exhibit']

function actionWorths(view: View, knowledge: Knowledge): Worths {
  const { table, own, viewer } = view
  const me = table.players[viewer as number]
  const gold = me?.gold ?? 0
  const kinds = own === null ? 0 : kindsIn(own.hand).length
  const ready = claims(view, knowledge.chances, openTheories(table))
  const articles = [...articlesToPublish(view, knowledge), ...articlesToEndorse(view, knowledge)]
  const distinct = new Set(ready.map(({ ingredient }) => ingredient)).size + articles.length
  const curious = 1.9 - 0.12 * Math.min(10, knowledge.notebook.triangle.length)
  const at = standingAt(table, viewer as number)
  const onOffer = at.rules.shelves.flatMap((shelf) => shelf.onOffer(table))
  const cheapest = Math.min(...onOffer.map((artifact) => artifactPrice(at, artifact, 0)), 99)
  const best = Math.max(...onOffer.map((artifact) => at.rules.artifact(artifact).points), 0)
  const doubt = Math.max(
    bestDoubt(view, knowledge.chances)?.chance ?? 0,
    bestArticleDoubt(view, knowledge.chances)?.success ?? 0,
  )
  const noted = knowledge.notebook.triangle.filter(({ potions }) => potions.length === 1).length
  return {
    forage: [kinds < 6 ? 1.2 : 0.6, 0.8, 0.5],
    transmute: [gold < 3 ? 0.9 : 0.2, gold < 2 ? 0.6 : 0.1],
    custodian: [curious * 0.8, 0.4, 0.2],
    sell: [gold < 4 ? 1.6 + 0.2 * noted : 1],
    buy: [gold >= cheapest ? 1 + best * 0.3 : -1, -0.5],
    debunk: [doubt > 0.8 ? 2.5 : -1, -0.5],
    publish: [distinct > 0 && gold > 0 ? 4 : -1, distinct > 1 && gold > 1 ? 3 : -1],
    test: [curious, curious * 0.7],
    drink: [curious * 0.9, curious * 0.5],
    ...golemWorths(view, knowledge),
    exhibit: [noted > 0 ? 1.6 : 0.4, noted > 2 ? 1.2 : 0, noted > 4 ? 0.8 : -0.5, -0.5],
  }
}
