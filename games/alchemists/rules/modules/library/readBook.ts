import { answerTo, type Ingredient } from '@athanor/alchemy'
import { type ActionGroup, listed, type Seat } from '@athanor/kernel'
import { type Reason, reason } from '../../base/reasons.ts'
import type { ActionPartsOf } from '../../engine/drafting/part.ts'
import { emitTo, type MutableState, ownOf } from '../../engine/mutableState.ts'
import { question, sealedQuestion } from '../../engine/question.ts'
import type { Seated } from '../../engine/rules.ts'
import { changeOwnSlots } from '../../engine/slots.ts'
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
function read(state: MutableState, seat: Seat, ingredient: Ingredient): void {
  const answer = answerTo({ kind: 'library', ingredient }, { assignment: state.hidden.answers })
  if (answer.kind !== 'library') return
  const { luminary } = answer
  const known = libraryOf(ownOf(state, seat)).read
  changeOwnSlots(state, seat, { library: { offer: null, read: [...known, { ingredient, luminary }] } })
  emitTo(state, seat, { kind: 'bookRead', seat }, { ingredient, luminary })
}

export const readBookQuestion = question({
  kind: 'readBook',
  takes: ['readBook'],
  legal,
  check,
  answer: (state, { seat }, { ingredient }) => read(state, seat, ingredient),
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
  open(state, answers) {
    for (const { seat, action } of answers) read(state, seat, action.ingredient)
  },
})

/** G-016. */
export const readBookParts: ActionPartsOf<'readBook'> = {
  action: 'readBook',
  parts: [{ part: 'book', valuesOf: ({ ingredient }) => [ingredient] }],
}
