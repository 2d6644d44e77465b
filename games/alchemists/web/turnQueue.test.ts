import { alchemists, type Prompt, type Table } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { turnQueueOf } from './turnQueue.ts'

function tableWith(changes: Partial<Table>): Table {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, 4).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('7'.repeat(64)))
  return { ...position.state.table, asks: [], ...changes }
}

const spoken = (table: Table) => turnQueueOf(table)?.turns.map(({ seat, state }) => `${seat} ${state}`)

describe('who comes after whom', () => {
  it('A-112, A-125 order spaces are chosen from the starting player on, by all who are not paralysed', () => {
    const table = tableWith({
      phase: 'order',
      startingPlayer: 2,
      paralysed: [0],
      markers: [null, 2, null, null, null, null, null, null],
      asks: [{ kind: 'chooseOrder', seat: 3 }],
    })
    expect(spoken(table)).toEqual(['2 done', '3 now', '1 later'])
  })

  it('A-130 plans are declared from the lowest order space up', () => {
    const { players } = tableWith({})
    const table = tableWith({
      phase: 'declare',
      order: [3, 1, 0, 2],
      players: players.map((player, seat) => ({ ...player, plan: seat === 2 ? { forage: 1 } : null })),
      asks: [{ kind: 'declare', seat: 0 }],
    })
    expect(spoken(table)).toEqual(['2 done', '0 now', '1 later', '3 later'])
  })

  it('A-140 on a space whoever acts is followed by those who still do, twice where they do it twice', () => {
    const act: Prompt = { kind: 'act', seat: 1, space: 'forage', cubes: 1, boots: false }
    const queue = [2, 1].map((seat) => ({ seat, cubes: 1 }))
    const table = tableWith({ phase: 'resolve', space: 'forage', asks: [act], queue })
    expect(spoken(table)).toEqual(['1 now', '2 later', '1 later'])
    expect(turnQueueOf(tableWith({ phase: 'resolve', space: 'forage', asks: [act], queue: [] }))).toBeNull()
  })

  it('A-215, A-219 all sellers bid at once, and then sell one after the other', () => {
    const queue = [3, 0, 1].map((seat) => ({ seat, cubes: 2 }))
    const bids = queue.map(({ seat }): Prompt => ({ kind: 'bid', seat }))
    const bidding = turnQueueOf(tableWith({ phase: 'resolve', space: 'sell', asks: bids, queue }))
    expect(bidding?.about).toBe('bid')
    expect(bidding?.turns.every(({ state }) => state === 'now')).toBe(true)
    const selling = tableWith({
      phase: 'resolve',
      space: 'sell',
      asks: [{ kind: 'act', seat: 0, space: 'sell', cubes: 2, boots: false }],
      offers: [{ seat: 3, wanted: 0, guarantee: 'exact' }],
      queue: queue.slice(2),
    })
    expect(spoken(selling)).toEqual(['3 done', '0 now', '1 later'])
  })

  it('nothing is said between rounds', () => {
    expect(turnQueueOf(tableWith({ phase: 'endOfRound', order: [0, 1, 2, 3] }))).toBeNull()
  })
})
