import { describe, expect, it } from 'vitest'
import type { Artifact } from '../engine/contributions.ts'
import { alchemists } from '../game.ts'
import { all, declared, type Played, toTheEnd } from '../testing/play.ts'
import type { TablePlan } from '../testing/table.ts'
import { demo, masterOptions, tableWith } from '../testing/table.ts'

/** The final round of a game in which nobody does anything: unused cubes still bring favor cards. */
function ended(plan: Partial<TablePlan>): Played {
  return toTheEnd(declared(tableWith({ players: 2, round: 6, emptyDeck: true, ...plan }), {}))
}

const source = (game: Played, seat: number, name: string) =>
  alchemists.outcome(game.state)?.seats[seat]?.breakdown.find((part) => part.source === name)?.points

describe('final scoring', () => {
  it('A-363, A-369 turns reputation into points, one for one', () => {
    expect(source(ended({ seats: [{ reputation: 16 }] }), 0, 'reputation')).toBe(16)
  })

  it('A-364, A-366, AR-61 counts in the printed order', () => {
    const game = ended({
      seats: [{ artifacts: ['magicMirror', 'silverChalice', 'wisdomIdol'], grants: [0, 4], gold: 7 }],
      theories: [{ on: 'toad', is: 'pnP', seals: [[0, 'gold']] }],
    })
    expect(
      all(game, 'scored')
        .filter(({ seat }) => seat === 0)
        .map(({ source: name }) => name),
    ).toEqual(['reputation', 'magicMirror', 'artifacts', 'grants', 'gold', 'theories', 'wisdomIdol'])
    expect(source(game, 0, 'grants')).toBe(3)
    expect(source(game, 0, 'artifacts')).toBe(6)
  })

  it('A-003, A-002 adds up reputation, artifacts, grants, gold and seals', () => {
    const outcome = alchemists.outcome(ended({ seats: [{ reputation: 12, gold: 3, grants: [0] }] }).state)
    const first = outcome?.seats[0]
    expect(first?.total).toBe(first?.breakdown.reduce((sum, part) => sum + part.points, 0))
    expect(first?.place).toBe(1)
  })

  it('A-367, A-368 sells favor cards for 2 gold and buys points for 3', () => {
    // Six unused cubes bring three favor cards besides.
    const game = ended({ seats: [{ gold: 7, favours: ['sage'] }] })
    expect(game.table.players[0]?.favours).toBe(4)
    // 7 + 4 × 2 gold.
    expect([source(game, 0, 'gold'), game.table.end?.leftover[0]]).toEqual([5, 0])
    const more = ended({ seats: [{ gold: 9, favours: ['sage'] }] })
    expect([source(more, 0, 'gold'), more.table.end?.leftover[0]]).toEqual([5, 2])
  })

  it('A-378, AR-61 breaks ties by leftover gold, and shares the win otherwise', () => {
    const tie = ended({ seats: [{ gold: 1 }, { gold: 0 }] })
    expect(tie.table.end?.leftover).toEqual([1, 0])
    expect(alchemists.outcome(tie.state)?.seats.map(({ place }) => place)).toEqual([1, 2])
    expect(all(tie, 'gameEnded')[0]?.winners).toEqual([0])
    const [total] = alchemists.outcome(tie.state)?.seats.map((seat) => seat.total) ?? []
    expect(all(tie, 'gameEnded')[0]?.total).toBe(total)
    const shared = ended({ seats: [{ gold: 1 }, { gold: 1 }] })
    expect(alchemists.outcome(shared.state)?.seats.map(({ place }) => place)).toEqual([1, 1])
    expect(all(shared, 'gameEnded')[0]?.winners).toEqual([0, 1])
  })

  it('AR-92 has no floor', () => {
    const wrong = (on: 'toad' | 'fern' | 'flower' | 'mushroom', is: 'npN' | 'PPP' | 'pNn' | 'NNN') => ({
      on,
      is,
      seals: [
        [0, 'silver'],
        [1, 'gold'],
      ] as const,
    })
    const game = ended({
      seats: [{ reputation: 1, gold: 0 }],
      theories: [
        { ...wrong('toad', 'npN'), seals: [[0, 'gold']] },
        { ...wrong('fern', 'PPP'), seals: [[0, 'gold']] },
        { ...wrong('flower', 'pNn'), seals: [[0, 'silver']] },
        { ...wrong('mushroom', 'NNN'), seals: [[0, 'silver']] },
      ],
    })
    expect(source(game, 0, 'theories')).toBe(-16)
    expect(alchemists.outcome(game.state)?.seats[0]?.total).toBeLessThan(0)
  })
})

