/** A file of tests with the full titles (those of their groups first) of its tests that ran and passed. */
export interface RanTests {
  /** From the project's root, with forward slashes. */
  readonly path: string
  readonly titles: readonly string[]
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Reads the report of vitest's JSON reporter. */
export function ranInVitest(report: string, root: string): readonly RanTests[] {
  const { testResults } = JSON.parse(report) as VitestReport
  return testResults.map(({ name, assertionResults }) => ({
    path: pathFrom(root, name),
    titles: assertionResults.flatMap(({ fullName, status }) => (status === 'passed' ? [fullName] : [])),
  }))
}

interface PlaywrightSuite {
  readonly title: string
  readonly file?: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
}

/** Reads the report of Playwright's JSON reporter: one suite for each file, with its groups inside. */
export function ranInPlaywright(report: string, root: string): readonly RanTests[] {
  const { config, suites } = JSON.parse(report) as PlaywrightReport
  return suites.map((suite) => ({
    path: pathFrom(root, `${config.rootDir}/${suite.file ?? suite.title}`),
    titles: titlesIn({ ...suite, title: '' }),
  }))
}

function titlesIn({ title, suites = [], specs = [] }: PlaywrightSuite): readonly string[] {
  const passed = specs.filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
  const titles = [...passed.map((spec) => spec.title), ...suites.flatMap(titlesIn)]
  return titles.map((rest) => `${title} ${rest}`.trim())
}

function pathFrom(root: string, path: string): string {
  const slashed = path.replaceAll('\\', '/')
  const from = `${root.replaceAll('\\', '/')}/`
  return slashed.startsWith(from) ? slashed.slice(from.length) : slashed
}
