import { describe, expect, it } from 'vitest'
import { discardSize, discardsFor } from './base/herbalist.ts'
import type { Action, Favour } from './engine/contributions.ts'
import { countOf } from './engine/counts.ts'
import { choicesOf, firstIntent, nextStep, withPart } from './engine/drafting/intent.ts'
import { favoursIn } from './engine/drafting/namedFavours.ts'
import { emptyPlan, planChoices, planCount, withChange, withoutChange } from './engine/drafting/plan.ts'
import { promptContextAt } from './engine/drafting/promptContext.ts'
import type { Pair } from './engine/state.ts'
import { alchemists } from './game.ts'
import {
  askedView,
  type FairGame,
  fairGame,
  fairTable,
  legalIn,
  playerIn,
  playFair,
  refusalIn,
  rulesIn,
  seenIn,
} from './testing/fair/fairTable.ts'
import { golemOptions } from './testing/golemTable.ts'
import { bid, buy, decline, discard, drink, plan, sell, transmute } from './testing/play.ts'
import type { PlayerPlan, TablePlan } from './testing/table.ts'

/** Two players; the one of the tests declares first, and the other one does nothing. */
function opening(seat: PlayerPlan, more: Partial<TablePlan> = {}): FairGame {
  return fairTable({ players: 2, order: [1, 0], seats: [seat], ...more })
}

/** The same once both have declared. */
function ready(seat: PlayerPlan, wishes: Parameters<typeof plan>[0], more?: Partial<TablePlan>): FairGame {
  return playFair(opening(seat, more), [plan(wishes), plan({})])
}

function inPile(game: FairGame, favour: Favour): number {
  return countOf(game.state.table.favourDiscard, rulesIn(game).favours.numberOf(favour))
}

function played(game: FairGame): readonly Favour[] {
  return seenIn(game, 'favourPlayed').map(({ favour }) => favour)
}

function goldFor(game: FairGame, why: string): number {
  return seenIn(game, 'goldChanged').reduce((sum, moved) => (moved.why === why ? sum + moved.change : sum), 0)
}

function contextIn(game: FairGame) {
  const context = promptContextAt(rulesIn(game), askedView(game))
  if (context === null) throw new Error('nobody is asked')
  return context
}

/** Mixes of DEMO. */
const healing: Pair = ['mushroom', 'toad']
const neutral: Pair = ['toad', 'birdClaw']

describe('a second card that is played when drawn', () => {
  const seat = { hand: ['toad', 'toad', 'toad'], gold: 9 } as const
  const drawing = (favourDeck: readonly Favour[]) =>
    playFair(ready(seat, { buy: 1 }, { onOffer: ['hypnoticAmulet'], favourDeck, deck: ['fern', 'fern', 'flower'] }), [
      buy('hypnoticAmulet'),
    ])
  const herbalist = drawing(['sage', 'courier', 'herbalist', 'sage'])

  it('A-423 leaves the Herbalist what she is: three cards, and two of the hand go', () => {
    expect(herbalist.state.table.asks).toEqual([{ kind: 'herbalist', seat: 0 }])
    expect(playerIn(herbalist).cards).toBe(6)
    expect(refusalIn(herbalist, discard('toad'))).toMatchObject({ params: { size: 2 } })
    expect(legalIn(herbalist).every((action) => action.kind === 'discard' && action.ingredients.length === 2)).toBe(
      true,
    )
  })

  it('asks for itself, with its own numbers and its own name', () => {
    const courier = playFair(herbalist, [discard('toad', 'toad')])
    expect(courier.state.table.asks).toEqual([{ kind: 'herbalist', seat: 0, favour: 'courier' }])
    expect(playerIn(courier).cards).toBe(6 - 2 + 2)
    const { prompt, at } = contextIn(courier)
    expect(prompt.kind === 'herbalist' && [discardsFor(prompt), discardSize(at.rules, prompt, at.own.hand)]).toEqual([
      'courier',
      1,
    ])
    expect(refusalIn(courier, discard('fern', 'fern'))).toMatchObject({ params: { size: 1 } })
    const done = playFair(courier, [discard('fern')])
    expect(seenIn(done, 'herbalistDone')).toEqual([
      { kind: 'herbalistDone', seat: 0, count: 2 },
      { kind: 'herbalistDone', seat: 0, count: 1, favour: 'courier' },
    ])
    expect(played(done)).toEqual(['herbalist', 'courier'])
  })

  it('is put together of one card', () => {
    const courier = playFair(herbalist, [discard('toad', 'toad')])
    const context = contextIn(courier)
    const step = nextStep(context, withPart(context, firstIntent(context), 'firstDiscard', 'fern'))
    expect(step).toEqual({ kind: 'whole', action: discard('fern') })
  })
})

