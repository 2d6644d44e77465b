import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { total } from '../../engine/counts.ts'
import { alchemists, rulesOf } from '../../game.ts'
import {
  all,
  answer,
  discard,
  favoursIn,
  legalOf,
  own,
  player,
  question,
  refusal,
  secrets,
  together,
  until,
} from '../../testing/play.ts'
import { cardWith, funded, keep, opening, secretCard, settle, startingCard } from '../../testing/startup.ts'
import { masterOptions, optionsWith } from '../../testing/table.ts'
import { printedStartupCards } from './components.ts'
import { ownStartup, poolsOn, startupOf } from './state.ts'

const gold3 = cardWith({ gold: 3 })
const gold2ingredient = cardWith({ gold: 2, ingredients: 1 })
const ingredients3 = cardWith({ ingredients: 3 })
const goldIngredients2 = cardWith({ gold: 1, ingredients: 2 })
const favours2gold = cardWith({ gold: 1, favours: 2 })
const favours2ingredient = cardWith({ ingredients: 1, favours: 2 })
const bookIngredient = cardWith({ ingredients: 1, books: 1 })
const bookGold = cardWith({ gold: 1, books: 1 })
const fame1 = cardWith({ gold: 1, ingredients: 1, reputation: 1 })
const fame2 = cardWith({ favours: 1, reputation: 2 })
const loan = cardWith({ gold: 3, ingredients: 2, reputation: -2 })
const otherLoan = cardWith({ gold: 1, ingredients: 2, favours: 2, reputation: -2 })
const delayed = cardWith({ ingredients: 1, delayed: 3 })

const masters = { options: masterOptions }

describe('the startup deck', () => {
  it('G-020 G-035 GR-62 has twenty cards, one of them with a starting and one with a secret artifact; the rest is reconstructed', () => {
    expect(printedStartupCards.length).toBe(20)
    const artifacts = printedStartupCards.filter(({ artifact }) => artifact !== undefined)
    expect(artifacts.map(({ artifact }) => artifact)).toEqual(['starting', 'secret'])
    expect(artifacts.every(({ source }) => source === 'rulebook')).toBe(true)
    const others = printedStartupCards.filter(({ artifact }) => artifact === undefined)
    expect(others.every(({ source }) => source === 'reconstructed')).toBe(true)
  })

  it('GR-97 can be brought by the host, with the price of the Replicator', () => {
    const startupCards = printedStartupCards.map(({ ingredients = 1, artifact }) =>
      artifact === undefined ? { gold: 4, ingredients } : { gold: 4, artifact },
    )
    const options = optionsWith({
      startupFunding: true,
      printedValues: { startupCards, replicator: { cost: 3, points: 2 } },
    })
    const rules = rulesOf(options, 2)
    expect(rules.startupCards?.map(({ gold, source }) => [gold, source])).toEqual(startupCards.map(() => [4, 'host']))
    expect(rules.artifact('replicator')).toMatchObject({ cost: 3, points: 2, source: 'host', replicates: true })
    const game = funded({
      keeping: [
        [0, 6],
        [1, 3],
      ],
      options: { ...masterOptions, printedValues: { startupCards } },
    })
    expect(game.table.players.map(({ gold }) => gold)).toEqual([8, 8])
    expect(all(game, 'startupRevealed')[0]?.choices[0]?.cards[0]).toEqual({ gold: 4, ingredients: 1, source: 'host' })
  })

  it('G-021 GR-24 G-266 puts the Replicator into the deck of the opening row, which may or may not offer it', () => {
    const options = optionsWith({ startupFunding: true })
    const rules = rulesOf(options, 2)
    expect(rules.artifactsOfLevel(1)).toContain('replicator')
    expect(rulesOf(optionsWith({}), 2).artifacts).not.toContain('replicator')
    const seats = [{ colour: 'purple' }, { colour: 'white' }]
    const offered = Array.from({ length: 30 }, (_, game) => {
      const { table } = alchemists.setup(options, seats, quickChance(`replicator ${game}`)).state
      expect([...table.onOffer, ...poolsOn(table).starting].toSorted()).toEqual(rules.artifactsOfLevel(1).toSorted())
      return table.onOffer.includes('replicator')
    })
    expect(new Set(offered)).toEqual(new Set([true, false]))
  })
})

