import type { Applied, Chance, GameEvent, Seat, SeatSetup } from '../../../index.ts'
import { shuffled } from '../../../index.ts'
import type { Action, Card, Event, Options, Player, Secret, State } from './types.ts'

export const allCards: readonly Card[] = [1, 2, 3, 4, 5].flatMap((card) => [card, card, card, card])
export const coinsPerPlayer = 3
export const coinsInBank = 40
const cardsPerPlayer = 4

type Change = Applied<State, Event, Secret>

export function setup(options: Options, seats: readonly SeatSetup[], chance: Chance): Change {
  const deck = shuffled(chance.stream('deck'), allCards)
  const turn = chance.stream('first').below(seats.length)
  const players = seats.map(({ colour }) => ({
    colour,
    coins: coinsPerPlayer,
    hand: ascending(deck.splice(-cardsPerPlayer)),
    buried: [],
  }))
  const state: State = {
    options,
    phase: 'turns',
    round: 1,
    turn,
    turnsLeft: seats.length,
    done: [],
    deck,
    discard: [],
    pot: 0,
    bank: coinsInBank,
    players,
  }
  const hands = Object.fromEntries(players.map(({ hand }, seat) => [seat, { hand }]))
  return { state, events: [{ public: { kind: 'dealt', cards: cardsPerPlayer, first: turn }, secret: hands }] }
}

export function apply(state: State, seat: Seat, action: Action): Change {
  switch (action.kind) {
    case 'stake': {
      const { coins } = action
      const next = withPlayer(state, seat, (player) => ({ ...player, coins: player.coins - coins }))
      return acted({ ...next, pot: state.pot + coins, done: [...state.done, 'stake'] }, { kind: 'staked', seat, coins })
    }
    case 'draw': {
      const card = state.deck.at(-1) as Card
      const next = withPlayer(state, seat, (player) => ({ ...player, hand: ascending([...player.hand, card]) }))
      return {
        state: { ...next, deck: state.deck.slice(0, -1), done: [...state.done, 'draw'] },
        events: [{ public: { kind: 'drew', seat }, secret: { [seat]: { card } } }],
      }
    }
    case 'show': {
      const { card } = action
      const next = withPlayer(state, seat, (player) => ({
        ...player,
        coins: player.coins + 1,
        hand: without(player.hand, card),
      }))
      const done = [...state.done, 'show'] as const
      return acted(
        { ...next, discard: [...state.discard, card], bank: state.bank - 1, done },
        { kind: 'showed', seat, card },
      )
    }
    case 'bury': {
      const { card } = action
      const next = withPlayer(state, seat, (player) => ({
        ...player,
        hand: without(player.hand, card),
        buried: ascending([...player.buried, card]),
      }))
      return acted({ ...next, done: [...state.done, 'bury'] }, { kind: 'buried', seat })
    }
    default: {
      const turnsLeft = state.turnsLeft - 1
      const turn = (seat + 1) % state.players.length
      const phase = turnsLeft === 0 ? 'bids' : 'turns'
      return acted({ ...state, turn, turnsLeft, phase, done: [] }, { kind: 'passed', seat })
    }
  }
}

export function resolve(state: State, sealed: ReadonlyMap<Seat, Action>, chance: Chance): Change {
  const bids = state.players.map((_, seat) => {
    const action = sealed.get(seat)
    return action?.kind === 'bid' ? action.card : 0
  })
  const events: GameEvent<Event, Secret>[] = [{ public: { kind: 'bidsOpened', bids } }]
  const tied = [...bids.keys()].filter((seat) => bids[seat] === Math.max(...bids))
  let winner = tied[0] as Seat
  if (tied.length > 1 && state.options.dice) {
    winner = tied[chance.stream('dice').below(tied.length)] as Seat
    events.push({ public: { kind: 'rolled', seat: winner } })
  }
  const coins = state.pot + 1
  events.push({ public: { kind: 'won', seat: winner, coins } })
  const players = state.players.map((player, seat) => ({
    ...player,
    coins: player.coins + (seat === winner ? coins : 0),
    hand: without(player.hand, bids[seat] as Card),
  }))
  const last = state.round === state.options.rounds
  if (last) events.push({ public: { kind: 'ended', hands: players.map(({ hand }) => hand) } })
  const next: State = {
    ...state,
    phase: last ? 'over' : 'turns',
    round: last ? state.round : state.round + 1,
    turn: winner,
    turnsLeft: last ? 0 : players.length,
    discard: [...state.discard, ...bids],
    pot: 0,
    bank: state.bank - 1,
    players,
  }
  return { state: next, events }
}

export function ascending(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b)
}

export function without(cards: readonly Card[], card: Card): Card[] {
  const index = cards.indexOf(card)
  return cards.filter((_, other) => other !== index)
}

function withPlayer(state: State, seat: Seat, change: (player: Player) => Player): State {
  return { ...state, players: state.players.map((player, other) => (other === seat ? change(player) : player)) }
}

function acted(state: State, event: Event): Change {
  return { state, events: [{ public: event }] }
}
