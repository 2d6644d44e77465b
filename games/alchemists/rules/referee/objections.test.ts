import type { Ingredient } from '@athanor/alchemy'
import { type Judging, type Tamper as Tampering, tamperedWith } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Event } from '../base/event.ts'
import type { Happening } from '../engine/contributions.ts'
import type { Player, Table } from '../engine/state.ts'
import { refereedGames, type Transition } from '../testing/games.ts'
import { isOf } from './facts.ts'
import { type Area, areas, judges } from './referee.ts'

type Tamper = Tampering<Transition>

type Of<Kind extends Happening['kind']> = Extract<Happening, { readonly kind: Kind }>

/** Tells the first event of a kind differently, or leaves it out when there is nothing to tell. */
function told<Kind extends Happening['kind']>(
  kind: Kind,
  change: (event: Of<Kind>, transition: Transition) => Happening | 'unchanged' | 'nothing',
): Tamper {
  return (transition) => {
    let done = false
    const events = transition.events.flatMap((event): readonly Event[] => {
      if (done || !isOf(event.public, kind)) return [event]
      const other = change(event.public, transition)
      if (other === 'unchanged') return [event]
      done = true
      return other === 'nothing' ? [] : [{ ...event, public: other }]
    })
    return done ? { ...transition, events } : null
  }
}

/** Only where somebody opens a book. */
function withBook(tamper: (transition: Transition) => Transition): Tamper {
  return (transition) =>
    transition.events.some(({ public: event }) => event.kind === 'bookTaken') ? tamper(transition) : null
}

const unsaid = (kind: Happening['kind']): Tamper => told(kind, () => 'nothing')

function gold(why: Of<'goldChanged'>['why']): Tamper {
  return told('goldChanged', (event) => (event.why === why ? { ...event, change: event.change + 1 } : 'unchanged'))
}

function reputation(why: Of<'reputationChanged'>['why']): Tamper {
  return told('reputationChanged', (event) => (event.why === why ? { ...event, to: event.to + 1 } : 'unchanged'))
}

function table(change: (now: Table, transition: Transition) => Partial<Table> | null): Tamper {
  return (transition) => {
    const changed = change(transition.after.table, transition)
    if (changed === null) return null
    return { ...transition, after: { ...transition.after, table: { ...transition.after.table, ...changed } } }
  }
}

/** The board of the acting player. */
function player(change: (now: Player, transition: Transition) => Partial<Player> | null): Tamper {
  return table(({ players }, transition) => {
    const now = players[transition.seat]
    const changed = now === undefined ? null : change(now, transition)
    return now === undefined || changed === null
      ? null
      : { players: players.with(transition.seat, { ...now, ...changed }) }
  })
}

