import { quickChance } from '@athanor/kernel'
import { loadClient } from '../games/clients.ts'
import { type BotPort, workerThink } from './workerThink.ts'

/** A bot that has not answered after this long is replaced for the move. */
const patience = 6000

/** Bots of this browser, in a worker of their own. */
export function browserThink() {
  const think = workerThink({
    openWorker: () => new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' }) as BotPort,
    fallback: () => null,
    patience,
  })
  return async (question: Parameters<typeof think>[0]): Promise<unknown> => {
    const action = await think(question)
    if (action !== null) return action
    const { game } = await loadClient(question.game)
    const legal = game.legal(question.view)
    return legal.at(quickChance(question.seed).below(legal.size))
  }
}
