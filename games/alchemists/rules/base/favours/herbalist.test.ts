import { ingredientIndex } from '@athanor/alchemy'
import { describe, expect, it } from 'vitest'
import { box } from '../../game.ts'
import {
  all,
  begun,
  declared,
  discard,
  forageRow,
  legalOf,
  own,
  play,
  player,
  question,
  refusal,
  secrets,
  toTheEnd,
} from '../../testing/play.ts'
import { tableWith } from '../../testing/table.ts'
import { herbalist } from './herbalist.ts'

/** A player with three toads whose unused cubes bring a Herbalist. */
const state = tableWith({
  players: 4,
  seats: [{ hand: ['toad', 'toad', 'toad'] }],
  deck: ['fern', 'fern', 'flower'],
  favourDeck: ['sage', 'herbalist'],
})
const game = declared(state, {})

describe('Herbalist', () => {
  it('A-454, AR-34 has four copies, played at once when drawn', () => {
    expect(herbalist).toMatchObject({ copies: 4, window: 'drawn' })
  })

  it('A-127, A-423, AR-86 is played as soon as it is drawn: three cards more', () => {
    expect(all(game, 'favourPlayed')).toEqual([{ kind: 'favourPlayed', seat: 0, favour: 'herbalist' }])
    expect(question(game)).toBe('0 herbalist')
    expect(player(game, 0).cards).toBe(6)
    expect(legalOf(game).every(({ kind }) => kind === 'discard')).toBe(true)
  })

  it('A-423 discards any two of the hand, not only new ones', () => {
    expect(refusal(game, discard('toad', 'toad'))).toBeNull()
    expect(refusal(game, discard('fern', 'flower'))).toBeNull()
    expect(refusal(game, discard('toad'))).toBe('wrongNumberOfCards')
    expect(refusal(game, discard('flower', 'flower'))).toBe('ingredientMissing')
    const done = play(game, [discard('fern', 'toad')])
    expect(player(done, 0).cards).toBe(4)
    expect(own(done, 0).hand[ingredientIndex('fern')]).toBe(1)
    expect(secrets(done, 'herbalistDone', 0)).toEqual([{ discarded: ['fern', 'toad'] }])
    expect(secrets(done, 'herbalistDone', 1)).toEqual([])
  })

  it('A-152, AR-64 hides which cards go: row cards taken openly may be among them', () => {
    const row = tableWith({ players: 4, row: ['toad', 'toad', 'toad'], favourDeck: ['herbalist'] })
    const taken = play(declared(row, { 0: { forage: 2 } }), [forageRow('toad'), forageRow('toad')])
    expect(question(taken)).toBe('0 herbalist')
    expect(player(taken, 0).open[ingredientIndex('toad')]).toBe(2)
    const [first] = legalOf(taken)
    const done = play(taken, first === undefined ? [] : [first])
    expect(player(done, 0).open[ingredientIndex('toad')]).toBe(0)
  })

  it('AR-38 discards fewer when there are fewer cards', () => {
    const bare = tableWith({ players: 4, emptyDeck: true, deck: ['fern'], favourDeck: ['sage', 'herbalist'] })
    const poor = declared(
      {
        ...bare,
        table: { ...bare.table, discard: 0 },
        hidden: { ...bare.hidden, discard: bare.hidden.discard.map(() => 0) },
      },
      {},
    )
    expect(legalOf(poor)).toEqual([discard('fern')])
  })

  it('AR-38 is played also at the very end, and is then worth no gold', () => {
    const last = declared(
      tableWith({ players: 4, round: 6, favourDeck: ['sage', 'herbalist'], seats: [{ gold: 0 }] }),
      {},
    )
    expect(question(last)).toBe('0 herbalist')
    const [first] = legalOf(last)
    const done = toTheEnd(play(last, first === undefined ? [] : [first]))
    expect(player(done, 0).favours).toBe(1)
    expect(own(begun(done.state), 0).favours[box.favours.numberOf('herbalist')]).toBe(0)
  })
})
