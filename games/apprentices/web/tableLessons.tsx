import type { ApprenticesShape, State } from '@athanor/apprentices'
import { type TablePlan, tableWith } from '@athanor/apprentices/laidTable'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { lessonLuck, tableAt } from '@athanor/lessons/lessonTable.ts'
import { wordOptions } from '@athanor/lessons/options.tsx'
import { exercisesAt, played } from '@athanor/lessons/task.ts'
import { client } from './client.ts'
import { lessonCards } from './lessonCards.ts'

/** Pieces and rules come with the table, so that they are kept once. */
const { game: apprentices } = client
const exercise = exercisesAt<ApprenticesShape>(apprentices)

const [, workdayCard, ravensCard, helpingCard, abilitiesCard, initiatesCard] = lessonCards
const [you, robin] = [0, 1]

/** A table of two; dice are numbered from 0 on, the learner's first. */
function laid(plan: Omit<TablePlan, 'players'>): State {
  return tableWith({ players: 2, ...plan })
}

/** A real table of two at its first question, which is the learner's. */
const opening = tableAt(apprentices, {}, lessonLuck(5), ({ ask }) => ask === 'fifthDie')

/** D-016 to D-019, D-066 to D-079, D-103 to D-112. */
const workday: Lesson = {
  ...workdayCard,
  exercises: [
    exercise({
      teaches: 'chooseDie',
      seat: opening.due.seat,
      text: ({ say }) => say('school.workday.die'),
      after: ({ say }) => say('school.workday.dieChosen'),
      state: () => opening.state,
      model: () => ({ kind: 'chooseDie', colour: 'green' }),
      wrong: ({ colour }) => (colour === 'black' ? ({ say }) => say('school.workday.black') : null),
    }),
    exercise({
      teaches: 'research',
      text: ({ say }) => say('school.workday.research'),
      after: ({ say }) => say('school.workday.researched'),
      otherwise: ({ say }) => say('school.workday.payFirst'),
      state: () => laid({ round: 1, dice: [['potion', 'raven', 'parchment', 'parchment', 'gemstone'], ['potion']] }),
      model: () => ({ kind: 'research', table: 4, units: [0, 1] }),
      wrong: ({ table }) => (table === 4 ? null : ({ say }) => say('school.workday.otherTable', { table })),
    }),
    exercise({
      teaches: 'buyDie',
      text: ({ say }) => say('school.workday.buy'),
      after: ({ say }) => say('school.workday.bought'),
      otherwise: ({ say }) => say('school.workday.notYet'),
      state: () => laid({ points: [14, 0], dice: [['gemstone'], ['potion']] }),
      model: () => ({ kind: 'buyDie', colour: 'purple' }),
      wrong: ({ colour }) => (colour === 'black' ? ({ say }) => say('school.workday.black') : null),
    }),
    exercise({
      teaches: 'endTurn',
      text: ({ say }) => say('school.workday.end'),
      after: ({ say }) => say('school.workday.ended'),
      state: () => laid({ dice: [['gemstone'], ['potion', 'potion']] }),
      model: () => ({ kind: 'endTurn' }),
    }),
    {
      kind: 'pick',
      text: ({ say }) => say('school.workday.last'),
      after: ({ say }) => say('school.workday.lastDone'),
      look: 'words',
      options: wordOptions(
        ['true', 'false'],
        (goesOn, { say }) => say('school.workday.goesOn', { goesOn }),
        (goesOn) => ((goesOn === 'true') === isPlayedOut() ? null : ({ say }) => say('school.workday.roundEnds')),
      ),
    },
  ],
}

/** D-111: whether the round goes on when the first player of it has 42 points. */
function isPlayedOut(): boolean {
  const table = laid({ points: [41, 0], dice: [['potion', 'potion'], ['potion']] })
  const researched = played(apprentices, table, you, { kind: 'research', table: 4, units: [0, 1] })
  return apprentices.outcome(played(apprentices, researched, you, { kind: 'endTurn' })) === null
}

