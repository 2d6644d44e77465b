import { type Action, type CompendiumShape, type CreateAction, type Cubes, fameOf } from '@athanor/compendium'
import { cubesInWords } from '@athanor/compendium-telling'
import { begin, type Position, perform, readOptions, seededChance } from '@athanor/kernel'
import type { Lesson, Option, Said } from '../../school/lesson/lesson.ts'
import { wordOptions } from '../../school/lesson/options.tsx'
import { CubeRow } from './Cube.tsx'
import { client } from './client.ts'
import { lessonCards } from './lessonCards.ts'

/** Pieces and rules come with the table, so that they are kept once. */
const { game: compendium } = client

const [card] = lessonCards
const source = seededChance('bb'.repeat(32))

function opened(): Position<CompendiumShape> {
  const read = readOptions(compendium.options, {})
  if (!read.ok) throw new RangeError(read.reason.id)
  const colours = compendium.colours.slice(0, 2).map((colour) => ({ colour }))
  return begin(compendium, read.options, colours, source).position
}

/** A real table of two, the same every time. */
const start = opened()
const first = compendium.decisions(start.state)[0]?.seat ?? 0
const view = compendium.view(start.state, first)

/** this cauldron makes spiders and dragon's blood. */
const cauldron = 0
const recipes: readonly Cubes[] = [
  [1, 0, 0, 0, 2],
  [0, 3, 0, 0, 0],
  [2, 2, 1, 0, 0],
]
const [, , good] = recipes as readonly [Cubes, Cubes, Cubes]

function refusal(action: Action): Said | null {
  const reason = compendium.check(view, action)
  return reason === null ? null : (words) => words.data(reason)
}

const creation: CreateAction = { kind: 'create', cauldron, recipe: good, value: 9 }

function after(before: Position<CompendiumShape>, action: (seat: number) => Action): Position<CompendiumShape> {
  const seat = compendium.decisions(before.state)[0]?.seat ?? 0
  const done = perform(compendium, before, seat, action(seat), source)
  if (!done.ok) throw new RangeError(done.reason.id)
  return done.position
}

const created = after(start, () => creation)
const own = created.state.players[first]
const ownFame = own === undefined ? 0 : fameOf(own.score)
/** The rival has created a potion too, and it is the first player's turn again. */
const answered = after(created, (seat) => compendium.legal(compendium.view(created.state, seat)).at(0))
const secondTurn = compendium.view(answered.state, first)
const potions = {
  own: cauldron,
  rival: answered.state.cauldrons.findIndex((potion, place) => potion !== null && place !== cauldron),
} as const

/** whose potion can be brewed; cubes for it can still be gathered. */
function whyNotCopied(whose: keyof typeof potions): Said | null {
  const reason = compendium.check(secondTurn, { kind: 'copy', cauldron: potions[whose], tribute: 'birdLegs' })
  return reason?.id === 'compendium.reject.ownPotion' ? (words) => words.data(reason) : null
}

function recipeOptions(): readonly Option[] {
  return recipes.map((recipe, place) => ({
    id: String(place),
    label: (words) => cubesInWords(recipe, words),
    picture: <CubeRow cubes={recipe} />,
    wrong: refusal({ kind: 'create', cauldron, recipe, value: 9 }),
  }))
}

/** */
const recipesLesson: Lesson = {
  ...card,
  exercises: [
    {
      kind: 'tell',
      text: ({ say }) => say('school.recipes.aim'),
      show: <CubeRow cubes={view.hand ?? [0, 0, 0, 0, 0]} />,
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.recipes.create'),
      after: ({ say }) => say('school.recipes.created'),
      look: 'words',
      options: recipeOptions(),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.recipes.value'),
      after: ({ say }) => say('school.recipes.valued', { points: ownFame }),
      look: 'words',
      options: wordOptions(
        [2, 4, 9],
        (value, { say }) => say('school.recipes.tile', { value }),
        (value) => refusal({ ...creation, value }),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.recipes.copy'),
      after: ({ say }) => say('school.recipes.copied'),
      look: 'words',
      options: wordOptions(
        ['own', 'rival'],
        (whose, { say }) => say('school.recipes.whose', { whose }),
        (whose) => whyNotCopied(whose),
      ),
    },
  ],
}

export const lessons: readonly Lesson[] = [recipesLesson]
