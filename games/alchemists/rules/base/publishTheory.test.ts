import { type Alchemical, alchemicals, ingredients } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { alchemists } from '../game.ts'
import {
  all,
  declared,
  decline,
  endorse,
  legalOf,
  own,
  play,
  player,
  publish,
  question,
  refusal,
  secrets,
} from '../testing/play.ts'
import { masterOptions, type TheoryPlan, tableWith } from '../testing/table.ts'
import { baseSeals as seals } from './components/seals.ts'

const rich = { gold: 9 }
const toadTheory = { on: 'toad', is: 'PPP', seals: [[1, 'gold']] } as const

describe('Publish Theory', () => {
  const state = tableWith({ players: 3, seats: [rich, rich, rich], theories: [toadTheory] })
  const game = declared(state, { 0: { publish: 2 } })
  const published = play(game, [publish('fern', 'nPp', 'red')])

  it('A-236 offers a new theory or an endorsement', () => {
    expect(new Set(legalOf(game).map(({ kind }) => kind))).toEqual(new Set(['publish', 'endorse', 'decline']))
  })

  it('A-237, A-239, A-240 takes a free token and a free ingredient, 1 gold, and gains 1 reputation', () => {
    expect(published.table.theories[1]).toEqual({ alchemical: 'nPp', seals: [0] })
    expect([player(published, 0).gold, player(published, 0).reputation]).toEqual([8, 11])
  })

  it('A-238, A-097, A-243, AR-89 shows whose seal it is, and its type to the owner alone', () => {
    expect(own(published, 0).placed.fern).toBe('red')
    expect(secrets(published, 'published', 0)).toEqual([{ seal: 'red' }])
    expect(secrets(published, 'published', 1)).toEqual([])
    expect(alchemists.view(published.state, 1).own?.placed.fern).toBeUndefined()
    expect(JSON.stringify(alchemists.view(published.state, 1).table.theories)).not.toContain('red')
    expect(player(published, 0).sealsLeft).toBe(10)
  })

  it('A-241, A-302, A-303 may be false, even known to be', () => {
    const debunked = {
      ...state,
      table: {
        ...state.table,
        demonstrations: [{ seat: 1, round: 2, ingredient: 'scorpion', colour: 'green', sign: 'plus' }] as const,
      },
    }
    expect(refusal(declared(debunked, { 0: { publish: 1 } }), publish('scorpion', 'pnP'))).toBeNull()
  })

  it('A-242 refuses a taken ingredient and a taken token', () => {
    for (const seat of [0, 1, 2]) {
      const theirs = declared(state, { [seat]: { publish: 1 } })
      expect(refusal(theirs, publish('toad', 'npN'))).toBe('theoryExists')
      expect(refusal(theirs, publish('fern', 'PPP'))).toBe('alchemicalTaken')
    }
  })

  it('A-244, A-098, AR-22 uses own seals up', () => {
    const spent = {
      ...state,
      own: state.own.map((mine) => ({ ...mine, seals: [0, 1, 0, 0, 0] })),
      table: {
        ...state.table,
        players: state.table.players.map((someone) => ({ ...someone, sealsLeft: 1, revealed: [2, 2, 2, 2, 2] })),
      },
    }
    const last = declared(spent, { 0: { publish: 2 } })
    expect(refusal(last, publish('fern', 'npN', 'gold'))).toBe('sealMissing')
    const none = play(last, [publish('fern', 'npN', 'silver')])
    expect(all(none, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'publish', forced: true }])
    expect(alchemists.view(last.state, 1).own?.seals).not.toBe(own(last, 0).seals)
  })

  it('A-236, AR-59 leaves only endorsements when every ingredient has a theory, and nothing when all are sealed', () => {
    const full = (mine: number) =>
      ingredients.map((on, number) => ({
        on,
        is: alchemicals[number] as Alchemical,
        seals: [[number < mine ? 0 : 1, number < 2 ? 'gold' : number < 5 ? 'silver' : seals[number - 3]]],
      })) as readonly TheoryPlan[]
    const one = declared(tableWith({ players: 2, seats: [rich, rich], theories: full(7) }), { 0: { publish: 1 } })
    expect(question(one)).toBe('0 publish')
    const kinds = legalOf(one).flatMap((action) => (action.kind === 'endorse' ? [action.ingredient] : [action.kind]))
    expect(new Set(kinds)).toEqual(new Set(['ravensFeather', 'decline']))
    const none = declared(tableWith({ players: 2, seats: [rich, rich], theories: full(8) }), { 0: { publish: 1 } })
    expect(all(none, 'declined')).toEqual([{ kind: 'declined', seat: 0, ask: 'publish', forced: true }])
  })

  it('refuses without the fee, and is declined when nothing can be paid', () => {
    const poor = declared(tableWith({ players: 3, seats: [{ gold: 0 }], theories: [toadTheory] }), {
      0: { publish: 1 },
    })
    expect(all(poor, 'declined')[0]).toMatchObject({ seat: 0, ask: 'publish', forced: true })
  })
})

