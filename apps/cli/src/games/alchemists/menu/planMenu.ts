import {
  type Action,
  type Asking,
  type DeclareAction,
  emptyPlan,
  type PlanChange,
  type PlanChoice,
  planChoices,
  planCount,
} from '@athanor/alchemists'
import { padEnd } from '../../../terminal/textWidth.ts'
import type { Look, Menu, MenuChoice } from '../../gameFace.ts'
import { counted, cubesText, favourName, spaceMark, spaceName } from '../terms.ts'
import { item } from './item.ts'

const nameWidth = 24

/** A-130..A-137: the plan grows cube by cube; going back takes the last one off again. */
export function planMenu(asking: Asking, look: Look): Menu<Action> {
  return withPlan(asking, emptyPlan, 0, look)
}

function withPlan(asking: Asking, plan: DeclareAction, cursor: number, look: Look): Menu<Action> {
  const { words } = look
  const { held, placed, left } = planCount(asking, plan)
  const choices = planChoices(asking, plan).map((choice, index) => planItem(asking, plan, choice, index, look))
  const done: MenuChoice<Action> = item(
    words.say('alchemists.planning.done'),
    left === 0 ? undefined : words.say('alchemists.planning.unused', { cubes: cubesText(left, look) }),
    { kind: 'action', action: plan },
    look,
  )
  const stays = choices[cursor]?.leadsTo.kind === 'menu'
  return {
    question: `${words.say('alchemists.planning.count', { placed, held })} ${planText(asking, plan, look)}`.trimEnd(),
    choices: [...choices, done],
    initial: stays ? cursor : choices.length,
  }
}

/** The plan in short, because the list below may be scrolled: `For ×2, Tes`. */
function planText({ at }: Asking, { actions }: DeclareAction, look: Look): string {
  return at.rules.spaces
    .flatMap(({ id }) => {
      const count = actions[id] ?? 0
      return count === 0 ? [] : [counted(spaceMark(id, look), count)]
    })
    .join(', ')
}

function planItem(
  asking: Asking,
  plan: DeclareAction,
  { change, cubes, plan: next, refusal }: PlanChoice,
  index: number,
  look: Look,
): MenuChoice<Action> {
  const label = changeLabel(plan, change, look)
  if (refusal !== null) return item(label, look.words.data(refusal), { kind: 'blocked' }, look)
  const hint =
    change.kind === 'action' ? `+${cubesText(cubes, look)}` : look.words.say(`alchemists.favourText.${change.kind}`)
  return item(label, hint, { kind: 'menu', menu: () => withPlan(asking, next, index, look) }, look)
}

function changeLabel(plan: DeclareAction, change: PlanChange, look: Look): string {
  switch (change.kind) {
    case 'action':
      return marked(spaceName(change.space, look), '●', plan.actions[change.space] ?? 0)
    case 'assistant':
      return marked(favourName('assistant', look), '▲', plan.assistants)
    case 'associate':
      return look.words.say('alchemists.planning.associate', { space: spaceName(change.space, look) })
  }
}

function marked(name: string, mark: string, count: number): string {
  return `${padEnd(name, nameWidth)}${mark.repeat(count)}`.trimEnd()
}
