import { readOptions, startMatch } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { playerColours } from './components.ts'
import { compendium } from './game.ts'
import { chosenFirstSeat, firstPlayers } from './options.ts'
import { optionsWith } from './testing/table.ts'

const defaults = {
  threePlayerSetup: 'english',
  schools: true,
  schoolTie: 'best',
  openLog: true,
  firstPlayer: 'random',
} as const

function started(options: unknown, players: number) {
  const seats = playerColours.slice(0, players).map((colour) => ({ name: colour, colour, salt: 'salt' }))
  return startMatch(compendium, { options, seats, secret: '0f'.repeat(32) })
}

describe('options', () => {
  it('RR-05 RR-25 RR-27 RR-40 RR-41 have the defaults of the rule book', () => {
    expect(readOptions(compendium.options, {})).toEqual({ ok: true, options: defaults })
  })

  it('RR-05 RR-25 RR-27 RR-40 RR-41 offer every value of the rulings and no other', () => {
    expect(compendium.options.fields).toEqual({
      threePlayerSetup: { kind: 'choice', values: ['english', 'german'], default: 'english' },
      schools: { kind: 'flag', default: true },
      schoolTie: { kind: 'choice', values: ['best', 'split'], default: 'best' },
      openLog: { kind: 'flag', default: true },
      firstPlayer: {
        kind: 'choice',
        values: ['random', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5'],
        default: 'random',
      },
      // Of what is seen, not of the rules.
      adviceOnRequest: { kind: 'flag', default: false, later: true },
    })
    expect(started({ threePlayerSetup: 'spanish' }, 3)).toEqual({
      ok: false,
      reason: {
        id: 'kernel.reject.badOption',
        params: { name: 'threePlayerSetup', value: '"spanish"', choices: '"english" | "german"' },
      },
    })
    expect(started({ schools: 'no' }, 3).ok).toBe(false)
    expect(started({ refill: true }, 3)).toMatchObject({
      ok: false,
      reason: { id: 'kernel.reject.unknownOption', params: { name: 'refill' } },
    })
  })

  it('RR-40 RR-41 come in three presets', () => {
    expect(compendium.options.presets).toEqual({
      standard: {},
      german: { threePlayerSetup: 'german' },
      firstGame: { schools: false },
    })
    for (const preset of Object.values(compendium.options.presets)) expect(started(preset, 3).ok).toBe(true)
  })

  it('RR-05 refuse a first seat that is not at the table', () => {
    expect(started({ firstPlayer: 'seat4' }, 3)).toEqual({
      ok: false,
      reason: { id: 'compendium.reject.noSuchSeat', params: { seat: 4, seats: 3 } },
    })
    expect(started({ firstPlayer: 'seat3' }, 2)).toMatchObject({ reason: { params: { seat: 3, seats: 2 } } })
    expect(started({ firstPlayer: 'seat3' }, 3).ok).toBe(true)
    expect(started({ firstPlayer: 'random' }, 2).ok).toBe(true)
    const check = compendium.checkOptions?.(optionsWith({ firstPlayer: 'seat5' }), 5)
    expect(check).toBeNull()
  })

  it('RR-05 number seats from one', () => {
    expect(firstPlayers.map(chosenFirstSeat)).toEqual([null, 0, 1, 2, 3, 4])
  })
})

describe('a table', () => {
  it('R-001 is for two to five players', () => {
    expect([1, 2, 3, 4, 5].map((players) => started({}, players).ok)).toEqual([false, true, true, true, true])
    expect(started({}, 1)).toMatchObject({ reason: { id: 'kernel.reject.seatCount' } })
    const seats = [...playerColours, 'white'].map((colour) => ({ name: colour, colour, salt: 'salt' }))
    expect(startMatch(compendium, { options: {}, seats, secret: '0f'.repeat(32) })).toMatchObject({
      ok: false,
      reason: { id: 'kernel.reject.seatCount', params: { count: 6, min: 2, max: 5 } },
    })
  })
})
