import { describe, expect, it } from 'vitest'
import { autopilot } from './autopilot.ts'
import { endTurn, roll } from './testing/moves.ts'
import { played } from './testing/play.ts'
import { tableWith, throwing } from './testing/table.ts'

describe('the clock', () => {
  it('DR-72 chooses the coloured die of which most are left, keeps ravens, rolls them in order and ends the turn', () => {
    const picking = tableWith({
      players: 2,
      dice: [['green potion'], ['purple gemstone']],
      phase: 'fifthDie',
      round: 0,
    })
    expect(autopilot(picking, 0)).toEqual({ kind: 'chooseDie', colour: 'yellow' })
    expect(autopilot(tableWith({ players: 2, phase: 'fifthDie' }), 0)).toEqual({ kind: 'chooseDie', colour: 'green' })
    const dice = [['raven', 'raven', 'raven', 'gemstone'], []] as const
    let state = tableWith({ players: 2, dice, phase: 'threeRavens', marker: true })
    const done: unknown[] = []
    while (state.active === 0) {
      const action = autopilot(state, 0)
      done.push(action)
      state = played(state, [action], [throwing('green', 'parchment')]).state
    }
    expect(done).toEqual([{ kind: 'keepRavens' }, roll(0), roll(1), roll(2), roll('marker'), endTurn])
  })
})
