import { describe, expect, it } from 'vitest'
import { alchemists } from '../../game.ts'
import { begun, toTheEnd } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { magicMirror } from './magicMirror.ts'

describe('Magic Mirror', () => {
  it('A-440 costs 4, level III', () => {
    expect(magicMirror).toMatchObject({ level: 3, cost: 4, points: 0 })
  })

  it('A-394 scores a point for every 5 reputation: 2 at 14, 3 at 15', () => {
    const scored = (reputation: number) =>
      alchemists
        .outcome(
          toTheEnd(
            begun(
              tableWith({ players: 2, round: 6, seats: [{ reputation, artifacts: ['magicMirror', 'silverChalice'] }] }),
            ),
          ).state,
        )
        ?.seats[0]?.breakdown.find(({ source }) => source === 'magicMirror')?.points
    expect([scored(4), scored(14), scored(15)]).toEqual([0, 2, 3])
  })
})
