import { type Alchemical, alchemicals, type Ingredient, ingredients, isAssignment, pairOf } from '@athanor/alchemy'
import type { PuzzleAnswer, PuzzleTask } from '@athanor/alchemy/puzzle'
import { readMarks } from '@athanor/alchemy-ui/notebook/marks.ts'
import { placeNumber } from '@athanor/alchemy-ui/notebook/place.ts'

/** What was chosen so far. */
export interface AnswerDraft {
  readonly ingredients: readonly Ingredient[]
  readonly alchemical: Alchemical | null
}

export const emptyDraft: AnswerDraft = { ingredients: [], alchemical: null }

/** Takes an ingredient, or puts it back; of what is too much the earliest goes. */
export function withIngredient(draft: AnswerDraft, ingredient: Ingredient, most: number): AnswerDraft {
  const others = draft.ingredients.filter((each) => each !== ingredient)
  const chosen = draft.ingredients.includes(ingredient) ? others : [...others, ingredient].slice(-most)
  return { ...draft, ingredients: chosen }
}

/** The answer once nothing is missing. All eight ingredients are answered by circles in the notebook. */
export function answerOf(task: PuzzleTask, draft: AnswerDraft, marks: string): PuzzleAnswer | null {
  const [one, other] = draft.ingredients
  switch (task.kind) {
    case 'assignment': {
      const assignment = circled(marks)
      return isAssignment(assignment) ? { kind: 'assignment', assignment } : null
    }
    case 'theory':
      if (one === undefined || draft.alchemical === null) return null
      return { kind: 'theory', theory: { ingredient: one, alchemical: draft.alchemical } }
    case 'experiment':
      return one === undefined || other === undefined ? null : { kind: 'experiment', ingredients: pairOf(one, other) }
  }
}

/** What has exactly one circle in its column. */
export function circled(marks: string): Readonly<Partial<Record<Ingredient, Alchemical>>> {
  const { cells } = readMarks(marks)
  return Object.fromEntries(
    ingredients.flatMap((ingredient) => {
      const found = alchemicals.filter(
        (alchemical) => cells[placeNumber({ kind: 'cell', ingredient, alchemical })] === 'circle',
      )
      return found.length === 1 ? [[ingredient, found[0]]] : []
    }),
  )
}
