import { assignmentOfWorld, ingredients } from '@athanor/alchemy'
import { type Marks, marksText, noMarks, withMark } from '@athanor/alchemy-ui/notebook/marks.ts'
import { placeNumber } from '@athanor/alchemy-ui/notebook/place.ts'
import { describe, expect, it } from 'vitest'
import { answerOf, circled, emptyDraft, withIngredient } from './answerDraft.ts'

const assignment = assignmentOfWorld(12_345)

function circles(count: number): Marks {
  return ingredients
    .slice(0, count)
    .reduce(
      (marks: Marks, ingredient) =>
        withMark(marks, placeNumber({ kind: 'cell', ingredient, alchemical: assignment[ingredient] }), 'circle'),
      noMarks,
    )
}

describe('an answer in the making', () => {
  it('is all eight ingredients once every column has its own circle', () => {
    expect(answerOf({ kind: 'assignment' }, emptyDraft, marksText(circles(7)))).toBeNull()
    expect(answerOf({ kind: 'assignment' }, emptyDraft, marksText(circles(8)))).toEqual({
      kind: 'assignment',
      assignment,
    })
    expect(Object.keys(circled(marksText(circles(3))))).toEqual(['mushroom', 'fern', 'toad'])
  })

  it('does not count a column with two circles', () => {
    const other = assignment.mushroom === 'PPP' ? 'NNN' : 'PPP'
    const twice = withMark(
      circles(8),
      placeNumber({ kind: 'cell', ingredient: 'mushroom', alchemical: other }),
      'circle',
    )
    expect(answerOf({ kind: 'assignment' }, emptyDraft, marksText(twice))).toBeNull()
  })

  it('is an ingredient with an alchemical', () => {
    const task = { kind: 'theory', among: ['fern', 'toad'] } as const
    const chosen = withIngredient(withIngredient(emptyDraft, 'fern', 1), 'toad', 1)
    expect(chosen.ingredients).toEqual(['toad'])
    expect(answerOf(task, chosen, '')).toBeNull()
    expect(answerOf(task, { ...chosen, alchemical: 'PPP' }, '')).toEqual({
      kind: 'theory',
      theory: { ingredient: 'toad', alchemical: 'PPP' },
    })
  })

  it('is two cards, in whatever order they were taken', () => {
    const task = { kind: 'experiment', ingredient: 'fern', hand: ['fern', 'toad', 'flower'] } as const
    const one = withIngredient(emptyDraft, 'flower', 2)
    expect(answerOf(task, one, '')).toBeNull()
    const two = withIngredient(one, 'fern', 2)
    expect(answerOf(task, two, '')).toEqual({ kind: 'experiment', ingredients: ['fern', 'flower'] })
    expect(withIngredient(two, 'flower', 2).ingredients).toEqual(['fern'])
    expect(withIngredient(two, 'toad', 2).ingredients).toEqual(['fern', 'toad'])
  })
})
