import { playedGames, type Tamper as Tampering, tamperedWith } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Cubes } from '../cubes.ts'
import type { Event, Happening } from '../event.ts'
import { compendium } from '../game.ts'
import type { Player, State } from '../state.ts'
import { harness } from '../testing/harness.ts'
import type { Transition } from './facts.ts'
import { type Area, judges } from './referee.ts'

type Tamper = Tampering<Transition>

/** Another state before or after the action. */
function other(
  when: 'before' | 'after',
  change: (state: State, transition: Transition) => Partial<State> | null,
): Tamper {
  return (transition) => {
    const changed = change(transition[when], transition)
    return changed === null ? null : { ...transition, [when]: { ...transition[when], ...changed } }
  }
}

/** Another board of the acting player. */
function player(
  when: 'before' | 'after',
  change: (now: Player, transition: Transition) => Partial<Player> | null,
): Tamper {
  return other(when, ({ players }, transition) => {
    const now = players[transition.seat]
    const changed = now === undefined ? null : change(now, transition)
    return now === undefined || changed === null
      ? null
      : { players: players.with(transition.seat, { ...now, ...changed }) }
  })
}

/** Only for one kind of action. */
function doing(kind: Transition['action']['kind'], tamper: Tamper): Tamper {
  return (transition) => (transition.action.kind === kind ? tamper(transition) : null)
}

/** Leaves out what happened of one kind. */
function unsaid(kind: Happening['kind']): Tamper {
  return (transition) => {
    const events: readonly Event[] = transition.events.filter((event) => event.public.kind !== kind)
    return events.length === transition.events.length ? null : { ...transition, events }
  }
}

const none: Cubes = [0, 0, 0, 0, 0]
const more = ([gray, ...rest]: Cubes): Cubes => [gray + 1, ...rest]

