import { playedGames, type Tamper as Tampering, tamperedWith } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import type { Happening } from '../event.ts'
import { apprentices } from '../game.ts'
import type { Die, Help, Score, State } from '../state.ts'
import { harness } from '../testing/harness.ts'
import { happened, type Transition } from './facts.ts'
import { type Area, judges } from './referee.ts'

type Tamper = Tampering<Transition>

type Doing<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>

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

/** Only for one kind of action. */
function doing<Kind extends Action['kind']>(
  kind: Kind,
  tamper: (transition: Transition, action: Doing<Kind>) => Transition | null,
): Tamper {
  return (transition) => (transition.action.kind === kind ? tamper(transition, transition.action as Doing<Kind>) : null)
}

/** Another state before or after one kind of action. */
function otherAt<Kind extends Action['kind']>(
  kind: Kind,
  when: 'before' | 'after',
  change: (state: State, action: Doing<Kind>, transition: Transition) => Partial<State> | null,
): Tamper {
  return doing(kind, (transition, action) => other(when, (state) => change(state, action, transition))(transition))
}

/** Another action of the same kind. */
function another<Kind extends Action['kind']>(
  kind: Kind,
  change: (action: Doing<Kind>, transition: Transition) => Action | null,
): Tamper {
  return doing(kind, (transition, action) => {
    const changed = change(action, transition)
    return changed === null ? null : { ...transition, action: changed }
  })
}

/** Leaves out what happened of one kind. */
function unsaid(kind: Happening['kind']): Tamper {
  return (transition) => {
    const events = transition.events.filter((event) => event.public.kind !== kind)
    return events.length === transition.events.length ? null : { ...transition, events }
  }
}

/** Tells what happened of one kind in another way. */
function told<Kind extends Happening['kind']>(
  kind: Kind,
  change: (event: Extract<Happening, { readonly kind: Kind }>) => Happening,
): Tamper {
  return (transition) => {
    const [event] = happened(transition.events, kind)
    if (event === undefined) return null
    const events = transition.events.map((each) => (each.public === event ? { public: change(event) } : each))
    return { ...transition, events }
  }
}

/** Another state of the dice: of one that fits, if there is one. */
function die(state: State, fits: (die: Die, number: number) => boolean, change: Partial<Die>): Partial<State> | null {
  const number = state.dice.findIndex(fits)
  const now = state.dice[number]
  return now === undefined ? null : { dice: state.dice.with(number, { ...now, ...change }) }
}

function score(change: Partial<Score>): Tamper {
  return other('after', ({ players }, { seat }) => {
    const now = players[seat]
    if (now === undefined) return null
    const changed = { ...now.score }
    for (const [source, points] of Object.entries(change) as [keyof Score, number][]) changed[source] += points
    return { players: players.with(seat, { score: changed }) }
  })
}

function help(when: 'before' | 'after', change: (help: Help, transition: Transition) => Partial<Help> | null): Tamper {
  return other(when, (state, transition) => {
    const changed = change(state.help, transition)
    return changed === null ? null : { help: { ...state.help, ...changed } }
  })
}

const isReady = ({ state, face }: Die) => state === 'ready' && face !== null && face !== 'raven'

/** A raven die of the active player before the action, out of something that was none. */
const raven = (state: State) =>
  state.round < 2 ? null : die(state, ({ owner }) => owner === state.active, { face: 'raven', state: 'ready' })

