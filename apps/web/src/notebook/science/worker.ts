// The worker in which a notebook's science is done, so that the page answers meanwhile.

import { answer } from './answer.ts'
import type { Ask } from './laboratory.ts'
import type { Inquiry } from './study.ts'

addEventListener('message', ({ data: { number, inquiry } }: MessageEvent<Ask<Inquiry>>) => {
  postMessage({ number, answer: answer(inquiry) })
})

// The tables of all worlds are laid out before anybody asks.
answer({ kind: 'read', study: { facts: [], golem: false } })
