// The worker in which bots think, so that the page stays awake meanwhile.

import { answerOf } from './botAnswer.ts'
import type { BotRequest } from './workerThink.ts'

addEventListener('message', (event: MessageEvent<BotRequest>) => {
  const { number, question } = event.data
  postMessage({ number, action: answerOf(question, () => performance.now()) })
})
