import { heldOf, rulesAt, type Space, type State } from '@athanor/alchemists'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { lessonLuck, tableAt } from '@athanor/lessons/lessonTable.ts'
import { wordOptions } from '@athanor/lessons/options.tsx'
import { firstOf, played } from '@athanor/lessons/task.ts'
import { cardsById } from '../lessonCards.ts'
import { alchemists, declared, exercise, isPair, laid, madeOf, rival, tested, you } from './laid.ts'

/** A real game of two from its first question on, until the learner is asked for something. */
function opening(ask: 'keepFavour' | 'chooseOrder'): State {
  const options = { firstPlayer: 'seat1', aid: 'bookkeeping' }
  return tableAt(alchemists, options, lessonLuck(2), (due) => due.ask === ask && due.seat === you).state
}

/** What lies to be declared in the first round: one mix on either space, and something to mix. */
const firstPlan = ['forage', 'test', 'drink'] as const satisfies readonly Space[]

const firstRound = laid({ round: 1, seats: [{ gold: 2, hand: ['mushroom', 'toad', 'fern'] }, { gold: 2 }] })

/** */
const morning: Lesson = {
  ...cardsById.morning,
  exercises: [
    exercise({
      teaches: 'keepFavour',
      text: ({ say }) => say('school.morning.favour'),
      after: ({ say }) => say('school.morning.favourKept'),
      state: () => opening('keepFavour'),
      model: (view) => firstOf(alchemists, view, 'keepFavour'),
    }),
    exercise({
      teaches: 'chooseOrder',
      text: ({ say }) => say('school.morning.order'),
      after: ({ say }) => say('school.morning.ordered'),
      state: () => opening('chooseOrder'),
      model: (view) => firstOf(alchemists, view, 'chooseOrder', ({ space }) => cardsAt(view.table, space) > 1),
      wrong: ({ space }, { table }) =>
        cardsAt(table, space) > 1
          ? null
          : ({ say }) => say('school.morning.fewCards', { cards: cardsAt(table, space) }),
    }),
    exercise({
      teaches: 'declare',
      text: ({ say }) => say('school.morning.declare'),
      after: ({ say }) => say('school.morning.declared'),
      state: () => {
        const actions = { forage: 2 }
        return played(alchemists, firstRound, rival, { kind: 'declare', actions, assistants: 0, associates: [] })
      },
      model: () => ({
        kind: 'declare',
        actions: Object.fromEntries(firstPlan.map((space) => [space, 1])),
        assistants: 0,
        associates: [],
      }),
      wrong: ({ actions }) => {
        const missing = firstPlan.find((space) => actions[space] !== 1)
        return missing === undefined
          ? null
          : ({ say }) => say('school.morning.missing', { space: say(`alchemists.space.${missing}`) })
      },
    }),
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.morning.closed'),
      after: ({ say }) => say('school.morning.closedDone'),
      look: 'words',
      options: wordOptions(
        rulesAt(firstRound.table).spaces.flatMap(({ id, card }) => (card === undefined && id !== 'exhibit' ? id : [])),
        (space, { say }) => say(`alchemists.space.${space}`),
        (space) => (rulesAt(firstRound.table).space(space).isOpen(1) ? ({ say }) => say('school.morning.open') : null),
      ),
    },
  ],
}

function cardsAt(table: State['table'], space: number): number {
  const { favours = 0, ingredients = 0 } = rulesAt(table).orderSpaces(table)[space]?.gain ?? {}
  return favours + ingredients
}

/** */
const gathering: Lesson = {
  ...cardsById.gathering,
  exercises: [
    exercise({
      teaches: 'discard',
      text: ({ say }) => say('school.gathering.herbalist'),
      after: ({ say }) => say('school.gathering.discarded'),
      state: () => {
        const state = laid({ round: 1, seats: [{ hand: ['mushroom', 'mushroom', 'toad', 'toad', 'fern', 'flower'] }] })
        return { ...state, table: { ...state.table, asks: [{ kind: 'herbalist', seat: you }] } }
      },
      model: () => ({ kind: 'discard', ingredients: ['mushroom', 'toad'] }),
      wrong: ({ ingredients }, { own }) =>
        ingredients.every((each) => own !== null && heldOf(own.hand, each) > 1) && new Set(ingredients).size > 1
          ? null
          : ({ say }) => say('school.gathering.keepVariety'),
    }),
    exercise({
      teaches: 'forage',
      text: ({ say }) => say('school.gathering.forage'),
      after: ({ say }) => say('school.gathering.foraged'),
      state: () =>
        declared(
          laid({
            round: 1,
            seats: [{ hand: ['mushroom', 'toad'] }],
            row: ['mushroom', 'toad', 'toad', 'flower', 'scorpion'],
          }),
          { forage: 1 },
        ),
      model: () => ({ kind: 'forage', from: 'scorpion' }),
      wrong: ({ from }, { own }) => {
        if (from === 'deck') return ({ say }) => say('school.gathering.blind')
        return own !== null && heldOf(own.hand, from) > 0 ? ({ say }) => say('school.gathering.held') : null
      },
    }),
    exercise({
      teaches: 'transmute',
      text: ({ say }) => say('school.gathering.transmute'),
      after: ({ say }) => say('school.gathering.transmuted'),
      state: () =>
        declared(laid({ round: 1, seats: [{ gold: 1, hand: ['mushroom', 'fern', 'fern'] }] }), { transmute: 1 }),
      model: () => ({ kind: 'transmute', ingredient: 'fern', sages: 0 }),
      wrong: ({ ingredient }, { own }) =>
        own !== null && heldOf(own.hand, ingredient) > 1 ? null : ({ say }) => say('school.gathering.single'),
    }),
    exercise({
      teaches: 'decline',
      text: ({ say }) => say('school.gathering.decline'),
      after: ({ say }) => say('school.gathering.declined'),
      otherwise: ({ say }) => say('school.gathering.nothingToMix'),
      state: () =>
        declared(laid({ round: 1, seats: [{ gold: 3, hand: ['mushroom', 'toad'] }] }), { transmute: 1, test: 1 }),
      model: () => ({ kind: 'decline' }),
    }),
  ],
}

