import {
  type Action,
  type Cubes,
  cauldrons,
  compendium,
  creatable,
  ingredients,
  isOpening,
  type Kind,
  kinds,
  kindsIn,
  minus,
  noCubes,
  oneCube,
  openingTile,
  type Potion,
  plus,
  productsOf,
  total,
  type View,
} from '@athanor/compendium'
import { ingredientName } from '@athanor/compendium-telling'
import type { Look, Menu, MenuChoice, Names } from '../gameFace.ts'
import { products } from './board.ts'
import { cube, cubeRow } from './cubeText.ts'
import { token } from './token.ts'

type Item = MenuChoice<Action>

/** Action, then cauldron, recipe and tile, or potion and tribute, or ingredient: a question for each part. */
export function menu(view: View, names: Names, look: Look): Menu<Action> {
  const { hand } = view
  const { words } = look
  if (hand === null) return { question: '', choices: [] }
  const ask = isOpening(view.turnsTaken, view.players.length) ? 'opening' : 'turn'
  return {
    question: words.say(`compendium.ask.${ask}`),
    choices: [
      create(view, hand, look),
      copy(view, hand, names, look),
      takeReserve(view, hand, look),
      takeBag(view, look),
    ],
  }
}

function create(view: View, hand: Cubes, look: Look): Item {
  const { words } = look
  const label = words.say('compendium.action.create')
  if (view.players[view.turn]?.stones === 0) return blocked(label, words.say('compendium.reject.noStones'))
  const choices = creatable(view, hand)
  const recipes = choices.reduce((sum, choice) => sum + choice.recipes.length, 0)
  const counts = words.say('cli.compendium.menu.canCreate', { recipes, cauldrons: choices.length })
  if (recipes === 0) return blocked(label, counts)
  return {
    label: withNote(label, counts, look),
    leadsTo: {
      kind: 'menu',
      menu: () => ({
        // the reminder stands where the decision falls.
        question: words.say('cli.compendium.menu.whichCauldron'),
        choices: choices.map((choice) => cauldronItem(view, hand, choice.cauldron, choice.recipes, look)),
      }),
    },
  }
}

function cauldronItem(view: View, hand: Cubes, cauldron: number, recipes: readonly Cubes[], look: Look): Item {
  const { words } = look
  return {
    label: `${String(cauldron + 1).padStart(2)} ${products(cauldron, look)}`,
    hint: `${words.list(producedNames(cauldron, look))}; ${words.say('cli.compendium.menu.recipes', { count: recipes.length })}`,
    leadsTo: {
      kind: 'menu',
      menu: () => ({
        question: words.say('cli.compendium.menu.whichRecipe', { cauldron: cauldron + 1 }),
        choices: bySize(recipes).map((recipe) => recipeItem(view, hand, cauldron, recipe, look)),
      }),
    },
  }
}

function producedNames(cauldron: number, look: Look): readonly string[] {
  return (cauldrons[cauldron]?.products ?? []).map((product) => ingredientName(product, look.words))
}

/** Cheap recipes first; among equals the canonical order stays. */
function bySize(recipes: readonly Cubes[]): readonly Cubes[] {
  return recipes.toSorted((a, b) => total(a) - total(b))
}

function recipeItem(view: View, hand: Cubes, cauldron: number, recipe: Cubes, look: Look): Item {
  const { words } = look
  const left = plus(minus(hand, recipe), productsOf(view.reserve, cauldron).given)
  const least = isOpening(view.turnsTaken, view.players.length) ? openingTile : 1
  return {
    label: cubeRow(recipe, look),
    hint: words.say('cli.compendium.menu.handAfter', { cubes: cubeRow(left, look) }),
    leadsTo: {
      kind: 'menu',
      menu: () => ({
        question: words.say('cli.compendium.menu.whichTile', { cauldron: cauldron + 1, recipe: cubeRow(recipe, look) }),
        choices: view.tiles
          .toReversed()
          .filter((value) => value >= least)
          .map((value) => ({
            label: String(value),
            hint: words.say('cli.compendium.menu.tile', { points: value }),
            leadsTo: { kind: 'action', action: { kind: 'create', cauldron, recipe, value } },
          })),
      }),
    },
  }
}

interface Copyable {
  readonly cauldron: number
  readonly potion: Potion
  readonly lacking: Cubes
}

/** Others' potions, those that the hand can pay first, then the nearest ones. */
function copyables(view: View, hand: Cubes): readonly Copyable[] {
  const found: Copyable[] = []
  for (const [cauldron, potion] of view.cauldrons.entries()) {
    if (potion !== null && potion.owner !== view.viewer)
      found.push({ cauldron, potion, lacking: lacking(hand, potion.recipe) })
  }
  return found.toSorted((a, b) => total(a.lacking) - total(b.lacking) || b.potion.value - a.potion.value)
}

