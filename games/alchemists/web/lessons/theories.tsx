import { type Pair, rulesAt } from '@athanor/alchemists'
import { demo } from '@athanor/lessons/demo.ts'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { wordOptions } from '@athanor/lessons/options.tsx'
import { Sign } from '@athanor/lessons/reasons.tsx'
import { firstOf, played } from '@athanor/lessons/task.ts'
import { sayWith } from '@athanor/ui/words/words.tsx'
import { cardsById } from '../lessonCards.ts'
import { alchemists, declared, exercise, isPair, laid, rival, tested, you } from './laid.ts'

/** These three leave only one alchemical for the toad. */
const toadKnown: readonly Pair[] = [
  ['mushroom', 'toad'],
  ['toad', 'flower'],
  ['toad', 'scorpion'],
]

/** A theory of the rival's, and two seals of one's own that a grant asks for. */
const rivalsToad = { on: 'toad', is: demo.toad, seals: [[rival, 'silver']] } as const

/** */
const publishing: Lesson = {
  ...cardsById.publishing,
  exercises: [
    exercise({
      teaches: 'publish',
      text: (words) =>
        sayWith(
          words,
          'school.publishing.publish',
          { alchemical: '' },
          { alchemical: <Sign alchemical={demo.toad} /> },
        ),
      after: ({ say }) => say('school.publishing.published'),
      state: () => declared(tested(laid({ seats: [{ gold: 2 }] }), toadKnown), { publish: 1 }),
      model: () => ({ kind: 'publish', ingredient: 'toad', alchemical: demo.toad, seal: 'gold' }),
      wrong: ({ ingredient, alchemical, seal }, { table }) => {
        if (ingredient !== 'toad') return ({ say }) => say('school.publishing.unknown')
        if (alchemical !== demo.toad) return ({ say }) => say('school.publishing.ruledOut')
        return rulesAt(table).seal(seal).hedge === null ? null : ({ say }) => say('school.publishing.noHedge')
      },
    }),
    exercise({
      teaches: 'endorse',
      text: ({ say }) => say('school.publishing.endorse'),
      after: ({ say }) => say('school.publishing.endorsed'),
      otherwise: ({ say }) => say('school.publishing.notOwn'),
      state: () => declared(tested(laid({ seats: [{ gold: 2 }], theories: [rivalsToad] }), toadKnown), { publish: 1 }),
      model: () => ({ kind: 'endorse', ingredient: 'toad', seal: 'gold' }),
      wrong: ({ seal }, { table }) =>
        rulesAt(table).seal(seal).hedge === null ? null : ({ say }) => say('school.publishing.noHedge'),
    }),
    exercise({
      teaches: 'takeGrant',
      text: ({ say }) => say('school.publishing.grant'),
      after: ({ say }) => say('school.publishing.granted'),
      state: () => {
        const theories = [
          { on: 'toad', is: demo.toad, seals: [[you, 'silver']] },
          { on: 'mandrakeRoot', is: demo.mandrakeRoot, seals: [[you, 'red']] },
        ] as const
        const state = declared(laid({ seats: [{ gold: 2 }], theories }), { publish: 1 })
        const { scorpion } = demo
        return played(alchemists, state, you, {
          kind: 'publish',
          ingredient: 'scorpion',
          alchemical: scorpion,
          seal: 'gold',
        })
      },
      model: (view) => firstOf(alchemists, view, 'takeGrant'),
    }),
  ],
}

/** The mushroom has red plus, and fern and mushroom are opposites: so the fern has red minus. */
const fernKnown: readonly Pair[] = [
  ['mushroom', 'fern'],
  ['mushroom', 'toad'],
]
const speedKnown: readonly Pair[] = [['mushroom', 'scorpion']]

function doubting() {
  const theories = [{ on: 'fern', is: 'PPP', seals: [[rival, 'silver']] }] as const
  return declared(tested(laid({ seats: [{ gold: 2 }], theories }), fernKnown), { debunk: 1 })
}

/** */
const debunking: Lesson = {
  ...cardsById.debunking,
  exercises: [
    exercise({
      teaches: 'debunk',
      text: (words) =>
        sayWith(words, 'school.debunking.debunk', { alchemical: '' }, { alchemical: <Sign alchemical="PPP" /> }),
      after: ({ say }) => say('school.debunking.debunked'),
      state: doubting,
      model: () => ({ kind: 'debunk', ingredient: 'fern', colour: 'red' }),
      wrong: ({ colour }) => (colour === 'red' ? null : ({ say }) => say('school.debunking.guess')),
    }),
    {
      kind: 'pick',
      text: ({ say }) => say('school.debunking.price'),
      after: ({ say }) => say('school.debunking.priceDone'),
      look: 'words',
      options: wordOptions(
        [0, 1, 5],
        (points, { say }) => say('school.debunking.lost', { points }),
        (points) => (points === lostByFailing() ? null : ({ say }) => say('school.debunking.otherPrice')),
      ),
    },
    exercise({
      teaches: 'demonstrate',
      text: (words) =>
        sayWith(words, 'school.debunking.demonstrate', { alchemical: '' }, { alchemical: <Sign alchemical="NNN" /> }),
      after: ({ say }) => say('school.debunking.demonstrated'),
      state: () => {
        const theories = [{ on: 'scorpion', is: 'NNN', seals: [[rival, 'silver']] }] as const
        const options = { debunking: 'master' } as const
        return declared(tested(laid({ seats: [{}], theories, options }), speedKnown), { debunk: 1 })
      },
      model: () => ({ kind: 'demonstrate', pair: ['mushroom', 'scorpion'], potion: 'speed' }),
      wrong: ({ pair, potion }) =>
        isPair(pair, 'mushroom', 'scorpion') && potion === 'speed'
          ? null
          : ({ say }) => say('school.debunking.noProof'),
    }),
  ],
}

/** what an attempt costs that proves nothing. */
function lostByFailing(): number {
  const theories = [{ on: 'fern', is: demo.fern, seals: [[rival, 'silver']] }] as const
  const before = declared(laid({ seats: [{}], theories }), { debunk: 1 })
  const after = played(alchemists, before, you, { kind: 'debunk', ingredient: 'fern', colour: 'red' })
  return (before.table.players[you]?.reputation ?? 0) - (after.table.players[you]?.reputation ?? 0)
}

export const theoryLessons: readonly Lesson[] = [publishing, debunking]