/** D-039 to D-065. */
const ravens: Lesson = {
  ...ravensCard,
  exercises: [
    exercise({
      teaches: 'cancelRaven',
      text: ({ say }) => say('school.ravens.cancel'),
      after: ({ say }) => say('school.ravens.cancelled'),
      otherwise: ({ say }) => say('school.ravens.useGemstone'),
      state: () => laid({ dice: [['raven', 'gemstone', 'gemstone', 'potion', 'potion'], ['potion']] }),
      model: () => ({ kind: 'cancelRaven', gemstone: 1, raven: 0 }),
    }),
    exercise({
      teaches: 'rollRaven',
      text: ({ say }) => say('school.ravens.roll'),
      after: ({ say }) => say('school.ravens.rolled'),
      state: () => laid({ dice: [['raven', 'potion', 'potion', 'parchment'], ['potion']] }),
      model: () => ({ kind: 'rollRaven', raven: 0 }),
    }),
    exercise({
      teaches: 'rerollRavens',
      text: ({ say }) => say('school.ravens.three'),
      after: ({ say }) => say('school.ravens.rerolled'),
      otherwise: ({ say }) => say('school.ravens.tooMany'),
      state: () =>
        laid({ phase: 'threeRavens', dice: [['raven', 'raven', 'raven', 'gemstone', 'potion'], ['potion']] }),
      model: () => ({ kind: 'rerollRavens', kept: 0 }),
    }),
    exercise({
      teaches: 'keepRavens',
      text: ({ say }) => say('school.ravens.keep'),
      after: ({ say }) => say('school.ravens.kept'),
      otherwise: ({ say }) => say('school.ravens.enoughGemstones'),
      state: () =>
        laid({
          phase: 'threeRavens',
          dice: [['raven', 'raven', 'raven', 'gemstone', 'gemstone', 'gemstone', 'potion', 'potion'], ['potion']],
        }),
      model: () => ({ kind: 'keepRavens' }),
    }),
  ],
}

/** The rival's raven and the learner's gemstone, or the other way round. */
const mine = {
  dice: [
    ['raven', 'potion', 'potion'],
    ['gemstone', 'potion'],
  ],
} as const
const theirs = {
  active: robin,
  dice: [
    ['gemstone', 'potion'],
    ['raven', 'potion'],
  ],
} as const
const rivalsGemstone = 3
const ownGemstone = 0

/** D-047 to D-050. */
const helping: Lesson = {
  ...helpingCard,
  exercises: [
    exercise({
      teaches: 'askHelp',
      text: ({ say }) => say('school.helping.ask'),
      after: ({ say }) => say('school.helping.asked'),
      otherwise: ({ say }) => say('school.helping.askFirst'),
      state: () => laid(mine),
      model: () => ({ kind: 'askHelp' }),
    }),
    exercise({
      teaches: 'acceptHelp',
      text: ({ say }) => say('school.helping.accept'),
      after: ({ say }) => say('school.helping.accepted'),
      otherwise: ({ say }) => say('school.helping.takeIt'),
      state: () =>
        played(apprentices, played(apprentices, laid(mine), you, { kind: 'askHelp' }), robin, {
          kind: 'offerHelp',
          gemstone: rivalsGemstone,
        }),
      model: () => ({ kind: 'acceptHelp', gemstone: rivalsGemstone, raven: 0 }),
    }),
    exercise({
      teaches: 'offerHelp',
      text: ({ say }) => say('school.helping.offer'),
      after: ({ say }) => say('school.helping.offered'),
      otherwise: ({ say }) => say('school.helping.point'),
      state: () => played(apprentices, laid(theirs), robin, { kind: 'askHelp' }),
      model: () => ({ kind: 'offerHelp', gemstone: ownGemstone }),
    }),
    exercise({
      teaches: 'withdrawHelp',
      text: ({ say }) => say('school.helping.withdraw'),
      after: ({ say }) => say('school.helping.withdrawn'),
      state: () =>
        played(apprentices, played(apprentices, laid(theirs), robin, { kind: 'askHelp' }), you, {
          kind: 'offerHelp',
          gemstone: ownGemstone,
        }),
      model: () => ({ kind: 'withdrawHelp', gemstone: ownGemstone }),
    }),
    exercise({
      teaches: 'declineHelp',
      text: ({ say }) => say('school.helping.decline'),
      after: ({ say }) => say('school.helping.declined'),
      otherwise: ({ say }) => say('school.helping.needIt'),
      state: () => played(apprentices, laid(theirs), robin, { kind: 'askHelp' }),
      model: () => ({ kind: 'declineHelp' }),
    }),
  ],
}

