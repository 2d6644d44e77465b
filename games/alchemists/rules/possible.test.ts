import { describe, expect, it } from 'vitest'
import { rulesAt, standingAt } from './engine/atTable.ts'
import type { Space } from './engine/contributions.ts'
import { isPossible } from './engine/space.ts'
import type { State } from './engine/state.ts'
import { alchemists, box } from './game.ts'
import { playedGames, type Transition } from './testing/games.ts'
import { golemOptions } from './testing/golemTable.ts'

const spaces = box.spaces.map(({ id }) => id)

/** Without modules, and with those that bring spaces. */
function* games(): Iterable<Transition> {
  yield* playedGames(108, 'forced')
  yield* playedGames(
    12,
    'forced golem',
    [4, 3, 2].map((seats) => ({ seats, options: golemOptions })),
  )
}

/** Whether a seat could do anything but decline, were it asked to act on a space now. */
function couldAct({ table, own }: State, seat: number, space: Space): boolean {
  const asked = { ...table, asks: [{ kind: 'act', seat, space, cubes: 0, boots: false } as const] }
  const { groups } = alchemists.legal({ viewer: seat, table: asked, own: own[seat] ?? null })
  return groups.some(({ kind, size }) => kind !== 'decline' && size > 0)
}

describe('AR-59 declining for somebody', () => {
  it('never takes a legal action away, at any moment, from anybody, on any open space', () => {
    const robbed: string[] = []
    const refused = new Set<Space>()
    const asked = new Set<Space>()
    for (const { before } of games()) {
      if (before.table.asks[0]?.kind !== 'act') continue
      for (const { id: space } of rulesAt(before.table).spaces.filter((one) => one.isOpen(before.table.round))) {
        for (const seat of before.table.players.keys()) {
          if (isPossible(standingAt(before.table, seat), space)) asked.add(space)
          else {
            refused.add(space)
            if (couldAct(before, seat, space)) robbed.push(`${space} of ${seat} in round ${before.table.round}`)
          }
        }
      }
    }
    expect(robbed.slice(0, 5)).toEqual([])
    expect(spaces.filter((space) => !asked.has(space))).toEqual([])
    // Nearly always there is a card to take somewhere.
    expect(spaces.filter((space) => space !== 'forage' && !refused.has(space))).toEqual([])
  })
})
