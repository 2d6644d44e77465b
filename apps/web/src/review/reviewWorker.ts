// The worker in which finished games are looked at again, so that the page answers meanwhile.

import { answering } from '@athanor/alchemy-ui/notebook/science/laboratory.ts'
import { answer } from './reviewing.ts'

answering(answer)
