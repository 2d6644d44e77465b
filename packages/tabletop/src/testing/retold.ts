import type { Game, GameLog, Shape } from '@athanor/kernel'
import { type Account, accountOf } from '../end/account.ts'
import type { Retelling } from '../end/retelling.ts'

/** Goes through a finished game in one go. */
export function retold<G extends Shape>(
  game: Game<G>,
  log: GameLog<unknown, unknown>,
  retelling: Retelling<G>,
): Account<G> | null {
  const work = accountOf(game, log, retelling)
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
  }
}
