import { describe, expect, it } from 'vitest'
import { apprentices } from './game.ts'
import { endTurn, rerollDie, research, roll } from './testing/moves.ts'
import { allPoints, legalActions, played, pointsAt, refusal } from './testing/play.ts'
import { type TablePlan, tableWith, throwing } from './testing/table.ts'

const buy = { kind: 'buyDie', colour: 'yellow' } as const
const steady = [1, 1, 1, 1, 1, 1, 1, 1]

describe('buying dice', () => {
  it('D-015 D-104 D-105 D-107 D-109 D-110 takes the price, and makes the next die cheaper for everybody', () => {
    const state = tableWith({ players: 2, dice: [[], []], points: [30, 20] })
    const { state: after, seen } = played(state, [buy, buy, endTurn, { kind: 'buyDie', colour: 'black' }])
    expect(allPoints(after)).toEqual([11, 12])
    expect(after.price).toBe(7)
    expect(seen.filter(({ kind }) => kind === 'dieBought')).toEqual([
      { kind: 'dieBought', seat: 0, colour: 'yellow', price: 10 },
      { kind: 'dieBought', seat: 0, colour: 'yellow', price: 9 },
      { kind: 'dieBought', seat: 1, colour: 'black', price: 8 },
    ])
  })

  it('D-106 DR-63 has a lowest price of five and no limit in a turn', () => {
    const state = tableWith({ players: 2, dice: [[], []], points: [17], price: 6 })
    const after = played(state, [buy, buy, buy]).state
    expect([pointsAt(after, 0), after.price]).toEqual([1, 5])
  })

  it('D-108 DR-65 lays the die aside until the next roll', () => {
    const state = tableWith({
      players: 2,
      dice: [['gemstone'], ['gemstone', 'gemstone']],
      points: [10],
      tokens: { 6: [[0, 1]], 5: [[1, 1]] },
      initiate: [5],
    })
    const after = played(state, [buy]).state
    expect(after.dice[3]).toEqual({ colour: 'yellow', owner: 0, holder: 0, face: null, state: 'resting' })
    expect(refusal(after, rerollDie(6, 3))).toBe('notYourDie')
    expect(refusal(after, research(6, 0, 3))).toBe('unitsNotReady')
    const rival = played(after, [endTurn]).state
    expect(refusal(rival, { kind: 'takeUnit', table: 5, units: [1, 2], unit: 3 })).toBe('notTheirs')
    const next = played(rival, [endTurn], steady).state
    expect(next.dice[3]).toMatchObject({ face: 'parchment', state: 'ready' })
  })

  it('D-118 DR-87 is paid from the points of that moment, down to nothing, and never on credit', () => {
    const state = tableWith({ players: 2, dice: [['potion', 'potion']], points: [9] })
    expect(refusal(state, buy)).toBe('pointsMissing')
    const after = played(state, [research(4, 0, 1), buy]).state
    expect(pointsAt(after, 0)).toBe(0)
    const shifted = tableWith({
      players: 2,
      points: [9],
      initiate: [5],
      tokens: {
        5: [
          [1, 2],
          [0, 1],
        ],
      },
    })
    const cheaper = played(shifted, [{ kind: 'shiftPrice', table: 5, by: -1 }, buy]).state
    expect(pointsAt(cheaper, 0)).toBe(0)
  })

  it('D-103 DR-87 is open in round 1 and the last round, and closed while a raven is live', () => {
    expect(refusal(tableWith({ players: 2, points: [10], round: 1, dice: [['raven']] }), buy)).toBeNull()
    expect(refusal(tableWith({ players: 2, points: [10], endTriggered: true }), buy)).toBeNull()
    expect(refusal(tableWith({ players: 2, points: [10], dice: [['raven']] }), buy)).toBe('ravensFirst')
  })

  it('DR-61 D-107 offers the colours that are left, and nothing when all are gone', () => {
    const state = { ...tableWith({ players: 2, points: [40] }), pool: [0, 2, 0, 1] }
    expect(legalActions(state, 'buyDie')).toEqual([buy, { kind: 'buyDie', colour: 'black' }])
    expect(refusal(state, { kind: 'buyDie', colour: 'green' })).toBe('colourGone')
    expect(legalActions({ ...state, pool: [0, 0, 0, 0] }, 'buyDie')).toEqual([])
  })
})

