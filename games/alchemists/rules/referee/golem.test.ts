import { describe, expect, it } from 'vitest'
import type { Event } from '../base/event.ts'
import type { State } from '../engine/state.ts'
import { ownProjectOf, projectOf } from '../modules/golemProject/state.ts'
import { playedGames, type Transition } from '../testing/games.ts'
import { golemOptions } from '../testing/golemTable.ts'
import { masterOptions } from '../testing/table.ts'
import { happened } from './facts.ts'
import { referee } from './referee.ts'

const setups = [4, 3, 2].flatMap((seats) => [
  { seats, options: { ...masterOptions, ...golemOptions } },
  { seats, options: golemOptions },
  { seats, options: { ...golemOptions, conferences: 'master', seat1: 'apprentice' } as const },
])

const played: readonly Transition[] = [...playedGames(54, 'golem referee', setups)]

function complaintsAbout({ before, seat, action, events, after }: Transition): readonly string[] {
  return referee(before, seat, action, events, after)
}

/** Something that must come up, and a forgery of it to which the referee must object. */
const cases: Readonly<
  Record<string, { readonly is: (one: Transition) => boolean; readonly forged: (one: Transition) => Transition }>
> = {
  'G-179 a test that lifts the flask': {
    is: ({ action, before, seat }) => action.kind === 'testGolem' && project(before, seat).flask < 2,
    forged: (one) => withProject(one, one.seat, { flask: project(one.before, one.seat).flask }),
  },
  'G-194 a test that does not': {
    is: ({ action, before, seat }) => action.kind === 'testGolem' && project(before, seat).flask === 2,
    forged: (one) => withProject(one, one.seat, { flask: 3 }),
  },
  'G-181 what a test shows': {
    is: ({ action }) => action.kind === 'testGolem',
    forged: (one) => withOwn(one, (own) => ({ tests: own.tests.map((test) => ({ ...test, chest: !test.chest })) })),
  },
  'G-262 an animation that works': {
    is: ({ events }) => happened(events, 'golemAnimated').some(({ worked }) => worked),
    forged: (one) => withProject(one, one.seat, { flask: 2 }),
  },
  'G-264 an animation that fails': {
    is: ({ events }) => happened(events, 'golemAnimated').some(({ worked }) => !worked),
    forged: (one) => ({
      ...one,
      events: one.events.map((event) =>
        event.public.kind === 'reputationChanged' && event.public.why === 'golemFailed'
          ? { ...event, public: { ...event.public, to: event.public.to - 1 } }
          : event,
      ),
    }),
  },
  'GR-92 a token that comes or goes': {
    is: ({ events }) => happened(events, 'approvalChanged').length > 0,
    forged: (one) => withProject(one, one.seat, { approval: project(one.after, one.seat).approval + 1 }),
  },
  'G-180 a token for research': {
    is: ({ events }) => happened(events, 'approvalChanged').some(({ why }) => why === 'research'),
    forged: (one) => ({ ...one, events: one.events.filter(({ public: event }) => event.kind !== 'approvalChanged') }),
  },
  'GR-85 a Courtier': {
    is: ({ action }) => 'courtiers' in action && action.courtiers > 0,
    forged: (one) => ({ ...one, action: { ...one.action, courtiers: 0 } as Transition['action'] }),
  },
  'G-216 a report of two tokens': {
    is: ({ events }) => happened(events, 'reported').some(({ tokens }) => tokens === 2),
    forged: (one) => withReports(one, (event) => (event.step === 'filed' ? { ...event, tokens: 3 } : event)),
  },
  'G-218 a token taken back': {
    is: ({ events }) => happened(events, 'reported').some(({ step }) => step === 'narrowed'),
    forged: (one) => withReports(one, (event) => ({ ...event, step: 'filed' })),
  },
  'G-210 reports in turn': {
    is: ({ events }) => happened(events, 'reported').length > 1,
    forged: (one) => ({ ...one, events: one.events.toReversed() }),
  },
  'GR-51 somebody who waits': {
    is: ({ events }) => happened(events, 'reported').some(({ step }) => step === 'waits'),
    forged: (one) => withReports(one, (event) => ({ ...event, step: 'filed' })),
  },
  'G-226 the first conference': {
    is: ({ events }) => happened(events, 'conferenceHeld').some(({ conference }) => conference === 1),
    forged: withoutConference,
  },
  'G-230 the second conference': {
    is: ({ events }) => happened(events, 'conferenceHeld').some(({ conference }) => conference === 2),
    forged: withoutConference,
  },
  'G-156 a mood': {
    is: ({ events, after }) => happened(events, 'moodShown').length > 0 && after.table.phase === 'order',
    forged: (one) => ({
      ...one,
      events: one.events.map((event) =>
        event.public.kind === 'moodShown' ? { ...event, public: { ...event.public, tokens: 5 } } : event,
      ),
    }),
  },
  'G-245 points at the end': {
    is: ({ after }) => after.table.end !== null,
    forged: (one) => withProject(one, 0, { approval: project(one.after, 0).approval + 3 }),
  },
}

type Projects = ReturnType<typeof projectOf>

function project(state: State, seat: number): Projects {
  return projectOf(state.table.players[seat] as State['table']['players'][number])
}

function withProject(one: Transition, seat: number, change: Partial<Projects>): Transition {
  const { table } = one.after
  const players = table.players.map((player, number) =>
    number === seat
      ? { ...player, slots: { ...player.slots, golemProject: { ...projectOf(player), ...change } } }
      : player,
  )
  return { ...one, after: { ...one.after, table: { ...table, players } } }
}

type Owned = ReturnType<typeof ownProjectOf>

function withOwn(one: Transition, change: (own: Owned) => Partial<Owned>): Transition {
  const own = one.after.own.map((each, seat) => {
    if (seat !== one.seat) return each
    const golemProject = { ...ownProjectOf(each), ...change(ownProjectOf(each)) }
    return { ...each, slots: { ...each.slots, golemProject } }
  })
  return { ...one, after: { ...one.after, own } }
}

type Reported = Extract<Event['public'], { readonly kind: 'reported' }>

function withReports(one: Transition, change: (event: Reported) => Reported): Transition {
  return {
    ...one,
    events: one.events.map((event) =>
      event.public.kind === 'reported' ? { ...event, public: change(event.public) } : event,
    ),
  }
}

/** As if nobody's reputation had moved, or everybody's. */
function withoutConference(one: Transition): Transition {
  const moved = one.events.some(({ public: event }) => event.kind === 'reputationChanged' && event.why === 'conference')
  if (moved) {
    return {
      ...one,
      events: one.events.filter(
        ({ public: event }) => event.kind !== 'reputationChanged' || event.why !== 'conference',
      ),
    }
  }
  const from = one.before.table.players[0]?.reputation ?? 0
  return {
    ...one,
    events: [{ public: { kind: 'reputationChanged', seat: 0, from, to: from + 9, why: 'conference' } }, ...one.events],
  }
}

describe('the referee of the Golem Project', () => {
  it('has nothing to object to in whole games', () => {
    expect(played.flatMap(complaintsAbout)).toEqual([])
  })

  it.each(Object.entries(cases))('%s: comes up, and is not let through when it is forged', (_, { is, forged }) => {
    const found = played.filter(is)
    expect(found.length).toBeGreaterThan(0)
    for (const one of found.slice(0, 5)) expect(complaintsAbout(forged(one))).not.toEqual([])
  })
})
