import { actionsOf, type Game, listed } from '../../index.ts'
import { tavern } from './tavern/game.ts'
import { check, legal } from './tavern/legal.ts'
import type { State, Tavern, View } from './tavern/types.ts'

/** Asks whoever has the turn for a bid besides. */
export const asksTwice: Game<Tavern> = {
  ...tavern,
  decisions: (state) =>
    tavern.decisions(state).flatMap((decision) => (decision.sealed ? [decision] : [decision, decision])),
}

/** Wants a bid under seal from one seat while another may act in the open. */
export const asksBesideSeals: Game<Tavern> = {
  ...tavern,
  decisions: (state) =>
    tavern
      .decisions(state)
      .flatMap((decision) =>
        decision.sealed
          ? [decision]
          : [decision, { seat: (decision.seat + 1) % state.players.length, ask: 'bid', sealed: true }],
      ),
}

const { resolve: _, ...unable } = tavern

/** Seals bids that it cannot open. */
export const cannotResolve: Game<Tavern> = unable

const fullPot = 6

/** Whoever sits by may put a coin into the pot while it is small. */
function mayTip({ phase, turn, pot, players }: State | View, seat: number): boolean {
  return phase === 'turns' && turn !== seat && pot < fullPot && (players[seat]?.coins ?? 0) > 0
}

/** An honest game in which seats may act although nobody waits for them. */
export const withInterrupts: Game<Tavern> = {
  ...tavern,
  interrupts: (state) => [...state.players.keys()].filter((seat) => mayTip(state, seat)),
  legal: (view) =>
    view.viewer !== 'spectator' && mayTip(view, view.viewer)
      ? actionsOf([listed('stake', [{ kind: 'stake', coins: 1 }])])
      : legal(view),
  check: (view, action) =>
    view.viewer !== 'spectator' && mayTip(view, view.viewer) && action.kind === 'stake' && action.coins === 1
      ? null
      : check(view, action),
  apply(state, seat, action, chance) {
    const applied = tavern.apply(state, seat, action, chance)
    // The coin of an interrupt is not the stake of whoever has the turn.
    return seat === state.turn ? applied : { ...applied, state: { ...applied.state, done: state.done } }
  },
}

/** An honest wish: the seat tips once the pot is nearly full. */
export const withWishes: Game<Tavern> = {
  ...withInterrupts,
  autoResponse: {
    wishes: ['never', 'late'],
    fulfil: ({ pot }, wish) => (wish === 'late' && pot === fullPot - 1 ? { kind: 'stake', coins: 1 } : null),
  },
}

/** Lets a wish do what its seat may not. */
export const wishesTooMuch: Game<Tavern> = {
  ...withInterrupts,
  autoResponse: { wishes: ['pass'], fulfil: () => ({ kind: 'pass' }) },
}

/** Lets a wish go on for ever: the coin comes back each time. */
export const wishesWithoutEnd: Game<Tavern> = {
  ...withInterrupts,
  apply(state, seat, action, chance) {
    const applied = withInterrupts.apply(state, seat, action, chance)
    return seat === state.turn ? applied : { ...applied, state }
  },
  autoResponse: { wishes: ['tip'], fulfil: () => ({ kind: 'stake', coins: 1 }) },
}

/** Lets the seat that has the turn interrupt itself. */
export const interruptsItself: Game<Tavern> = {
  ...withInterrupts,
  interrupts: (state) => tavern.decisions(state).flatMap(({ seat, sealed }) => (sealed ? [] : [seat])),
}

/** Lets somebody come between sealed bids. */
export const interruptsSeals: Game<Tavern> = {
  ...withInterrupts,
  interrupts: (state) => (state.phase === 'bids' ? [0] : []),
}

export const interruptsTheEnd: Game<Tavern> = {
  ...withInterrupts,
  interrupts: (state) => (state.phase === 'over' ? [0] : []),
}

export const interruptsForNothing: Game<Tavern> = { ...withInterrupts, legal, check }

/** Lets everybody tip, but says so to nobody. */
export const hidesInterrupts: Game<Tavern> = { ...withInterrupts, interrupts: () => [] }
