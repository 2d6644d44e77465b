import { quickChance } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import type { Pair } from './engine/state.ts'
import { alchemists } from './game.ts'
import { all, begun, declared, exhibit, legalOf, own, plan, play, player, question, refusal } from './testing/play.ts'
import { tableWith } from './testing/table.ts'

const healing: Pair = ['mushroom', 'toad']
const poison: Pair = ['fern', 'birdClaw']
const stock = { hand: [...healing, ...healing, ...poison, ...healing] }

function exhibiting(
  seats: readonly object[] = [stock],
  wishes = { 0: { exhibit: 4 } } as Record<number, { exhibit: number }>,
) {
  return declared(tableWith({ players: 2, round: 6, seats }), wishes)
}

describe('the exhibition', () => {
  it('A-352, A-436 takes 1 cube each: four times with two or three players, three times with four', () => {
    expect(refusal(begun(tableWith({ players: 4, round: 6 })), plan({ exhibit: 4 }))).toBe('tooManyActions')
    expect(refusal(begun(tableWith({ players: 4, round: 6 })), plan({ exhibit: 3 }))).toBeNull()
    expect(refusal(begun(tableWith({ players: 3, round: 6 })), plan({ exhibit: 4 }))).toBeNull()
  })

  it('A-353 comes last, one action for each cube', () => {
    const game = declared(tableWith({ players: 2, round: 6, seats: [{ ...stock, gold: 9 }] }), {
      0: { publish: 1, exhibit: 2 },
    })
    expect(question(game)).toBe('0 publish')
    const after = play(game, [{ kind: 'decline' }])
    expect(question(after)).toBe('0 exhibit')
    expect(question(play(after, [exhibit('healing', healing)]))).toBe('0 exhibit')
  })

  it('A-354 promises one of six potions', () => {
    const potions = new Set(
      legalOf(exhibiting()).flatMap((action) => (action.kind === 'exhibit' ? [action.potion] : [])),
    )
    expect(potions.size).toBe(6)
  })

  it('A-355, AR-93 does not take a potion again that was shown with success; a failed one may be tried again', () => {
    const shown = play(exhibiting(), [exhibit('healing', healing)])
    expect(refusal(shown, exhibit('healing', healing))).toBe('alreadyExhibited')
    const failed = play(exhibiting(), [exhibit('healing', poison)])
    expect(refusal(failed, exhibit('healing', healing))).toBeNull()
  })

  it('A-356, AR-66 shows the real potion, notes it, and discards the cards', () => {
    const game = play(exhibiting(), [exhibit('speed', healing)])
    expect(all(game, 'potionMade')).toEqual([{ kind: 'potionMade', seat: 0, at: 'exhibit', potion: 'healing' }])
    expect(player(game, 0).made).toEqual(['healing'])
    expect(own(game, 0).mixes).toEqual([healing])
    expect(player(game, 0).cards).toBe(6)
  })

  it('A-354, A-438, A-357 leaves every promise on the board for all to see, a failed one beside what came of it', () => {
    const game = play(exhibiting(), [exhibit('speed', healing), exhibit('poison', poison)])
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = alchemists.view(game.state, viewer)
      const shown = [
        { seat: 0, round: 6, at: 'exhibit', promised: 'speed', potion: 'healing' },
        { seat: 0, round: 6, at: 'exhibit', promised: 'poison', potion: 'poison' },
      ]
      expect(seen.table.results).toEqual(shown)
      expect(alchemists.resample(seen, quickChance('again')).table.results).toEqual(shown)
    }
    expect(player(game, 0).exhibited).toEqual(['poison'])
  })

  it('A-357 costs 1 reputation when it fails, 2 in the green zone', () => {
    const lost = (reputation: number) =>
      player(play(exhibiting([{ ...stock, reputation }]), [exhibit('speed', healing)]), 0).reputation
    expect([lost(10), lost(14)]).toEqual([9, 12])
  })

  it('A-358, A-359 gives 1 reputation to the first, nothing to later ones', () => {
    const game = play(
      exhibiting([stock, { hand: ['mandrakeRoot', 'ravensFeather', 'fern', 'scorpion'] }], {
        0: { exhibit: 1 },
        1: { exhibit: 2 },
      }),
      [exhibit('healing', healing), exhibit('healing', ['mandrakeRoot', 'ravensFeather'])],
    )
    expect(game.table.players.map(({ reputation }) => reputation)).toEqual([11, 10])
    expect(game.table.firstExhibits[0]).toBe(0)
    // It still counts for mastery.
    const mastered = play(game, [exhibit('poison', ['fern', 'scorpion'])])
    expect(all(mastered, 'exhibited').at(-1)).toMatchObject({ first: true, mastery: true })
    expect(player(mastered, 1).reputation).toBe(13)
  })

  it('A-360, AR-66 gives 2 for both signs of a colour, as one gain with the first place', () => {
    const game = play(exhibiting(), [exhibit('healing', healing), exhibit('poison', poison)])
    expect(all(game, 'reputationChanged').map(({ from, to }) => to - from)).toEqual([1, 3])
  })

  it('A-355, AR-93 is declined for who has shown all six potions', () => {
    const exhibited = ['healing', 'poison', 'speed', 'paralysis', 'wisdom', 'insanity'] as const
    const declines = (shown: number) =>
      all(exhibiting([{ ...stock, exhibited: exhibited.slice(0, shown) }], { 0: { exhibit: 1 } }), 'declined').length
    expect([declines(6), declines(5)]).toEqual([1, 0])
  })

  it('A-392 a sale in the final round is no exhibit: its cards go to the pile', () => {
    const seats = [{ ...stock, artifacts: ['featherInCap'] }] as const
    const game = play(declared(tableWith({ players: 2, round: 6, seats }), { 0: { sell: 1, exhibit: 1 } }), [
      { kind: 'sell', wanted: 0, guarantee: 'exact', merchants: 0, barmaids: 0, pair: healing, mortar: false },
    ])
    expect(all(game, 'sold')[0]?.paid).toBe(4)
    expect(player(game, 0).aside).toEqual([])
    expect(player(game, 0).discarded).toBe(2)
  })

  it('A-361, AR-93 is not required, and must be declined without two cards', () => {
    const game = exhibiting([{ hand: ['toad'] }])
    expect(all(game, 'declined').length).toBe(4)
  })
})