function lacking(hand: Cubes, recipe: Cubes): Cubes {
  return kinds.reduce((sum, kind) => {
    const short = Math.max(0, recipe[kind] - hand[kind])
    return short === 0 ? sum : plus(sum, times(oneCube(kind), short))
  }, noCubes)
}

function times(cubes: Cubes, factor: number): Cubes {
  return cubes.map((count) => count * factor) as unknown as Cubes
}

function copy(view: View, hand: Cubes, names: Names, look: Look): Item {
  const { words } = look
  const label = words.say('compendium.action.copy')
  if (isOpening(view.turnsTaken, view.players.length)) {
    return blocked(label, words.say('cli.compendium.menu.notFirst'))
  }
  const potions = copyables(view, hand)
  const now = potions.filter((potion) => total(potion.lacking) === 0).length
  const near = potions.filter((potion) => total(potion.lacking) === 1).length
  const counts = words.say('cli.compendium.menu.canCopy', { now, near })
  if (potions.length === 0) return blocked(label, counts)
  return {
    label: withNote(label, counts, look),
    leadsTo: {
      kind: 'menu',
      menu: () => ({
        question: words.say('cli.compendium.menu.whichPotion'),
        choices: potions.map((potion) => potionItem(view, potion, names, look)),
      }),
    },
  }
}

function potionItem(view: View, { cauldron, potion, lacking: short }: Copyable, names: Names, look: Look): Item {
  const { words } = look
  const owner = names[potion.owner] ?? ''
  const label = `${String(cauldron + 1).padStart(2)} [${String(potion.value).padStart(2)}] ${cubeRow(potion.recipe, look)}  ${token(potion.owner, view.colours, look)} ${owner}`
  if (total(short) > 0) return blocked(label, words.say('cli.compendium.menu.lacks', { cubes: cubeRow(short, look) }))
  const gained = productsOf(view.reserve, cauldron).given
  return {
    label,
    hint: words.say('cli.compendium.menu.copyGain', { points: potion.value, cubes: cubeRow(gained, look) || '–' }),
    leadsTo: {
      kind: 'menu',
      menu: () => ({
        question: words.say('cli.compendium.menu.whichTribute', { owner }),
        choices: kindsIn(potion.recipe).map((kind) => ({
          label: `${cube(ingredients[kind], look)} ${ingredientName(ingredients[kind], look.words)}`,
          leadsTo: { kind: 'action', action: { kind: 'copy', cauldron, tribute: ingredients[kind] } },
        })),
      }),
    },
  }
}

function takeReserve(view: View, hand: Cubes, look: Look): Item {
  const { words } = look
  const label = words.say('compendium.action.takeReserve')
  const available = kindsIn(view.reserve)
  if (isOpening(view.turnsTaken, view.players.length)) {
    return blocked(label, words.say('cli.compendium.menu.notFirst'))
  }
  if (available.length === 0) return blocked(label, words.say('cli.compendium.menu.reserveEmpty'))
  return {
    label,
    leadsTo: {
      kind: 'menu',
      menu: () => ({
        question: words.say('cli.compendium.menu.whichIngredient'),
        choices: available.map((kind) => reserveItem(view, hand, kind, look)),
      }),
    },
  }
}

/** Says which potions the cube would open. */
function reserveItem(view: View, hand: Cubes, kind: Kind, look: Look): Item {
  const ingredient = ingredients[kind]
  const opened = copyables(view, hand).filter(({ lacking: short }) => total(short) === 1 && short[kind] === 1)
  const values = opened.map(({ potion }) => look.words.number(potion.value))
  return {
    label: `${cube(ingredient, look)} ${ingredientName(ingredient, look.words)}`,
    ...(values.length === 0
      ? {}
      : { hint: look.words.say('cli.compendium.menu.opens', { values: look.words.list(values) }) }),
    leadsTo: { kind: 'action', action: { kind: 'takeReserve', ingredient } },
  }
}

function takeBag(view: View, look: Look): Item {
  const { words } = look
  const label = words.say('compendium.action.takeBag')
  if (isOpening(view.turnsTaken, view.players.length)) {
    return blocked(label, words.say('cli.compendium.menu.notFirst'))
  }
  const why = compendium.check(view, { kind: 'takeBag' })
  return why === null
    ? { label, leadsTo: { kind: 'action', action: { kind: 'takeBag' } } }
    : blocked(label, words.data(why))
}

/** What is worth knowing before the choice is even looked at. */
function withNote(label: string, note: string, { paint }: Look): string {
  return `${label}  ${paint(note, { dim: true })}`
}

function blocked(label: string, hint: string): Item {
  return { label, hint, leadsTo: { kind: 'blocked' } }
}
