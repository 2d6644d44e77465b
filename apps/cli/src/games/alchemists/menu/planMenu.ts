import {
  type Action,
  alchemists,
  costOf,
  countOf,
  type DeclareAction,
  type Favour,
  planCost,
  rulesAt,
  type Space,
  type SpaceRules,
  type View,
} from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import { padEnd } from '../../../terminal/textWidth.ts'
import type { Look, Menu, MenuChoice } from '../../gameFace.ts'
import { counted, cubesText, favourName, spaceMark, spaceName } from '../terms.ts'
import { item } from './narrowing.ts'

/** A step that makes the plan larger: another action, an Assistant, or an Associate. */
interface Step {
  readonly label: string
  readonly hint?: string
  readonly plan: DeclareAction
}

const nameWidth = 24

/** Nothing declared yet. */
const emptyPlan: DeclareAction = { kind: 'declare', actions: {}, assistants: 0, associates: [] }

/** A-130..A-137: the plan grows cube by cube; going back takes the last one off again. */
export function planMenu(view: View, seat: Seat, look: Look): Menu<Action> {
  return withPlan(view, seat, emptyPlan, 0, look)
}

function withPlan(view: View, seat: Seat, plan: DeclareAction, cursor: number, look: Look): Menu<Action> {
  const { words } = look
  const held = (view.table.players[seat]?.cubes.board ?? 0) + plan.assistants
  const placed = planCost(rulesAt(view.table), plan.actions)
  const choices = stepsFrom(view, plan, look).map((step, index) => stepChoice(view, seat, step, index, look))
  const left = held - placed
  const done: MenuChoice<Action> = item(
    words.say('cli.alchemists.menu.planDone'),
    left === 0 ? undefined : words.say('cli.alchemists.menu.planUnused', { cubes: cubesText(left, look) }),
    { kind: 'action', action: plan },
    look,
  )
  const stays = choices[cursor]?.leadsTo.kind === 'menu'
  return {
    question: `${words.say('cli.alchemists.menu.plan', { placed, held })} ${planText(view, plan, look)}`.trimEnd(),
    choices: [...choices, done],
    initial: stays ? cursor : choices.length,
  }
}

/** The plan in short, because the list below may be scrolled: `For ×2, Tes`. */
function planText({ table }: View, { actions }: DeclareAction, look: Look): string {
  return rulesAt(table)
    .spaces.flatMap(({ id }) => {
      const count = actions[id] ?? 0
      return count === 0 ? [] : [counted(spaceMark(id, look), count)]
    })
    .join(', ')
}

function stepChoice(view: View, seat: Seat, step: Step, index: number, look: Look): MenuChoice<Action> {
  const refused = alchemists.check(view, step.plan)
  if (refused !== null) return item(step.label, look.words.data(refused), { kind: 'blocked' }, look)
  return item(step.label, step.hint, { kind: 'menu', menu: () => withPlan(view, seat, step.plan, index, look) }, look)
}

/** Every way to enlarge the plan, whether or not the rules allow it; cards that are not in hand are not spoken of. */
function stepsFrom(view: View, plan: DeclareAction, look: Look): readonly Step[] {
  const { spaces, favours, favourFor } = rulesAt(view.table)
  const held = (favour: Favour) => countOf(view.own?.favours ?? [], favours.numberOf(favour))
  const open = spaces.filter(
    ({ isOpen, card }) => isOpen(view.table.round) && (card === undefined || held(favourFor('declaring', card).id) > 0),
  )
  return [
    ...open.map((space) => actionStep(plan, space, look)),
    ...(held('assistant') === 0 ? [] : [assistantStep(plan, look)]),
    ...(held('associate') === 0 ? [] : open.flatMap(({ id }) => associateStep(view, plan, id, look))),
  ]
}

/** One more action on a space; what it costs stands beside it. */
function actionStep(plan: DeclareAction, space: SpaceRules, look: Look): Step {
  const { id } = space
  const count = plan.actions[id] ?? 0
  const cost = costOf(space, count + 1) - costOf(space, count)
  return {
    label: `${padEnd(spaceName(id, look), nameWidth)}${'●'.repeat(count)}`.trimEnd(),
    hint: `+${cubesText(cost, look)}`,
    plan: { ...plan, actions: { ...plan.actions, [id]: count + 1 } },
  }
}

/** */
function assistantStep(plan: DeclareAction, look: Look): Step {
  const label = `${padEnd(favourName('assistant', look), nameWidth)}${'▲'.repeat(plan.assistants)}`.trimEnd()
  return {
    label,
    hint: look.words.say('alchemists.favourText.assistant'),
    plan: { ...plan, assistants: plan.assistants + 1 },
  }
}

/** only where there is a cube to go ahead with. */
function associateStep({ table }: View, plan: DeclareAction, space: Space, look: Look): readonly Step[] {
  if ((plan.actions[space] ?? 0) === 0 || plan.associates.includes(space)) return []
  const associates = rulesAt(table)
    .spaces.map(({ id }) => id)
    .filter((each) => each === space || plan.associates.includes(each))
  const label = look.words.say('cli.alchemists.menu.associate', { space: spaceName(space, look) })
  return [{ label, hint: look.words.say('alchemists.favourText.associate'), plan: { ...plan, associates } }]
}
