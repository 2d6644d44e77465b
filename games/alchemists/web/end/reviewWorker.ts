// The worker in which a game is looked back on, so that the page answers meanwhile.

import { answering } from '@athanor/alchemy-ui/notebook/science/laboratory.ts'
import { answer } from './reviewing.ts'

answering(answer)
