import { type Action, type CompendiumShape, type CreateAction, type Cubes, fameOf } from '@athanor/compendium'
import { type TablePlan, tableWith } from '@athanor/compendium/laidTable'
import { cubesInWords } from '@athanor/compendium/narration'
import type { Lesson, Option, Said } from '@athanor/lessons/lesson.ts'
import { lessonLuck, tableAt } from '@athanor/lessons/lessonTable.ts'
import { wordOptions } from '@athanor/lessons/options.tsx'
import { exercisesAt, firstOf, played } from '@athanor/lessons/task.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { CubeRow } from './Cube.tsx'
import { client } from './client.ts'
import { lessonCards } from './lessonCards.ts'

/** Pieces and rules come with the table, so that they are kept once. */
const { game: compendium } = client

const [card, brewingCard, lastCubesCard] = lessonCards
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

const exercise = exercisesAt<CompendiumShape>(compendium)
const [you, robin] = [0, 1]

/** The rival's potion: two mushrooms and a dragon's blood, in the cauldron that makes bird legs and troll eyes. */
const rivals = { owner: robin, cauldron: 9, recipe: [0, 2, 0, 1, 0], value: 6 } as const

function laid(plan: Omit<TablePlan, 'players'>) {
  return tableWith({ players: 2, schools: ['mushrooms', 'spiders'], potions: [rivals], ...plan })
}

/** a whole turn, done at the table. */
const brewing: Lesson = {
  ...brewingCard,
  exercises: [
    exercise({
      teaches: 'create',
      text: ({ say }) => say('school.brewing.create'),
      after: ({ say }) => say('school.brewing.created'),
      otherwise: ({ say }) => say('school.brewing.createFirst'),
      state: () => laid({ hands: [[2, 1, 2, 1, 1]], potions: [], round: 1 }),
      model: (seen) => firstOf(compendium, seen, 'create', ({ value }) => value >= high),
      wrong: ({ value }) => (value >= high ? null : ({ say }) => say('school.brewing.modest')),
    }),
    exercise({
      teaches: 'takeReserve',
      text: ({ say }) => say('school.brewing.reserve'),
      after: ({ say }) => say('school.brewing.reserved'),
      otherwise: ({ say }) => say('school.brewing.notCertain'),
      state: () => laid({ hands: [[0, 1, 0, 1, 0]] }),
      model: () => ({ kind: 'takeReserve', ingredient: 'mushrooms' }),
      wrong: ({ ingredient }) => (ingredient === 'mushrooms' ? null : ({ say }) => say('school.brewing.stillMissing')),
    }),
    exercise({
      teaches: 'copy',
      text: ({ say }) => say('school.brewing.copy'),
      after: ({ say }) => say('school.brewing.copied'),
      otherwise: ({ say }) => say('school.brewing.canBrew'),
      state: () => laid({ hands: [[0, 2, 0, 1, 0]] }),
      model: () => ({ kind: 'copy', cauldron: rivals.cauldron, tribute: 'dragonsBlood' }),
      wrong: ({ tribute }) => (tribute === 'mushrooms' ? ({ say }) => say('school.brewing.staysInPlay') : null),
    }),
    exercise({
      teaches: 'takeBag',
      text: ({ say }) => say('school.brewing.bag'),
      after: ({ say }) => say('school.brewing.bagged'),
      otherwise: ({ say }) => say('school.brewing.onlyOne'),
      state: () => laid({ hands: [[0, 0, 0, 0, 0]] }),
      model: () => ({ kind: 'takeBag' }),
    }),
  ],
}

/** From here on a tile is one that rivals look at. */
const high = 8

/** the last turn of a game, in which two kinds are left in the reserve, and what was counted then. */
function lastCount(reserve: Cubes, hand: Cubes) {
  const before = laid({ hands: [hand], reserve, firstSeat: robin, turn: you })
  return played(compendium, before, you, { kind: 'takeReserve', ingredient: 'spiders' }).players[you]?.score
}

/** */
const lastCubes: Lesson = {
  ...lastCubesCard,
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.lastCubes.cubes'),
      after: ({ say }) => say('school.lastCubes.cubesDone'),
      look: 'words',
      options: wordOptions(
        [0, 3, 7],
        (points, { say }) => say('school.lastCubes.fame', { points }),
        (points) =>
          points === lastCount([0, 4, 0, 0, 6], [2, 2, 2, 0, 0])?.halfPoints
            ? null
            : ({ say }) => say('school.lastCubes.half'),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.lastCubes.school'),
      after: ({ say }) => say('school.lastCubes.schoolDone'),
      look: 'words',
      options: wordOptions(
        ['mushrooms', 'spiders'],
        (school, { say }) => say('school.lastCubes.whose', { school }),
        (school) =>
          (lastCount([0, 4, 0, 0, 6], [0, 0, 0, 0, 0])?.award ?? 0) > 0 === (school === 'mushrooms')
            ? null
            : ({ say }) => say('school.lastCubes.smallest'),
      ),
    },
  ],
}

export const lessons: readonly Lesson[] = [recipesLesson, brewing, lastCubes]
