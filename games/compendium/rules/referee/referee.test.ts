import { quickChance } from '@athanor/kernel'
import { playedGames, watchedBy } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { compendium } from '../game.ts'
import { harness } from '../testing/harness.ts'
import { randomAction } from '../testing/randomAction.ts'
import { happened, type Transition } from './facts.ts'
import { objections } from './legality.ts'
import { type Area, referee } from './referee.ts'

/** What must come up in the games for an area to count as judged. */
const cases: Readonly<Record<Area, Readonly<Record<string, (transition: Transition) => boolean>>>> = {
  legality: {
    'the opening of two': ({ before }) => before.players.length === 2 && before.turnsTaken < 2,
    'a last stone': ({ after }) => after.players.some(({ stones }) => stones === 0),
  },
  actions: {
    'a creation': ({ action }) => action.kind === 'create',
    'a copy': ({ action }) => action.kind === 'copy',
    'a cube of the reserve': ({ action }) => action.kind === 'takeReserve',
    'cubes of the bag': ({ action }) => action.kind === 'takeBag',
    'a missing product': ({ events }) =>
      happened(events, 'productsReceived').some(({ missing }) => missing.some((count) => count > 0)),
  },
  rounds: {
    'a skipped turn': ({ events }) => happened(events, 'turnSkipped').length > 0,
    'an end in the middle of a round': ({ before, events }) =>
      happened(events, 'endTriggered').length > 0 && (before.turnsTaken + 1) % before.players.length > 0,
    'an end with the last turn of a round': ({ after, events }) =>
      happened(events, 'endTriggered').length > 0 && after.finalCount !== null,
  },
  finalCount: {
    'a count without schools': ({ after }) => after.finalCount !== null && !after.options.schools,
    'shared places': ({ events }) =>
      new Set(happened(events, 'awardPaid').map(({ place }) => place)).size < happened(events, 'awardPaid').length,
    'split awards': ({ after, events }) =>
      after.options.schoolTie === 'split' &&
      new Set(happened(events, 'awardPaid').map(({ place }) => place)).size < happened(events, 'awardPaid').length,
    'a tie that an award breaks': ({ after, events }) => {
      const [end] = happened(events, 'gameEnded')
      const best = after.players.filter(
        ({ score }) => score.creations + score.copies + score.halfPoints + score.award === end?.total,
      )
      return end !== undefined && best.length > end.winners.length
    },
  },
}

describe('an independent referee', () => {
  it('objects to nothing in whole games at all tables, and has seen every case of every area', () => {
    const { complaints, missing } = watchedBy(referee, playedGames(compendium, harness, 400, 'referee'), cases)
    expect(complaints.slice(0, 10)).toEqual([])
    expect(missing).toEqual([])
  })

  it('allows exactly what the game allows', () => {
    const chance = quickChance('both')
    const differing: string[] = []
    let [allowed, refused] = [0, 0]
    for (const { before } of playedGames(compendium, harness, 60, 'legality')) {
      for (const seat of before.players.keys()) {
        const view = compendium.view(before, seat)
        for (let count = 0; count < 6; count++) {
          const action = randomAction(chance)
          const reason = compendium.check(view, action)
          const objected = objections(before, seat, action)
          if (objected.length === 0) allowed++
          else refused++
          if ((reason === null) !== (objected.length === 0)) {
            differing.push(`seat ${seat}, ${JSON.stringify(action)}: ${reason?.id ?? 'allowed'}, ${objected.join()}`)
          }
        }
      }
    }
    expect(differing.slice(0, 10)).toEqual([])
    expect(allowed).toBeGreaterThan(1000)
    expect(refused).toBeGreaterThan(10_000)
  })
})
