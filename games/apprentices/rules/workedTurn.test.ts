import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actionSchema } from './action.ts'
import { played, pointsAt, readyUnits } from './testing/play.ts'
import { tableWith, throwing } from './testing/table.ts'

const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'protocol.md'), 'utf8')

describe('the turn that docs/protocol.md tells', () => {
  it('can be played as it stands there', () => {
    const lines = /```turn\n([^`]*)```/.exec(text)?.[1]?.trim().split('\n') ?? []
    expect(lines).toHaveLength(5)
    const state = tableWith({
      players: 2,
      dice: [['raven', 'potion', 'potion', 'gemstone', 'gemstone'], []],
      tokens: { 1: [[0, 1]], 5: [[0, 1]] },
      marker: true,
    })
    const turn = lines.map((line) => actionSchema.parse(JSON.parse(line)))
    const { state: after, seen } = played(state, turn, [throwing('black', 'parchment')])
    expect(seen.map(({ kind }) => kind)).toEqual([
      'unitsMade',
      'ravenCancelled',
      'ravenRolled',
      'researched',
      'slotGained',
      'turnEnded',
      'turnBegan',
    ])
    // One point for the raven, one for the square.
    expect(pointsAt(after, 0)).toBe(2)
    expect(readyUnits(after, 0)).toEqual(['potion', 'gemstone'])
  })
})
