import { type CompendiumShape, compendium } from '@athanor/compendium'
import {
  act,
  digest,
  type Match,
  type Moved,
  observeMatch,
  type Seat,
  seenBy,
  startMatch,
  type Viewer,
} from '@athanor/kernel'
import { CommandRefused, type Connection, type TableInfo, type TableWatch, type WatchedTable } from '@athanor/protocol'
import { describe, expect, it } from 'vitest'
import { openRemoteTable } from './remoteTable.ts'

const players = ['Ann', 'Bob', 'Cleo'].map((name, seat) => ({
  name,
  colour: compendium.colours[seat] ?? '',
  salt: name,
}))

function begun(): { match: Match<CompendiumShape>; steps: { version: number; by: Seat | null; events: object[] }[] } {
  const started = startMatch(compendium, {
    options: { firstPlayer: 'seat1' },
    seats: players,
    secret: digest('remote'),
  })
  if (!started.ok) throw new TypeError(started.reason.id)
  return {
    match: started.match,
    steps: [{ version: 0, by: null, events: started.events.map((event) => seenBy(event, 0)) }],
  }
}

/** A watch that the test moves by hand, as the protocol's client would. */
function fakeWatch(viewer: Viewer) {
  const listeners = new Set<() => void>()
  let { match, steps } = begun()
  let phase: WatchedTable['phase'] = 'live'
  let outcome: TableInfo['outcome'] = null
  let status: TableInfo['status'] = 'running'
  const seen = (): WatchedTable =>
    ({
      phase,
      reason: null,
      table: { id: 'table', seats: [], outcome, status: outcome === null ? status : 'finished' },
      you: viewer === 'spectator' ? null : viewer,
      game: {
        version: match.version,
        head: match.head,
        canUndo: false,
        sight: observeMatch(compendium, match, viewer),
        steps,
      },
      chat: [],
    }) as unknown as WatchedTable
  let current = seen()
  const tell = () => {
    current = seen()
    for (const listener of listeners) listener()
  }
  const watch: TableWatch = {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    goOn: () => {},
    close: () => {},
  }
  return {
    watch,
    move(seat: Seat, action: unknown) {
      const moved = act(compendium, match, seat, action) as Moved<CompendiumShape>
      match = moved.match
      steps = [
        ...steps,
        { version: match.version, by: seat, events: moved.events.map((event) => seenBy(event, viewer)) },
      ]
      tell()
    },
    drop() {
      phase = 'behind'
      tell()
    },
    endTogether() {
      status = 'finished'
      tell()
    },
    finish() {
      outcome = { seats: [] }
      tell()
    },
  }
}

type Sent = readonly [kind: string, asked: unknown]

function fakeConnection(answer: (kind: string) => unknown) {
  const sent: Sent[] = []
  const send = async (kind: string, asked: unknown) => {
    sent.push([kind, asked])
    const given = answer(kind)
    if (given instanceof Error) throw given
    return given
  }
  return { sent, connection: { send } as unknown as Connection }
}

const options = { seats: () => [], now: () => 5, wishes: { load: () => null, save: () => {} } }

describe('a table on the server', () => {
  it('shows the sight and every step that the viewer saw', () => {
    const { watch, move } = fakeWatch(0)
    const table = openRemoteTable(compendium, fakeConnection(() => ({})).connection, watch, options)
    const before = table.getState().sight
    move(0, { kind: 'takeReserve', ingredient: 'spiders' })
    expect(table.getState()).toMatchObject({ version: 1, viewer: 0, link: 'online' })
    expect(table.getState().steps.map(({ by, undo }) => [by, undo])).toEqual([
      [null, false],
      [0, false],
    ])
    // Earlier sights stay at hand, so that steps can be acted out.
    expect(table.sightAt(0)).toBe(before)
    expect(table.sightAt(7)).toBeUndefined()
  })

  it('sends a move with the version that was seen, and gives the server’s reason when it is refused', async () => {
    const { watch } = fakeWatch(0)
    const refusal = { id: 'server.reject.stale' }
    const { connection, sent } = fakeConnection(() => new CommandRefused(refusal))
    const table = openRemoteTable(compendium, connection, watch, options)
    expect(await table.act({ kind: 'takeBag' }, 0)).toEqual(refusal)
    expect(sent).toEqual([['act', { table: 'table', version: 0, action: { kind: 'takeBag' } }]])
  })

  it('names the version that was shown when the table has gone on behind it', async () => {
    const { watch, move } = fakeWatch(0)
    const { connection, sent } = fakeConnection(() => ({}))
    const table = openRemoteTable(compendium, connection, watch, options)
    move(0, { kind: 'takeReserve', ingredient: 'spiders' })
    move(1, { kind: 'takeReserve', ingredient: 'spiders' })
    expect(table.getState().version).toBe(2)
    await table.act({ kind: 'takeBag' }, 1)
    await table.undo(1)
    expect(sent.map(([, asked]) => asked)).toMatchObject([{ version: 1 }, { version: 1 }])
  })

  it('keeps the game on the screen while the connection is down', () => {
    const { watch, drop } = fakeWatch(1)
    const table = openRemoteTable(compendium, fakeConnection(() => ({})).connection, watch, options)
    drop()
    expect(table.getState()).toMatchObject({ link: 'connecting', canUndo: false, version: 0 })
    expect(table.getState().sight.view.hand).not.toBeNull()
  })

  it.each(['finish', 'endTogether'] as const)('fetches the whole log once the game is over: %s', async (how) => {
    const { watch, ...ways } = fakeWatch(0)
    const { connection, sent } = fakeConnection((kind) => (kind === 'log' ? { log: { header: {} } } : {}))
    const table = openRemoteTable(compendium, connection, watch, options)
    ways[how]()
    ways[how]()
    await Promise.resolve()
    await Promise.resolve()
    expect(sent.map(([kind]) => kind)).toEqual(['log'])
    expect(table.getState().log).toEqual({ header: {} })
  })
})
