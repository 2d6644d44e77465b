import {
  type Action,
  type ActionChoice,
  actionChoices,
  firstIntent,
  type Intent,
  nextStep,
  type PartStep,
  type PromptContext,
  promptContextOf,
  publishingCost,
  saleWarning,
  type View,
  withPart,
} from '@athanor/alchemists'
import { promptText, saleWarningText } from '@athanor/alchemists/narration'
import type { Look, Menu, MenuChoice, Names, Next } from '@athanor/terminal/terminalClient.ts'
import { goldText } from '../terms.ts'
import { item } from './item.ts'
import { choiceText } from './partWords.ts'
import { planMenu } from './planMenu.ts'

type Menus = Menu<Action>

/** The question that the viewer has to answer now, with all answers that the rules allow, part by part. */
export function menu(view: View, _names: Names, look: Look): Menus {
  const context = promptContextOf(view)
  if (context === null) return { question: '', choices: [] }
  if (context.prompt.kind === 'declare') return planMenu(context, look)
  const warning = saleWarning(context)
  const asked = promptText(context, look.words)
  const question = warning === null ? asked : `${asked} ${saleWarningText(warning, look.words)}`
  const intent = firstIntent(context)
  const actions = actionChoices(context)
  // What has no parts stands below the parts of what has, declining last (A-142, AR-77).
  const simple = actions.filter(({ hasParts }) => intent.action === null || !hasParts)
  const choices = intent.action === null ? [] : choicesAt(context, intent, look)
  return { question, choices: [...choices, ...simple.map((choice) => actionItem(context, choice, look))] }
}

/** Something that can be done, or why it cannot. */
function actionItem(
  context: PromptContext,
  { action, refusal, hasParts }: ActionChoice,
  look: Look,
): MenuChoice<Action> {
  const { words } = look
  const label = words.say(`alchemists.action.${action}`)
  if (refusal !== null) return item(label, words.data(refusal), { kind: 'blocked' }, look)
  const costs =
    action === 'publish' && hasParts
      ? words.say('alchemists.preview.costs', { gold: goldText(publishingCost(context), look) })
      : undefined
  return item(label, costs, nextOf(context, { action, chosen: {} }, look), look)
}

function nextOf(context: PromptContext, intent: Intent, look: Look): Next<Action> {
  const step = nextStep(context, intent)
  if (step.kind === 'whole') return { kind: 'action', action: step.action }
  return {
    kind: 'menu',
    menu: () => ({
      question: step.kind === 'part' ? look.words.say(`alchemists.part.${step.step.part}`) : '',
      choices: choicesAt(context, intent, look),
    }),
  }
}

function choicesAt(context: PromptContext, intent: Intent, look: Look): readonly MenuChoice<Action>[] {
  const step = nextStep(context, intent)
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
      return partItems(context, intent, step.step, look)
  }
}

function partItems(context: PromptContext, intent: Intent, step: PartStep, look: Look): readonly MenuChoice<Action>[] {
  return step.choices.map((choice) => {
    const { label, hint } = choiceText(context, step.part, choice, look)
    if (choice.isClosed) {
      const why = choice.refusal === null ? hint : look.words.data(choice.refusal)
      return item(label, why, { kind: 'blocked' }, look)
    }
    return item(label, hint, nextOf(context, withPart(context, intent, step.part, choice.value), look), look)
  })
}
