import { describe, expect, it } from 'vitest'
import { isOpen, type Space, spaces } from './components/spaces.ts'
import { alchemists } from './game.ts'
import { isPossible } from './possible.ts'
import type { State } from './state.ts'
import { playedGames } from './testing/games.ts'

/** Whether a seat could do anything but decline, were it asked to act on a space now. */
function couldAct({ table, own }: State, seat: number, space: Space): boolean {
  const asked = { ...table, ask: { kind: 'act', seat, space, cubes: 0, boots: false } as const }
  const { groups } = alchemists.legal({ viewer: seat, table: asked, own: own[seat] ?? null })
  return groups.some(({ kind, size }) => kind !== 'decline' && size > 0)
}

describe('AR-59 declining for somebody', () => {
  it('never takes a legal action away, at any moment, from anybody, on any open space', () => {
    const robbed: string[] = []
    const refused = new Set<Space>()
    const asked = new Set<Space>()
    for (const { before } of playedGames(108, 'forced')) {
      if (before.table.ask?.kind !== 'act') continue
      for (const space of spaces.filter((one) => isOpen(one, before.table.round))) {
        for (const seat of before.table.players.keys()) {
          if (isPossible(before.table, seat, space)) asked.add(space)
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