const tampers: Readonly<Record<Area, Readonly<Record<string, Tamper>>>> = {
  legality: {
    'a stone that is not there': doing(
      'create',
      player('before', () => ({ stones: 0 })),
    ),
    'cubes that are not there': doing(
      'create',
      player('before', () => ({ hand: none })),
    ),
    'a copy without its cubes': doing(
      'copy',
      player('before', () => ({ hand: none })),
    ),
    'a tile that is gone': doing(
      'create',
      other('before', () => ({ tiles: [] })),
    ),
    'a cauldron that is taken': doing(
      'create',
      other('before', ({ cauldrons }, { action }) =>
        action.kind === 'create'
          ? { cauldrons: cauldrons.with(action.cauldron, { owner: 0, recipe: none, value: 1 }) }
          : null,
      ),
    ),
    'a recipe that is known': (transition) => {
      const { action, before } = transition
      if (action.kind !== 'create') return null
      const cauldron = before.cauldrons.findIndex((potion, number) => potion === null && number !== action.cauldron)
      if (cauldron < 0) return null
      const cauldrons = before.cauldrons.with(cauldron, { owner: 0, recipe: action.recipe, value: 1 })
      return { ...transition, before: { ...before, cauldrons } }
    },
    'an own product as ingredient': (transition) => {
      const { action } = transition
      // Yellow and green come out of the first cauldron.
      return action.kind === 'create'
        ? { ...transition, action: { ...action, cauldron: 0, recipe: [0, 0, 0, 0, 1] } }
        : null
    },
    'three of a kind': (transition) => {
      const { action } = transition
      return action.kind === 'create'
        ? { ...transition, action: { ...action, cauldron: 0, recipe: [3, 0, 0, 0, 0] } }
        : null
    },
    'a recipe of six': (transition) => {
      const { action } = transition
      return action.kind === 'create'
        ? { ...transition, action: { ...action, cauldron: 0, recipe: [2, 2, 2, 0, 0] } }
        : null
    },
    'a recipe of nothing': (transition) => {
      const { action } = transition
      return action.kind === 'create' ? { ...transition, action: { ...action, recipe: none } } : null
    },
    'a copy of an own potion': doing(
      'copy',
      other('before', ({ cauldrons }, { action, seat }) => {
        const potion = action.kind === 'copy' ? cauldrons[action.cauldron] : null
        return potion && action.kind === 'copy'
          ? { cauldrons: cauldrons.with(action.cauldron, { ...potion, owner: seat }) }
          : null
      }),
    ),
    'a copy of nothing': doing(
      'copy',
      other('before', ({ cauldrons }) => ({ cauldrons: cauldrons.map(() => null) })),
    ),
    'a tribute that was not paid': (transition) => {
      const { action, before } = transition
      if (action.kind !== 'copy') return null
      const recipe = before.cauldrons[action.cauldron]?.recipe ?? none
      if (recipe[0] > 0) return null
      return { ...transition, action: { ...action, tribute: 'birdLegs' } }
    },
    'a cube of an empty pile': doing(
      'takeReserve',
      other('before', () => ({ reserve: none })),
    ),
    'a draw from an empty bag': doing(
      'takeBag',
      other('before', () => ({ bag: none })),
    ),
    'a weak opening of two': (transition) => {
      const { action, before } = transition
      if (action.kind !== 'create' || before.players.length !== 2 || before.turnsTaken > 1) return null
      return { ...transition, action: { ...action, value: 4 } }
    },
    'another opening of two': (transition) => {
      const { before } = transition
      if (before.players.length !== 2 || before.turnsTaken > 1) return null
      return { ...transition, action: { kind: 'takeBag' } }
    },
    'an action out of turn': other('before', ({ turn, players }) => ({ turn: (turn + 1) % players.length })),
    'an action after the end': other('before', ({ players }) => ({
      finalCount: { hands: players.map(({ hand }) => hand), counts: null },
    })),
  },
  actions: {
    'a cube too many in the hand': (transition) =>
      transition.after.finalCount === null ? player('after', ({ hand }) => ({ hand: more(hand) }))(transition) : null,
    'a stone too many': player('after', ({ stones }) => ({ stones: stones + 1 })),
    'a fuller reserve': (transition) =>
      transition.after.finalCount === null
        ? other('after', ({ reserve }) => ({ reserve: more(reserve) }))(transition)
        : null,
    'another removed cube': other('after', ({ removed }) => ({ removed: more(removed) })),
    'a fuller bag': other('after', ({ bag }) => ({ bag: more(bag) })),
    'a tile that stays': doing(
      'create',
      other('after', (_, { before }) => ({ tiles: before.tiles })),
    ),
    'a potion that is not there': doing(
      'create',
      other('after', (_, { before }) => ({ cauldrons: before.cauldrons })),
    ),
    'fame for nothing': player('after', ({ score }) => ({ score: { ...score, copies: score.copies + 1 } })),
    'a worth that is not due': player('after', ({ score }) => ({
      score: { ...score, creations: score.creations - 1 },
    })),
    'a draw that nobody told': doing('takeBag', unsaid('drewFromBag')),
  },
  rounds: {
    'a turn too far': other('after', ({ turn, players }) => ({ turn: (turn + 1) % players.length })),
    'a turn that does not count': other('after', ({ turnsTaken }) => ({ turnsTaken: turnsTaken - 1 })),
    'a round that nobody announced': unsaid('roundBegan'),
    'a last round that nobody announced': unsaid('endTriggered'),
    'a skipped turn that nobody announced': unsaid('turnSkipped'),
    'an end that does not come': other('after', ({ finalCount }) =>
      finalCount === null ? null : { finalCount: null },
    ),
  },
  finalCount: {
    'half a point too many': (transition) =>
      transition.after.finalCount === null
        ? null
        : player('after', ({ score }) => ({ score: { ...score, halfPoints: score.halfPoints + 1 } }))(transition),
    'an award too large': (transition) =>
      transition.after.finalCount === null
        ? null
        : player('after', ({ score }) => ({ score: { ...score, award: score.award + 1 } }))(transition),
    'an award that nobody told': unsaid('awardPaid'),
    'a hand that is kept': (transition) =>
      transition.after.finalCount === null ? null : player('after', ({ hand }) => ({ hand: more(hand) }))(transition),
    'a count without a count': other('after', ({ finalCount }) =>
      finalCount === null ? null : { finalCount: { ...finalCount, counts: finalCount.counts === null ? none : null } },
    ),
    'a winner that nobody told': unsaid('gameEnded'),
  },
}

const { attempts, tally } = tamperedWith(judges, () => playedGames(compendium, harness, 200, 'objections'), tampers)

describe('the referee objects', () => {
  it.each(attempts)('$area: to $name', (attempt) => {
    const { tried, missed } = tally(attempt)
    expect(tried).toBeGreaterThan(0)
    expect(missed).toBe(0)
  })
})
