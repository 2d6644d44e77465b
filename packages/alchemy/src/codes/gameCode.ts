import { pick, type Reason, type Stream } from '@athanor/kernel'
import { assignmentOfWorld, worldCount, worldOfAssignment } from '../belief/worlds.ts'
import { type Golem, golemIndex, golems } from '../golem.ts'
import type { Truth } from '../question.ts'
import { reason } from '../reasons.ts'
import { golemCodesOf, worldOfGolemCode } from './golemCode.ts'
import { isOffensive } from './offensive.ts'
import { decodeOriginal, originalCodesOf } from './originalCode.ts'
import { veiledCodesOf, worldOfVeiled } from './veiledCode.ts'

/**
 * How a code is made. `veiled`: four letters, the last from F to Z, of which none betrays an ingredient. `original`:
 * four letters that mean the same to the original app (last letter A to E). `golem`: five letters, with a golem.
 */
export const codeSchemes = ['veiled', 'original', 'golem'] as const
export type CodeScheme = (typeof codeSchemes)[number]

/** G-007: a game with an expansion has a code of five letters, any other one of four. */
export const codeLengths = { base: 4, expansion: 5 } as const
export type CodeEdition = keyof typeof codeLengths

/** the code of the tutorial. */
export const demoCode = 'DEMO'

export type CodeReading =
  | {
      readonly ok: true
      /** The code in capital letters. */
      readonly code: string
      readonly scheme: CodeScheme
      readonly truth: Truth
      /** AR-91: the original app gives codes of this kind another meaning; whoever typed it is told so. */
      readonly differsFromOriginal: boolean
    }
  | { readonly ok: false; readonly reason: Reason }

/**
 * Reads a code that somebody typed; small letters and spaces around it do not matter. Its length says for which
 * edition it is (G-288); one that was chosen before must fit.
 */
export function readCode(text: string, edition?: CodeEdition): CodeReading {
  const code = text.trim().toUpperCase()
  const { length } = code
  if (!/^[A-Z]*$/.test(code)) return refuse('alchemy.reject.codeLetters')
  if (length !== codeLengths.base && length !== codeLengths.expansion) {
    return refuse('alchemy.reject.codeLength', { length })
  }
  if (edition !== undefined && length !== codeLengths[edition]) {
    return refuse('alchemy.reject.codeEdition', { edition, length })
  }
  if (length === codeLengths.expansion) {
    const found = worldOfGolemCode(code)
    if (found === undefined) return refuse('alchemy.reject.codeUnknown', { code })
    const golem = golems[found.golem] as Golem
    return read(code, 'golem', { assignment: assignmentOfWorld(found.world), golem }, false)
  }
  if (code === demoCode || code.charAt(3) <= 'E')
    return read(code, 'original', { assignment: decodeOriginal(code) }, false)
  const world = worldOfVeiled(code)
  if (world === undefined) return refuse('alchemy.reject.codeUnknown', { code })
  return read(code, 'veiled', { assignment: assignmentOfWorld(world) }, true)
}

function read(code: string, scheme: CodeScheme, truth: Truth, differsFromOriginal: boolean): CodeReading {
  return { ok: true, code, scheme, truth, differsFromOriginal }
}

function refuse(...told: Parameters<typeof reason>): CodeReading {
  return { ok: false, reason: reason(...told) }
}

/** Every code of a scheme that leads to a truth and can be shown to anybody. The golem scheme needs a golem. */
export function codesOf(truth: Truth, scheme: CodeScheme): readonly string[] {
  switch (scheme) {
    case 'original':
      return originalCodesOf(truth.assignment).filter((code) => !isOffensive(code))
    case 'veiled':
      return veiledCodesOf(worldOfAssignment(truth.assignment))
    case 'golem':
      if (truth.golem === undefined) throw new TypeError('a code of five letters needs a golem')
      return golemCodesOf(worldOfAssignment(truth.assignment), golemIndex(truth.golem))
  }
}

export interface CodedTruth {
  readonly code: string
  readonly truth: Truth
}

/** GR-42: a fresh truth, every one with the same odds, and a code for it. */
export function newGame(stream: Stream, scheme: CodeScheme = 'veiled'): CodedTruth {
  for (;;) {
    const assignment = assignmentOfWorld(stream.below(worldCount))
    const truth = scheme === 'golem' ? { assignment, golem: pick(stream, golems) } : { assignment }
    const codes = codesOf(truth, scheme)
    // In the original scheme a few assignments have no code that can be read out; they are not dealt there.
    if (codes.length > 0) return { code: pick(stream, codes), truth }
  }
}