describe('a second card that lowers the price', () => {
  const favours = ['shopkeeper', 'peddler', 'peddler'] as const
  const buying = ready({ favours, gold: 1 }, { buy: 1 }, { onOffer: ['bootsOfSpeed', 'periscope'] })

  it('AR-39 takes off what it says, beside the first one and by its own name', () => {
    const done = playFair(buying, [
      { kind: 'buy', artifact: 'bootsOfSpeed', shopkeepers: 1, offering: 0, others: { peddler: 1 } },
    ])
    expect(seenIn(done, 'artifactBought')).toMatchObject([{ artifact: 'bootsOfSpeed', price: 4 - 1 - 2 }])
    expect(playerIn(done).gold).toBe(0)
    expect(played(done)).toEqual(['shopkeeper', 'peddler'])
    expect([inPile(done, 'shopkeeper'), inPile(done, 'peddler')]).toEqual([1, 2])
  })

  it('is one more way to buy for every number of each', () => {
    const ways = legalIn(buying).filter((action) => action.kind === 'buy' && action.artifact === 'periscope')
    expect(ways).toEqual([
      { kind: 'buy', artifact: 'periscope', shopkeepers: 0, offering: 0, others: { peddler: 1 } },
      { kind: 'buy', artifact: 'periscope', shopkeepers: 0, offering: 0, others: { peddler: 2 } },
      { kind: 'buy', artifact: 'periscope', shopkeepers: 1, offering: 0, others: { peddler: 1 } },
      { kind: 'buy', artifact: 'periscope', shopkeepers: 1, offering: 0, others: { peddler: 2 } },
    ])
    expect(refusalIn(buying, buy('periscope', 1))).toMatchObject({ id: 'alchemists.reject.noGold' })
  })

  it('is missing by its own name', () => {
    const wish = (others: Partial<Record<Favour, number>>) =>
      refusalIn(buying, { ...buy('periscope'), others } as Action)
    expect(wish({ peddler: 3 })).toEqual({
      id: 'alchemists.reject.favourMissing',
      params: { favour: 'peddler', needed: 3, held: 2 },
    })
    // Nothing else is played by name here, the Shopkeeper neither: she has a number.
    for (const favour of ['shopkeeper', 'gilder'] as const) {
      expect(wish({ [favour]: 1 })).toMatchObject({ params: { favour, held: 0 } })
    }
  })

  it('is a part of its own, the last one, and settles what is too dear', () => {
    const context = contextIn(buying)
    const chosen = withPart(context, withPart(context, firstIntent(context), 'artifact', 'periscope'), 'shopkeepers', 0)
    const step = nextStep(context, chosen)
    expect(step.kind === 'part' && step.step.part).toBe('others')
    const open = choicesOf(context, chosen, 'others').map(({ value }) => favoursIn(value))
    expect(open).toEqual([['peddler'], ['peddler', 'peddler']])
    expect(nextStep(context, withPart(context, chosen, 'others', 'peddler'))).toEqual({
      kind: 'whole',
      action: { kind: 'buy', artifact: 'periscope', shopkeepers: 0, offering: 0, others: { peddler: 1 } },
    })
    expect(choicesOf(context, firstIntent(context), 'artifact').every(({ isClosed }) => !isClosed)).toBe(true)
  })

  it('AR-59 lets nobody decline for a seat that might have enough of them', () => {
    const poor = ready({ favours: ['peddler', 'sage'], gold: 0 }, { buy: 1 }, { onOffer: ['periscope'] })
    expect(legalIn(poor)).toEqual([decline])
    expect(seenIn(poor, 'declined')).toEqual([])
    const poorer = ready({ favours: ['peddler'], gold: 0 }, { buy: 1 }, { onOffer: ['periscope'] })
    expect(seenIn(poorer, 'declined')).toMatchObject([{ seat: 0, ask: 'buy', forced: true }])
  })
})