describe('the Big Revelation', () => {
  const theories = [
    // Correct.
    {
      on: 'toad',
      is: 'pnP',
      seals: [
        [0, 'gold'],
        [1, 'silver'],
        [2, 'green'],
      ],
    },
    // Wrong in green alone: fern is Nnp.
    {
      on: 'fern',
      is: 'nPp',
      seals: [
        [0, 'green'],
        [1, 'red'],
        [2, 'gold'],
      ],
    },
    // Wrong in red and green: mushroom is Ppn.
    { on: 'mushroom', is: 'NNN', seals: [[0, 'red']] },
  ] as const
  const game = ended({ players: 3, theories })

  it('A-042, A-370, AR-90 shows all answers and the code to everybody', () => {
    expect(all(game, 'answersShown')[0]?.answers).toEqual(demo())
    expect(alchemists.view(game.state, 'spectator').table.end?.answers).toEqual(demo())
    expect(alchemists.view(game.state, 'spectator').table.end?.code).toBe(game.state.hidden.code)
  })

  it('A-371 reveals the seals theory by theory', () => {
    expect(all(game, 'sealsRevealed').map(({ ingredient, correct }) => [ingredient, correct])).toEqual([
      ['mushroom', false],
      ['fern', false],
      ['toad', true],
    ])
  })

  it('A-245, A-246, A-249, A-372 pays 5 for gold, 3 for silver, nothing for a hedge on a correct theory', () => {
    const [toad] = all(game, 'sealsRevealed').filter(({ ingredient }) => ingredient === 'toad')
    expect(toad?.seals.map(({ points }) => points)).toEqual([5, 3, 0])
  })

  it('A-248, A-373, A-374, AR-62 costs 4 on a wrong theory unless the one wrong colour is hedged', () => {
    const [fern] = all(game, 'sealsRevealed').filter(({ ingredient }) => ingredient === 'fern')
    expect(fern?.seals.map(({ points }) => points)).toEqual([0, -4, -4])
  })

  it('A-374 defeats every hedge when two colours are wrong', () => {
    const [mushroom] = all(game, 'sealsRevealed').filter(({ ingredient }) => ingredient === 'mushroom')
    expect(mushroom?.seals.map(({ points }) => points)).toEqual([-4])
  })

  it('A-375 knows no zones', () => {
    const blue = ended({ players: 3, theories, seats: [{}, {}, { reputation: 18 }] })
    expect(source(blue, 2, 'theories')).toBe(-4)
  })

  it('A-320, A-376 ignores conflict tokens', () => {
    const marked = ended({ players: 3, theories, options: masterOptions, conflicts: [['fern', 'toad']] })
    expect(source(marked, 0, 'theories')).toBe(source(game, 0, 'theories'))
  })

  it('A-365, A-377 scores the Wisdom Idol afterwards', () => {
    const idol = ended({ players: 3, theories, seats: [{}, {}, { artifacts: ['wisdomIdol'] as readonly Artifact[] }] })
    expect(source(idol, 2, 'wisdomIdol')).toBe(1)
    const kinds = idol.seen.map((event) => (event.kind === 'scored' ? event.source : event.kind))
    expect(kinds.indexOf('wisdomIdol')).toBeGreaterThan(kinds.indexOf('answersShown'))
  })
})
