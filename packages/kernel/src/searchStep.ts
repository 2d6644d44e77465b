import type { Chance } from './chance.ts'
import type { Applied, Game, Seat, Shape } from './game.ts'

/**
 * One step of a search: the seat that owes an open answer gives it, or all that owe sealed ones give them together.
 * Nothing is checked, because a search takes millions of steps. Null when the game is over.
 */
export function searchStep<G extends Shape>(
  game: Game<G>,
  state: G['state'],
  choose: (seat: Seat) => G['action'],
  chance: Chance,
): Applied<G['state'], G['event'], G['secret']> | null {
  const decisions = game.decisions(state)
  const [first] = decisions
  if (first === undefined) return null
  if (first.sealed !== true) return game.apply(state, first.seat, choose(first.seat), chance)
  if (game.resolve === undefined) throw new TypeError(`${game.id} seals decisions but cannot resolve them`)
  return game.resolve(state, new Map(decisions.map(({ seat }) => [seat, choose(seat)])), chance)
}