const tampers: Readonly<Record<Area, Readonly<Record<string, Tamper>>>> = {
  legality: {
    'an action out of turn': (transition) =>
      ['offerHelp', 'withdrawHelp', 'declineHelp'].includes(transition.action.kind)
        ? null
        : { ...transition, seat: (transition.seat + 1) % transition.before.players.length },
    'an action after the end': other('before', () => ({ phase: 'over' })),
    'a fifth die later': (transition) =>
      transition.before.phase === 'turn' ? { ...transition, action: { kind: 'chooseDie', colour: 'green' } } : null,
    'a fifth die of a colour that is gone': otherAt('chooseDie', 'before', () => ({ pool: [0, 0, 0, 0] })),
    'research before fifth dice are chosen': another('chooseDie', () => ({ kind: 'endTurn' })),
    'research with a live raven': otherAt('research', 'before', raven),
    'a purchase with a live raven': otherAt('buyDie', 'before', raven),
    'an end with a live raven': otherAt('endTurn', 'before', raven),
    'research at the last square': otherAt('research', 'before', (_, __, { after }) => ({
      cap: Math.min(...after.tracks.flat().map(({ square }) => square)) - 1,
    })),
    'research with a unit too few': another('research', (action) => ({ ...action, units: action.units.slice(1) })),
    'research with a unit twice': another('research', (action) => ({
      ...action,
      units: action.units.map((_, index) => action.units[Math.max(1, index)] ?? 0),
    })),
    'research with spent units': otherAt('research', 'before', (state, { units }) => ({
      dice: state.dice.map((each, number) => (units.includes(number) ? { ...each, state: 'spent' } : each)),
      made: state.made.map((each, number) => (units.includes(28 + number) ? { ...each, state: 'spent' } : each)),
    })),
    'research with units of others': otherAt('research', 'before', ({ dice, made, players }, _, { seat }) => ({
      dice: dice.map((each) => ({ ...each, holder: (seat + 1) % players.length })),
      made: made.map((each) => ({ ...each, holder: (seat + 1) % players.length })),
    })),
    'research with the price of another table': another('research', (action, { before }) =>
      action.table === 1 ? { ...action, table: 4 } : before.round === 1 ? null : { ...action, table: 1 },
    ),
    'a die for nothing': otherAt('buyDie', 'before', ({ players }) => ({
      players: players.map(() => ({ score: { research: 4, ravens: 0, abilities: 0, losses: 0, dice: 0 } })),
    })),
    'a die of a colour that is gone': otherAt('buyDie', 'before', () => ({ pool: [0, 0, 0, 0] })),
    'a gemstone that is none': otherAt('cancelRaven', 'before', (state, { gemstone }) =>
      die(state, (_, number) => number === gemstone, { face: 'potion' }),
    ),
    'a raven of somebody who has acted': doing('cancelRaven', (transition, action) => {
      const { before } = transition
      const done = (before.active - before.starter + before.players.length) % before.players.length
      if (action.raven === 'marker' || done === 0) return null
      return other('before', (state) =>
        die(state, (_, number) => number === action.raven, { owner: state.starter, holder: state.starter }),
      )(transition)
    }),
    'a raven that was dealt with': otherAt('rollRaven', 'before', (state, action) =>
      action.raven === 'marker'
        ? { marker: false }
        : die(state, (_, number) => number === action.raven, { state: 'aside' }),
    ),
    'a black raven that is kept': otherAt('rerollRavens', 'before', (state, { kept }) => {
      const isMixed = state.dice.some(
        ({ owner, face, colour }, number) =>
          owner === state.active && face === 'raven' && colour !== 'black' && number !== kept,
      )
      return isMixed ? die(state, (_, number) => number === kept, { colour: 'black' }) : null
    }),
    'a kept raven that is none': otherAt('rerollRavens', 'before', (state, { kept }) =>
      die(state, (_, number) => number === kept, { face: 'potion' }),
    ),
    'another action before the three ravens': another('keepRavens', () => ({ kind: 'endTurn' })),
    'three ravens without a choice': otherAt('keepRavens', 'before', () => ({ phase: 'turn' })),
    'a second request': otherAt('askHelp', 'before', (state) => ({ help: { ...state.help, asked: true } })),
    'an offer twice': doing('offerHelp', (transition, { gemstone }) =>
      help('before', ({ offers }) => ({ offers: [...offers, { helper: transition.seat, gemstone }] }))(transition),
    ),
    'an offer again': doing('offerHelp', (transition, { gemstone }) =>
      help('before', ({ withdrawn }) => ({ withdrawn: [...withdrawn, gemstone] }))(transition),
    ),
    'an offer that nobody needs': otherAt('offerHelp', 'before', ({ dice }) => ({
      marker: false,
      dice: dice.map((each) => (each.face === 'raven' ? { ...each, state: 'aside' } : each)),
    })),
    'an offer that was never made': otherAt('acceptHelp', 'before', (state) => ({
      help: { ...state.help, offers: [] },
    })),
    'an answer to nothing': otherAt('declineHelp', 'before', (state) => ({ help: { ...state.help, asked: false } })),
    'an ability in round 1': otherAt('convert', 'before', () => ({ round: 1 })),
    'a blocked slot': otherAt('convert', 'before', ({ tracks }, { table }, { seat }) => ({
      blocked: [{ table, rank: 1 + (tracks[table - 1] ?? []).findIndex((token) => token.seat === seat) }],
    })),
    'a slot used twice': otherAt('convert', 'before', (_, __, { after }) => ({ used: after.used })),
    'a slot that is not theirs': otherAt('convert', 'before', ({ tracks }) => ({ tracks: tracks.map(() => []) })),
    'a conversion for nothing': another('convert', (action) =>
      action.units.length === 0 ? null : { ...action, units: [] },
    ),
    'a conversion that makes too much': another('convert', (action) => ({
      ...action,
      gains: [...action.gains, 'potion'],
    })),
    'a unit for points that are not there': otherAt('convert', 'before', ({ players }, action) =>
      action.units.length > 0
        ? null
        : { players: players.map(() => ({ score: { research: 1, ravens: 0, abilities: 0, losses: 0, dice: 0 } })) },
    ),
    'a die of somebody else thrown': otherAt('rerollDie', 'before', (state, action) =>
      die(state, (_, number) => number === action.die, { holder: (state.active + 1) % state.players.length }),
    ),
    'two ravens for three': another('tradeRavens', (action) => ({ ...action, ravens: action.ravens.slice(1) })),
    'a slot blocked twice': otherAt('blockSlot', 'before', (_, { targetTable, targetRank }) => ({
      blocked: [{ table: targetTable, rank: targetRank }],
    })),
    'a block of a slot that does not exist': another('blockSlot', (action) => ({ ...action, targetRank: 4 })),
    'a theft from oneself': otherAt('takeUnit', 'before', (state, action) =>
      die(state, (_, number) => number === action.unit, { holder: state.active }),
    ),
    'a price off the track': otherAt('shiftPrice', 'before', (_, { by }) => ({ price: by > 0 ? 10 : 5 })),
  },
  units: {
    'a die that is not spent': otherAt('research', 'after', (_, __, { before }) => ({
      dice: before.dice,
      made: before.made,
    })),
    'a unit that is not made': otherAt('convert', 'after', ({ made }) => ({ made: made.slice(0, -1) })),
    'a unit of another type': otherAt('convert', 'after', ({ made }) => ({
      made: made.map((each) => ({ ...each, type: each.type === 'potion' ? 'gemstone' : 'potion' })),
    })),
    'another die spent': other('after', (state, { before }) =>
      before.round === state.round ? die(state, isReady, { state: 'spent' }) : null,
    ),
    'a gemstone that is kept': otherAt('cancelRaven', 'after', (state, { gemstone }) =>
      die(state, (_, number) => number === gemstone, { state: 'ready' }),
    ),
    'a raven that stays': otherAt('rollRaven', 'after', (state, action) =>
      die(state, (_, number) => number === action.raven, { state: 'ready' }),
    ),
    'units that a raven spares': otherAt('rollRaven', 'after', ({ dice }, _, { before, events }) =>
      happened(events, 'unitsLost').length === 0
        ? null
        : {
            made: before.made,
            dice: dice.map((each, number) =>
              before.dice[number]?.face === 'raven' ? each : (before.dice[number] ?? each),
            ),
          },
    ),
    'a loss that nobody told': unsaid('unitsLost'),
    'a face that no die of its colour has': (transition) => {
      const events = transition.events.map((event) =>
        event.public.kind === 'diceRolled'
          ? {
              ...event,
              public: {
                ...event.public,
                throws: event.public.throws.map((each) => ({ ...each, face: 'potion' as const })),
              },
            }
          : event,
      )
      return transition.after.round > transition.before.round ? { ...transition, events } : null
    },
    'a die that stays with its taker': other('after', (state, { before }) =>
      state.round > before.round ? die(state, ({ owner }) => owner === 0, { holder: 1 }) : null,
    ),
    'made units that outlive the round': other('after', (state, { before }) =>
      state.round > before.round && before.made.length > 0 ? { made: before.made } : null,
    ),
    'a bought die that can be used': otherAt('buyDie', 'after', ({ dice }) => ({
      dice: dice.map((each) => (each.state === 'resting' ? { ...each, state: 'ready', face: 'potion' } : each)),
    })),
    'a stolen unit that does not move': otherAt('takeUnit', 'after', ({ dice }, { unit }, { before }) =>
      unit >= 28 ? { made: before.made } : { dice: dice.with(unit, before.dice[unit] as Die) },
    ),
    'a payment that was not made': told('unitTaken', (event) => ({ ...event, spent: event.spent.slice(1) })),
    'another colour of a die': told('dieRerolled', (event) => ({
      ...event,
      colour: event.colour === 'black' ? 'green' : 'black',
    })),
  },
  reroll: {
    'a die that was not thrown': doing('rerollRavens', (transition) => ({
      ...transition,
      events: transition.events.map((event) =>
        event.public.kind === 'ravensRerolled'
          ? { ...event, public: { ...event.public, throws: event.public.throws.slice(1) } }
          : event,
      ),
    })),
    'a throw that nobody told': unsaid('ravensRerolled'),
    'a throw without a choice': doing('rerollRavens', (transition) => ({
      ...transition,
      action: { kind: 'keepRavens' },
    })),
  },
  tables: {
    'a token that stays': otherAt('research', 'after', (_, __, { before }) => ({ tracks: before.tracks })),
    'a token below those that were there': otherAt('research', 'after', ({ tracks }, { table }, { seat }) => {
      const track = tracks[table - 1] ?? []
      const place = track.findIndex((token) => token.seat === seat)
      const [mover, next] = [track[place], track[place + 1]]
      if (mover === undefined || next?.square !== mover.square) return null
      return { tracks: tracks.with(table - 1, track.with(place, next).with(place + 1, mover)) }
    }),
    'a slot that changes hands unsaid': unsaid('slotGained'),
    'a slot that is lost unsaid': unsaid('slotLost'),
    'research that nobody told': unsaid('researched'),
    'a use without a mark': otherAt('convert', 'after', (_, __, { before }) => ({ used: before.used })),
    'a block without a mark': otherAt('blockSlot', 'after', (_, __, { before }) => ({ blocked: before.blocked })),
    'a block that outlives the round': other('after', (state, { before }) =>
      state.round > before.round && before.blocked.length > 0 ? { blocked: before.blocked } : null,
    ),
    'a use that outlives the round': other('after', (state, { before }) =>
      state.round > before.round && before.used.length > 0 ? { used: before.used } : null,
    ),
    'a price that stays': otherAt('shiftPrice', 'after', (_, __, { before }) => ({ price: before.price })),
    'a price that falls for nothing': other('after', ({ price }) => ({ price: price - 1 })),
    'a die too many for sale': other('after', ({ pool }) => ({ pool: pool.map((left) => left + 1) })),
  },
  points: {
    'points for nothing': score({ research: 1 }),
    'points in the wrong place': score({ ravens: 1, abilities: -1 }),
    'a die for free': otherAt('buyDie', 'after', (_, __, { before }) => ({ players: before.players })),
    'a loss that does not count': doing('rollRaven', (transition) =>
      happened(transition.events, 'pointsLost').some(({ points }) => points > 0)
        ? other('after', () => ({ players: transition.before.players }))(transition)
        : null,
    ),
    'a loss that nobody told': unsaid('pointsLost'),
    'points for the one who was helped': otherAt('acceptHelp', 'after', (_, __, { before, seat }) => ({
      players: before.players.map(({ score: now }, who) => ({
        score: who === seat ? { ...now, ravens: now.ravens + 1 } : now,
      })),
    })),
  },
  turns: {
    'a turn too far': otherAt('endTurn', 'after', ({ active, players }) => ({ active: (active + 1) % players.length })),
    'a turn that does not end': otherAt('endTurn', 'after', ({ active }, _, { before }) =>
      active === before.active ? null : { active: before.active },
    ),
    'a choice of three ravens that is passed over': other('after', ({ phase }) =>
      phase === 'threeRavens' ? { phase: 'turn' } : null,
    ),
    'an extra raven that does not come': otherAt('endTurn', 'after', ({ marker }) =>
      marker ? { marker: false } : null,
    ),
    'an extra raven for nobody': otherAt('endTurn', 'after', ({ marker, phase }) =>
      marker || phase === 'over' ? null : { marker: true },
    ),
    'a marker that stays': otherAt('rollRaven', 'after', (_, { raven: which }) =>
      which === 'marker' ? { marker: true } : null,
    ),
    'the same starter again': otherAt('endTurn', 'after', ({ round, phase }, _, { before }) =>
      round > before.round && phase !== 'over' ? { starter: before.starter } : null,
    ),
    'an end that does not come': otherAt('endTurn', 'after', ({ phase }) =>
      phase === 'over' ? { phase: 'turn' } : null,
    ),
    'an end too early': otherAt('endTurn', 'after', ({ endTriggered }) => (endTriggered ? null : { phase: 'over' })),
    'a trigger that does not fall': other('after', ({ endTriggered }) =>
      endTriggered ? { endTriggered: false } : null,
    ),
    'a trigger that nobody told': unsaid('endTriggered'),
    'a trigger by somebody else': told('endTriggered', (event) =>
      event.cause === 'points'
        ? { ...event, seat: event.seat + 1 }
        : { ...event, cause: event.cause === 'tracks' ? 'limit' : 'tracks' },
    ),
    'a tie round that nobody told': unsaid('tieRoundBegan'),
    'squares that open too early': otherAt('endTurn', 'after', ({ cap }, _, { before }) =>
      cap === before.cap ? { cap: cap + 1 } : null,
    ),
    'squares that stay shut': other('after', ({ cap }, { before }) => (cap > before.cap ? { cap: before.cap } : null)),
    'a turn that nobody announced': unsaid('turnBegan'),
    'a round that nobody announced': unsaid('roundBegan'),
    'winners that nobody named': unsaid('gameEnded'),
  },
  help: {
    'an offer that is not posted': otherAt('offerHelp', 'after', (_, __, { before }) => ({ help: before.help })),
    'an offer that stays although it was accepted': otherAt('acceptHelp', 'after', (_, __, { before }) => ({
      help: before.help,
    })),
    'an offer that outlives the turn': otherAt('endTurn', 'after', (state) => ({
      help: { ...state.help, offers: [{ helper: 0, gemstone: 0 }] },
    })),
    'a withdrawn unit that is forgotten': otherAt('withdrawHelp', 'after', (state) => ({
      help: { ...state.help, withdrawn: [] },
    })),
    'a withdrawn unit that outlives the turn': otherAt('endTurn', 'after', (state) => ({
      help: { ...state.help, withdrawn: [1] },
    })),
    'a request that is forgotten': otherAt('askHelp', 'after', (_, __, { before }) => ({ help: before.help })),
    'an answer that is forgotten': otherAt('declineHelp', 'after', (_, __, { before }) => ({ help: before.help })),
  },
}

const { attempts, tally } = tamperedWith(judges, () => playedGames(apprentices, harness, 33, 'stairs'), tampers)

describe('the referee objects', () => {
  it.each(attempts)('$area: to $name', (attempt) => {
    const { tried, missed } = tally(attempt)
    expect(tried).toBeGreaterThan(0)
    expect(missed).toBe(0)
  })
})
