import type { Game, Outcome } from '../../../index.ts'
import { check, legal, reasonIds } from './legal.ts'
import { apply, resolve, setup } from './play.ts'
import { actionSchema } from './schema.ts'
import type { State, Tavern } from './types.ts'
import { resample, view } from './view.ts'

/**
 * A small honest card game with one of everything that the kit looks at: hidden hands, a hidden deck, open moves that
 * can be taken back, a hidden move that can be, declared reveals, sealed bids, a die and an end.
 *
 * In turn, players may stake coins, draw, show a card for a coin and bury a card; then all bid a card in secret, and
 * the highest takes the pot. After the last round, coins and cards in hand count.
 */
export const tavern: Game<Tavern> = {
  id: 'tavern',
  rulesVersion: 1,
  players: { min: 2, max: 4 },
  colours: ['red', 'green', 'blue', 'yellow'],
  options: {
    fields: { rounds: { kind: 'choice', values: [2, 3], default: 2 }, dice: { kind: 'flag', default: true } },
    presets: { long: { rounds: 3 } },
  },
  actionKinds: ['stake', 'draw', 'show', 'bury', 'pass', 'bid'],
  eventKinds: ['dealt', 'staked', 'drew', 'showed', 'buried', 'passed', 'bidsOpened', 'rolled', 'won', 'ended'],
  reasonIds,
  asks: ['turn', 'bid'],
  scoreSources: ['coins', 'cards'],
  actionSchema,
  reveals: {
    public: { dealt: ['first'], showed: ['card'], bidsOpened: ['bids'], ended: ['hands'] },
    secret: { dealt: ['hand'], drew: ['card'] },
  },
  secrets: { bury: ['card'], bid: ['card'] },
  setup,
  decisions(state) {
    if (state.phase === 'over') return []
    if (state.phase === 'turns') return [{ seat: state.turn, ask: 'turn' }]
    return state.players.map((_, seat) => ({ seat, ask: 'bid', sealed: true }))
  },
  legal,
  check,
  apply,
  resolve,
  view,
  resample,
  outcome,
}

function outcome(state: State): Outcome<Tavern['source']> | null {
  if (state.phase !== 'over') return null
  const totals = state.players.map(({ coins, hand }) => ({ coins, cards: hand.reduce((sum, card) => sum + card, 0) }))
  return {
    seats: totals.map(({ coins, cards }, seat) => ({
      seat,
      place: 1 + totals.filter((other) => other.coins + other.cards > coins + cards).length,
      total: coins + cards,
      breakdown: [
        { source: 'coins', points: coins },
        { source: 'cards', points: cards },
      ],
    })),
  }
}
