import {
  type Action,
  actionOf,
  type Choice,
  type ChoiceStep,
  type Cubes,
  cauldrons,
  copyChoices,
  creatable,
  type Ingredient,
  isOpening,
  kindOf,
  lacking,
  minus,
  nextStep,
  nothingPending,
  type PendingAction,
  type PendingCreation,
  type Potion,
  plus,
  productsOf,
  total,
  type View,
} from '@athanor/compendium'
import { ingredientName } from '@athanor/compendium/narration'
import type { Look, Menu, MenuChoice, Names, Next } from '@athanor/terminal/terminalClient.ts'
import { products } from './board.ts'
import { cube, cubeRow } from './cubeText.ts'
import { token } from './token.ts'

type Item = MenuChoice<Action>

/** What all questions of one decision share. */
interface Asked {
  readonly view: View
  readonly hand: Cubes
  readonly names: Names
  readonly look: Look
}

/** Action, then cauldron, recipe and tile, or potion and tribute, or ingredient: a question for each part. */
export function menu(view: View, names: Names, look: Look): Menu<Action> {
  const { hand } = view
  return hand === null ? { question: '', choices: [] } : menuAt({ view, hand, names, look }, nothingPending)
}

function menuAt(asked: Asked, pending: PendingAction): Menu<Action> {
  const step = nextStep(asked.view, pending)
  return step === null
    ? { question: '', choices: [] }
    : { question: questionOf(asked, step), choices: itemsOf(asked, step) }
}

/** Where a choice leads: to an action once nothing is left to ask. */
function next(asked: Asked, { pending, refusal }: Choice<unknown>): Next<Action> {
  if (refusal !== null) return { kind: 'blocked' }
  const action = actionOf(pending)
  return action === null ? { kind: 'menu', menu: () => menuAt(asked, pending) } : { kind: 'action', action }
}

function questionOf({ view, names, look }: Asked, step: ChoiceStep): string {
  const { say } = look.words
  switch (step.part) {
    case 'action':
      return say(`compendium.ask.${isOpening(view.turnsTaken, view.players.length) ? 'opening' : 'turn'}`)
    case 'cauldron':
      // the reminder stands where the decision falls.
      return say(`cli.compendium.menu.${step.pending.action === 'create' ? 'whichCauldron' : 'whichPotion'}`)
    case 'recipe':
      return say('cli.compendium.menu.whichRecipe', { cauldron: step.pending.cauldron + 1 })
    case 'value':
      return say('cli.compendium.menu.whichTile', {
        cauldron: step.pending.cauldron + 1,
        recipe: cubeRow(step.pending.recipe, look),
      })
    case 'tribute':
      return say('cli.compendium.menu.whichTribute', {
        owner: names[view.cauldrons[step.pending.cauldron]?.owner ?? -1] ?? '',
      })
    case 'ingredient':
      return say('cli.compendium.menu.whichIngredient')
  }
}

function itemsOf(asked: Asked, step: ChoiceStep): readonly Item[] {
  switch (step.part) {
    case 'action':
      return step.choices.map((choice) => actionItem(asked, choice))
    case 'cauldron':
      return step.pending.action === 'create'
        ? cauldronItems(asked, step.choices)
        : copyables(asked, step.choices).map((each) => potionItem(asked, each))
    case 'recipe':
      return bySize(step.choices).map((choice) => recipeItem(asked, choice))
    case 'value':
      return open(step.choices)
        .toReversed()
        .map((choice) => ({
          label: String(choice.value),
          hint: asked.look.words.say('cli.compendium.menu.tile', { points: choice.value }),
          leadsTo: next(asked, choice),
        }))
    case 'tribute':
      return step.choices.map((choice) => ({ label: cubeName(choice.value, asked.look), leadsTo: next(asked, choice) }))
    case 'ingredient':
      return open(step.choices).map((choice) => pileItem(asked, choice))
  }
}

function open<Each extends Choice<unknown>>(choices: readonly Each[]): readonly Each[] {
  return choices.filter(({ refusal }) => refusal === null)
}

function actionItem(asked: Asked, choice: Choice<Action['kind']>): Item {
  const { look } = asked
  const label = look.words.say(`compendium.action.${choice.value}`)
  const { refusal } = choice
  if (refusal?.id === 'compendium.reject.openingAction') {
    return blocked(label, look.words.say('cli.compendium.menu.notFirst'))
  }
  switch (choice.value) {
    case 'create':
      return creation(asked, label, choice)
    case 'copy':
      return copy(asked, label, choice)
    case 'takeReserve':
      return refusal === null
        ? { label, leadsTo: next(asked, choice) }
        : blocked(label, look.words.say('cli.compendium.menu.reserveEmpty'))
    case 'takeBag':
      return refusal === null ? { label, leadsTo: next(asked, choice) } : blocked(label, look.words.data(refusal))
  }
}

