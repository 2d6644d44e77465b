import {
  type Action,
  type ActionChoice,
  type Asking,
  actionChoices,
  askingOf,
  askNameOf,
  firstIntent,
  type Intent,
  nextStep,
  type PartStep,
  publishingCost,
  type View,
  withPart,
} from '@athanor/alchemists'
import type { Look, Menu, MenuChoice, Names, Next } from '../../gameFace.ts'
import { goldText } from '../terms.ts'
import { item } from './item.ts'
import { choiceText } from './partWords.ts'
import { planMenu } from './planMenu.ts'

type Menus = Menu<Action>

/** The question that the viewer has to answer now, with all answers that the rules allow, part by part. */
export function menu(view: View, _names: Names, look: Look): Menus {
  const asking = askingOf(view)
  if (asking === null) return { question: '', choices: [] }
  if (asking.ask.kind === 'declare') return planMenu(asking, look)
  const question = look.words.data({ id: `alchemists.ask.${askNameOf(asking)}` })
  const intent = firstIntent(asking)
  const actions = actionChoices(asking)
  // What has no parts stands below the parts of what has, declining last (A-142, AR-77).
  const simple = actions.filter(({ hasParts }) => intent.action === null || !hasParts)
  const choices = intent.action === null ? [] : choicesAt(asking, intent, look)
  return { question, choices: [...choices, ...simple.map((choice) => actionItem(asking, choice, look))] }
}

/** Something that can be done, or why it cannot. */
function actionItem(asking: Asking, { action, refusal, hasParts }: ActionChoice, look: Look): MenuChoice<Action> {
  const { words } = look
  const label = words.say(`alchemists.action.${action}`)
  if (refusal !== null) return item(label, words.data(refusal), { kind: 'blocked' }, look)
  const costs =
    action === 'publish' && hasParts
      ? words.say('alchemists.preview.costs', { gold: goldText(publishingCost(asking), look) })
      : undefined
  return item(label, costs, nextOf(asking, { action, chosen: {} }, look), look)
}

function nextOf(asking: Asking, intent: Intent, look: Look): Next<Action> {
  const step = nextStep(asking, intent)
  if (step.kind === 'whole') return { kind: 'action', action: step.action }
  return {
    kind: 'menu',
    menu: () => ({
      question: step.kind === 'part' ? look.words.say(`alchemists.part.${step.step.part}`) : '',
      choices: choicesAt(asking, intent, look),
    }),
  }
}

function choicesAt(asking: Asking, intent: Intent, look: Look): readonly MenuChoice<Action>[] {
  const step = nextStep(asking, intent)
  switch (step.kind) {
    case 'action':
      return []
    case 'whole':
      return [
        item(
          look.words.say(`alchemists.action.${step.action.kind}`),
          undefined,
          { kind: 'action', action: step.action },
          look,
        ),
      ]
    case 'part':
      return partItems(asking, intent, step.step, look)
  }
}

function partItems(asking: Asking, intent: Intent, step: PartStep, look: Look): readonly MenuChoice<Action>[] {
  return step.choices.map((choice) => {
    const { label, hint } = choiceText(asking, step.part, choice, look)
    if (choice.isClosed) {
      const why = choice.refusal === null ? hint : look.words.data(choice.refusal)
      return item(label, why, { kind: 'blocked' }, look)
    }
    return item(label, hint, nextOf(asking, withPart(asking, intent, step.part, choice.value), look), look)
  })
}
