import { pick, type Reason, type Stream } from '@athanor/kernel'
import { assignmentOfWorld, worldCount, worldOfAssignment } from '../belief/worlds.ts'
import { type Golem, golemIndex, golems } from '../golem.ts'
import type { Truth } from '../question.ts'
import { reason } from '../reasons.ts'
import { checkOf } from './codeCheck.ts'
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
      /** The code in capital letters, without digits. */
      readonly code: string
      /** AR-97: its two digits were there and agree; the tutorial's code needs none. */
      readonly checked: boolean
      readonly scheme: CodeScheme
      readonly truth: Truth
      /** AR-91: the original app gives codes of this kind another meaning; whoever typed it is told so. */
      readonly differsFromOriginal: boolean
    }
  | { readonly ok: false; readonly reason: Reason }

/**
 * Reads a code that somebody typed; small letters and spaces do not matter around it or before its two digits
 * (AR-97). The number of letters says for which edition it is (G-288); one that was chosen before must fit.
 */
export function readCode(text: string, edition?: CodeEdition): CodeReading {
  const [, code, digits = ''] = /^([A-Z]*)\s*(\d*)$/.exec(text.trim().toUpperCase()) ?? []
  if (code === undefined || (code === '' && digits !== '')) return refuse('alchemy.reject.codeLetters')
  const { length } = code
  if (length !== codeLengths.base && length !== codeLengths.expansion) {
    return refuse('alchemy.reject.codeLength', { length })
  }
  if (edition !== undefined && length !== codeLengths[edition]) {
    return refuse('alchemy.reject.codeEdition', { edition, length })
  }
  // Without digits it may come from an older version, an old link or the original app.
  if (digits !== '' && digits !== checkOf(code)) return refuse('alchemy.reject.codeDigits')
  const checked = digits !== '' || code === demoCode
  const read = (scheme: CodeScheme, truth: Truth): CodeReading => {
    return { ok: true, code, checked, scheme, truth, differsFromOriginal: scheme === 'veiled' }
  }
  if (length === codeLengths.expansion) {
    const found = worldOfGolemCode(code)
    if (found === undefined) return refuse('alchemy.reject.codeUnknown', { code })
    const golem = golems[found.golem] as Golem
    return read('golem', { assignment: assignmentOfWorld(found.world), golem })
  }
  if (code === demoCode || code.charAt(3) <= 'E') return read('original', { assignment: decodeOriginal(code) })
  const world = worldOfVeiled(code)
  if (world === undefined) return refuse('alchemy.reject.codeUnknown', { code })
  return read('veiled', { assignment: assignmentOfWorld(world) })
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
