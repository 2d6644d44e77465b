// The worker in which the bots of a table think, as in a browser; it also says what it holds.
import { parentPort } from 'node:worker_threads'
import { quickChance } from '@athanor/kernel'
import { loadBot } from '@athanor/registry/bots'

export interface Question {
  readonly game: string
  readonly rulesVersion: number
  readonly bot: string
  readonly view: object
}

export interface Answer {
  readonly action: unknown
  /** Megabytes that the worker holds, rubbish included. */
  readonly held: number
}

parentPort?.on('message', (question: Question) => {
  void answerOf(question).then((answer) => parentPort?.postMessage(answer))
})

async function answerOf({ game, rulesVersion, bot, view }: Question): Promise<Answer> {
  const player = await loadBot(game, rulesVersion, bot)
  if (player === undefined) throw new RangeError(`there is no bot ${bot} at ${game}`)
  const action = player.choose(view, { chance: quickChance('memory'), effort: 1, outOfTime: () => false })
  const { heapUsed, external } = process.memoryUsage()
  return { action, held: (heapUsed + external) / 1e6 }
}
