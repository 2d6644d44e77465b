import {
  type Action,
  alchemists,
  costOf,
  countOf,
  type DeclareAction,
  favourNumber,
  isOpen,
  planCost,
  type Space,
  spaceNumber,
  spaces,
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
const emptyPlan: DeclareAction = { kind: 'declare', actions: spaces.map(() => 0), assistants: 0, associates: [] }

/** A-130..A-137: the plan grows cube by cube; going back takes the last one off again. */
export function planMenu(view: View, seat: Seat, look: Look): Menu<Action> {
  return withPlan(view, seat, emptyPlan, 0, look)
}

function withPlan(view: View, seat: Seat, plan: DeclareAction, cursor: number, look: Look): Menu<Action> {
  const { words } = look
  const players = view.table.players.length
  const held = (view.table.players[seat]?.cubes.board ?? 0) + plan.assistants
  const placed = planCost(players, plan.actions)
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
    question: `${words.say('cli.alchemists.menu.plan', { placed, held })} ${planText(plan, look)}`.trimEnd(),
    choices: [...choices, done],
    initial: stays ? cursor : choices.length,
  }
}

/** The plan in short, because the list below may be scrolled: `For ×2, Tes`. */
function planText({ actions }: DeclareAction, look: Look): string {
  return spaces
    .flatMap((space, number) => {
      const count = actions[number] ?? 0
      return count === 0 ? [] : [counted(spaceMark(space, look), count)]
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
  const held = (favour: 'assistant' | 'associate' | 'custodian') =>
    countOf(view.own?.favours ?? [], favourNumber(favour))
  const open = spaces.filter(
    (space) => isOpen(space, view.table.round) && (space !== 'custodian' || held('custodian') > 0),
  )
  return [
    ...open.map((space) => actionStep(view, plan, space, look)),
    ...(held('assistant') === 0 ? [] : [assistantStep(plan, look)]),
    ...(held('associate') === 0 ? [] : open.flatMap((space) => associateStep(plan, space, look))),
  ]
}

/** One more action on a space; what it costs stands beside it. */
function actionStep({ table }: View, plan: DeclareAction, space: Space, look: Look): Step {
  const number = spaceNumber(space)
  const count = plan.actions[number] ?? 0
  const players = table.players.length
  const cost = costOf(players, space, count + 1) - costOf(players, space, count)
  return {
    label: `${padEnd(spaceName(space, look), nameWidth)}${'●'.repeat(count)}`.trimEnd(),
    hint: `+${cubesText(cost, look)}`,
    plan: { ...plan, actions: plan.actions.with(number, count + 1) },
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
function associateStep(plan: DeclareAction, space: Space, look: Look): readonly Step[] {
  if ((plan.actions[spaceNumber(space)] ?? 0) === 0 || plan.associates.includes(space)) return []
  const associates = spaces.filter((each) => each === space || plan.associates.includes(each))
  const label = look.words.say('cli.alchemists.menu.associate', { space: spaceName(space, look) })
  return [{ label, hint: look.words.say('alchemists.favourText.associate'), plan: { ...plan, associates } }]
}
