import type { Lesson } from '@athanor/lessons/lesson.ts'
import { wordOptions } from '@athanor/lessons/options.tsx'
import { firstOf, played } from '@athanor/lessons/task.ts'
import { cardsById } from '../lessonCards.ts'
import { alchemists, declared, exercise, isPair, laid, rival, tested, you } from './laid.ts'

/** The learner knows what mushroom and toad make, and the cleric wants it. */
const known = ['mushroom', 'toad'] as const
const wanted = 1

function selling(hand = ['mushroom', 'toad', 'fern'] as const) {
  return tested(laid({ adventurer: 'cleric', seats: [{ gold: 1, hand }, { hand: ['toad', 'fern'] }] }), [known])
}

/** a neutral potion where at least a neutral one was promised. */
function neutralSale(): string {
  const hand = ['toad', 'birdClaw'] as const
  const before = declared(laid({ adventurer: 'cleric', seats: [{ gold: 0, hand }] }), { sell: 1 })
  const sale = {
    kind: 'sell',
    wanted,
    guarantee: 'neutral',
    merchants: 0,
    barmaids: 0,
    pair: hand,
    mortar: false,
  } as const
  const after = played(alchemists, before, you, sale).table.players[you]
  return `${after?.gold} ${(after?.reputation ?? 0) - (before.table.players[you]?.reputation ?? 0)}`
}

/** */
const market: Lesson = {
  ...cardsById.market,
  exercises: [
    exercise({
      teaches: 'bid',
      text: ({ say }) => say('school.market.bid'),
      after: ({ say }) => say('school.market.bidden'),
      state: () => declared(selling(), { sell: 1 }, { sell: 1 }),
      others: () => ({ kind: 'bid', bid: 0 }),
      model: () => ({ kind: 'bid', bid: 1 }),
      wrong: ({ bid }) =>
        bid === 1 ? null : ({ say }) => say(bid === 0 ? 'school.market.noDiscount' : 'school.market.dear', { bid }),
    }),
    exercise({
      teaches: 'sell',
      text: ({ say }) => say('school.market.sell'),
      after: ({ say }) => say('school.market.sold'),
      state: () => declared(selling(), { sell: 1 }),
      model: () => ({
        kind: 'sell',
        wanted,
        guarantee: 'exact',
        merchants: 0,
        barmaids: 0,
        pair: known,
        mortar: false,
      }),
      wrong: ({ wanted: promised, guarantee, pair }) => {
        if (!isPair(pair, ...known)) return ({ say }) => say('school.market.unknownPair')
        if (promised !== wanted) return ({ say }) => say('school.market.otherPotion')
        return guarantee === 'exact' ? null : ({ say }) => say('school.market.tooModest')
      },
    }),
    {
      kind: 'pick',
      text: ({ say }) => say('school.market.neutral'),
      after: ({ say }) => say('school.market.neutralDone'),
      look: 'words',
      options: wordOptions(
        ['2 0', '2 -1', '0 -1'],
        (id, { say }) => {
          const [gold = 0, reputation = 0] = id.split(' ').map(Number)
          return say('school.market.outcome', { gold, lost: -reputation })
        },
        (id) =>
          id === neutralSale()
            ? null
            : ({ say }) => say(id === '2 0' ? 'school.market.stillShameful' : 'school.market.stillPaid'),
      ),
    },
  ],
}

const shop = ['bootsOfSpeed', 'magicMortar', 'periscope'] as const

/** */
const artifacts: Lesson = {
  ...cardsById.artifacts,
  exercises: [
    exercise({
      teaches: 'buy',
      text: ({ say }) => say('school.artifacts.buy'),
      after: ({ say }) => say('school.artifacts.bought'),
      state: () => declared(laid({ seats: [{ gold: 4 }], onOffer: shop }), { buy: 1 }),
      model: () => ({ kind: 'buy', artifact: 'magicMortar', shopkeepers: 0, offering: 0 }),
      wrong: ({ artifact }) => (artifact === 'bootsOfSpeed' ? ({ say }) => say('school.artifacts.allGold') : null),
    }),
    exercise({
      teaches: 'periscope',
      text: ({ say }) => say('school.artifacts.periscope'),
      after: ({ say }) => say('school.artifacts.seen'),
      otherwise: ({ say }) => say('school.artifacts.freeLook'),
      state: () => {
        const pair = ['toad', 'scorpion'] as const
        const seats = [{ artifacts: ['periscope'] }, { hand: [...pair, 'fern', 'flower'] }] as const
        const state = declared(laid({ seats }), {}, { test: 1 })
        return played(alchemists, state, rival, { kind: 'test', pair, mortar: false })
      },
      model: (view) => firstOf(alchemists, view, 'periscope'),
    }),
    exercise({
      teaches: 'setBothAside',
      text: ({ say }) => say('school.artifacts.aside'),
      after: ({ say }) => say('school.artifacts.setAside'),
      otherwise: ({ say }) => say('school.artifacts.onlyOne'),
      state: () => {
        const seats = [{ artifacts: ['magicMortar', 'featherInCap'], hand: known }] as const
        const state = declared(tested(laid({ round: 6, seats }), [known]), { exhibit: 1 })
        return played(alchemists, state, you, { kind: 'exhibit', potion: 'healing', pair: known, mortar: true })
      },
      model: () => ({ kind: 'setBothAside' }),
    }),
  ],
}

export const marketLessons: readonly Lesson[] = [market, artifacts]
