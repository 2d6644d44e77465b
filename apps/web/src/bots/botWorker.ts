// The worker in which bots think, so that the page stays awake meanwhile.

import { answerOf } from './botAnswer.ts'
import type { BotRequest } from './workerThink.ts'

addEventListener('message', (event: MessageEvent<BotRequest>) => {
  const { number, question } = event.data
  answerOf(question, () => performance.now()).then(
    (answer) => postMessage({ number, ...answer }),
    // Whoever asked hears of it as an error of the worker.
    (error: unknown) => reportError(error),
  )
})
