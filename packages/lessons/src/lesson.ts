import type { HardFact, Ingredient, IngredientPair } from '@athanor/alchemy'
import type { Words } from '@athanor/messages'
import type { ReactNode } from 'react'
import type { LessonTask } from './task.ts'

/** Something said in the language of the reader; pictures may stand in it. */
export type Said = (words: Words) => ReactNode

/** Something that can be pressed. What is wrong with it is worked out by the science or by a game, never written down. */
export interface Option {
  readonly id: string
  label(words: Words): string
  readonly picture?: ReactNode
  /** Why it is wrong; null when it is right. */
  readonly wrong: Said | null
}

interface Common {
  /** What the teacher says and asks. */
  readonly text: Said
  /** What she says when it is done. */
  readonly after?: Said
  /** What lies on the desk. */
  readonly show?: ReactNode
  /** What stands in the notebook from now on. */
  readonly facts?: readonly HardFact[]
}

/** One exercise of a lesson. */
export type Exercise =
  /** Nothing to do but to read. */
  | (Common & { readonly kind: 'tell' })
  /** Two ingredients go into the cauldron, and the card reader says what comes of them. */
  | (Common & { readonly kind: 'mix'; readonly pair: IngredientPair })
  /** One right answer, or all of them. */
  | (Common & {
      readonly kind: 'pick'
      readonly options: readonly Option[]
      readonly all?: true
      /** How the options look: pieces, cards with names, or sentences. */
      readonly look: 'pieces' | 'cards' | 'words'
    })
  /** What the facts rule out for some ingredients is crossed out. */
  | (Common & {
      readonly kind: 'mark'
      readonly facts: readonly HardFact[]
      readonly columns: readonly Ingredient[]
    })
  /** Something is done at a real table (`exercisesAt`). */
  | (Common & { readonly kind: 'act'; readonly task: LessonTask })

/** A lesson as the path shows it. */
export interface LessonCard {
  readonly id: string
  readonly minutes: number
  title(words: Words): string
}

export interface Lesson extends LessonCard {
  readonly exercises: readonly Exercise[]
  /** The notebook lies beside the exercise where there is room. */
  readonly notebook?: true
}

/** The kinds of actions that a lesson teaches, each by doing it. */
export function taughtIn({ exercises }: Lesson): readonly string[] {
  return [...new Set(exercises.flatMap((exercise) => (exercise.kind === 'act' ? exercise.task.teaches : [])))]
}