describe('a second card for a sale', () => {
  const hand = ['mushroom', 'toad', 'birdClaw'] as const

  it('A-416, AR-32 lifts the result by its own number of levels, together with a Barmaid', () => {
    const state = ready({ hand, favours: ['cellarer', 'barmaid'] }, { sell: 1 })
    const done = playFair(state, [{ ...sell(0, 'exact', neutral), others: { cellarer: 1 } } as Action])
    expect(seenIn(done, 'sold')).toMatchObject([{ counted: 'exact', paid: 4 }])
    const both = playFair(state, [{ ...sell(0, 'exact', neutral, { barmaids: 1 }), others: { cellarer: 1 } } as Action])
    expect(seenIn(both, 'reputationChanged')).toMatchObject([{ from: 10, to: 11, why: 'sale' }])
    expect(played(both)).toEqual(['barmaid', 'cellarer'])
  })

  it('A-428, A-429 pays for the first sale what it says; the card that makes a place is the one that pays least', () => {
    const favours = ['crier', 'merchant'] as const
    const offer = { ...sell(0, 'exact', healing, { merchants: 1 }), others: { crier: 1 } } as Action
    const first = playFair(ready({ hand, favours }, { sell: 1 }), [offer])
    expect(goldFor(first, 'merchant')).toBe(1 + 3)
    const two = fairTable({ players: 2, order: [1, 0], seats: [{ hand, favours }, { hand }] })
    const bids: readonly Action[] = [bid(0), bid(1)]
    const later = playFair(two, [plan({ sell: 1 }), plan({ sell: 1 }), ...bids, sell(0, 'exact', healing)])
    // With two players every offer leaves no place for another one.
    expect(refusalIn(later, sell(1, 'neutral', healing))).toMatchObject({ id: 'alchemists.reject.potionBlocked' })
    expect(goldFor(playFair(later, [offer]), 'merchant')).toBe(3)
    const alone = { ...sell(0, 'exact', healing), others: { crier: 1 } } as Action
    expect(goldFor(playFair(later, [alone]), 'merchant')).toBe(0)
  })
})

describe('a second card for gold', () => {
  it('A-431, AR-40 brings its own number beside a Sage', () => {
    const state = ready({ hand: ['toad'], favours: ['sage', 'gilder', 'gilder'] }, { transmute: 1 })
    const done = playFair(state, [{ ...transmute('toad', 1), others: { gilder: 2 } } as Action])
    expect(goldFor(done, 'transmute')).toBe(1 + 1 + 4)
    expect(played(done)).toEqual(['sage', 'gilder', 'gilder'])
  })
})

describe('a second card for approval', () => {
  it('GR-85 brings its own number of tokens beside a Courtier', () => {
    const state = ready(
      { hand: ['toad'], favours: ['courtier', 'envoy'] },
      { researchGolem: 1 },
      { options: golemOptions },
    )
    const done = playFair(state, [{ kind: 'testGolem', ingredient: 'toad', courtiers: 1, others: { envoy: 1 } }])
    expect(seenIn(done, 'approvalChanged')).toMatchObject([{ why: 'research' }, { change: 1 + 2, why: 'courtier' }])
  })
})

