import type { Bench } from '@athanor/bots'
import { compendium } from '@athanor/compendium'
import { pinned } from '@athanor/compendium/pinned'
import { ladder } from './ladder.ts'

export const bench: Bench = { game: compendium, ladder, pinned }