describe('choosing startup cards', () => {
  const game = opening({
    keeping: [
      [gold3, ingredients3],
      [favours2gold, loan],
    ],
    ...masters,
  })

  it('G-022 G-023 comes when the whole opening lies open', () => {
    const { table } = game
    expect(question(game)).toBe('0 chooseStartup, 1 chooseStartup')
    expect([table.row.length, table.onOffer.length, table.toCome.length]).toEqual([5, 3, 2])
    expect(table.nextAdventurer).not.toBeNull()
    const seen = alchemists.view(game.state, 1).table
    expect(seen).toEqual(table)
  })

  it('G-024 takes the place of the ordinary hand: no gold, no favor card, no ingredients', () => {
    for (const seat of [0, 1]) {
      expect(player(game, seat)).toMatchObject({ gold: 0, favours: 0, cards: 0 })
    }
    const fresh = alchemists.setup(
      optionsWith({ startupFunding: true }),
      [{ colour: 'purple' }, { colour: 'white' }],
      quickChance('fresh'),
    )
    expect(fresh.events.map(({ public: event }) => event.kind)).not.toContain('cardsDrawn')
  })

  it('G-025 deals four different cards to everybody, for their owner alone', () => {
    const { state, events } = alchemists.setup(
      optionsWith({ startupFunding: true }),
      ['purple', 'white', 'brown', 'black'].map((colour) => ({ colour })),
      quickChance('deal'),
    )
    const dealt = state.own.map((mine) => ownStartup(mine).dealt)
    expect(dealt.map(({ length }) => length)).toEqual([4, 4, 4, 4])
    expect(new Set(dealt.flat()).size).toBe(16)
    const told = events.filter(({ public: event }) => event.kind === 'startupDealt')
    expect(told.map(({ secret }) => Object.keys(secret ?? {}))).toEqual([['0'], ['1'], ['2'], ['3']])
    expect(JSON.stringify(alchemists.view(state, 'spectator'))).not.toContain('dealt')
  })

  it('G-026 keeps exactly two of the four', () => {
    expect(legalOf(game, 0).length).toBe(6)
    const { dealt } = ownStartup(own(game, 0))
    const strange = [...printedStartupCards.keys()].find((card) => !dealt.includes(card)) as number
    expect(refusal(game, keep(gold3, strange), 0)).toBe('startupCardMissing')
    expect(refusal(game, keep(gold3, gold3), 0)).toBe('startupCardMissing')
    expect(alchemists.actionSchema.safeParse({ kind: 'chooseStartup', cards: [0, 1, 2] }).success).toBe(false)
  })

  it('GR-26 G-027 G-046 shows all pairs at the same moment; what was put away stays hidden', () => {
    const one = answer(game, 0, keep(gold3, ingredients3))
    expect(one.events).toEqual([])
    expect(alchemists.view(one.state, 1)).toEqual(alchemists.view(game.state, 1))
    const both = together(game, { 0: keep(gold3, ingredients3), 1: keep(favours2gold, loan) })
    expect(all(both, 'startupRevealed')).toEqual([
      {
        kind: 'startupRevealed',
        choices: [
          { seat: 0, cards: [printedStartupCards[gold3], printedStartupCards[ingredients3]] },
          { seat: 1, cards: [printedStartupCards[favours2gold], printedStartupCards[loan]] },
        ],
      },
    ])
    expect(both.table.players.map((each) => startupOf(each).kept)).toEqual([
      [gold3, ingredients3],
      [favours2gold, loan],
    ])
    const rival = JSON.stringify(alchemists.view(both.state, 1).table)
    expect(rival).not.toContain('dealt')
    expect(ownStartup(own(both, 0)).dealt.length).toBe(4)
  })
})