describe('second cards of a plan', () => {
  const held = ['assistant', 'porter', 'associate', 'page', 'custodian', 'watchman'] as const
  const seat = { favours: held, hand: ['mushroom', 'toad', 'mushroom', 'toad'] } as const

  it('A-410 brings a cube beside an Assistant', () => {
    const game = opening(seat)
    const all = { forage: 3, test: 2, drink: 2, transmute: 1 }
    expect(refusalIn(game, plan({ ...all, assistants: 1 }))).toMatchObject({ params: { needed: 8, held: 7 } })
    const done = playFair(game, [{ ...plan({ ...all, assistants: 1 }), others: { porter: 1 } } as Action])
    expect(playerIn(done).cubes).toMatchObject({ board: 0, placed: 8, unused: 0 })
    expect(played(done)).toEqual(['assistant', 'porter'])
  })

  it('A-412 leads on a space instead of an Associate', () => {
    const wish = plan({ forage: 1, drink: 1, associates: ['forage', 'drink'] })
    expect(refusalIn(opening(seat), wish)).toMatchObject({ params: { favour: 'associate', needed: 2, held: 1 } })
    const done = playFair(opening(seat), [{ ...wish, others: { page: 1 } } as Action])
    expect(played(done)).toEqual(['associate', 'page'])
    expect(playerIn(done).associates).toEqual(['forage', 'drink'])
  })

  it('A-418..A-422 lies beside the board under its own name, and goes to the pile when all have drunk', () => {
    const own = { ...plan({ custodian: 1 }), others: { watchman: 1 } } as Action
    const first = playFair(opening(seat), [own])
    expect(first.state.table).toMatchObject({ custodianOut: true, cardOut: 'watchman' })
    expect(inPile(first, 'watchman')).toBe(2)
    const done = playFair(first, [plan({}), drink(healing)])
    expect(done.state.table.custodianOut).toBe(false)
    expect('cardOut' in done.state.table).toBe(false)
    expect(inPile(done, 'watchman')).toBe(3)
    const both = playFair(opening(seat), [{ ...plan({ custodian: 2 }), others: { watchman: 1 } } as Action])
    expect(played(both)).toEqual(['custodian', 'watchman'])
    expect([both.state.table.custodianOut, 'cardOut' in both.state.table]).toEqual([true, false])
    expect([inPile(both, 'custodian'), inPile(both, 'watchman')]).toEqual([0, 3])
  })

  it('is nothing that a plan can name without a use for it', () => {
    const { actionSchema } = fairGame.game
    const named = (wishes: Parameters<typeof plan>[0], others: object) =>
      actionSchema.safeParse({ ...plan(wishes), others }).success
    expect(named({ forage: 1, associates: ['forage'] }, { page: 1 })).toBe(true)
    expect(named({ forage: 1 }, { page: 1 })).toBe(false)
    expect(named({ custodian: 1 }, { watchman: 2 })).toBe(false)
    expect(named({ forage: 1 }, {})).toBe(false)
    expect(named({ forage: 1 }, { peddler: 1 })).toBe(false)
    expect(refusalIn(opening(seat), { ...plan({ forage: 1 }), others: { page: 1 } } as Action)).not.toBeNull()
  })

  it('grows by each of them by name, and comes down again', () => {
    const context = contextIn(opening(seat))
    const first = planChoices(context, emptyPlan)
    expect(first.flatMap(({ change }) => change.favour ?? [])).toEqual(['watchman', 'porter'])
    for (const { change, plan: next, refusal } of first) {
      expect(refusal).toBeNull()
      expect(withoutChange(context, next, change)).toEqual(emptyPlan)
    }
    const drinking = withChange(context, emptyPlan, { kind: 'action', space: 'custodian', favour: 'watchman' })
    expect(drinking).toEqual({ ...emptyPlan, actions: { custodian: 1 }, others: { watchman: 1 } })
    const leading = withChange(context, drinking, { kind: 'associate', space: 'custodian', favour: 'page' })
    const more = withChange(context, leading, { kind: 'assistant', favour: 'porter' })
    expect(planCount(context, more)).toEqual({ held: 7, placed: 1, left: 6 })
    // The space goes, and with it the cards that were played for it.
    expect(withoutChange(context, more, { kind: 'action', space: 'custodian' })).toEqual({
      ...emptyPlan,
      others: { porter: 1 },
    })
  })

  it('has exactly the legal plans that its cards allow', () => {
    const small = opening({ favours: ['porter', 'page'] }, { round: 1 })
    const legal = legalIn(small)
    expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length)
    expect(legal.every((action) => fairGame.game.actionSchema.safeParse(action).success)).toBe(true)
    expect(legal.every((action) => refusalIn(small, action) === null)).toBe(true)
    const named = legal.filter((action) => action.kind === 'declare' && action.others !== undefined)
    expect(named.length).toBeGreaterThan(legal.length / 2)
  })
})

