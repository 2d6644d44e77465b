import { answerTo, type Ingredient } from '@athanor/alchemy'
import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import { type Draft, emitTo, ownOf } from '../../draft.ts'
import type { ActionPartsOf } from '../../drafting/part.ts'
import { question, sealedQuestion } from '../../question.ts'
import { type Reason, reason } from '../../reasons.ts'
import type { Seated } from '../../rules.ts'
import { changeOwnSlots } from '../../slots.ts'
import { libraryOf, type ReadBookAction } from './state.ts'

/** GR-39: one of the four, and no way around it. */
function legal({ own }: Seated): readonly ActionGroup<ReadBookAction>[] {
  const { offer } = libraryOf(own)
  return [
    listed(
      'readBook',
      (offer ?? []).map((ingredient): ReadBookAction => ({ kind: 'readBook', ingredient })),
    ),
  ]
}

function check({ own }: Seated, _: object, { ingredient }: ReadBookAction): Reason | null {
  const isOffered = libraryOf(own).offer?.includes(ingredient) === true
  return isOffered ? null : reason('alchemists.reject.bookNotOffered', { ingredient })
}

/** G-017: sun or moon, for the reader alone. */
function read(draft: Draft, seat: Seat, ingredient: Ingredient): void {
  const answer = answerTo({ kind: 'library', ingredient }, { assignment: draft.hidden.answers })
  if (answer.kind !== 'library') return
  const { luminary } = answer
  const known = libraryOf(ownOf(draft, seat)).read
  changeOwnSlots(draft, seat, { library: { offer: null, read: [...known, { ingredient, luminary }] } })
  emitTo(draft, seat, { kind: 'bookRead', seat }, { ingredient, luminary })
}

export const readBookQuestion = question({
  kind: 'readBook',
  takes: ['readBook'],
  legal,
  check,
  answer: (draft, { seat }, { ingredient }) => read(draft, seat, ingredient),
})

/**
 * The same for several readers at once; whichever module has them adds it, with `readTogetherTask`, to its rules.
 * @public Modules use it.
 */
export const readBooksQuestion = sealedQuestion({
  kind: 'readBooks',
  takes: ['readBook'],
  legal,
  check,
  open(draft, answers) {
    for (const { seat, action } of answers) read(draft, seat, action.ingredient)
  },
})

/** G-016. */
export const readBookParts: ActionPartsOf<'readBook'> = {
  action: 'readBook',
  parts: [{ part: 'book', valuesOf: ({ ingredient }) => [ingredient] }],
}
