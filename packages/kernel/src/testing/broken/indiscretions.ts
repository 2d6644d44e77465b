import type { Game } from '../../index.ts'
import { actionsOf } from '../../index.ts'
import { type Smuggler, smuggler, type Talkative } from './smuggler.ts'
import { tavern } from './tavern/game.ts'
import type { Action, Card, Tavern, View } from './tavern/types.ts'

/** Tells everybody which card is buried. */
export const tellsInEvent: Game<Talkative> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const { state: next, events } = tavern.apply(state, seat, action, chance)
    if (action.kind !== 'bury') return { state: next, events }
    return { state: next, events: events.map((event) => ({ public: { ...event.public, hint: action.card } })) }
  },
}

/** Tells the left neighbour alone which card is buried. */
export const tellsNeighbour: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const { state: next, events } = tavern.apply(state, seat, action, chance)
    if (action.kind !== 'bury') return { state: next, events }
    const neighbour = (seat + 1) % state.players.length
    return {
      state: next,
      events: events.map((event) => ({ ...event, secret: { [neighbour]: { card: action.card } } })),
    }
  },
}

/** Keeps quiet until bids are due, and then shows everybody the best card that was buried. */
export const tellsLater: Game<Talkative> = {
  ...tavern,
  view(state, viewer) {
    const seen = tavern.view(state, viewer)
    const buried = state.players.flatMap((player) => player.buried)
    return state.phase === 'bids' && buried.length > 0 ? { ...seen, hint: Math.max(...buried) } : seen
  },
}

/** Pays a coin out of the pot for burying a high card: the card itself is never shown. */
export const tellsByCount: Game<Tavern> = {
  ...tavern,
  apply(state, seat, action, chance) {
    const applied = tavern.apply(state, seat, action, chance)
    if (action.kind !== 'bury' || action.card < 4 || state.pot === 0) return applied
    return { ...applied, state: { ...applied.state, pot: state.pot - 1, bank: state.bank + 1 } }
  },
}

/** The buried cards of the seat before the viewer, which no view shows. */
function buriedBefore({ truthOf }: Smuggler, view: View): readonly Card[] {
  const { viewer, players } = view
  if (viewer === 'spectator') return []
  return truthOf(view)?.players[(viewer + players.length - 1) % players.length]?.buried ?? []
}

/** Offers the next seat no draw after a five was buried. */
export function tellsByLegality(): Game<Tavern> {
  const smuggled = smuggler()
  const refuses = (seen: View, action: Pick<Action, 'kind'>) =>
    action.kind === 'draw' && buriedBefore(smuggled, seen).includes(5)
  return {
    ...tavern,
    view: smuggled.view,
    legal: (seen) =>
      actionsOf(tavern.legal(seen).groups.filter((group) => !refuses(seen, { kind: 'draw' }) || group.kind !== 'draw')),
    check(seen, action) {
      return tavern.check(seen, action) ?? (refuses(seen, action) ? { id: 'tavern.reject.deckEmpty' } : null)
    },
  }
}

/** Refuses the next seat a card that it does not have, and says more when that card was buried. */
export function tellsByReason(): Game<Tavern> {
  const smuggled = smuggler()
  return {
    ...tavern,
    view: smuggled.view,
    check(seen, action) {
      const reason = tavern.check(seen, action)
      const wasBuried = 'card' in action && buriedBefore(smuggled, seen).includes(action.card)
      return reason !== null && wasBuried ? { ...reason, params: { card: action.card } } : reason
    },
  }
}

/** Declares a card secret that all see when it is shown. */
export const declaresTooMuch: Game<Tavern> = { ...tavern, secrets: { ...tavern.secrets, show: ['card'] } }

/** Forgets to declare that a buried card is secret. */
export const declaresTooLittle: Game<Tavern> = { ...tavern, secrets: { bid: ['card'] } }