describe('funding', () => {
  it('G-028 G-029 G-030 gives everything on both cards; ingredients come from the deck and not from the row', () => {
    const plan = {
      keeping: [
        [gold3, ingredients3],
        [gold2ingredient, goldIngredients2],
      ] as const,
      ...masters,
    }
    const before = opening(plan)
    const game = funded(plan)
    expect(player(game, 0)).toMatchObject({ gold: 3, cards: 3, favours: 0 })
    expect(player(game, 1)).toMatchObject({ gold: 3, cards: 3, favours: 0 })
    expect(game.table.row).toEqual(before.table.row)
    expect(game.table.deck).toBe(before.table.deck - 6)
    expect(secrets(game, 'cardsDrawn', 0)[0]?.drawn?.length).toBe(3)
    expect(secrets(game, 'cardsDrawn', 0).length).toBe(1)
  })

  it('G-031 draws all favor cards and one more, then one of them goes, face up', () => {
    const plan = {
      keeping: [
        [favours2gold, favours2ingredient],
        [gold3, ingredients3],
      ] as const,
      favours: ['sage', 'sage', 'barmaid', 'merchant', 'custodian'] as const,
      startingPlayer: 0,
      ...masters,
    }
    const game = funded(plan)
    expect(player(game, 0).favours).toBe(5)
    expect(question(game)).toBe('0 settleFunding')
    expect(refusal(game, settle({ favour: 'herbalist' }))).toBe('favourMissing')
    expect(refusal(game, settle({}))).toBe('otherFunding')
    const settled = together(game, { 0: settle({ favour: 'merchant' }) })
    expect(player(settled, 0).favours).toBe(4)
    expect(favoursIn(settled.table.favourDiscard, 'merchant')).toBe(1)
    expect(all(settled, 'favourRejected')).toEqual([{ kind: 'favourRejected', seat: 0, favour: 'merchant' }])
  })

  it('GR-27 draws no favor card where no card shows one, and nothing is asked', () => {
    const game = funded({
      keeping: [
        [gold3, ingredients3],
        [loan, goldIngredients2],
      ],
      ...masters,
    })
    expect(game.table.players.map(({ favours }) => favours)).toEqual([0, 0])
    expect(question(game)).toMatch(/chooseOrder$/)
  })

  it('G-033 GR-28 G-045 moves reputation once, by the sum of both cards, from 10 and without any zone', () => {
    const moves = (game: ReturnType<typeof funded>) =>
      all(game, 'reputationChanged').map(({ seat, from, to, why }) => [seat, from, to, why])
    const one = funded({
      keeping: [
        [fame1, loan],
        [gold3, ingredients3],
      ],
      ...masters,
    })
    expect(moves(one)).toEqual([[0, 10, 9, 'startup']])
    const both = until(
      funded({
        keeping: [
          [loan, otherLoan],
          [fame1, goldIngredients2],
        ],
        ...masters,
      }),
      '0 chooseOrder',
    )
    expect(moves(both)).toEqual([
      [0, 10, 6, 'startup'],
      [1, 10, 11, 'startup'],
    ])
    const even = together(
      funded({
        keeping: [
          [fame2, loan],
          [gold3, ingredients3],
        ],
        favours: ['sage', 'sage'],
        ...masters,
      }),
      {
        0: settle({ favour: 'sage' }),
      },
    )
    expect(moves(even)).toEqual([])
  })

  it('G-034 puts delayed reputation off until round 1 is over, and nothing else', () => {
    const start = funded({
      keeping: [
        [delayed, gold3],
        [ingredients3, loan],
      ],
      startingPlayer: 0,
      ...masters,
    })
    expect(player(start, 0)).toMatchObject({ reputation: 10, gold: 3, cards: 1 })
    const later = until(start, '1 chooseOrder')
    const next = until(answer(later, 1, legalOf(later, 1)[0] as never), '1 chooseOrder')
    expect(next.table.round).toBe(2)
    expect(player(next, 0).reputation).toBe(13)
    expect(all(next, 'reputationChanged').filter(({ seat }) => seat === 0)).toEqual([
      { kind: 'reputationChanged', seat: 0, from: 10, to: 13, why: 'startup' },
    ])
  })

  it('G-032 GR-26 reads books side by side once the ingredients are in hand, each for its reader alone', () => {
    const game = funded({
      keeping: [
        [bookIngredient, bookGold],
        [cardWith({ gold: 2, ingredients: 1, books: 1, reputation: -2 }), gold3],
      ],
      startingPlayer: 0,
      ...masters,
    })
    expect(question(game)).toBe('0 readBooks, 1 readBooks')
    expect(player(game, 0).cards).toBe(1)
    const kinds = game.seen.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('cardsDrawn')).toBeLessThan(kinds.indexOf('bookTaken'))
    const [mine, theirs] = [0, 1].map((seat) => legalOf(game, seat)[0])
    const read = together(game, { 0: mine as never, 1: theirs as never })
    // The second book of seat 0.
    expect(question(read)).toBe('0 readBooks')
    expect(secrets(read, 'bookRead', 0).length).toBe(1)
  })

  it('G-048 gives apprentices one ingredient more, and masters none', () => {
    const keeping = [
      [gold3, ingredients3],
      [gold2ingredient, loan],
    ] as const
    expect(funded({ keeping }).table.players.map(({ cards }) => cards)).toEqual([4, 4])
    expect(funded({ keeping, ...masters }).table.players.map(({ cards }) => cards)).toEqual([3, 3])
  })

  it('GR-63 follows the setting for starting ingredients of each player', () => {
    const keeping = [
      [gold3, ingredients3],
      [gold2ingredient, loan],
    ] as const
    const cards = (options: object) => funded({ keeping, options }).table.players.map((each) => each.cards)
    expect(cards({ ...masterOptions, seat1: 'apprenticeIngredients' })).toEqual([4, 3])
    expect(cards({ seat2: 'masterIngredients' })).toEqual([4, 3])
    expect(cards({ seat2: 'masterDebunking' })).toEqual([4, 4])
  })
})

