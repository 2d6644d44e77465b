import type { Game, Outcome } from '../../index.ts'
import { actionsOf, listed, quickChance, shuffled } from '../../index.ts'
import { tavern } from './tavern/game.ts'
import { ascending } from './tavern/play.ts'
import type { Action, Event, Player, State, Tavern } from './tavern/types.ts'

/** Writes into the state that it was given. */
export const changedOldState: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    if (action.kind === 'stake') (state.done as string[]).push('stake')
    return tavern.apply(state, seat, action, chance)
  },
}

/** Keeps a count outside of the state: the same draw comes out differently the next time. */
export function drawOutsideTheState(): Game<Tavern> {
  let draws = 0
  return {
    ...tavern,
    apply(state, seat, action, chance) {
      if (action.kind !== 'draw') return tavern.apply(state, seat, action, chance)
      const turned = draws++ % state.deck.length
      const deck = [...state.deck.slice(turned), ...state.deck.slice(0, turned)]
      return tavern.apply({ ...state, deck }, seat, action, chance)
    },
  }
}

/** Takes the coin out of the bank and then finds that a five cannot be shown. */
export const halfApplied: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    if (action.kind === 'show' && action.card === 5) {
      ;(state as { bank: number }).bank--
      throw new Error('a five cannot be shown')
    }
    return tavern.apply(state, seat, action, chance)
  },
}

/** Never passes the turn on. */
export const endless: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    if (action.kind !== 'pass') return tavern.apply(state, seat, action, chance)
    return { state: { ...state, done: [] }, events: [{ public: { kind: 'passed', seat } }] }
  },
}

/** Ends without saying who won. */
export const noOutcome: Game<Tavern> = { ...tavern, outcome: () => null }

/** Gives every tied seat a place of its own. */
export const wrongPlaces: Game<Tavern> = {
  ...tavern,
  outcome(state) {
    const outcome = tavern.outcome(state)
    return outcome === null ? null : { seats: outcome.seats.map((seat) => ({ ...seat, place: seat.place + 1 })) }
  },
}

/** Forgets to count the cards in the total. */
export const wrongTotals: Game<Tavern> = {
  ...tavern,
  outcome(state): Outcome<Tavern['source']> | null {
    const outcome = tavern.outcome(state)
    if (outcome === null) return null
    return { seats: outcome.seats.map((seat) => ({ ...seat, breakdown: seat.breakdown.slice(0, 1) })) }
  },
}

/** Asks one seat in the open while the others answer under seal. */
export const mixedSeals: Game<Tavern> = {
  ...tavern,
  decisions(state) {
    return tavern
      .decisions(state)
      .map(({ seat, ask, sealed }) => (sealed && seat > 0 ? { seat, ask, sealed } : { seat, ask }))
  },
}

/** Offers a third coin to stake that `check` refuses. */
export const legalButRefused: Game<Tavern> = {
  ...tavern,
  legal(view) {
    const { groups } = tavern.legal(view)
    if (groups.every(({ kind }) => kind !== 'stake')) return actionsOf(groups)
    return actionsOf([...groups, listed<Action>('stake', [{ kind: 'stake', coins: 3 }])])
  },
}

/** Forgets to list that burying is possible. */
export const allowedButNotLegal: Game<Tavern> = {
  ...tavern,
  legal: (view) => actionsOf(tavern.legal(view).groups.filter(({ kind }) => kind !== 'bury')),
}

/** Counts differently from what it lists. */
export const wrongNumbers: Game<Tavern> = {
  ...tavern,
  legal(view) {
    const legal = tavern.legal(view)
    const { groups, size } = legal
    return {
      groups,
      size,
      at: (number) => legal.at(size - 1 - number),
      [Symbol.iterator]: () => legal[Symbol.iterator](),
    }
  },
}

/** Lets spectators and idle players pass. */
export const allowsAnybody: Game<Tavern> = {
  ...tavern,
  check: (view, action) => (action.kind === 'pass' && view.phase === 'turns' ? null : tavern.check(view, action)),
}

interface Outspoken extends Omit<Tavern, 'reason'> {
  readonly reason: Tavern['reason'] | 'tavern.reject.whatever'
}

/** Refuses for a reason that it never declared. */
export const unknownReason: Game<Outspoken> = {
  ...tavern,
  check(view, action) {
    const reason = tavern.check(view, action)
    return reason?.id === 'tavern.reject.noSuchCard' ? { id: 'tavern.reject.whatever' } : reason
  },
}

