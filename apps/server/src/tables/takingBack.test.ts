import { compendium } from '@athanor/compendium'
import { act, commitmentOf, digest, type Game, type Seat, type Shape, startMatch } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Asking } from './asking.ts'
import { takeBack } from './playing.ts'
import type { SeatRecord, TableRecord } from './record.ts'
import { afterAccepted, newTable, setupOf, type TableState } from './tableState.ts'

const game: Game<Shape> = compendium
const secret = digest('taking back')

function seat(index: number, bot: string | null): SeatRecord {
  const colour = compendium.colours[index] ?? null
  const who = bot === null ? { holder: 'person' as const, name: `P${index}` } : { holder: 'bot' as const, name: null }
  return { ...who, colour, bot, commitment: null, salt: `salt${index}`, keys: [`key${index}`] }
}

const record: TableRecord = {
  id: 'A'.repeat(22),
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: { firstPlayer: 'seat1' },
  visibility: 'link',
  status: 'running',
  createdAt: 0,
  host: 0,
  secret,
  commitment: commitmentOf(secret),
  seats: [seat(0, null), seat(1, null), seat(2, 'greedy')],
  proposals: [],
  calledOff: null,
  clock: null,
  clocks: [],
  outcome: null,
  next: null,
  previous: null,
}

/** The table after moves of its seats in turn. */
function played(...actions: readonly object[]): TableState {
  const started = startMatch(game, setupOf(record))
  if (!started.ok) throw new TypeError(started.reason.id)
  const begin = { match: started.match, entry: null, events: started.events }
  let state = afterAccepted(game, newTable(record), { ok: true, move: begin, result: {} })
  for (const [index, action] of actions.entries()) {
    const moved = act(game, state.match ?? started.match, index % 3, action)
    if (!moved.ok) throw new TypeError(moved.reason.id)
    state = afterAccepted(game, state, { ok: true, move: moved, result: {} })
  }
  return state
}

function asking(table: TableState, who: Seat): Asking {
  const [always, never] = [() => true, () => false]
  const people = { isPresent: always, isAbsent: never, hasGivenUp: never, hasSaidGoodbye: never, hasBot: always }
  return { table, game, seat: who, now: 0, linesForWatchers: 300, noteLength: 100, isOutOfTime: never, ...people }
}

const take = { kind: 'takeReserve', ingredient: 'spiders' } as const
const draw = { kind: 'takeBag' } as const

describe('taking a move back at a table with bots', () => {
  it('takes the bot’s answer back with it, also when it was not seen yet', () => {
    const table = played(take, take, take)
    for (const version of [2, 3]) {
      const verdict = takeBack(asking(table, 1), version)
      expect(verdict).toMatchObject({ ok: true, result: { version: 4 }, move: { entry: { seat: 1, undo: true } } })
    }
  })

  it('does not take back what a person did since', () => {
    const refused = { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }
    expect(takeBack(asking(played(take, take, take), 0), 3)).toEqual(refused)
  })

  it('never goes behind a barrier, though only a bot met it', () => {
    const refused = { ok: false, reason: { id: 'kernel.reject.nothingToUndo' } }
    expect(takeBack(asking(played(take, take, draw), 1), 3)).toEqual(refused)
  })

  it('is stale in sight of a version before a person’s last move', () => {
    const stale = { ok: false, reason: { id: 'server.reject.stale', params: { version: 3 } } }
    expect(takeBack(asking(played(take, take, take), 1), 1)).toEqual(stale)
    expect(takeBack(asking(played(take, take, take), 1), 4)).toEqual(stale)
  })
})
