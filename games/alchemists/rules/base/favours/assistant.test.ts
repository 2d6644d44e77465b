import { describe, expect, it } from 'vitest'
import { all, begun, declared, drink, favoursIn, plan, play, player, refusal } from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { assistant } from './assistant.ts'

describe('Assistant', () => {
  it('A-454, AR-34 has four copies, played while declaring', () => {
    expect(assistant).toMatchObject({ copies: 4, window: 'declaring' })
  })

  it('A-410 adds a cube for this round; the limits of the spaces stay', () => {
    const game = begun(tableWith({ players: 4, order: [1, 2, 3, 0], seats: [{ favours: ['assistant'] }] }))
    expect(refusal(game, plan({ forage: 2, test: 2, drink: 1 }))).toBe('tooFewCubes')
    expect(refusal(game, plan({ forage: 2, test: 2, drink: 1, assistants: 1 }))).toBeNull()
    expect(refusal(game, plan({ forage: 3, assistants: 1 }))).toBe('tooManyActions')
    expect(refusal(game, plan({ assistants: 2 }))).toBe('favourMissing')
  })

  it('A-129, A-411, AR-11 adds up, and the cubes never run out', () => {
    const game = begun(
      tableWith({
        players: 2,
        order: [1, 0],
        seats: [{ favours: ['assistant', 'assistant', 'assistant', 'assistant'] }],
      }),
    )
    const done = play(game, [plan({ forage: 3, transmute: 2, test: 2, drink: 2, assistants: 4 })])
    expect(player(done, 0).cubes).toEqual({ board: 0, placed: 10, unused: 0, hospital: 0 })
  })

  it('A-128, A-126 goes to the favor pile, face up, once', () => {
    const game = play(begun(tableWith({ players: 2, order: [1, 0], seats: [{ favours: ['assistant'] }] })), [
      plan({ assistants: 1 }),
    ])
    expect(all(game, 'favourPlayed')).toEqual([{ kind: 'favourPlayed', seat: 0, favour: 'assistant' }])
    expect(favoursIn(game.table.favourDiscard, 'assistant')).toBe(1)
    expect(player(game, 0).favours).toBe(0)
  })

  it('AR-35, A-411 leaves at the end of the round: it may lie unused, and poison takes an own cube', () => {
    const idle = declared(tableWith({ players: 2, seats: [{ favours: ['assistant'] }] }), { 0: { assistants: 1 } })
    expect(all(idle, 'unusedCubes')[0]).toMatchObject({ seat: 0, cubes: 7, favours: 3 })
    expect(player(idle, 0).cubes.board).toBe(6)
    const seats = [{ favours: ['assistant'], hand: ['fern', 'birdClaw'] }] as const
    const poisoned = play(
      declared(tableWith({ players: 2, round: 1, seats }), { 0: { forage: 3, drink: 1, assistants: 1 } }),
      [
        { kind: 'forage', from: 'deck' },
        { kind: 'forage', from: 'deck' },
        { kind: 'forage', from: 'deck' },
        drink(['fern', 'birdClaw']),
      ],
    )
    expect(player(poisoned, 0).cubes).toEqual({ board: 5, placed: 0, unused: 1, hospital: 0 })
  })

  it('AR-35 works in round 1, with four cubes', () => {
    const game = begun(tableWith({ players: 2, round: 1, order: [1, 0], seats: [{ favours: ['assistant'] }] }))
    expect(refusal(game, plan({ forage: 3, test: 1, assistants: 1 }))).toBeNull()
  })
})
