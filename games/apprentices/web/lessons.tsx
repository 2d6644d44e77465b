import {
  boards,
  dieColours,
  dieKinds,
  type Face,
  handOf,
  isFirstRound,
  researchPayments,
  resources,
  type State,
  waysToPay,
} from '@athanor/apprentices'
import { faceInWords } from '@athanor/apprentices/narration'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { lessonLuck, tableAt } from '@athanor/lessons/lessonTable.ts'
import { client } from './client.ts'
import { lessonCards } from './lessonCards.ts'
import { Die } from './pieces/Die.tsx'
import { Resource } from './pieces/Resource.tsx'
import { CostSign } from './pieces/signs.tsx'
import { tableLessons } from './tableLessons.tsx'

/** Pieces and rules come with the table, so that they are kept once. */
const { game: apprentices } = client

const [card] = lessonCards

/** A real table of two after the first throw, the same every time. */
const { state } = tableAt(apprentices, {}, lessonLuck(5), ({ ask }) => ask !== 'fifthDie')
const { active } = state
const hand = handOf(state, active)
const ownDice = state.dice.flatMap((die, number) => (die.holder === active ? [{ ...die, number }] : []))

function canPay(table: number): boolean {
  const side = state.sides[table - 1] ?? 'apprentice'
  return researchPayments(side, table, isFirstRound(state)).amounts.some((amount) => waysToPay(hand, amount) > 0)
}

/** The same table a round later, with one of each on the dice: a raven, and all that might drive it off. */
const faces: readonly Face[] = ['raven', ...resources]
const later: State = {
  ...state,
  round: 2,
  phase: 'turn',
  dice: state.dice.map((die, number) => {
    const place = ownDice.findIndex((own) => own.number === number)
    return place === -1 ? die : { ...die, face: faces[place % faces.length] ?? 'potion', state: 'ready' }
  }),
}
const laterView = apprentices.view(later, active)

/** D-034 to D-050, D-066, D-161 to D-164. */
const dice: Lesson = {
  ...card,
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.dice.potions'),
      after: ({ say }) => say('school.dice.potionsDone'),
      look: 'cards',
      options: dieColours.map((colour) => {
        const count = (face: Face) => dieKinds[colour].faces.filter((each) => each === face).length
        const [favoured = 'potion'] = [...faces].sort((one, other) => count(other) - count(one))
        return {
          id: colour,
          label: ({ say }) => say('web.apprentices.dieColour', { colour }),
          picture: <Die colour={colour} face={null} silent />,
          wrong:
            favoured === 'potion'
              ? null
              : (words) => words.say('school.dice.favours', { face: faceInWords(favoured, words) }),
        }
      }),
    },
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.dice.research'),
      after: ({ say }) => say('school.dice.researched'),
      show: ownDice.map(({ number, colour, face }) => <Die key={number} colour={colour} face={face} />),
      look: 'cards',
      options: [1, 2, 3, 4, 5, 6].map((table) => {
        const side = state.sides[table - 1] ?? 'apprentice'
        return {
          id: String(table),
          label: ({ say }) => say('web.apprentices.table', { table, side }),
          picture: <CostSign cost={boards[side][table - 1]?.cost ?? []} />,
          wrong: canPay(table) ? null : ({ say }) => say('school.dice.short'),
        }
      }),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.dice.raven'),
      after: ({ say }) => say('school.dice.ravenDone'),
      show: ownDice
        .slice(0, faces.length)
        .map(({ number, colour }, place) => <Die key={number} colour={colour} face={faces[place] ?? null} />),
      look: 'cards',
      options: resources.map((resource, place) => {
        const [raven, ...others] = ownDice
        const reason = apprentices.check(laterView, {
          kind: 'cancelRaven',
          raven: raven?.number ?? 0,
          gemstone: others[place]?.number ?? 0,
        })
        return {
          id: resource,
          label: (words) => faceInWords(resource, words),
          picture: <Resource type={resource} size="m" />,
          wrong: reason === null ? null : (words) => words.data(reason),
        }
      }),
    },
  ],
}

export const lessons: readonly Lesson[] = [dice, ...tableLessons]
