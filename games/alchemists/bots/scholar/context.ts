import type { Action, Knowledge, Prompt, View } from '@athanor/alchemists'
import type { LegalActions } from '@athanor/kernel'
import type { Judgement } from './judgement.ts'

/** All that lies before the scholar when something is asked. */
export interface ScholarContext {
  readonly view: View
  readonly legal: LegalActions<Action>
  readonly ask: Prompt
  readonly knowledge: Knowledge
  readonly judgement: Judgement
}
