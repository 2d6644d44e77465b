import { pinned } from '@athanor/apprentices/pinned'
import { perform, pinnedRules } from '@athanor/kernel'
import { alwaysThis, scriptedChance } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { capFor } from './components.ts'
import { referee } from './referee/referee.ts'
import { type RoundEnd, roundEnd, roundFacts } from './roundEnd.ts'
import type { State } from './state.ts'
import { endTurn, research } from './testing/moves.ts'
import { allPoints, played, refusal } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

type Tracks = 'open' | 'full' | 'spent'
type Ending = 'not due' | '42 points' | 'round 100'

interface Case {
  readonly players: number
  readonly cap: number
  readonly tracks: Tracks
  readonly ending: Ending
  readonly tied: boolean
  readonly extra: boolean
}

/** Every way in which tracks, end, lead and extra round can meet, at every number of players. */
const cases: readonly Case[] = [2, 3, 4].flatMap((players) =>
  [4, 5, 6]
    .filter((cap) => cap >= capFor(players))
    .flatMap((cap) =>
      (['open', cap < 6 ? 'full' : 'spent'] as const).flatMap((tracks) =>
        (['not due', '42 points', 'round 100'] as const).flatMap((ending) =>
          [false, true].flatMap((tied) =>
            // The extra round follows a trigger, which stays.
            [false, true]
              .filter((extra) => !extra || ending !== 'not due')
              .map((extra) => ({ players, cap, tracks, ending, tied, extra })),
          ),
        ),
      ),
    ),
)

/** A table without dice, so that nothing else happens, before the last turn of the round ends. */
function tableOf({ players, cap, tracks, ending, tied, extra }: Case): State {
  const tokens = [1, 2, 3, 4, 5, 6].map((table) => [
    table,
    // One token of one player is missing a square.
    Array.from({ length: players }, (_, seat) => [
      seat,
      tracks === 'open' && table === 6 && seat === players - 1 ? cap - 1 : cap,
    ]),
  ])
  const lead = ending === '42 points' || extra ? 44 : 30
  return tableWith({
    players,
    cap,
    tokens: Object.fromEntries(tokens),
    dice: Array.from({ length: players }, () => []),
    initiate: [1],
    active: players - 1,
    points: [lead, tied ? lead : lead - 1, 10, 10].slice(0, players),
    round: ending === 'round 100' ? 100 : 9,
    endTriggered: ending === '42 points' || extra,
    tieRound: extra,
  })
}

/** The rows of the ledger's table, the first that fits: what follows, and whether squares open. */
const rows: readonly {
  readonly row: number
  readonly tracks: readonly Tracks[]
  readonly due: readonly boolean[]
  readonly tied: readonly boolean[]
  readonly extra: boolean
  readonly next: RoundEnd['next']
  readonly opens: boolean
}[] = [
  {
    row: 1,
    tracks: ['open', 'full', 'spent'],
    due: [true],
    tied: [true, false],
    extra: true,
    next: 'over',
    opens: false,
  },
  { row: 2, tracks: ['open'], due: [false], tied: [true, false], extra: false, next: 'nextRound', opens: false },
  { row: 3, tracks: ['full'], due: [false], tied: [true, false], extra: false, next: 'nextRound', opens: true },
  { row: 4, tracks: ['open'], due: [true], tied: [false], extra: false, next: 'over', opens: false },
  { row: 5, tracks: ['open'], due: [true], tied: [true], extra: false, next: 'extraRound', opens: false },
  { row: 6, tracks: ['full'], due: [true], tied: [false], extra: false, next: 'over', opens: false },
  { row: 7, tracks: ['full'], due: [true], tied: [true], extra: false, next: 'extraRound', opens: true },
  { row: 8, tracks: ['spent'], due: [true, false], tied: [false], extra: false, next: 'over', opens: false },
  { row: 9, tracks: ['spent'], due: [true, false], tied: [true], extra: false, next: 'extraRound', opens: false },
]

function rowOf({ tracks, ending, tied, extra }: Case): (typeof rows)[number] {
  const fitting = rows.filter(
    (row) =>
      row.tracks.includes(tracks) &&
      row.due.includes(ending !== 'not due') &&
      row.tied.includes(tied) &&
      row.extra === extra,
  )
  const [first] = fitting
  if (first === undefined || fitting.length > 1) throw new RangeError(`${fitting.length} rows fit`)
  return first
}

