// The worker in which puzzles are dealt and answers judged, so that the page answers meanwhile.

import { answering } from '@athanor/alchemy-ui/notebook/science/laboratory.ts'
import { answer } from './puzzling.ts'

answering(answer)