describe('two artifacts with a discount', () => {
  const buys = (artifacts: PlayerPlan['artifacts'] & object, ...wanted: Parameters<typeof buy>[0][]) =>
    playFair(
      ready({ gold: 20, artifacts }, { buy: 2 }, { round: 4, onOffer: wanted }),
      wanted.map((each) => buy(each)),
    )
  const prices = (game: FairGame) => seenIn(game, 'artifactBought').map(({ price }) => price)

  it('A-447 takes 2 off every artifact after the Purse', () => {
    expect(prices(buys(['purse'], 'thinkingCap', 'silverChalice'))).toEqual([4 - 2, 4 - 2])
  })

  it('A-447, AR-85 counts the Discount Card and the Purse each by itself, whichever came first', () => {
    // The Purse was bought after the Discount Card, which gives 1 since; then before it.
    expect(prices(buys(['discountCard', 'purse'], 'thinkingCap', 'silverChalice'))).toEqual([4 - 3, 4 - 3])
    expect(prices(buys(['purse', 'discountCard'], 'thinkingCap', 'silverChalice'))).toEqual([4 - 4, 4 - 3])
  })

  it('AR-83 neither helps to buy itself, and each begins behind its own purchase', () => {
    const first = buys([], 'discountCard', 'purse')
    expect(prices(first)).toEqual([3, 4 - 2])
    expect(playerIn(first)).toMatchObject({ discounts: 1, furtherDiscounts: { purse: 0 } })
    const second = buys([], 'purse', 'discountCard')
    expect(prices(second)).toEqual([4, 3 - 2])
    expect(playerIn(second)).toMatchObject({ discounts: 1, furtherDiscounts: { discountCard: 0 } })
  })

  it('adds up with cards that lower the price, never below 0', () => {
    const seat = { gold: 0, artifacts: ['discountCard', 'purse'], favours: ['peddler'] } as const
    const done = playFair(ready(seat, { buy: 1 }, { onOffer: ['periscope'] }), [
      { ...buy('periscope'), others: { peddler: 1 } } as Action,
    ])
    expect(prices(done)).toEqual([0])
  })
})

describe('tables without further cards', () => {
  it('have the actions, questions and events that they always had', () => {
    expect(alchemists.actionSchema.safeParse(buy('periscope')).success).toBe(true)
    expect(alchemists.actionSchema.safeParse({ ...buy('periscope'), others: { sage: 1 } }).success).toBe(false)
    const game = fairTable({ players: 2, order: [1, 0], options: {} })
    expect(rulesIn(game).drafting('buy')?.parts.at(-1)?.part).toBe('others')
    const plain = fairGame.rulesOf({ ...game.state.table.options, fair: false }, 2)
    expect(plain.drafting('buy')?.parts.map(({ part }) => part)).toEqual(['artifact', 'shopkeepers', 'offering'])
    expect(plain.namedBy('buy')).toEqual([])
  })
})