describe('the sequence of the start', () => {
  const plan = {
    keeping: [
      [favours2gold, startingCard],
      [bookIngredient, secretCard],
      [fame2, gold3],
    ] as const,
    favours: ['herbalist', 'herbalist', 'sage', 'sage', 'custodian'] as const,
    startingPlayer: 2,
    ...masters,
  }

  it('GR-26 goes clockwise from the starting player for all that is drawn', () => {
    const game = funded(plan)
    const kinds = game.seen.flatMap((event) => (event.kind === 'cardsDrawn' ? [event.seat] : []))
    expect(kinds).toEqual([2, 0, 1])
    // Seat 2 drew the first two, seat 0 the next three.
    expect(favoursIn(own(game, 2).favours, 'herbalist')).toBe(2)
    expect(favoursIn(own(game, 0).favours, 'sage')).toBe(2)
  })

  it('GR-26 G-272 G-273 settles everything at once, then reputation, then books, then Herbalists', () => {
    const game = funded(plan)
    expect(question(game)).toBe('0 settleFunding, 1 settleFunding, 2 settleFunding')
    const [starting] = poolsOn(game.table).starting
    const [secret] = poolsOn(game.table).secret
    const settled = together(game, {
      0: settle({ favour: 'sage', starting: starting as never }),
      1: settle({ secret: secret as never }),
      2: settle({ favour: 'herbalist' }),
    })
    expect(question(settled)).toBe('1 readBooks')
    const kinds = settled.seen.slice(game.seen.length).map(({ kind }) => kind)
    expect(kinds).toEqual([
      'favourRejected',
      'favourRejected',
      'startingArtifactTaken',
      'secretArtifactTaken',
      'reputationChanged',
      'reputationChanged',
      'bookTaken',
    ])
    const read = together(settled, { 1: legalOf(settled, 1)[0] as never })
    expect(question(read)).toBe('2 herbalist')
    const [hand] = [own(read, 2).hand]
    expect(total(hand)).toBe(3)
  })

  it('G-273 G-274 lets a discarded Herbalist do nothing, and shows it to all', () => {
    const game = funded({
      keeping: [
        [fame2, gold3],
        [ingredients3, loan],
      ],
      favours: ['herbalist', 'sage'],
      startingPlayer: 0,
      ...masters,
    })
    const thrown = together(game, { 0: settle({ favour: 'herbalist' }) })
    expect(question(thrown)).toBe('0 chooseOrder')
    expect(favoursIn(thrown.table.favourDiscard, 'herbalist')).toBe(1)
    const kept = together(game, { 0: settle({ favour: 'sage' }) })
    expect(question(kept)).toBe('0 herbalist')
    const cards = legalOf(kept, 0)[0]
    expect(cards?.kind).toBe(discard().kind)
  })
})
