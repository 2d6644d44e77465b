import { quickChance } from '@athanor/kernel'
import { loadTableClient } from '../games/clients.ts'
import type { BotAnswer } from '../table/think.ts'
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
  return async (question: Parameters<typeof think>[0]): Promise<BotAnswer> => {
    const answer = await think(question)
    if (answer.action !== null || question.interrupting === true) return answer
    const loaded = await loadTableClient(question.game, question.rulesVersion)
    if (!loaded.ok) throw new RangeError(loaded.reason.id)
    const legal = loaded.client.game.legal(question.view)
    return { action: legal.at(quickChance(question.seed).below(legal.size)), cutShort: true }
  }
}
