/** One part of `npm test`: a command that must end well. */
export interface TestStage {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** What to type to run this stage alone, in the project's folder. */
  readonly again: string
  /** What it finds in its environment besides all else. */
  readonly env?: Readonly<Record<string, string>>
}

/** How many checks went well and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  /** What could not be run here, why, and what would help. */
  readonly notRun?: readonly string[]
}

/** How a stage came to its end. */
export interface Ended {
  readonly well: boolean
  readonly seconds: number
  /** What it said, where it was not heard at once. */
  readonly output: string
}

/** What `npm test` needs from the world around it. */
export interface StageRunner {
  /** Runs a stage that is heard at once, or one whose output is kept until it has ended. */
  readonly run: (stage: TestStage, heard: 'at once' | 'afterwards') => Promise<Ended>
  readonly print: (line: string) => void
}

/** Stages that run side by side; one alone is heard while it runs. */
export type Row = readonly TestStage[]

/** The fields that count in the report of vitest's JSON reporter. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/**
 * Runs rows of stages in order, up to the first in which one fails. The others of its row come to their end, and all
 * that failed are named last. A stage counts as one check, unless `tallyOf` knows better from what it has left behind.
 */
export async function runStages(
  rows: readonly Row[],
  { run, print }: StageRunner,
  tallyOf: (stage: TestStage, ended: boolean) => Tally | null,
): Promise<Required<Tally>> {
  const count = rows.flat().length
  const notRun: string[] = []
  let passed = 0
  let number = 0
  for (const row of rows) {
    const heard = row.length === 1 ? 'at once' : 'afterwards'
    const heading = ({ name }: TestStage) => print(`\n── ${++number}/${count} ${name}`)
    const lines: string[] = []
    let failed = 0
    await Promise.all(
      row.map(async (stage) => {
        if (heard === 'at once') heading(stage)
        const { well, seconds, output } = await run(stage, heard)
        // What stages of a row say is told one after the other, whoever comes first.
        if (heard === 'afterwards') heading(stage)
        if (output.trim() !== '') print(output.trimEnd())
        print(`── ${stage.name}: ${well ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
        const tally = tallyOf(stage, well) ?? (well ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
        passed += tally.passed
        failed += tally.failed
        notRun.push(...(tally.notRun ?? []))
        if (!well || tally.failed > 0) lines.push(`${stage.name} FAILED. To run it alone: ${stage.again}`)
      }),
    )
    if (lines.length > 0) {
      print(`\n${lines.join('\n')}`)
      return { passed, failed, notRun }
    }
  }
  return { passed, failed: 0, notRun }
}

/**
 * Counts tests from vitest's JSON report. A run that ends badly without a failed test (a file that cannot be loaded, an
 * error outside of tests) and a run without tests count as one failure.
 */
export function vitestTally(report: string | null, ended: boolean): Tally {
  const { numPassedTests, numFailedTests } = report === null ? nothingRun : (JSON.parse(report) as VitestReport)
  const unwell = !ended || numPassedTests === 0
  return { passed: numPassedTests, failed: unwell ? Math.max(1, numFailedTests) : numFailedTests }
}

/** The fields that count in the report of Playwright's JSON reporter. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** Counts browser tests from Playwright's JSON report. A skipped or flaky test has not passed. */
export function playwrightTally(report: string | null, ended: boolean): Tally {
  if (report === null) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as PlaywrightReport).stats
  const failed = unexpected + flaky + skipped
  const unwell = !ended || expected === 0
  return { passed: expected, failed: unwell ? Math.max(1, failed) : failed }
}

interface ReportedSuite {
  readonly suites?: readonly ReportedSuite[]
  readonly specs?: readonly {
    readonly tests: readonly {
      readonly status: string
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
    }[]
  }[]
}

/**
 * Counts journeys in browsers that need not be there. A skipped one that says by an annotation why it could not be run
 * has neither passed nor failed; any other skipped one has failed.
 */
export function engineTally(report: string | null, ended: boolean): Tally {
  const { passed, failed } = playwrightTally(report, ended)
  if (report === null) return { passed, failed }
  const testsOf = ({ suites = [], specs = [] }: ReportedSuite): ReportedTests => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(testsOf),
  ]
  const reasons = testsOf(JSON.parse(report) as ReportedSuite)
    .filter(({ status }) => status === 'skipped')
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === 'not run').slice(0, 1))
    .map(({ description = '' }) => description)
  const others = failed - reasons.length
  return { passed, failed: ended ? Math.max(0, others) : Math.max(1, others), notRun: [...new Set(reasons)] }
}

type ReportedTests = NonNullable<ReportedSuite['specs']>[number]['tests']

const nothingRun: VitestReport = { numPassedTests: 0, numFailedTests: 0 }

export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
