import type { QuickChance } from '../../../index.ts'
import type { Harness } from '../../harness.ts'
import { allCards, ascending, coinsInBank, coinsPerPlayer } from './play.ts'
import type { Action, State, Tavern } from './types.ts'

/** All that the kit has to know about the tavern. */
export const tavernHarness: Harness<Tavern> = {
  setups: [
    { options: {}, seats: 2 },
    { options: { rounds: 3 }, seats: 4 },
    { options: { rounds: 3, dice: false }, seats: 3 },
  ],
  games: 30,
  seed: 'tavern',
  randomAction,
  invariant,
  targets: {
    all: ['bid 1', 'bid 5', 'tie'],
    *seen({ action, events }) {
      if (action?.kind === 'bid' && [1, 5].includes(action.card)) yield `bid ${action.card}`
      if (events.some((event) => event.public.kind === 'rolled')) yield 'tie'
    },
  },
  hides: ['deck[]', 'players[].hand[]', 'players[].buried[]'],
  stepLimit: 200,
}

function randomAction(_: object, chance: QuickChance): Action {
  const card = chance.below(7)
  const actions: readonly Action[] = [
    { kind: 'stake', coins: chance.below(4) },
    { kind: 'draw' },
    { kind: 'show', card },
    { kind: 'bury', card },
    { kind: 'pass' },
    { kind: 'bid', card },
  ]
  return actions[chance.below(actions.length)] as Action
}

function invariant({ players, deck, discard, pot, bank }: State): string | null {
  const cards = [...deck, ...discard, ...players.flatMap(({ hand, buried }) => [...hand, ...buried])]
  if (ascending(cards).join() !== allCards.join()) return `the cards are ${ascending(cards).join()}`
  const coins = players.reduce((sum, player) => sum + player.coins, pot + bank)
  return coins === players.length * coinsPerPlayer + coinsInBank ? null : `there are ${coins} coins`
}
