import type { Game } from '../../index.ts'
import { tavern } from './tavern/game.ts'
import type { Tavern } from './tavern/types.ts'

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
