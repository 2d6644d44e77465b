// The worker in which the bots of a table think, as in a browser; it also says what it holds.
import { parentPort } from 'node:worker_threads'
import { quickChance } from '@athanor/kernel'
import { loadBot } from '@athanor/registry/bots'

export interface ThoughtAsked {
  readonly game: string
  readonly rulesVersion: number
  readonly bot: string
  readonly view: object
}

export interface ThoughtTold {
  readonly action: unknown
  /** Megabytes that the worker holds: of a thought rubbish included, of nothing what is left after a collection. */
  readonly held: number
}

parentPort?.on('message', (question: ThoughtAsked | null) => {
  if (question === null) {
    globalThis.gc?.()
    parentPort?.postMessage({ action: null, held: held() } satisfies ThoughtTold)
    return
  }
  void answerOf(question).then((answer) => parentPort?.postMessage(answer))
})

async function answerOf({ game, rulesVersion, bot, view }: ThoughtAsked): Promise<ThoughtTold> {
  const player = await loadBot(game, rulesVersion, bot)
  if (player === undefined) throw new RangeError(`there is no bot ${bot} at ${game}`)
  const action = player.choose(view, { chance: quickChance('memory'), effort: 1, outOfTime: () => false })
  return { action, held: held() }
}

function held(): number {
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}
