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
    expect(next?.mine).toEqual({ seals: 0, change: '−2' })
    expect(nextConference(atTheBeginning('spectator'))?.mine).toBeNull()
  })

  it('G-133 counts seals on articles like those on theories', () => {
    const view = atTheBeginning()
    const ingredients = ['mushroom', 'fern', 'toad', 'flower'] as const
    const red = { article: { colour: 'red', signs: ['plus', 'minus'], ingredients }, seals: [0] } as const
    const slots = { ...view.table.slots, royalEncyclopedia: { articles: { red, green: null, blue: null } } }
    const { mine } = nextConference({ ...view, table: { ...view.table, slots } }) ?? {}
    expect(mine).toEqual({ seals: 1, change: '−1' })
  })

  it('A-346 is over for good after the second one', () => {
    const view = atTheBeginning()
    expect(nextConference({ ...view, table: { ...view.table, round: 6 } })).toBeNull()
  })
})
