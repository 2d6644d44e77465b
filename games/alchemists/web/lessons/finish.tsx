import { changeBySeals, levels, lossAt, type Pair, pointsOfSeal, rulesAt } from '@athanor/alchemists'
import { demo } from '@athanor/lessons/demo.ts'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { wordOptions } from '@athanor/lessons/options.tsx'
import { withMinus } from '@athanor/ui/lib/withMinus.ts'
import { cardsById } from '../lessonCards.ts'
import { declared, exercise, isPair, laid, tested } from './laid.ts'

const [apprentice] = levels
const rules = rulesAt(laid({}).table)

/** what the first conference does to somebody with so many seals on the books. */
function atConference(seals: number): number {
  const tile = rules.conferences.find(({ conference }) => conference === 1)?.tiles[0]
  if (tile?.seals === undefined) throw new RangeError('there is no conference')
  return changeBySeals(tile.seals.bySeals[apprentice], seals)
}

const reputation = 15
const known: Pair = ['mushroom', 'toad']

/** */
const finish: Lesson = {
  ...cardsById.finish,
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.finish.conference'),
      after: ({ say }) => say('school.finish.conferenceDone'),
      look: 'words',
      options: wordOptions(
        [-1, 0, 1],
        (change, { say }) => withMinus(say('school.finish.change', { change })),
        (change) => (change === atConference(0) ? null : ({ say }) => say('school.finish.atLeastOne')),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.finish.zone', { reputation }),
      after: ({ say }) => say('school.finish.zoneDone'),
      look: 'words',
      options: wordOptions(
        [1, 2, 3],
        (points, { say }) => withMinus(say('school.finish.change', { change: -points })),
        (points) => (points === lossAt(reputation, 1) ? null : ({ say }) => say('school.finish.green')),
      ),
    },
    exercise({
      teaches: 'exhibit',
      text: ({ say }) => say('school.finish.exhibit'),
      after: ({ say }) => say('school.finish.exhibited'),
      state: () =>
        declared(tested(laid({ round: 6, seats: [{ hand: ['mushroom', 'toad', 'fern'] }] }), [known]), { exhibit: 1 }),
      model: () => ({ kind: 'exhibit', potion: 'healing', pair: ['mushroom', 'toad'], mortar: false }),
      wrong: ({ potion, pair }) =>
        potion === 'healing' && isPair(pair, 'mushroom', 'toad') ? null : ({ say }) => say('school.finish.notSure'),
    }),
    {
      kind: 'pick',
      text: ({ say }) => say('school.finish.theory'),
      after: ({ say }) => say('school.finish.theoryDone'),
      look: 'words',
      options: wordOptions(
        [-4, 0, 5],
        (points, { say }) => withMinus(say('school.finish.points', { points })),
        (points) =>
          points === pointsOfSeal(rules, demo, { ingredient: 'fern', alchemical: 'PPP' }, 'gold')
            ? null
            : ({ say }) => say('school.finish.wrongInTheEnd'),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.finish.gold'),
      after: ({ say }) => say('school.finish.goldDone'),
      look: 'words',
      options: wordOptions(
        [2, 3, 7],
        (points, { say }) => say('school.finish.points', { points }),
        (points) => (points === pointsOfGold(7) ? null : ({ say }) => say('school.finish.threeAPoint')),
      ),
    },
  ],
}

/** */
function pointsOfGold(gold: number): number {
  const { table, own } = laid({ seats: [{ gold }] })
  const score = rules.scorers.find(({ source }) => source === 'gold')?.points
  if (score === undefined) throw new RangeError('gold counts for nothing')
  return score({ rules, table, seat: 0, own: own[0] as NonNullable<(typeof own)[number]> })
}

export const finishLessons: readonly Lesson[] = [finish]
