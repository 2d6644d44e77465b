import { botLibrary } from '@athanor/bots'
import { benches } from './benches.ts'

export const { botsFor, findBot, loadBot, positionFinderOf, reviewerOf, trainingOf } = botLibrary(benches)
