import { type Course, courseOf, type TrialKind, trialKinds, trials } from '@athanor/markers/testing'
import { type Figure, percent, type Section } from './report.ts'

/** `CAMERA_TRIALS=10` looks at every tenth only. */
const step = Number(process.env['CAMERA_TRIALS'] ?? 1)

/** The fixed set of scenes, as a phone reads them, by kind: what a person can read must be right, and nothing wrong. */
export function cameraTrialsSection(): Section {
  const all = trialKinds.map((kind) => [kind, resultsOf(kind)] as const)
  const together = all.flatMap(([, results]) => results)
  return {
    title: `The camera: ${together.length} fixed scenes`,
    figures: [
      ...all.map(([kind, results]) => shareOf(kind, results)),
      { ...shareOf('all kinds', together), goal: '≥ 97 %' },
      { what: 'wrong cards believed', value: `${together.filter(({ course }) => course.isWrong).length}`, goal: '0' },
      {
        what: 'pictures with a wrong card, of all',
        value: `${total(together, (course) => course.wrongPictures)} of ${total(together, (course) => course.pictures)}`,
        goal: '0 of ≥ 1,000',
      },
    ],
  }
}

interface Result {
  readonly number: number
  readonly isReadable: boolean
  readonly course: Course
}

function resultsOf(kind: TrialKind): readonly Result[] {
  const wanted = trials([kind], (number) => number % step === 0)
  return Array.from(wanted, (trial) => ({ ...trial, course: courseOf(trial) }))
}

/** Of the scenes that a person can read, those that came to the right end. */
function shareOf(what: string, results: readonly Result[]): Figure {
  const readable = results.filter(({ isReadable }) => isReadable)
  const right = readable.filter(({ course }) => course.isRight)
  return { what, value: `${right.length} of ${readable.length} (${percent(right.length / readable.length)})` }
}

function total(results: readonly Result[], count: (course: Course) => number): number {
  return results.reduce((sum, { course }) => sum + count(course), 0)
}