/** Takes any input for an action. */
export const looseSchema: Game<Tavern> = {
  ...tavern,
  actionSchema: { safeParse: (input) => ({ success: true, data: input as Action }) },
}

interface Crafty extends Tavern {
  readonly state: State & { readonly seen?: ReadonlyMap<string, number> }
}

/** Keeps a Map in the state: JSON loses it. */
export const notPlain: Game<Crafty> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const { state: next, events } = tavern.apply(state, seat, action, chance)
    const seen = new Map([...(state.seen ?? []), [action.kind, seat] as const])
    return { state: { ...next, seen }, events }
  },
}

/** Declares an event that never happens. */
export const unseenEvent: Game<Tavern> = {
  ...tavern,
  eventKinds: [...tavern.eventKinds, 'neverSeen' as Event['kind']],
}

/** Lets something happen that it never declared. */
export const undeclaredEvent: Game<Tavern> = {
  ...tavern,
  eventKinds: tavern.eventKinds.filter((kind) => kind !== 'won'),
}

/** Forgets in resampling what the viewer has buried. */
export const wrongResample: Game<Tavern> = {
  ...tavern,
  resample: (view, chance) =>
    tavern.resample({ ...view, own: view.own === null ? null : { ...view.own, buried: [] } }, chance),
}

/** Deals from a deck of its own: the cards no longer add up. */
export const impossibleResample: Game<Tavern> = {
  ...tavern,
  resample(view, chance) {
    const state = tavern.resample(view, chance)
    return { ...state, deck: state.deck.map(() => 3) }
  },
}

/** Does not resample: it remembers the truth. */
export function lazyResample(): Game<Tavern> {
  const truth = new WeakMap<object, State>()
  return {
    ...tavern,
    view(state, viewer) {
      const seen = tavern.view(state, viewer)
      truth.set(seen, state)
      return seen
    },
    resample: (view, chance) => truth.get(view) ?? tavern.resample(view, chance),
  }
}

/** Pays the winner twice. */
export const coinsFromNowhere: Game<Tavern> = {
  ...tavern,
  resolve(state, sealed, chance) {
    if (tavern.resolve === undefined) throw new TypeError('the tavern resolves bids')
    const { state: next, events } = tavern.resolve(state, sealed, chance)
    const players: readonly Player[] = next.players.map((player, seat) =>
      seat === next.turn ? { ...player, coins: player.coins + 1 } : player,
    )
    return { state: { ...next, players }, events }
  },
}

/** Lists the same action twice. */
export const listedTwice: Game<Tavern> = {
  ...tavern,
  legal(view) {
    const { groups } = tavern.legal(view)
    return actionsOf([...groups, ...groups.filter(({ kind }) => kind === 'pass')])
  },
}

/** Owes a decision that it never declared, and scores from a source that it never named. */
export const undeclaredNames: Game<Tavern> = { ...tavern, asks: ['turn'], scoreSources: ['coins'] }

/** Cannot be set up at all. */
export const brokenSetUp: Game<Tavern> = {
  ...tavern,
  setup() {
    throw new Error('no table')
  },
}

/** Draws a number only when a five is on top: whether a stake can be taken back then depends on what is hidden. */
export const drawsInSecret: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    if (action.kind === 'stake' && state.deck.at(-1) === 5) chance.stream('dice').below(6)
    return tavern.apply(state, seat, action, chance)
  },
}

/** Resamples by a chance of its own. */
export function restlessResample(): Game<Tavern> {
  const own = quickChance('restless')
  return { ...tavern, resample: (view) => tavern.resample(view, own) }
}

/** Exchanges hands but leaves the deck as it is, so a leak of the deck would pass unseen. */
export function halfResample(): Game<Tavern> {
  const truths = new WeakMap<object, State>()
  return {
    ...tavern,
    view(state, viewer) {
      const seen = tavern.view(state, viewer)
      truths.set(seen, state)
      return seen
    },
    resample(view, chance) {
      const truth = truths.get(view)
      if (truth === undefined || view.phase === 'over') return truth ?? tavern.resample(view, chance)
      const hidden = truth.players
        .filter((_, seat) => seat !== view.viewer)
        .flatMap(({ hand, buried }) => [...hand, ...buried])
      const cards = shuffled(chance.stream('resample'), hidden)
      const deal = (count: number) => ascending(cards.splice(0, count))
      const players = truth.players.map((player, seat) => {
        if (seat === view.viewer) return player
        return { ...player, hand: deal(player.hand.length), buried: deal(player.buried.length) }
      })
      return { ...truth, players }
    },
  }
}
