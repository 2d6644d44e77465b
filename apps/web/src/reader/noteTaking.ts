import type { AnsweredQuestion, DebunkVariant } from '@athanor/alchemy/reader'
import { createContext } from 'react'

/** What a first notebook is like. */
export interface FreshNotebook {
  readonly name: string
  readonly golem: boolean
  readonly procedure: DebunkVariant
}

/** Writes an answer into a notebook of this device; false if there is no room. */
export type TakeNote = (answered: AnsweredQuestion, fresh: FreshNotebook) => Promise<boolean>

/** The house lends the reader its notebook; without one nothing can be noted. */
export const NoteTaking = createContext<TakeNote | null>(null)
