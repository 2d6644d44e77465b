import { describe, expect, it } from 'vitest'
import { alchemists, box, rulesOf } from '../game.ts'
import { all, buy, declared, decline, legalOf, play, player, question, refusal, untilRound } from '../testing/play.ts'
import { optionsWith, tableWith } from '../testing/table.ts'

const state = tableWith({
  players: 2,
  seats: [{ gold: 9 }, { gold: 9 }],
  onOffer: ['bootsOfSpeed', 'periscope', 'magicMortar'],
})

describe('Buy Artifact', () => {
  it('A-153, A-154, A-093 takes one from the row for its price and lays it open', () => {
    const game = play(declared(state, { 0: { buy: 1 }, 1: { buy: 1 } }), [buy('periscope')])
    expect([player(game, 0).gold, player(game, 0).artifacts]).toEqual([6, ['periscope']])
    expect(alchemists.view(game.state, 1).table.players[0]?.artifacts).toEqual(['periscope'])
    expect(refusal(game, buy('periscope'))).toBe('artifactGone')
  })

  it('A-158 leaves a gap: the row is not refilled before a conference', () => {
    const game = play(declared(state, { 0: { buy: 2 } }), [buy('periscope')])
    expect(game.table.onOffer).toEqual(['bootsOfSpeed', 'magicMortar'])
    expect(untilRound(game, 3).table.onOffer).toEqual(['bootsOfSpeed', 'magicMortar'])
  })

  it('A-153 refuses what is too expensive, and is declined for who can buy nothing', () => {
    const poor = tableWith({ players: 2, seats: [{ gold: 3 }], onOffer: ['bootsOfSpeed', 'periscope'] })
    expect(refusal(declared(poor, { 0: { buy: 1 } }), buy('bootsOfSpeed'))).toBe('noGold')
    const broke = tableWith({ players: 2, seats: [{ gold: 2 }], onOffer: ['bootsOfSpeed', 'periscope'] })
    expect(all(declared(broke, { 0: { buy: 1 } }), 'declined')[0]).toMatchObject({ ask: 'buy', forced: true })
    expect(
      all(declared(tableWith({ players: 2, seats: [{ gold: 9 }], onOffer: [] }), { 0: { buy: 1 } }), 'declined').length,
    ).toBe(1)
  })

  it('A-440, A-157 has the printed prices and points', () => {
    const base = rulesOf(optionsWith({}), 4)
    const printed = base.artifacts.map((artifact) => {
      const { level, cost, points } = base.artifact(artifact)
      return `${level} ${artifact} ${cost}/${points}`
    })
    const inTheBook = [
      '1 bootsOfSpeed 4/2',
      '1 discountCard 3/1',
      '1 magicMortar 3/1',
      '1 periscope 3/1',
      '1 printingPress 4/2',
      '1 robeOfRespect 4/0',
      '2 amuletOfRhetoric 4/0',
      '2 hypnoticAmulet 3/1',
      '2 sealOfAuthority 4/0',
      '2 silverChalice 4/6',
      '2 thinkingCap 4/1',
      '2 witchsTrunk 3/2',
      '3 altarOfGold 1/0',
      '3 bronzeCup 4/4',
      '3 crystalCabinet 5/0',
      '3 featherInCap 3/0',
      '3 magicMirror 4/0',
      '3 wisdomIdol 4/0',
    ]
    // Whatever else is in the box, six of each level are these.
    expect(printed.filter((line) => inTheBook.includes(line))).toEqual(inTheBook)
    expect([1, 2, 3].map((level) => inTheBook.filter((line) => line.startsWith(`${level} `)).length)).toEqual([6, 6, 6])
  })

  it('A-439 offers exactly the three of level III in round 6', () => {
    const game = declared(tableWith({ players: 2, round: 6, seats: [{ gold: 9 }] }), { 0: { buy: 1 } })
    const offered = new Set(
      legalOf(game).flatMap((action) => (action.kind === 'buy' ? [box.artifact(action.artifact).level] : [])),
    )
    expect(offered).toEqual(new Set([3]))
    expect(game.table.onOffer.length).toBe(3)
  })

  it('A-155, AR-83 works for the rest of the game, from the moment it is paid', () => {
    const press = tableWith({ players: 2, seats: [{ gold: 4 }], onOffer: ['printingPress'] })
    const game = play(declared(press, { 0: { buy: 1, publish: 1 } }), [buy('printingPress')])
    expect(player(game, 0).gold).toBe(0)
    expect(question(game)).toBe('0 publish')
    expect(refusal(game, { kind: 'publish', ingredient: 'fern', alchemical: 'Nnp', seal: 'gold' })).toBeNull()
    expect(question(play(game, [decline]))).not.toBe('0 publish')
  })
})