const tampers: Readonly<Record<Area, Readonly<Record<string, Tamper>>>> = {
  // More in legality.test.ts.
  legality: {
    'an answer that nobody asked for': (transition) => {
      const { before } = transition
      return { ...transition, before: { ...before, table: { ...before.table, asks: [] } } }
    },
    'a taken order space': (transition) => {
      const { before, action, seat } = transition
      if (action.kind !== 'chooseOrder') return null
      const markers = before.table.markers.with(action.space, (seat + 1) % before.table.players.length)
      return { ...transition, before: { ...before, table: { ...before.table, markers } } }
    },
  },
  accounts: {
    'a coin too many': player(({ gold: held }) => ({ gold: held + 1 })),
    'a step too far': player(({ reputation: held }) => ({ reputation: held + 1 })),
    'gold that moves unsaid': unsaid('goldChanged'),
    'a marker that stood elsewhere': told('reputationChanged', (event) => ({ ...event, from: event.from + 1 })),
  },
  playOrder: {
    'a first place for nothing': gold('order'),
    'another order': told('orderSet', (event) => ({ ...event, order: event.order.toReversed() })),
    'a wrong declarer': table(({ asks: [ask], players }) =>
      ask?.kind === 'declare' ? { asks: [{ ...ask, seat: (ask.seat + 1) % players.length }] } : null,
    ),
    'a card too many': (transition) =>
      transition.before.table.deck > 12 &&
      transition.before.table.favourDeck > 6 &&
      transition.action.kind === 'chooseOrder'
        ? told('cardsDrawn', (event, { seat }) =>
            event.seat === seat ? { ...event, ingredients: event.ingredients + 1 } : 'unchanged',
          )(transition)
        : null,
  },
  turnOrder: {
    'a turn too many': table(({ phase, queue }) =>
      phase === 'resolve' ? { queue: [...queue, { seat: 0, cubes: 1 }] } : null,
    ),
    'a turn lost': table(({ phase, queue }) =>
      phase === 'resolve' && queue.length > 0 ? { queue: queue.slice(1) } : null,
    ),
    'a wrong player asked': table(({ asks: [ask], players }) =>
      ask?.kind === 'act' && !ask.boots ? { asks: [{ ...ask, seat: (ask.seat + 1) % players.length }] } : null,
    ),
    'a space passed over': unsaid('spaceBegan'),
    'a decline for another': told('declined', (event) =>
      event.forced ? { ...event, seat: event.seat + 1 } : 'unchanged',
    ),
    'Boots at the market': table(({ asks: [ask] }) =>
      ask?.kind === 'act' && ask.boots ? { asks: [{ ...ask, space: 'sell' }] } : null,
    ),
  },
  gathering: {
    'a good price': gold('transmute'),
    'another card': told('foraged', (event) => ({
      ...event,
      ingredient: event.ingredient === 'toad' ? 'fern' : 'toad',
    })),
    'a card out of nowhere': unsaid('foragedUnseen'),
  },
  bids: {
    'the last sells first': told('bidsRevealed', (event) => ({ ...event, order: event.order.toReversed() })),
    'a smile too many': told('bidsRevealed', (event) => ({
      ...event,
      bids: event.bids.map((bid) => ({ ...bid, smileys: bid.smileys + 1 })),
    })),
    'a bidder forgotten': told('bidsRevealed', (event) => ({ ...event, bids: event.bids.slice(1) })),
  },
  sales: {
    'a better price': gold('sale'),
    'a better price told': told('sold', (event) => ({ ...event, paid: event.paid + 1 })),
    'a better offer': told('offered', (event) => ({ ...event, price: event.price + 1 })),
    'a friendly answer': told('saleAnswered', (event) => ({
      ...event,
      quality: event.quality === 'exact' ? 'neutral' : 'exact',
    })),
    'a good name kept': reputation('sale'),
    'a dear Merchant': gold('merchant'),
  },
  buying: {
    'a bargain': gold('artifact'),
    'a price told wrong': told('artifactBought', (event) => ({ ...event, price: event.price + 1 })),
    'an artifact lost': player(({ artifacts }, { action }) =>
      action.kind === 'buy' ? { artifacts: artifacts.slice(0, -1) } : null,
    ),
    'a small Amulet': reputation('artifact'),
    'a cheap Altar': gold('altar'),
  },
  debunking: {
    'a theory that stands': unsaid('theoryDebunked'),
    'a conflict unseen': unsaid('conflictShown'),
    'a mild failure': reputation('failedDebunking'),
    'a mild fall': reputation('debunking'),
    'nothing to publish': table(({ asks: [ask] }, { before, action }) =>
      ask?.kind === 'immediate' && action.kind !== 'decline' ? { asks: before.table.asks } : null,
    ),
  },
  publishing: {
    'a free theory': gold('publishing'),
    'a cheap endorsement': gold('endorsing'),
    'a greedy author': gold('endorsed'),
    'a famous theory': reputation('publishing'),
    'a seal kept': player(({ sealsLeft }, { action }) =>
      action.kind === 'publish' || action.kind === 'endorse' ? { sealsLeft: sealsLeft + 1 } : null,
    ),
  },
  grants: {
    'a grant for another': told('grantTaken', (event) => ({ ...event, seat: event.seat + 1 })),
    'a rich grant': gold('grant'),
    'a grant missed': unsaid('grantTaken'),
    'a grant for nothing': table((_, { action, events }) =>
      action.kind === 'publish' && events.some(({ public: event }) => event.kind === 'grantTaken')
        ? { theories: [] }
        : null,
    ),
    'a grant out of turn': (transition) =>
      transition.action.kind === 'forage'
        ? {
            ...transition,
            events: [...transition.events, { public: { kind: 'grantTaken', seat: transition.seat, grant: 0 } }],
          }
        : null,
  },
  experiments: {
    'another potion': told('potionMade', (event) => ({
      ...event,
      potion: event.potion === 'neutral' ? 'healing' : 'neutral',
    })),
    'a patient student': gold('student'),
    'a strong stomach': unsaid('poisoned'),
    'quick feet': unsaid('paralysed'),
    'a clear head': reputation('insanity'),
    'no token': (transition) =>
      transition.events.some(({ public: event }) => event.kind === 'potionMade' && event.at === 'test') &&
      transition.after.table.asks[0]?.kind !== 'periscope'
        ? player(() => ({ made: [] }))(transition)
        : null,
  },
  exhibition: {
    'an early first': told('exhibited', (event) => ({ ...event, first: !event.first })),
    'a quick master': told('exhibited', (event) => ({ ...event, mastery: !event.mastery })),
    'a loud success': reputation('exhibition'),
    'a promise forgotten': table(({ results }, { events }) =>
      events.some(({ public: event }) => event.kind === 'exhibited') ? { results: results.slice(0, -1) } : null,
    ),
  },
  conferences: {
    'a conference forgotten': unsaid('conferenceHeld'),
    'the wrong tile': told('conferenceHeld', (event) => ({ ...event, conference: event.conference === 1 ? 2 : 1 })),
    'a kind audience': reputation('conference'),
  },
  awards: {
    'an award forgotten': unsaid('topAlchemists'),
    'a top alchemist forgotten': told('topAlchemists', (event) => ({ ...event, seats: event.seats.slice(1) })),
    'a seal miscounted': told('topAlchemists', (event) => ({ ...event, seals: event.seals + 1 })),
    'a great award': reputation('topAlchemist'),
  },
  endOfRound: {
    'a favor too many': told('unusedCubes', (event) => ({ ...event, favours: event.favours + 1 })),
    'the token stays': told('roundBegan', (event, { before }) =>
      event.round > 1 && event.startingPlayer !== before.table.startingPlayer
        ? { ...event, startingPlayer: before.table.startingPlayer }
        : 'unchanged',
    ),
    'a cube too many': (transition) =>
      transition.events.some(({ public: event }) => event.kind === 'roundBegan' && event.round > 1)
        ? player(({ cubes }) => ({ cubes: { ...cubes, board: cubes.board + 1 } }))(transition)
        : null,
    'another adventurer': told('adventurerCame', (event) => ({ ...event, adventurer: event.adventurer + 1 })),
    'a short row': table(({ row, phase }, { before }) =>
      phase === 'order' && before.table.round > 1 && before.table.phase !== 'order' ? { row: row.slice(1) } : null,
    ),
  },
  finalPoints: {
    'a point too many': table(({ end }) =>
      end === null
        ? null
        : { end: { ...end, scores: end.scores.map((sheet) => ({ ...sheet, gold: (sheet.gold ?? 0) + 1 })) } },
    ),
    'a coin left over': table(({ end }) =>
      end === null ? null : { end: { ...end, leftover: end.leftover.map((coins) => coins + 1) } },
    ),
    'other winners': told('gameEnded', (event) => ({ ...event, winners: [...event.winners, 9] })),
  },
  books: {
    'a book that nobody gets': unsaid('bookTaken'),
    'a book read aloud': withBook((transition) => ({
      ...transition,
      events: transition.events.map((event) =>
        event.public.kind === 'bookTaken' ? { ...event, secret: { ...event.secret, 9: {} } } : event,
      ),
    })),
    'a book that lies': (transition) =>
      // A sealed answer that waits for others tells nothing yet.
      transition.action.kind === 'readBook' && transition.after !== transition.before
        ? { ...transition, action: { kind: 'readBook', ingredient: otherThan(transition.action.ingredient) } }
        : null,
    'a short offer': withBook((transition) => ({
      ...transition,
      events: transition.events.map((event) =>
        event.public.kind === 'bookTaken'
          ? { ...event, secret: { [event.public.seat]: { offer: ['toad', 'fern', 'toad', 'flower'] } } }
          : event,
      ),
    })),
  },
  orderBoards: {
    'a board from elsewhere': table(({ slots }) =>
      slots.busyDays === undefined
        ? null
        : { slots: { ...slots, busyDays: { ...slots.busyDays, board: otherBoard(slots.busyDays.board) } } },
    ),
    'a board too early': table(({ slots }) =>
      typeof slots.busyDays?.next === 'string'
        ? { slots: { ...slots, busyDays: { ...slots.busyDays, next: null } } }
        : null,
    ),
    'a board told wrong': told('orderBoardCame', (event) => ({ ...event, board: otherBoard(event.board) })),
  },
  startup: {
    'a coin too many': gold('startup'),
    'a marker in another place': reputation('startup'),
    'a starting artifact for nothing': told('startingArtifactTaken', ({ seat }, { after }) => {
      const { artifacts } = after.table.players[seat] as Player
      return {
        kind: 'startingArtifactTaken',
        seat,
        artifact: artifacts.includes('periscope') ? 'bootsOfSpeed' : 'periscope',
      }
    }),
    'an artifact out of nowhere': told('unveiled', (event) => ({
      ...event,
      artifacts: [...event.artifacts, 'silverChalice'],
    })),
    'an artifact that nobody counts': unsaid('secretArtifactTaken'),
    'a favor card that stays': (transition) =>
      transition.before.table.asks.some(({ kind }) => kind === 'settleFunding')
        ? unsaid('favourRejected')(transition)
        : null,
  },
  // More in golem.test.ts.
  golem: {
    'a token that moves unsaid': unsaid('approvalChanged'),
    'a round without a mood': (transition) =>
      transition.before.table.phase === 'setUp' ? null : unsaid('moodShown')(transition),
    'a report on nothing': told('reported', (event) => (event.part === null ? 'unchanged' : { ...event, part: null })),
    'a card that stays under the counter': told('artifactBought', (event, { before }) =>
      event.artifact === before.table.slots.golemProject?.underCounter ? 'nothing' : 'unchanged',
    ),
  },
}

function otherThan(ingredient: Ingredient): Ingredient {
  return ingredient === 'toad' ? 'fern' : 'toad'
}

function otherBoard(board: string): string {
  return board === '1a' ? '1b' : '1a'
}

const { attempts, tally } = tamperedWith(
  Object.fromEntries(
    areas.map((area) => [
      area,
      ({ before, seat, action, events, after }: Transition) => judges[area](before, seat, action, events, after),
    ]),
  ) as Record<Area, Judging<Transition>>,
  () => refereedGames(108, 'objections'),
  tampers,
)

describe('the referee objects', () => {
  it.each(attempts)('$area: to $name', (attempt) => {
    const { tried, missed } = tally(attempt)
    expect(tried).toBeGreaterThan(0)
    expect(missed).toBe(0)
  })
})
