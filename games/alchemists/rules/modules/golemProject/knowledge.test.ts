import { chanceOfTrigger, type GolemPart, golemParts, triggers } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { knowledgeOf } from '../../engine/atTable.ts'
import type { State } from '../../engine/state.ts'
import { alchemists } from '../../game.ts'
import { testGolem } from '../../testing/golemPlay.ts'
import { golemTable } from '../../testing/golemTable.ts'
import { declared, type Played, play } from '../../testing/play.ts'

/** What a part may still react to, by the notes of a seat. */
function open(game: Played, seat: number, part: GolemPart): readonly string[] {
  const { chances } = knowledgeOf(alchemists.view(game.state, seat))
  return triggers
    .filter((trigger) => chanceOfTrigger(chances, part, trigger) > 0)
    .map(({ size, colour }) => `${size} ${colour}`)
    .sort()
}

/** Everybody has seen that toad has blue plus, and seat 0 has read that it is lunar. */
function withToadKnown(state: State): State {
  const own = state.own.map((each, seat) =>
    seat === 0
      ? {
          ...each,
          slots: { ...each.slots, library: { offer: null, read: [{ ingredient: 'toad', luminary: 'lunar' }] } },
        }
      : each,
  ) as State['own']
  const players = state.table.players.map((each, seat) =>
    seat === 0 ? { ...each, slots: { ...each.slots, library: { books: 1 } } } : each,
  )
  const demonstrations = [{ seat: 1, round: 2, ingredient: 'toad', colour: 'blue', sign: 'plus' }] as const
  return { ...state, own, table: { ...state.table, players, demonstrations } }
}

describe('what a player can conclude about the golem', () => {
  const before = withToadKnown(golemTable({ players: 2, tokens: 2, seats: [{ hand: ['toad', 'mushroom'] }] }))
  const begun = declared(before, { 0: { researchGolem: 2 } })

  it('G-187, V4.6, G-184 toad is lunar with blue plus: when the ears alone steam, they are not big red, and the chest is not small red', () => {
    const game = play(begun, [testGolem('toad')])
    expect(open(game, 0, 'ears')).toEqual(['big blue', 'big green', 'small blue', 'small green', 'small red'])
    expect(open(game, 0, 'chest')).toEqual(['big blue', 'big green', 'big red', 'small blue', 'small green'])
  })

  it('GR-47, G-138 nobody else learns anything from a test', () => {
    const game = play(begun, [testGolem('toad'), testGolem('mushroom')])
    for (const part of golemParts) expect(open(game, 1, part)).toHaveLength(6)
  })
})
