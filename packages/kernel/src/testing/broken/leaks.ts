import type { Game } from '../../index.ts'
import { actionsOf, noActions } from '../../index.ts'
import { smuggler, type Talkative } from './smuggler.ts'
import { tavern } from './tavern/game.ts'
import type { Action, Card, State, Tavern, View } from './tavern/types.ts'

/** Shows everybody the best card of the seat whose turn it is. */
export const leakInView: Game<Talkative> = {
  ...tavern,
  view(state, viewer) {
    return { ...tavern.view(state, viewer), hint: Math.max(0, ...(state.players[state.turn]?.hand ?? [])) }
  },
}

/** Shows everybody the top card of the deck, but only for the moment in which bids are due. */
export const leakInLateView: Game<Talkative> = {
  ...tavern,
  view(state, viewer) {
    const seen = tavern.view(state, viewer)
    return state.phase === 'bids' ? { ...seen, hint: state.deck.at(-1) ?? 0 } : seen
  },
}

/** Tells everybody, whatever is done, the best card of whoever does it. */
export const leakInEvent: Game<Talkative> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const { state: next, events } = tavern.apply(state, seat, action, chance)
    const best = Math.max(0, ...(state.players[seat]?.hand ?? []))
    return { state: next, events: events.map((event) => ({ ...event, public: { ...event.public, hint: best } })) }
  },
}

/** Tells the drawer, in the secret part, what lies next on the deck. */
export const leakInSecret: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const applied = tavern.apply(state, seat, action, chance)
    if (action.kind !== 'draw') return applied
    const next = applied.state.deck.at(-1) ?? 0
    const events = applied.events.map((event) => {
      const own = event.secret?.[seat]
      return own === undefined ? event : { ...event, secret: { [seat]: { ...own, hand: [next] } } }
    })
    return { state: applied.state, events }
  },
}

/** Tells everybody the top card of the deck, but only when a die was rolled. */
export const leakInRareEvent: Game<Talkative> = {
  ...tavern,
  resolve(state, sealed, chance) {
    if (tavern.resolve === undefined) throw new TypeError('the tavern resolves bids')
    const { state: next, events } = tavern.resolve(state, sealed, chance)
    const hint = state.deck.at(-1) ?? 0
    return {
      state: next,
      events: events.map((event) =>
        event.public.kind === 'rolled' ? { ...event, public: { ...event.public, hint } } : event,
      ),
    }
  },
}

/** Tells everybody about the deal: the set-up event names the first hand in public. */
export const leakInSetUp: Game<Talkative> = {
  ...tavern,
  setup(options, seats, chance) {
    const { state, events } = tavern.setup(options, seats, chance)
    const hint = state.players[0]?.hand[0] ?? 0
    return { state, events: events.map((event) => ({ ...event, public: { ...event.public, hint } })) }
  },
}

/** Offers and allows to draw only when the card is worth it. */
export function leakInLegality(): Game<Tavern> {
  const { view, truthOf } = smuggler()
  const refuses = (seen: View, action: Action) => action.kind === 'draw' && (truthOf(seen)?.deck.at(-1) ?? 5) < 3
  return {
    ...tavern,
    view,
    legal: (seen) =>
      actionsOf(tavern.legal(seen).groups.filter(({ kind }) => kind !== 'draw' || !refuses(seen, { kind: 'draw' }))),
    check(seen, action) {
      const reason = tavern.check(seen, action)
      return reason ?? (refuses(seen, action) ? { id: 'tavern.reject.deckEmpty' } : null)
    },
  }
}

/** Refuses a bid of a card that one does not have, and says more when a neighbour has it. */
export function leakInReason(): Game<Tavern> {
  const { view, truthOf } = smuggler()
  return {
    ...tavern,
    view,
    check(seen, action) {
      const reason = tavern.check(seen, action)
      if (reason?.id !== 'tavern.reject.noSuchCard' || seen.viewer === 'spectator') return reason
      const neighbour = (seen.viewer + 1) % seen.players.length
      const has = 'card' in action && truthOf(seen)?.players[neighbour]?.hand.includes(action.card) === true
      return has ? { ...reason, params: { neighbour } } : reason
    },
  }
}

/** Forgets that showing a card is a reveal: it can be taken back after all have seen it. */
export const undeclaredReveal: Game<Tavern> = {
  ...tavern,
  reveals: { ...tavern.reveals, public: { ...tavern.reveals.public, showed: [] } },
}

/** Declares the coins of a stake as a reveal, although everybody may count them: a stake could no longer be taken back. */
export const needlessReveal: Game<Tavern> = {
  ...tavern,
  reveals: { ...tavern.reveals, public: { ...tavern.reveals.public, staked: ['coins'] } },
}

/** Declares that the drawer learns how many cards everybody has. */
export const needlessSecretReveal: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const applied = tavern.apply(state, seat, action, chance)
    const hand = [state.players.length]
    const events = applied.events.map((event) => {
      const own = event.secret?.[seat]
      return own === undefined ? event : { ...event, secret: { [seat]: { ...own, hand } } }
    })
    return { ...applied, events }
  },
  reveals: { ...tavern.reveals, secret: { ...tavern.reveals.secret, drew: ['card', 'hand'] } },
}

/** Lets stakes tell something about the deck: a peek that can be taken back. */
export const peekByUndo: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const applied = tavern.apply(state, seat, action, chance)
    if (action.kind !== 'stake') return applied
    // The pot grows by one more when the top card is high.
    const high = (state.deck.at(-1) ?? 0) > 3 && applied.state.bank > 0 ? 1 : 0
    return {
      ...applied,
      state: { ...applied.state, pot: applied.state.pot + high, bank: applied.state.bank - high },
    }
  },
}

interface EarlyBids extends Tavern {
  readonly state: State & { readonly bids: readonly (Card | null)[] }
  readonly view: View & { readonly bids: readonly (Card | null)[] }
}

const { resolve, ...openTavern } = tavern

/** Takes bids one after the other in the open, although all are asked at the same time. */
export const earlyBids: Game<EarlyBids> = {
  ...openTavern,
  setup(options, seats, chance) {
    const { state, events } = tavern.setup(options, seats, chance)
    return { state: { ...state, bids: seats.map(() => null) }, events }
  },
  decisions(state) {
    const waiting = tavern.decisions(state).filter(({ seat }) => state.bids[seat] === null)
    return waiting.map(({ seat, ask }) => ({ seat, ask }))
  },
  view: (state, viewer) => ({ ...tavern.view(state, viewer), bids: state.bids }),
  legal: (view) => (hasBid(view) ? noActions() : tavern.legal(view)),
  check: (view, action) => (hasBid(view) ? { id: 'tavern.reject.doneAlready' } : tavern.check(view, action)),
  apply(state, seat, action, chance) {
    if (action.kind !== 'bid') {
      const { state: next, events } = tavern.apply(state, seat, action, chance)
      return { state: { ...next, bids: state.bids }, events }
    }
    const bids = state.bids.with(seat, action.card)
    const sealed = new Map(
      bids.flatMap((card, other) => (card === null ? [] : [[other, { kind: 'bid', card }] as const])),
    )
    if (sealed.size < bids.length || resolve === undefined) return { state: { ...state, bids }, events: [] }
    const { state: next, events } = resolve(state, sealed, chance)
    return { state: { ...next, bids: bids.map(() => null) }, events }
  },
  resample: (view, chance) => ({ ...tavern.resample(view, chance), bids: view.bids }),
}

function hasBid({ viewer, bids }: EarlyBids['view']): boolean {
  return viewer !== 'spectator' && (bids[viewer] ?? null) !== null
}
