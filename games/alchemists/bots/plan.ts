import {
  type Action,
  alchemists,
  countOf,
  type DeclareAction,
  type Knowledge,
  rulesAt,
  type View,
} from '@athanor/alchemists'
import { at, type LegalActions } from '@athanor/kernel'
import { bestCourse } from './course.ts'
import { outlookFor } from './outlook.ts'

/** An Assistant is a card that could also be two gold at the end. */
const assistantWorth = 0.4

/** The plan that promises most of those that can be carried out as they are declared. */
export function bestPlan(view: View, knowledge: Knowledge, legal: LegalActions<Action>): Action {
  const { table, own, viewer } = view
  const rules = rulesAt(table)
  const outlook = outlookFor(view, knowledge)
  const cubes = at(table.players, viewer as number).cubes.board
  const held = countOf(own?.favours ?? [], rules.favours.numberOf('assistant'))
  let best: { readonly action: DeclareAction; readonly worth: number } | null = null
  for (let assistants = 0; assistants <= held; assistants++) {
    const { actions, worth } = bestCourse(rules, table.round, cubes + assistants, outlook)
    const net = worth - assistants * assistantWorth
    if (best !== null && net <= best.worth) continue
    const action: DeclareAction = { kind: 'declare', actions, assistants, associates: [] }
    if (alchemists.check(view, action) === null) best = { action, worth: net }
  }
  return best?.action ?? legal.at(0)
}