const known = ['mushroom', 'toad'] as const

/** */
const experiments: Lesson = {
  ...cardsById.experiments,
  exercises: [
    exercise({
      teaches: 'test',
      text: ({ say }) => say('school.experiments.test'),
      after: ({ say }) => say('school.experiments.tested'),
      state: () =>
        declared(tested(laid({ seats: [{ hand: ['mushroom', 'toad', 'birdClaw'] }] }), [known]), { test: 1 }),
      model: () => ({ kind: 'test', pair: ['mushroom', 'birdClaw'], mortar: false }),
      wrong: ({ pair }) => (isPair(pair, ...known) ? ({ say }) => say('school.experiments.again') : null),
    }),
    {
      kind: 'pick',
      text: ({ say }) => say('school.experiments.fee'),
      after: ({ say }) => say('school.experiments.feeDone'),
      look: 'words',
      options: wordOptions(
        [0, 1],
        (gold, { say }) => say('school.experiments.gold', { gold }),
        (gold) => (gold === studentFee() ? null : ({ say }) => say('school.experiments.warned')),
      ),
    },
    exercise({
      teaches: 'drink',
      text: ({ say }) => say('school.experiments.drink'),
      after: ({ say }) => say('school.experiments.drunk'),
      state: () =>
        declared(tested(laid({ seats: [{ hand: ['mushroom', 'toad', 'scorpion'] }] }), [known]), { drink: 1 }),
      model: () => ({ kind: 'drink', pair: ['toad', 'scorpion'], mortar: false }),
      wrong: ({ pair }) =>
        isPair(pair, ...known)
          ? ({ say }) => say('school.experiments.again')
          : pair.includes('toad')
            ? null
            : ({ say }) => say('school.experiments.risk'),
    }),
    {
      kind: 'pick',
      text: ({ say }) => say('school.experiments.harm'),
      after: ({ say }) => say('school.experiments.harmDone'),
      look: 'words',
      options: wordOptions(
        ['insanity', 'paralysis', 'poison'],
        (potion, { say }) => say('school.experiments.harmOf', { potion }),
        (potion) => (isLastNextRound(potion) ? null : ({ say }) => say('school.experiments.otherHarm', { potion })),
      ),
    },
  ],
}

/** what a second test costs once the student has drunk something bad. */
function studentFee(): number {
  const [bad, other] = [
    ['fern', 'birdClaw'],
    ['mushroom', 'toad'],
  ] as const
  const before = declared(laid({ seats: [{ gold: 5, hand: [...bad, ...other] }] }), { test: 2 })
  const first = played(alchemists, before, you, { kind: 'test', pair: bad, mortar: false })
  const second = played(alchemists, first, you, { kind: 'test', pair: other, mortar: false })
  return goldIn(first) - goldIn(second)
}

function goldIn({ table }: State): number {
  return table.players[you]?.gold ?? 0
}

/** whether whoever drinks such a potion is the last one in the next round. */
function isLastNextRound(potion: string): boolean {
  const bad = [
    ['fern', 'birdClaw'],
    ['fern', 'flower'],
    ['mushroom', 'birdClaw'],
  ] as const
  const pair = bad.find((each) => madeOf(each) === potion)
  if (pair === undefined) throw new RangeError(`nobody makes ${potion}`)
  const state = declared(laid({ seats: [{ hand: pair }] }), { drink: 1 })
  const after = played(alchemists, state, you, { kind: 'drink', pair, mortar: false })
  return after.table.newlyParalysed.includes(you)
}

export const roundLessons: readonly Lesson[] = [morning, gathering, experiments]
