import { quickChance } from '@athanor/kernel'
import { playedGames, watchedBy } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { apprentices } from '../game.ts'
import { harness } from '../testing/harness.ts'
import { randomAction } from '../testing/randomAction.ts'
import { happened, type Transition, totalOf } from './facts.ts'
import { objectionTo } from './legality.ts'
import { type Area, referee } from './referee.ts'

const does =
  (...kinds: readonly Transition['action']['kind'][]) =>
  ({ action }: Transition) =>
    kinds.includes(action.kind)

/** What must come up in the games for an area to count as judged. */
const cases: Readonly<Record<Area, Readonly<Record<string, (transition: Transition) => boolean>>>> = {
  legality: {
    'wild ravens pay': ({ before, action }) =>
      action.kind === 'research' && action.units.some((unit) => before.dice[unit]?.face === 'raven'),
    'five of a type': ({ before, action }) =>
      action.kind === 'research' && action.table === 1 && action.units.length === 5 && before.sides[0] === 'apprentice',
    'a made unit pays': ({ action }) => action.kind === 'research' && action.units.some((unit) => unit >= 28),
    'an ability before the ravens are gone': ({ before, action }) => action.kind === 'convert' && before.marker,
    'a black raven that may be kept': does('rerollRavens'),
    'a slot of a third rank': ({ before, seat, action }) =>
      action.kind === 'convert' && before.tracks[action.table - 1]?.[2]?.seat === seat,
  },
  units: {
    'a raven takes dice': ({ events }) => happened(events, 'unitsLost').some(({ units }) => units.some((u) => u < 28)),
    'a raven takes made units': ({ events }) =>
      happened(events, 'unitsLost').some(({ units }) => units.some((u) => u >= 28)),
    'a raven takes a whole conversion': ({ events }) =>
      happened(events, 'unitsLost').some(({ types }) => new Set(types).size > 1),
    'a raven takes a taken unit': ({ before, events, seat }) =>
      happened(events, 'unitsLost').some(({ units }) =>
        units.some((unit) => before.dice[unit] !== undefined && before.dice[unit]?.owner !== seat),
      ),
    'a made unit is taken': ({ action }) => action.kind === 'takeUnit' && action.unit >= 28,
    'a die comes home': ({ before, after }) =>
      after.round > before.round && before.dice.some(({ owner, holder }) => owner !== holder),
    'a bought die rests': does('buyDie'),
  },
  reroll: {
    'two dice at least': ({ events }) => happened(events, 'ravensRerolled').some(({ throws }) => throws.length > 1),
    'ravens again': ({ events }) =>
      happened(events, 'ravensRerolled').some(({ throws }) => throws.some(({ face }) => face === 'raven')),
  },
  tables: {
    'a slot is taken over': ({ events }) => happened(events, 'slotLost').length > 0,
    'somebody falls out of the last slot': ({ events }) =>
      happened(events, 'slotLost').some(({ seat }) =>
        happened(events, 'slotGained').every((each) => each.seat !== seat),
      ),
    'a token leaves from below': ({ before, action, seat }) =>
      action.kind === 'research' &&
      (before.tracks[action.table - 1] ?? []).some(
        (token, rank, track) => token.seat === seat && track[rank - 1]?.square === token.square,
      ),
    'a block': does('blockSlot'),
    'the lowest price stays': ({ before, action }) => action.kind === 'buyDie' && before.price === 5,
    'a shifted price': does('shiftPrice'),
  },
  points: {
    'fewer than five to lose': ({ events }) =>
      happened(events, 'pointsLost').some(({ points }) => points > 0 && points < 5),
    'points for a helper': does('acceptHelp'),
    'points for three ravens': does('tradeRavens'),
    'points for units': does('tradeUnits'),
    'a unit for points': ({ action }) => action.kind === 'convert' && action.units.length === 0,
    'points for a rival’s raven': ({ events }) =>
      happened(events, 'ravenCancelled').some(({ seat, owner }) => seat !== owner),
  },
  turns: {
    'an extra raven': ({ events }) => happened(events, 'extraRavenCame').length > 0,
    'three ravens': ({ after }) => after.phase === 'threeRavens',
    'three ravens and the marker': ({ after }) => after.phase === 'threeRavens' && after.marker,
    'a tie round': ({ events }) => happened(events, 'tieRoundBegan').length > 0,
    'an end after a tie round': ({ before, after }) => before.tieRound && after.phase === 'over',
    'a trigger that stays although points are lost': ({ before, after }) =>
      before.endTriggered && after.players.every((_, seat) => totalOf(after, seat) < 42),
    'squares open': ({ events }) => happened(events, 'squaresOpened').length > 0,
  },
  help: {
    'an offer that was not asked for': ({ before, action }) => action.kind === 'offerHelp' && !before.help.asked,
    'an offer after a request': ({ before, action }) => action.kind === 'offerHelp' && before.help.asked,
    'a refusal': does('declineHelp'),
    'an offer taken back': does('withdrawHelp'),
    'an offer that lapses with the last raven': ({ before, after, action }) =>
      action.kind === 'rollRaven' && before.help.offers.length > 0 && after.help.offers.length === 0,
    'a second request in one turn': ({ before, events, action }) =>
      action.kind === 'askHelp' && events.length > 0 && before.help.withdrawn.length > 0,
  },
}

describe('an independent referee', () => {
  // The seed was picked for what is rare: a tie round, squares that open.
  it('objects to nothing in whole games at all tables, and has seen every case of every area', () => {
    const { complaints, missing } = watchedBy(referee, playedGames(apprentices, harness, 33, 'stairs'), cases)
    expect(complaints.slice(0, 10)).toEqual([])
    expect(missing).toEqual([])
  })

  it('allows exactly what the game allows', () => {
    const chance = quickChance('both')
    const differing: string[] = []
    let [allowed, refused] = [0, 0]
    for (const { before } of playedGames(apprentices, harness, 5, 'legality')) {
      for (const seat of before.players.keys()) {
        const view = apprentices.view(before, seat)
        for (let count = 0; count < 6; count++) {
          const action = randomAction(view, chance)
          const reason = apprentices.check(view, action)
          const objection = objectionTo(before, seat, action)
          if (objection === null) allowed++
          else refused++
          if ((reason === null) !== (objection === null)) {
            differing.push(`seat ${seat}, ${JSON.stringify(action)}: ${reason?.id ?? 'allowed'}, ${objection}`)
          }
        }
      }
    }
    expect(differing.slice(0, 10)).toEqual([])
    expect(allowed).toBeGreaterThan(500)
    expect(refused).toBeGreaterThan(10_000)
  })
})
