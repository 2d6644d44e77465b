import { alchemists } from '@athanor/alchemists'
import { pinned } from '@athanor/alchemists/pinned'
import type { Bench } from '@athanor/bots'
import { ladder } from './ladder.ts'
import { training } from './master/training.ts'
import { positionFinder } from './positions/finding.ts'
import { reviewer } from './review/reviewer.ts'

export { type JudgedAction, type Judging, judge } from './master/judge.ts'
export { masterWith, type Searching } from './master/masterBot.ts'
export { characters } from './opponents/characters.ts'
export { calibrationOf, expectationsOf, measuredTables, scalesOf } from './review/measuring.ts'
export type { Judgement } from './scholar/judgement.ts'
export { scholarWith } from './scholar/scholarBot.ts'
export { whyKinds } from './scholar/weighing.ts'

export const bench: Bench = { game: alchemists, ladder, pinned, training, reviewer, positionFinder }
