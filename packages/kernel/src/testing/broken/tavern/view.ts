import { type Chance, shuffled, type Viewer } from '../../../index.ts'
import { allCards, ascending, without } from './play.ts'
import type { Card, State, View } from './types.ts'

export function view(state: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? undefined : state.players[viewer]
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    turnsLeft: state.turnsLeft,
    done: state.done,
    deckSize: state.deck.length,
    discard: state.discard,
    pot: state.pot,
    bank: state.bank,
    players: state.players.map(({ colour, coins, hand, buried }) => ({
      colour,
      coins,
      cards: hand.length,
      buried: buried.length,
    })),
    own: own === undefined ? null : { hand: own.hand, buried: own.buried },
    hands: state.phase === 'over' ? state.players.map(({ hand }) => hand) : null,
  }
}

export function resample(seen: View, chance: Chance): State {
  const { viewer, deckSize, own, hands, players, ...open } = seen
  const known = [...seen.discard, ...(own?.buried ?? []), ...(hands?.flat() ?? own?.hand ?? [])]
  const hidden = shuffled(
    chance.stream('resample'),
    known.reduce<readonly Card[]>((rest, card) => without(rest, card), allCards),
  )
  const deal = (count: number) => ascending(hidden.splice(0, count))
  const dealt = players.map(({ colour, coins, cards, buried }, seat) => {
    const mine = seat === viewer ? own : null
    return { colour, coins, hand: hands?.[seat] ?? mine?.hand ?? deal(cards), buried: mine?.buried ?? deal(buried) }
  })
  return { ...open, players: dealt, deck: hidden.slice(0, deckSize) }
}
