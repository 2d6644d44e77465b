import {
  type Action,
  type DeclareAction,
  emptyPlan,
  type PlanChange,
  type PlanChoice,
  type PromptContext,
  planChoices,
  planCount,
  planWarnings,
} from '@athanor/alchemists'
import { planWarningText } from '@athanor/alchemists/narration'
import type { Look, Menu, MenuChoice } from '@athanor/terminal/terminalClient.ts'
import { padEnd } from '@athanor/terminal/textWidth.ts'
import { counted, cubesText, favourName, spaceMark, spaceName } from '../terms.ts'
import { item } from './item.ts'

const nameWidth = 24

/** A-130..A-137: the plan grows cube by cube; going back takes the last one off again. */
export function planMenu(context: PromptContext, look: Look): Menu<Action> {
  return withPlan(context, emptyPlan, 0, look)
}

function withPlan(context: PromptContext, plan: DeclareAction, cursor: number, look: Look): Menu<Action> {
  const { words } = look
  const { held, placed, left } = planCount(context, plan)
  const choices = planChoices(context, plan).map((choice, index) => planItem(context, plan, choice, index, look))
  const done: MenuChoice<Action> = item(
    words.say('alchemists.planning.done'),
    [
      ...(left === 0 ? [] : [words.say('alchemists.planning.unused', { cubes: cubesText(left, look) })]),
      ...planWarnings(context, plan).map((warning) => planWarningText(warning, words)),
    ].join(' · '),
    { kind: 'action', action: plan },
    look,
  )
  const stays = choices[cursor]?.leadsTo.kind === 'menu'
  return {
    question: `${words.say('alchemists.planning.count', { placed, held })} ${planText(context, plan, look)}`.trimEnd(),
    choices: [...choices, done],
    initial: stays ? cursor : choices.length,
  }
}

/** The plan in short, because the list below may be scrolled: `For ×2, Tes`. */
function planText({ at }: PromptContext, { actions }: DeclareAction, look: Look): string {
  return at.rules.spaces
    .flatMap(({ id }) => {
      const count = actions[id] ?? 0
      return count === 0 ? [] : [counted(spaceMark(id, look), count)]
    })
    .join(', ')
}

function planItem(
  context: PromptContext,
  plan: DeclareAction,
  { change, cubes, plan: next, refusal }: PlanChoice,
  index: number,
  look: Look,
): MenuChoice<Action> {
  const label = changeLabel(plan, change, look)
  if (refusal !== null) return item(label, look.words.data(refusal), { kind: 'blocked' }, look)
  const hint =
    change.kind === 'action'
      ? `+${cubesText(cubes, look)}`
      : look.words.say(`alchemists.favourText.${change.favour ?? change.kind}`)
  return item(label, hint, { kind: 'menu', menu: () => withPlan(context, next, index, look) }, look)
}

function changeLabel(plan: DeclareAction, change: PlanChange, look: Look): string {
  const { favour } = change
  const named = favour === undefined ? 0 : (plan.others?.[favour] ?? 0)
  const withCard = (what: string) => (favour === undefined ? what : `${what} (${favourName(favour, look)})`)
  switch (change.kind) {
    case 'action':
      return marked(withCard(spaceName(change.space, look)), '●', plan.actions[change.space] ?? 0)
    case 'assistant':
      return marked(favourName(favour ?? 'assistant', look), '▲', favour === undefined ? plan.assistants : named)
    case 'associate':
      return withCard(look.words.say('alchemists.planning.associate', { space: spaceName(change.space, look) }))
  }
}

function marked(name: string, mark: string, count: number): string {
  return `${padEnd(name, nameWidth)}${mark.repeat(count)}`.trimEnd()
}
