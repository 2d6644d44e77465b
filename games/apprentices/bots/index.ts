import { apprentices } from '@athanor/apprentices'
import { pinned } from '@athanor/apprentices/pinned'
import type { Bench } from '@athanor/bots'
import { ladder } from './ladder.ts'

export const bench: Bench = { game: apprentices, ladder, pinned }
