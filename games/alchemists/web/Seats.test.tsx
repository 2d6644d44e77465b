import { alchemists, type Player, type View } from '@athanor/alchemists'
import { begin, readOptions, seededChance } from '@athanor/kernel'
import { wordsIn } from '@athanor/messages/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Seats } from './Seats.tsx'

function tableWith(changes: readonly Partial<Player>[]): View {
  const read = readOptions(alchemists.options, {})
  if (!read.ok) throw new Error(read.reason.id)
  const colours = alchemists.colours.slice(0, changes.length).map((colour) => ({ colour }))
  const { position } = begin(alchemists, read.options, colours, seededChance('5'.repeat(64)))
  const view = alchemists.view(position.state, 0)
  const players = view.table.players.map((player, seat) => ({ ...player, ...changes[seat] }))
  return { ...view, table: { ...view.table, players } }
}

/** The number of cubes on each card at the table. */
function cubesShown(view: View): readonly number[] {
  const seats = view.table.players.map((_, seat) => ({
    name: `Player ${seat}`,
    colour: alchemists.colours[seat] ?? '',
    bot: null,
    present: true,
  }))
  const html = renderToStaticMarkup(
    <Seats view={view} seats={seats} viewer={0} asked={[]} lastActions={seats.map(() => null)} lit={[]} />,
  )
  const words = html.replaceAll('\u00a0', ' ').replace(/<[^>]*>/g, ' ')
  const label = wordsIn('en').say('web.alchemists.cubesLeft')
  return [...words.matchAll(new RegExp(`${label}:\\s+(\\d+)`, 'g'))].map(([, count]) => Number(count))
}

describe('the cards of the players', () => {
  it('A-130 A-143 count the cubes down as they are used, for me and for rivals', () => {
    const plan = { forage: 1, test: 2 }
    const unplaced = { plan: null, cubes: { board: 5, placed: 0, unused: 0, hospital: 0 } }
    const declared = { plan, cubes: { board: 0, placed: 3, unused: 2, hospital: 0 } }
    // What was used comes back to its board, where it waits for the next round.
    const afterOne = { plan, cubes: { board: 1, placed: 2, unused: 2, hospital: 0 } }
    const afterAll = { plan, cubes: { board: 3, placed: 0, unused: 2, hospital: 0 } }
    expect(cubesShown(tableWith([unplaced, declared]))).toEqual([5, 3])
    expect(cubesShown(tableWith([afterOne, afterAll]))).toEqual([2, 0])
  })
})