describe('turns and rounds', () => {
  it('D-025 D-029 D-030 goes once around from the starter, who then moves one seat on', () => {
    const state = tableWith({ players: 3, dice: [['potion'], ['potion'], ['potion']], starter: 1 })
    const { state: after, seen } = played(state, [endTurn, endTurn, endTurn], steady)
    expect(seen.filter(({ kind }) => kind === 'turnBegan').map((event) => 'seat' in event && event.seat)).toEqual([
      2, 0, 2,
    ])
    expect([after.round, after.starter, after.active]).toEqual([4, 2, 2])
    expect(seen.filter(({ kind }) => kind === 'diceRolled')).toHaveLength(3)
  })

  it('DR-74 ends a turn only by its own command', () => {
    const state = tableWith({ players: 2, dice: [[], []] })
    expect(legalActions(state)).toEqual([endTurn])
    expect(apprentices.decisions(state)).toEqual([{ seat: 0, ask: 'work' }])
  })
})

describe('the end', () => {
  const lastSeat = { players: 3, dice: [['potion'], ['potion'], ['potion', 'potion']], starter: 0, active: 2 } as const

  it('D-031 D-032 D-111 D-115 DR-67 comes with the end of the round in which somebody has 42, and the most points win', () => {
    const won = tableWith({ ...lastSeat, points: [0, 44, 41] })
    const { state: over, seen } = played(won, [research(4, 2, 3), endTurn])
    expect(seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [1], total: 44 })
    expect(apprentices.decisions(over)).toEqual([])
    expect(apprentices.outcome(over)?.seats.map(({ place, total }) => [place, total])).toEqual([
      [3, 0],
      [1, 44],
      [2, 42],
    ])
    // DR-67: those after the one who triggered still have their turn.
    const early = tableWith({ ...lastSeat, active: 0, points: [41, 0, 0], dice: [['potion', 'potion'], [], []] })
    const goesOn = played(early, [research(4, 0, 1), endTurn]).state
    expect([goesOn.endTriggered, goesOn.active, goesOn.phase]).toEqual([true, 1, 'turn'])
    const oneShort = played({ ...early, players: tableWith({ players: 3, points: [40] }).players }, [research(4, 0, 1)])
    expect([pointsAt(oneShort.state, 0), oneShort.state.endTriggered]).toEqual([41, false])
  })

  it('DR-66 stays triggered when points are spent or lost again', () => {
    const state = tableWith({ ...lastSeat, points: [0, 0, 41], price: 7, dice: [[], [], ['potion', 'potion']] })
    const after = played(state, [research(4, 0, 1), { kind: 'buyDie', colour: 'green' }]).state
    expect([pointsAt(after, 2), after.endTriggered]).toEqual([35, true])
    expect(played(after, [endTurn]).state.phase).toBe('over')
  })

  it('D-112 DR-68 adds one round when the lead is tied, with everybody in it', () => {
    const state = tableWith({ ...lastSeat, points: [44, 44, 40], endTriggered: true })
    const { state: extra, seen } = played(state, [endTurn], steady)
    expect(seen).toContainEqual({ kind: 'tieRoundBegan', seats: [0, 1] })
    expect([extra.tieRound, extra.round, extra.starter]).toEqual([true, 4, 1])
    // A third player may overtake both.
    const overtaken = {
      ...extra,
      players: extra.players.map((player, seat) => (seat === 2 ? { score: { ...player.score, ravens: 50 } } : player)),
    }
    const over = played(overtaken, [endTurn, endTurn, endTurn], steady).state
    expect(apprentices.outcome(over)?.seats[2]?.place).toBe(1)
  })

  it('D-113 DR-68 DR-88 shares the win when the tie remains, and there is no third round', () => {
    const state = tableWith({ ...lastSeat, points: [44, 44, 40], endTriggered: true, tieRound: true })
    const { state: over, seen } = played(state, [endTurn])
    expect(seen.at(-1)).toEqual({ kind: 'gameEnded', winners: [0, 1], total: 44 })
    expect(apprentices.outcome(over)?.seats.map(({ place }) => place)).toEqual([1, 1, 3])
  })

  it('DR-88 lets ties below the first place stand', () => {
    const state = tableWith({ ...lastSeat, points: [44, 30, 30], endTriggered: true })
    expect(apprentices.outcome(played(state, [endTurn]).state)?.seats.map(({ place }) => place)).toEqual([1, 2, 2])
  })

  const everywhere = (players: number, square: number): NonNullable<TablePlan['tokens']> =>
    Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((table) => [table, Array.from({ length: players }, (_, seat) => [seat, square] as const)]),
    )

  it('D-114 DR-58 opens the next square for all when every token stands on the cap', () => {
    const dry = tableWith({ players: 2, dice: [[], []], tokens: everywhere(2, 4), active: 1, initiate: [1] })
    const { state, seen } = played(dry, [endTurn])
    expect(state.cap).toBe(5)
    expect(seen).toContainEqual({ kind: 'squaresOpened', cap: 5 })
    const nearly = {
      ...dry,
      tracks: dry.tracks.map((track, index) =>
        index === 2
          ? [
              { seat: 0, square: 4 },
              { seat: 1, square: 3 },
            ]
          : track,
      ),
    }
    expect(played(nearly, [endTurn]).state.cap).toBe(4)
    // Not when the game is over with it (all of DR-94 stands in roundEnd.test.ts).
    const { players } = tableWith({ players: 2, points: [44, 43] })
    const won = played({ ...dry, players, endTriggered: true }, [endTurn])
    expect([won.state.phase, won.state.cap]).toEqual(['over', 4])
  })

  it('DR-58 ends the game when even the last squares are full', () => {
    const dry = tableWith({
      players: 2,
      dice: [[], []],
      tokens: everywhere(2, 6),
      active: 1,
      cap: 6,
      points: [3, 0],
      initiate: [1],
    })
    const { state, seen } = played(dry, [endTurn])
    expect(state.phase).toBe('over')
    expect(seen).toContainEqual({ kind: 'endTriggered', round: 3, cause: 'tracks' })
  })

  it('DR-89 comes at the end of round 100 at the latest, with one more for a tie', () => {
    const late = tableWith({ players: 2, dice: [[], []], active: 1, round: 100, points: [3, 2] })
    const { state, seen } = played(late, [endTurn])
    expect(state.phase).toBe('over')
    expect(seen).toContainEqual({ kind: 'endTriggered', round: 100, cause: 'limit' })
    const tied = played(
      {
        ...late,
        players: [...late.players].map(() => ({ score: { research: 0, ravens: 2, abilities: 0, losses: 0, dice: 0 } })),
      },
      [endTurn],
    ).state
    expect([tied.phase, tied.tieRound, tied.round]).toEqual(['turn', true, 101])
    expect(played(tied, [endTurn, endTurn]).state.phase).toBe('over')
  })

  it('DR-76 D-117 books losses at once and stops at nothing', () => {
    const state = tableWith({ players: 2, dice: [['raven', 'raven'], []], points: [8] })
    const after = played(state, [roll(0), roll(1)], [throwing('green', 'raven'), throwing('green', 'raven')]).state
    expect([pointsAt(after, 0), after.players[0]?.score.losses]).toEqual([0, -8])
  })
})