function nameOf({ players, cap, tracks, ending, tied, extra }: Case): string {
  const lead = tied ? 'a tie' : 'one leader'
  return `${players} players, tracks ${tracks} at ${cap}, end ${ending}, ${lead}${extra ? ', after the extra round' : ''}`
}

describe('the end of a round', () => {
  it('DR-94 has a row of its table for every way in which tracks, end, limit and tie can meet', () => {
    expect(cases.length).toBe(120)
    expect(new Set(cases.map((each) => rowOf(each).row))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
    // With four players nothing ever opens.
    const four = cases.filter(({ players }) => players === 4).map((each) => rowOf(each).row)
    expect(new Set(four)).toEqual(new Set([1, 2, 4, 5, 8, 9]))
  })

  it.each(cases.map((each) => [nameOf(each), each] as const))('DR-94 DR-58 DR-89 %s', (_, each) => {
    const before = tableOf(each)
    const { next, opens } = rowOf(each)
    const { round } = before
    expect(roundEnd(roundFacts(before))).toMatchObject({ next, opens })

    const { state: after, seen } = played(before, [endTurn])
    const kinds = seen.map(({ kind }) => kind)
    expect(after.phase === 'over').toBe(next === 'over')
    expect(after.round).toBe(next === 'over' ? before.round : before.round + 1)
    expect(after.cap).toBe(opens ? each.cap + 1 : each.cap)
    expect(after.endTriggered).toBe(next !== 'nextRound')
    expect(after.tieRound).toBe(each.extra || next === 'extraRound')
    expect(kinds.includes('tieRoundBegan')).toBe(next === 'extraRound')
    expect(kinds.includes('squaresOpened')).toBe(opens)
    const cause = each.tracks === 'spent' ? 'tracks' : 'limit'
    const told = next !== 'nextRound' && !before.endTriggered ? [{ kind: 'endTriggered', round, cause }] : []
    expect(seen.filter(({ kind }) => kind === 'endTriggered')).toEqual(told)

    // The second reading of the ledger agrees.
    const events = seen.map((event) => ({ public: event }))
    const complaints = referee({ before, seat: before.active, action: endTurn, events, after })
    expect(complaints).toEqual([])
  })

  it('DR-94 D-112 D-114 lets two tied players score on the 5th squares in the extra round', () => {
    const tied = tableOf({ players: 2, cap: 4, tracks: 'full', ending: '42 points', tied: true, extra: false })
    const { state, seen } = played(tied, [endTurn])
    const order = ['turnEnded', 'tieRoundBegan', 'squaresOpened', 'roundBegan']
    expect(seen.map(({ kind }) => kind).filter((kind) => order.includes(kind))).toEqual(order)
    expect([state.cap, state.tieRound, state.active]).toEqual([5, true, 1])
    // Table 6 takes two parchments; its 5th square is worth 3 points.
    const withDice = (each: State): State => ({
      ...each,
      dice: [0, 1].flatMap((owner) =>
        [1, 2].map(() => ({ colour: 'yellow', owner, holder: owner, face: 'parchment', state: 'ready' }) as const),
      ),
    })
    const working = withDice(state)
    expect(refusal(withDice(tied), research(6, 2, 3))).toBe('atTheCap')
    const { state: over, seen: last } = played(working, [research(6, 2, 3), endTurn, endTurn])
    expect(allPoints(over)).toEqual([44, 47])
    expect(last.at(-1)).toEqual({ kind: 'gameEnded', winners: [1], total: 47 })
  })

  it('DR-94 opens nothing for the tied alone while a third player has a square left', () => {
    const tied = tableOf({ players: 3, cap: 5, tracks: 'open', ending: '42 points', tied: true, extra: false })
    expect(played(tied, [endTurn]).state).toMatchObject({ cap: 5, tieRound: true, phase: 'turn' })
  })

  it('stays as it was at tables that were begun with version 1: the squares are shut in the extra round', async () => {
    const first = await pinnedRules('apprentices', 1, pinned)
    if (first === null) throw new Error('version 1 is not kept')
    const tied = tableOf({ players: 2, cap: 4, tracks: 'full', ending: '42 points', tied: true, extra: false })
    const position = { state: tied, step: 0, sealed: [] }
    const done = perform(first.game, position, tied.active, endTurn, alwaysThis(scriptedChance()))
    expect(done.ok && done.position.state).toMatchObject({ cap: 4, tieRound: true })
  })
})
