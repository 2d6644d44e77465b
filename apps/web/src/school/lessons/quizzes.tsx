import {
  alchemicals,
  believe,
  chanceOfAlchemical,
  type IngredientPair,
  isOneOf,
  made,
  marginals,
  mix,
  potions,
  saleQualities,
  saleQuality,
} from '@athanor/alchemy'
import { fillingOf, readTriangle } from '@athanor/alchemy/reader'
import { demo, demoPotion } from '@athanor/lessons/demo.ts'
import type { Exercise, Lesson } from '@athanor/lessons/lesson.ts'
import { alchemicalOptions, potionOptions, wordOptions } from '@athanor/lessons/options.tsx'
import { whyNotPotion } from '@athanor/lessons/reasons.tsx'
import { AlchemicalScene, BoardScene, CauldronScene } from '@athanor/lessons/scenes.tsx'

const quizPair = ['birdClaw', 'scorpion'] as const

/** */
const quizPotion: Lesson = {
  id: 'quizPotion',
  minutes: 1,
  title: ({ say }) => say('school.quizPotion.title'),
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.quizPotion.ask'),
      after: ({ say }) => say('school.quizPotion.answered'),
      show: <AlchemicalScene theories={quizPair.map((ingredient) => ({ ingredient, alchemical: demo[ingredient] }))} />,
      look: 'cards',
      options: potionOptions(potions, (potion) => whyNotPotion(demo.birdClaw, demo.scorpion, potion)),
    },
    {
      kind: 'mix',
      pair: quizPair,
      text: ({ say }) => say('school.quizPotion.check'),
      after: ({ say }) => say('school.quizPotion.checked'),
    },
  ],
}

const secondPair = ['toad', 'birdClaw'] as const
const secondPotion = demoPotion(secondPair)
const known = marginals(believe([isOneOf('birdClaw', demo.birdClaw), made(...secondPair, secondPotion)]))

/** */
const quizToad: Lesson = {
  id: 'quizToad',
  minutes: 1,
  title: ({ say }) => say('school.quizToad.title'),
  exercises: [
    {
      kind: 'mix',
      pair: secondPair,
      text: ({ say }) => say('school.quizToad.mix'),
      after: ({ say }) => say('school.quizToad.mixed'),
      show: <AlchemicalScene theories={[{ ingredient: 'birdClaw', alchemical: demo.birdClaw }]} />,
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.quizToad.ask'),
      after: ({ say }) => say('school.quizToad.answered'),
      show: <CauldronScene pair={secondPair} potion={secondPotion} />,
      look: 'pieces',
      options: alchemicalOptions(
        alchemicals.filter((alchemical) => alchemical !== demo.birdClaw),
        (alchemical) => {
          if (chanceOfAlchemical(known, 'toad', alchemical) === 1) return null
          const potion = mix(demo.birdClaw, alchemical)
          return ({ say }) => say('school.quizToad.makes', { potion: say('notebook.fact.potion', { potion }) })
        },
      ),
    },
  ],
}

const board = fillingOf(demo)

function boardExercise(pair: IngredientPair, place: 'first' | 'second' | 'third'): Exercise {
  const answer = readTriangle(board, ...pair)
  return {
    kind: 'pick',
    text: ({ say }) => say('school.gamemaster.ask', { place }),
    show: <BoardScene filling={board} />,
    look: 'cards',
    options: potionOptions(potions, (potion) =>
      potion === answer ? null : ({ say }) => say('school.gamemaster.elsewhere'),
    ),
  }
}

/** whoever plays the reader answers as it would, and no more. */
const gamemaster: Lesson = {
  id: 'gamemaster',
  minutes: 2,
  title: ({ say }) => say('school.gamemaster.title'),
  exercises: [
    { kind: 'tell', text: ({ say }) => say('school.gamemaster.board'), show: <BoardScene filling={board} /> },
    boardExercise(['mushroom', 'toad'], 'first'),
    boardExercise(['birdClaw', 'scorpion'], 'second'),
    boardExercise(['toad', 'birdClaw'], 'third'),
    {
      kind: 'pick',
      text: ({ say }) => say('school.gamemaster.sale'),
      after: ({ say }) => say('school.gamemaster.passed'),
      show: <CauldronScene pair={['mushroom', 'toad']} potion={readTriangle(board, 'mushroom', 'toad')} />,
      look: 'words',
      options: wordOptions(
        [...saleQualities, 'potion'],
        (said, { say }) => say('school.gamemaster.say', { said }),
        (said) => {
          if (said === saleQuality('speed', readTriangle(board, 'mushroom', 'toad'))) return null
          return ({ say }) => say(said === 'potion' ? 'school.gamemaster.tooMuch' : 'school.gamemaster.otherQuality')
        },
      ),
    },
  ],
}

export const quizzes: readonly Lesson[] = [quizPotion, quizToad, gamemaster]
