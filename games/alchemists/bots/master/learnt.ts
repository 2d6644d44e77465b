import file from './learnt.json' with { type: 'json' }
import type { LearntValues } from './value.ts'

/** What `athanor train` found. */
export const learnt: { readonly values: LearntValues } = file
