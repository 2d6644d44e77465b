import { type Assignment, type CodeScheme, codesOf, newGame } from '@athanor/alchemy'
import type { Stream } from '@athanor/kernel'
import type { Options } from './options.ts'

function schemeOf({ codes }: Options): CodeScheme {
  return codes === 'own' ? 'veiled' : 'original'
}

/** AR-90: the secret answers of a new game, and the code that is shown with them at the end. */
export function newAnswers(options: Options, stream: Stream): { readonly answers: Assignment; readonly code: string } {
  const { truth, code } = newGame(stream, schemeOf(options))
  return { answers: truth.assignment, code }
}

/** A code for given answers; null when the game could not have begun with them. */
export function codeOf(options: Options, answers: Assignment): string | null {
  return codesOf({ assignment: answers }, schemeOf(options))[0] ?? null
}
