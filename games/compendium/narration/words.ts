import type { Words as WordsOf } from '@athanor/messages'

/** What the sentences of this game are made of. */
export type Words = WordsOf<'compendium'>
