import { alchemists, type View } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { nextConference } from './nextConference.ts'

/** Where everything in the box is played by masters, before anything was published. */
function atTheBeginning(viewer: View['viewer'] = 0): View {
  const read = readOptions(alchemists.options, alchemists.options.presets['kingsGolem'] ?? {})
  if (!read.ok) throw new Error(read.reason.id)
  const seats = alchemists.colours.map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, seats, seededChance('0'.repeat(64)))
  return alchemists.view(position.state, viewer)
}

describe('the next conference', () => {
  it('A-345 tells what each number of seals brings, and that more than the last count like it', () => {
    const next = nextConference(atTheBeginning())
    expect(next).toMatchObject({ round: 3, bySeals: ['0: −2', '1: −1', '2: +1', '3+: +1'] })
    expect(nextConference(atTheBeginning('spectator'))?.bySeals).toEqual(next?.bySeals)
  })

  it('A-345, G-227 tells what it would bring everybody now, by all of its tiles', () => {
    const dues = nextConference(atTheBeginning('spectator'))?.dues
    // No seal and no report: both tiles of a master take two points.
    expect(dues).toHaveLength(4)
    expect(dues?.[3]).toEqual({ seals: 0, reputation: '−4', cost: { reputation: 4 }, gain: {} })
  })

  it('A-226, A-231 makes a loss larger or smaller where the marker stands', () => {
    const view = atTheBeginning()
    const places = [6, 13, 14, 18]
    const players = view.table.players.map((player, seat) => ({ ...player, reputation: places[seat] ?? 10 }))
    const dues = nextConference({ ...view, table: { ...view.table, players } })?.dues
    expect(dues?.map(({ reputation }) => reputation)).toEqual(['−3', '−4', '−5', '−6'])
  })

  it('G-226 counts a report, which brings a card', () => {
    const view = atTheBeginning()
    const players = view.table.players.map((player, seat) => {
      const golemProject = { ...player.slots.golemProject, reports: { chest: 2, ears: 0 } } as const
      return seat === 1 ? { ...player, slots: { ...player.slots, golemProject } } : player
    })
    const dues = nextConference({ ...view, table: { ...view.table, players } as View['table'] })?.dues
    expect(dues?.[1]).toEqual({ seals: 0, reputation: '−2', cost: { reputation: 2 }, gain: { favours: 1 } })
  })

  it('G-133 counts seals on articles like those on theories', () => {
    const view = atTheBeginning()
    const ingredients = ['mushroom', 'fern', 'toad', 'flower'] as const
    const red = { article: { colour: 'red', signs: ['plus', 'minus'], ingredients }, seals: [0] } as const
    const slots = { ...view.table.slots, royalEncyclopedia: { articles: { red, green: null, blue: null } } }
    const { dues } = nextConference({ ...view, table: { ...view.table, slots } }) ?? {}
    expect(dues?.map(({ seals, reputation }) => [seals, reputation])).toEqual([
      [1, '−3'],
      [0, '−4'],
      [0, '−4'],
      [0, '−4'],
    ])
  })

  it('A-346 is over for good after the second one', () => {
    const view = atTheBeginning()
    expect(nextConference({ ...view, table: { ...view.table, round: 6 } })).toBeNull()
  })
})
