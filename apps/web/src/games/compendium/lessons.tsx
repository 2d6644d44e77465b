import { type Action, type CreateAction, type Cubes, fameOf } from '@athanor/compendium'
import { cubesInWords } from '@athanor/compendium-telling'
import type { Lesson, Option, Said } from '../../school/lesson/lesson.ts'
import { lessonLuck, tableAt } from '../../school/lesson/lessonTable.ts'
import { wordOptions } from '../../school/lesson/options.tsx'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import { CubeRow } from './Cube.tsx'
import { client } from './client.ts'
import { lessonCards } from './lessonCards.ts'

/** Pieces and rules come with the table, so that they are kept once. */
const { game: compendium } = client

const [card] = lessonCards
const luck = lessonLuck(2)

/** A real table of two, the same every time. */
const { state: start, due: opening } = tableAt(compendium, {}, luck, () => true)
const first = opening.seat
const view = compendium.view(start, first)

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

const created = compendium.apply(start, first, creation, luck).state
const own = created.players[first]
const ownFame = own === undefined ? 0 : fameOf(own.score)
/** The rival has created a potion too, and it is the first player's turn again. */
const rival = compendium.decisions(created)[0]?.seat ?? 0
const answered = compendium.apply(created, rival, compendium.legal(compendium.view(created, rival)).at(0), luck).state
const secondTurn = compendium.view(answered, first)
const potions = {
  own: cauldron,
  rival: answered.cauldrons.findIndex((potion, place) => potion !== null && place !== cauldron),
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
      options: [2, 4, 9].map((value) => ({
        id: String(value),
        label: ({ say }) => say('school.recipes.tile', { value }),
        picture: <ValueCoin value={value} size="s" />,
        wrong: refusal({ ...creation, value }),
      })),
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