function creation(asked: Asked, label: string, choice: Choice<unknown>): Item {
  const { view, hand, look } = asked
  const { refusal } = choice
  if (refusal?.id === 'compendium.reject.noStones') return blocked(label, look.words.data(refusal))
  const free = creatable(view, hand)
  const recipes = free.reduce((sum, each) => sum + each.recipes.length, 0)
  const counts = look.words.say('cli.compendium.menu.canCreate', { recipes, cauldrons: free.length })
  if (refusal !== null) return blocked(label, counts)
  return { label: withNote(label, counts, look), leadsTo: next(asked, choice) }
}

function cauldronItems(asked: Asked, choices: readonly Choice<number>[]): readonly Item[] {
  const { view, hand, look } = asked
  const { words } = look
  return creatable(view, hand).flatMap(({ cauldron, recipes }) => {
    const choice = choices[cauldron]
    if (choice === undefined) return []
    const names = (cauldrons[cauldron]?.products ?? []).map((product) => ingredientName(product, words))
    return [
      {
        label: `${String(cauldron + 1).padStart(2)} ${products(cauldron, look)}`,
        hint: `${words.list(names)}; ${words.say('cli.compendium.menu.recipes', { count: recipes.length })}`,
        leadsTo: next(asked, choice),
      },
    ]
  })
}

/** Cheap recipes first; among equals the canonical order stays. */
function bySize<Each extends Choice<Cubes>>(choices: readonly Each[]): readonly Each[] {
  return choices.toSorted((a, b) => total(a.value) - total(b.value))
}

function recipeItem(asked: Asked, choice: Choice<Cubes, PendingCreation>): Item {
  const { view, hand, look } = asked
  const left = plus(minus(hand, choice.value), productsOf(view.reserve, choice.pending.cauldron).given)
  return {
    label: cubeRow(choice.value, look),
    hint: look.words.say('cli.compendium.menu.handAfter', { cubes: cubeRow(left, look) }),
    leadsTo: next(asked, choice),
  }
}

interface Copyable {
  readonly choice: Choice<number>
  readonly potion: Potion
  readonly short: Cubes
}

/** Others' potions, those that the hand can pay first, then the nearest ones. */
function copyables({ view, hand }: Asked, choices: readonly Choice<number>[]): readonly Copyable[] {
  const found = choices.flatMap((choice) => {
    const potion = view.cauldrons[choice.value] ?? null
    return potion === null || potion.owner === view.viewer
      ? []
      : [{ choice, potion, short: lacking(hand, potion.recipe) }]
  })
  return found.toSorted((a, b) => total(a.short) - total(b.short) || b.potion.value - a.potion.value)
}

/** Open as soon as there is something to look at: what lacks cubes is listed with the cubes that it lacks. */
function copy(asked: Asked, label: string, choice: Choice<unknown>): Item {
  const { view, look } = asked
  const potions = copyables(asked, copyChoices(view))
  const now = potions.filter(({ short }) => total(short) === 0).length
  const near = potions.filter(({ short }) => total(short) === 1).length
  const counts = look.words.say('cli.compendium.menu.canCopy', { now, near })
  if (potions.length === 0) return blocked(label, counts)
  return { label: withNote(label, counts, look), leadsTo: next(asked, { ...choice, refusal: null }) }
}

function potionItem(asked: Asked, { choice, potion, short }: Copyable): Item {
  const { view, names, look } = asked
  const { words } = look
  const owner = names[potion.owner] ?? ''
  const label = `${String(choice.value + 1).padStart(2)} [${String(potion.value).padStart(2)}] ${cubeRow(potion.recipe, look)}  ${token(potion.owner, view.colours, look)} ${owner}`
  if (total(short) > 0) return blocked(label, words.say('cli.compendium.menu.lacks', { cubes: cubeRow(short, look) }))
  const gained = cubeRow(productsOf(view.reserve, choice.value).given, look) || '–'
  return {
    label,
    hint: words.say('cli.compendium.menu.copyGain', { points: potion.value, cubes: gained }),
    leadsTo: next(asked, choice),
  }
}

/** Says which potions the cube would open. */
function pileItem(asked: Asked, choice: Choice<Ingredient>): Item {
  const { view, look } = asked
  const { words } = look
  const kind = kindOf(choice.value)
  const opened = copyables(asked, copyChoices(view)).filter(({ short }) => total(short) === 1 && short[kind] === 1)
  const values = opened.map(({ potion }) => words.number(potion.value))
  return {
    label: cubeName(choice.value, look),
    ...(values.length === 0 ? {} : { hint: words.say('cli.compendium.menu.opens', { values: words.list(values) }) }),
    leadsTo: next(asked, choice),
  }
}

function cubeName(ingredient: Ingredient, look: Look): string {
  return `${cube(ingredient, look)} ${ingredientName(ingredient, look.words)}`
}

/** What is worth knowing before the choice is even looked at. */
function withNote(label: string, note: string, { paint }: Look): string {
  return `${label}  ${paint(note, { dim: true })}`
}

function blocked(label: string, hint: string): Item {
  return { label, hint, leadsTo: { kind: 'blocked' } }
}
