/** One part of `npm test`: a command that must end well. */
export interface Stage {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
}

/** How many checks went well and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

/** What `npm test` needs from the world around it. */
export interface Surroundings {
  /** Runs a stage and gives its exit code, or null when it could not end by itself. */
  readonly run: (stage: Stage) => number | null
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number
  readonly print: (line: string) => void
}

/** The fields that count in the report of vitest's JSON reporter. */
interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

/**
 * Runs stages in order up to the first that fails. A stage counts as one check, unless `tallyOf` knows better from what
 * the stage has left behind.
 */
export function runStages(
  stages: readonly Stage[],
  { run, now, print }: Surroundings,
  tallyOf: (stage: Stage, ended: boolean) => Tally | null,
): Tally {
  let passed = 0
  for (const [index, stage] of stages.entries()) {
    print(`\n── ${index + 1}/${stages.length} ${stage.name}`)
    const begun = now()
    const ended = run(stage) === 0
    const seconds = ((now() - begun) / 1000).toFixed(1)
    print(`── ${stage.name}: ${ended ? 'passed' : 'FAILED'} in ${seconds} s`)
    const tally = tallyOf(stage, ended) ?? (ended ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    passed += tally.passed
    if (!ended || tally.failed > 0) return { passed, failed: tally.failed }
  }
  return { passed, failed: 0 }
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

const nothingRun: VitestReport = { numPassedTests: 0, numFailedTests: 0 }

export function tallyLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