/** D-080 to D-102, D-122 to D-137. */
const abilities: Lesson = {
  ...abilitiesCard,
  exercises: [
    exercise({
      teaches: 'convert',
      text: ({ say }) => say('school.abilities.convert'),
      after: ({ say }) => say('school.abilities.converted'),
      otherwise: ({ say }) => say('school.abilities.abilityFirst'),
      state: () => laid({ tokens: { 2: [[you, 1]] }, dice: [['potion', 'gemstone', 'parchment'], ['potion']] }),
      model: () => ({ kind: 'convert', table: 2, units: [0], gains: ['parchment', 'gemstone'] }),
      wrong: ({ gains }) => (gains.includes('gemstone') ? null : ({ say }) => say('school.abilities.needGemstone')),
    }),
    exercise({
      teaches: 'rerollDie',
      text: ({ say }) => say('school.abilities.reroll'),
      after: ({ say }) => say('school.abilities.rerolled'),
      otherwise: ({ say }) => say('school.abilities.rerollFirst'),
      state: () => laid({ tokens: { 4: [[you, 1]] }, dice: [['gemstone', 'potion', 'green parchment'], ['potion']] }),
      model: () => ({ kind: 'rerollDie', table: 4, die: 2 }),
      wrong: ({ die }, { table: { dice } }) =>
        dice[die]?.face === 'parchment' ? null : ({ say }) => say('school.abilities.useful'),
    }),
    exercise({
      teaches: 'tradeUnits',
      text: ({ say }) => say('school.abilities.trade'),
      after: ({ say }) => say('school.abilities.traded'),
      otherwise: ({ say }) => say('school.abilities.pointsHere'),
      state: () =>
        laid({
          tokens: {
            3: [
              [robin, 2],
              [you, 1],
            ],
          },
          dice: [['parchment', 'parchment', 'gemstone'], ['potion']],
        }),
      model: () => ({ kind: 'tradeUnits', table: 3, units: [0, 1] }),
    }),
  ],
}

/** D-138 to D-160: sides for those who know the game. */
const initiates: Lesson = {
  ...initiatesCard,
  exercises: [
    exercise({
      teaches: 'tradeRavens',
      text: ({ say }) => say('school.initiates.ravens'),
      after: ({ say }) => say('school.initiates.ravensTraded'),
      otherwise: ({ say }) => say('school.initiates.tradeThem'),
      state: () =>
        laid({
          initiate: 'all',
          tokens: {
            1: [
              [robin, 2],
              [you, 1],
            ],
          },
          dice: [['raven', 'raven', 'raven', 'potion', 'potion'], ['potion']],
        }),
      model: () => ({ kind: 'tradeRavens', table: 1, ravens: [0, 1, 2] }),
    }),
    exercise({
      teaches: 'blockSlot',
      text: ({ say }) => say('school.initiates.block'),
      after: ({ say }) => say('school.initiates.blocked'),
      otherwise: ({ say }) => say('school.initiates.blockIt'),
      state: () =>
        laid({
          initiate: 'all',
          tokens: { 1: [[you, 1]], 4: [[robin, 2]] },
          dice: [
            ['gemstone', 'parchment'],
            ['potion', 'potion'],
          ],
        }),
      model: () => ({ kind: 'blockSlot', table: 1, targetTable: 4, targetRank: 1 }),
      wrong: ({ targetTable, targetRank }) =>
        targetTable === 4 && targetRank === 1 ? null : ({ say }) => say('school.initiates.nobodyThere'),
    }),
    exercise({
      teaches: 'takeUnit',
      text: ({ say }) => say('school.initiates.take'),
      after: ({ say }) => say('school.initiates.taken'),
      otherwise: ({ say }) => say('school.initiates.takeIt'),
      state: () =>
        laid({
          initiate: 'all',
          tokens: { 5: [[you, 1]] },
          dice: [
            ['gemstone', 'gemstone', 'potion'],
            ['potion', 'parchment'],
          ],
        }),
      model: () => ({ kind: 'takeUnit', table: 5, units: [0, 1], unit: 3 }),
      wrong: ({ unit }, { table: { dice } }) =>
        dice[unit]?.face === 'potion' ? null : ({ say }) => say('school.initiates.wantPotion'),
    }),
    exercise({
      teaches: 'shiftPrice',
      text: ({ say }) => say('school.initiates.price'),
      after: ({ say }) => say('school.initiates.priceShifted'),
      otherwise: ({ say }) => say('school.initiates.shiftFirst'),
      state: () =>
        laid({
          initiate: 'all',
          price: 8,
          points: [7, 0],
          tokens: {
            5: [
              [robin, 2],
              [you, 1],
            ],
          },
          dice: [['gemstone'], ['potion']],
        }),
      model: () => ({ kind: 'shiftPrice', table: 5, by: -1 }),
      wrong: ({ by }) => (by === -1 ? null : ({ say }) => say('school.initiates.dearer')),
    }),
  ],
}

/** A whole round, done at the table. */
export const tableLessons: readonly Lesson[] = [workday, ravens, helping, abilities, initiates]
