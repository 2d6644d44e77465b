import { type Assignment, demoCode, type IngredientPair, type Potion, readCode } from '@athanor/alchemy'
import { newReader, operate, type ReaderAction, type ReaderState } from '@athanor/alchemy/reader'
import { lessonLuck } from './lessonTable.ts'

/** what the code of the lessons stands for. */
export const demo: Assignment = assignmentOf(demoCode)

function assignmentOf(code: string): Assignment {
  const reading = readCode(code)
  if (!reading.ok) throw new RangeError(`${code} is no code`)
  return reading.truth.assignment
}

/** what a card reader with the code of the lessons says, press by press. */
export function demoPotion([one, other]: IngredientPair): Potion {
  const presses: readonly ReaderAction[] = [
    { kind: 'enterCode', code: demoCode },
    { kind: 'open', entry: 'drink' },
    { kind: 'add', ingredient: one },
    { kind: 'add', ingredient: other },
    { kind: 'confirm' },
  ]
  const stream = lessonLuck(1)
  const state = presses.reduce((before: ReaderState, press) => {
    const result = operate(before, press, stream)
    if (!result.ok) throw new RangeError(result.reason.id)
    return result.state
  }, newReader)
  if (state.step.kind !== 'answer' || state.step.answer.kind !== 'mix') throw new RangeError('the reader says nothing')
  return state.step.answer.potion
}
