import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { begun, toTheEnd } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { crystalCabinet } from './crystalCabinet.ts'

describe('Crystal Cabinet', () => {
  it('A-440 costs 5, level III', () => {
    expect(crystalCabinet).toMatchObject({ level: 3, cost: 5, points: 0 })
  })

  it('A-452 scores 2 points for each artifact, itself included', () => {
    const game = toTheEnd(
      begun(
        tableWith({
          players: 2,
          round: 6,
          seats: [{ artifacts: ['crystalCabinet', 'robeOfRespect', 'silverChalice'] }],
        }),
      ),
    )
    const [own, rival] = alchemists.outcome(game.state)?.seats ?? []
    expect(own?.breakdown.find(({ source }) => source === 'crystalCabinet')?.points).toBe(6)
    expect(rival?.breakdown.find(({ source }) => source === 'crystalCabinet')?.points).toBe(0)
  })
})
