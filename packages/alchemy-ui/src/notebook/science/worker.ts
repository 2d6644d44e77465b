// The worker in which a notebook's science is done, so that the page answers meanwhile.

import { answer } from './answer.ts'
import { answering } from './laboratory.ts'

answering(answer)

// The tables of all worlds are laid out before anybody asks.
answer({ kind: 'read', study: { facts: [], golem: false } })