describe('endorsing', () => {
  const theories = [
    toadTheory,
    {
      on: 'fern',
      is: 'npN',
      seals: [
        [1, 'silver'],
        [2, 'red'],
      ],
    },
    {
      on: 'flower',
      is: 'pNn',
      seals: [
        [1, 'silver'],
        [2, 'red'],
        [3, 'gold'],
      ],
    },
    { on: 'mandrakeRoot', is: 'nPp', seals: [[0, 'silver']] },
  ] as const
  const state = tableWith({ players: 4, seats: [rich, { gold: 0 }, { gold: 0 }, { gold: 0 }], theories })
  const game = declared(state, { 0: { publish: 2 } })

  it('A-252, A-254, A-255, A-256 costs 1 gold to the bank and 1 to each seal, and gains no reputation', () => {
    const done = play(game, [endorse('fern', 'gold')])
    expect(done.table.theories[1]?.seals).toEqual([1, 2, 0])
    expect(done.table.players.map(({ gold }) => gold)).toEqual([6, 1, 1, 0])
    expect(player(done, 0).reputation).toBe(10)
    expect(own(done, 0).placed.fern).toBe('gold')
  })

  it('A-252, A-097 shows whose seal an endorsement is, and its type to the owner alone', () => {
    const done = play(game, [endorse('fern', 'gold')])
    expect(all(done, 'endorsed')).toEqual([{ kind: 'endorsed', seat: 0, ingredient: 'fern' }])
    expect(secrets(done, 'endorsed', 0)).toEqual([{ seal: 'gold' }])
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(secrets(done, 'endorsed', viewer)).toEqual([])
  })

  it('A-253 refuses a second seal and the own theory', () => {
    expect(refusal(game, endorse('mandrakeRoot'))).toBe('alreadySealed')
    expect(refusal(play(game, [endorse('fern')]), endorse('fern'))).toBe('alreadySealed')
    expect(refusal(game, endorse('scorpion'))).toBe('noTheory')
  })

  it('A-257 has three seal spaces', () => {
    expect(refusal(game, endorse('flower'))).toBe('noSealSpace')
  })

  it('A-257 lets everybody endorse the same theory with two or three players', () => {
    for (const players of [2, 3]) {
      const table = tableWith({ players, seats: [rich, rich, rich].slice(0, players), theories: [toadTheory] })
      const others = [0, 2].filter((seat) => seat < players)
      const done = play(
        declared(table, Object.fromEntries(others.map((seat) => [seat, { publish: 1 }]))),
        others.map(() => endorse('toad')),
      )
      expect(done.table.theories[2]?.seals).toEqual([1, ...others])
    }
  })

  it('A-258, A-319 refuses theories in conflict', () => {
    const marked = tableWith({
      players: 4,
      options: masterOptions,
      seats: [rich, rich, rich, rich],
      theories,
      conflicts: [['toad', 'flower']],
    })
    for (const seat of [0, 2, 3])
      expect(refusal(declared(marked, { [seat]: { publish: 1 } }), endorse('toad'))).toBe('inConflict')
  })

  it('AR-23 must be paid in full beforehand', () => {
    const poor = declared(tableWith({ players: 4, seats: [{ gold: 2 }], theories }), { 0: { publish: 1 } })
    expect(refusal(poor, endorse('fern'))).toBe('noGold')
    expect(refusal(poor, endorse('toad'))).toBeNull()
    expect(question(play(poor, [decline]))).not.toBe('0 publish')
  })
})
