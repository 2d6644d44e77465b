import { begin, type Position, perform, quickChance, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { playerColours } from '../../base/components/players.ts'
import type { Options } from '../../base/options.ts'
import { type AlchemistsShape, alchemists, rulesOf } from '../../game.ts'
import { optionsWith } from '../../testing/table.ts'
import { boardsFor } from '../busyDays/boards.ts'
import { orderBoards } from '../busyDays/components.ts'
import { boardsOn } from '../busyDays/state.ts'
import { reconstructedValues } from './reconstructed.ts'
import { wrongValues } from './testing.ts'
import type { PrintedOrderBoard, PrintedValues } from './values.ts'

const rounds = { 1: '1-2', 2: '3-4', 3: '5-6' } as const

/** Our own boards as a host would write them, each with a coin more on its second space. */
const boards: readonly PrintedOrderBoard[] = orderBoards.map(({ group, golem, spaces }) => ({
  rounds: rounds[group],
  golem,
  spaces: spaces.map(({ cost, gain, players }, number) => ({
    cost,
    gain: number === 1 ? { gold: 1 } : gain,
    players: players as 2 | 3 | 4,
  })),
}))

function refusal(printedValues: unknown): string | null {
  const read = readOptions<Options>(alchemists.options, { busyDays: true, printedValues })
  if (!read.ok) return read.reason.id.split('.').at(-1) ?? ''
  return alchemists.checkOptions?.(read.options, 2)?.id.split('.').at(-1) ?? null
}

/** Rules as data, whoever their numbers come from. */
function figures(options: Partial<Options>): unknown {
  const { startupCards, artifactCards, spaces, conferences, grants } = rulesOf(optionsWith(options), 4)
  const all = { startupCards, artifactCards, spaces, conferences, grants, boards: boardsFor(optionsWith(options)) }
  return JSON.parse(JSON.stringify(all, (key, value: unknown) => (key === 'source' ? undefined : value)))
}

describe('printed values', () => {
  it('GR-97 can be begun from what is reconstructed, which changes nothing', () => {
    const all = { startupFunding: true, busyDays: true, royalEncyclopedia: true, golemProject: true }
    const printedValues = reconstructedValues()
    expect(refusal(printedValues)).toBeNull()
    expect(figures({ ...all, printedValues })).toEqual(figures(all))
    // Every field is there to be written over.
    expect(Object.keys(printedValues).length).toBe(11)
  })

  it('GR-97 take the place of what is reconstructed, and say whose they are', () => {
    const values: PrintedValues = { orderBoards: boards }
    expect(refusal(values)).toBeNull()
    const used = boardsFor(optionsWith({ busyDays: true, printedValues: values }))
    expect(used.length).toBe(15)
    expect(used.every(({ spaces }) => spaces.every(({ source }) => source === 'host'))).toBe(true)
    expect(used.map(({ id }) => id)).toEqual(boardsFor(optionsWith({ busyDays: true })).map(({ id }) => id))
    expect(used[0]?.spaces[1]?.gain).toEqual({ gold: 1 })
  })

  it.each(wrongValues)(
    'GR-97 are refused with one reason when they cannot be played with: $fault',
    ({ fault, values }) => {
      expect(refusal(values)).toBe(fault)
    },
  )

  it('GR-97 say where a file is wrong', () => {
    const space = { cost: { gold: 'much' }, gain: {}, players: 2 }
    const read = readOptions<Options>(alchemists.options, {
      printedValues: { orderBoards: [{ rounds: '1-2', golem: false, spaces: [space] }] },
    })
    const why = read.ok ? alchemists.checkOptions?.(read.options, 2) : null
    expect(why).toEqual({
      id: 'alchemists.reject.valuesShape',
      params: { path: 'orderBoards[0].spaces[0].cost.gold' },
    })
    const stray = readOptions<Options>(alchemists.options, { printedValues: { boards: [] } })
    expect(stray.ok && alchemists.checkOptions?.(stray.options, 2)?.params).toEqual({ path: 'boards' })
  })

  it('GR-97 are played with, and stay with the game: its options hold them', () => {
    const options = optionsWith({ busyDays: true, printedValues: { orderBoards: boards } })
    const seats = playerColours.slice(0, 2).map((colour) => ({ colour }))
    const source = seededChance('97'.repeat(32))
    let { position }: { position: Position<AlchemistsShape> } = begin(alchemists, options, seats, source)
    const chance = quickChance('host')
    while (position.state.table.round < 3) {
      const answered = position.sealed.map(({ seat }) => seat)
      const decision = alchemists.decisions(position.state).find(({ seat }) => !answered.includes(seat))
      if (decision === undefined) throw new RangeError('the game is over')
      const legal = alchemists.legal(alchemists.view(position.state, decision.seat))
      const done = perform(alchemists, position, decision.seat, legal.at(chance.below(legal.size)), source)
      if (!done.ok) throw new Error(done.reason.id)
      position = done.position
    }
    const { table } = position.state
    expect(table.options.printedValues).toEqual({ orderBoards: boards })
    expect(rulesOf(table.options, 2).orderSpaces(table)[1]?.gain).toEqual({ gold: 1 })
    expect(boardsOn(table).gone.length).toBe(2)
  })

  it('leave nothing behind at tables without them', () => {
    expect(Object.keys(optionsWith({}))).not.toContain('printedValues')
  })
})
