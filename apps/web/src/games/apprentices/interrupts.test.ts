import { type ApprenticesShape, apprentices } from '@athanor/apprentices'
import {
  act,
  digest,
  interrupts,
  type Match,
  observeMatch,
  owed,
  quickChance,
  type Seat,
  startMatch,
} from '@athanor/kernel'
import type { Connection, TableWatch, WatchedTable } from '@athanor/protocol'
import { memoryStore } from '@athanor/ui/settings/storage.ts'
import { describe, expect, it } from 'vitest'
import { answerOf } from '../../bots/botAnswer.ts'
import { type LocalTable, openLocalTable } from '../../table/localTable.ts'
import { openRemoteTable } from '../../table/remoteTable.ts'
import { type LocalSeat, type SavedGame, savedFormat } from '../../table/savedGame.ts'
import { aloneWith } from '../../table/testing.ts'
import { storedWishes } from '../../table/wishes.ts'

const people = ['Ann', 'Bob', 'Cleo']

function newGame(bots: readonly (string | null)[]): SavedGame {
  const seats: readonly LocalSeat[] = bots.map((bot, seat) => {
    return { name: people[seat] ?? '', colour: apprentices.colours[seat] ?? '', salt: `salt${seat}`, bot }
  })
  const { id: game, rulesVersion } = apprentices
  const secret = digest('guests')
  const times = { finished: false, holder: null, startedAt: 0, savedAt: 0 }
  const options = { firstPlayer: 'seat1' }
  return { format: savedFormat, id: 'g1', game, rulesVersion, options, seats, secret, entries: [], ...times }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

function open(game: SavedGame) {
  const saved: SavedGame[] = []
  const table = openLocalTable(apprentices, game, {
    think: (question) => answerOf(question, () => 0),
    wait: async () => {},
    shared: aloneWith(saved),
    noRoom: () => {},
    overtaken: () => {},
    now: () => 0,
  })
  return { table, saved }
}

/** Whoever has the screen does anything, until `enough`. */
async function play(table: LocalTable<ApprenticesShape>, enough: () => boolean): Promise<void> {
  const chance = quickChance('guests')
  for (let move = 0; move < 2000 && !enough() && table.getState().outcome === null; move++) {
    await settled()
    if (table.getState().handOver !== null) table.takeOver()
    const { sight, version, viewer } = table.getState()
    if (sight.owed.every(({ seat }) => seat !== viewer)) continue
    const legal = apprentices.legal(sight.view)
    await table.act(legal.at(chance.below(legal.size)), version)
  }
}

function offersOf(saved: readonly SavedGame[], seat: Seat): number {
  const entries = (saved.at(-1)?.entries ?? []) as readonly { seat: Seat; action?: { kind: string } }[]
  return entries.filter((entry) => entry.seat === seat && entry.action?.kind === 'offerHelp').length
}

// Bots answer at once, once they are there.
describe('guests at a table in the browser', () => {
  it('offer what they have settled, also while somebody else holds the screen', async () => {
    const { table, saved } = open(newGame([null, null, null]))
    table.settle(1, 'always')
    table.settle(2, 'never')
    expect(table.getState().wishes).toEqual(['ask', 'always', 'never'])
    await play(table, () => offersOf(saved, 1) >= 3)
    expect(offersOf(saved, 1)).toBeGreaterThanOrEqual(3)
    expect([offersOf(saved, 0), offersOf(saved, 2)]).toEqual([0, 0])
    // It is kept with the game, and nobody can settle anything for a bot or against the game's own list.
    const again = open(saved.at(-1) as SavedGame).table
    expect(again.getState().wishes).toEqual(['ask', 'always', 'never'])
    again.settle(0, 'sometimes')
    expect(again.getState().wishes[0]).toBe('ask')
  })

  it('who are bots volunteer by themselves', async () => {
    const { table, saved } = open(newGame([null, 'random', 'random']))
    expect(table.getState().wishes).toEqual(['ask', null, null])
    await play(table, () => offersOf(saved, 1) > 0 && offersOf(saved, 2) > 0)
    expect(offersOf(saved, 1) * offersOf(saved, 2)).toBeGreaterThan(0)
  })

  it('are in nobody’s way: what was decided before an offer came still counts', async () => {
    const { table } = open(newGame([null, null]))
    table.settle(1, 'always')
    const offered = () =>
      table
        .getState()
        .steps.at(-1)
        ?.events.some(({ kind }) => kind === 'helpOffered') === true
    await play(table, () => offered() && table.getState().viewer === 0)
    const { version, sight } = table.getState()
    const roll = [...apprentices.legal(sight.view)].find(({ kind }) => kind === 'rollRaven')
    if (roll === undefined) throw new RangeError('there is no raven')
    expect(await table.act(roll, version - 1)).toBeNull()
  })
})

/** A game in which one of these seats is invited. */
function invitation(seats: readonly Seat[]): { match: Match<ApprenticesShape>; guest: Seat } {
  const chance = quickChance('invitation')
  const players = people.map((name, seat) => ({ name, colour: apprentices.colours[seat] ?? '', salt: name }))
  const started = startMatch(apprentices, { options: {}, seats: players, secret: digest('invitation') })
  if (!started.ok) throw new TypeError(started.reason.id)
  let { match } = started
  for (;;) {
    const guest = interrupts(apprentices, match.position).find((seat) => {
      const { table } = observeMatch(apprentices, match, seat).view
      return seats.includes(seat) && table.dice.some((die) => die.holder === seat && die.face === 'gemstone')
    })
    if (guest !== undefined) return { match, guest }
    const [next] = owed(apprentices, match.position)
    if (next === undefined) throw new RangeError('nobody was ever invited')
    const legal = apprentices.legal(observeMatch(apprentices, match, next.seat).view)
    const moved = act(apprentices, match, next.seat, legal.at(chance.below(legal.size)))
    if (!moved.ok) throw new TypeError(moved.reason.id)
    match = moved.match
  }
}

describe('a guest at a table on the server', () => {
  const { match, guest } = invitation([0, 1, 2])
  const watched = {
    phase: 'live',
    table: { id: 'table', seats: people.map(() => ({})), outcome: null },
    game: { version: match.version, canUndo: false, sight: observeMatch(apprentices, match, guest), steps: [] },
  } as unknown as WatchedTable
  const watch: TableWatch = { get: () => watched, subscribe: () => () => {}, goOn: () => {}, close: () => {} }

  function seated(wishes = storedWishes(memoryStore())) {
    const sent: unknown[] = []
    const send = async (_: string, { action }: { readonly action: object }) => void sent.push(action)
    const connection = { send } as unknown as Connection
    return { sent, table: openRemoteTable(apprentices, connection, watch, { seats: () => [], now: () => 0, wishes }) }
  }

  it('sends what was settled, once, and remembers it for the next table', () => {
    const wishes = storedWishes(memoryStore())
    const first = seated(wishes)
    expect(first.table.getState().sight.invited).toBe(true)
    expect(first.sent).toEqual([])
    first.table.settle(guest, 'always')
    expect(first.sent).toMatchObject([{ kind: 'offerHelp' }])
    expect(first.table.getState().wishes[guest]).toBe('always')
    const second = seated(wishes)
    expect(second.sent).toMatchObject([{ kind: 'offerHelp' }])
  })

  it('settles nothing for others', () => {
    const { sent, table } = seated()
    table.settle((guest + 1) % 3, 'always')
    table.settle(guest, 'sometimes')
    expect([sent, table.getState().wishes.filter((wish) => wish !== null)]).toEqual([[], ['ask']])
  })
})
