import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestCase, type TestModule, type TestSpecification } from 'vitest/node'
import { idsNamedIn } from '../rulesCoverage.ts'
import { type Break, broken, testsFor } from './break.ts'

/** How a break fared. */
export type BreakVerdict =
  /** A test whose title names a broken rule failed. */
  | { readonly caught: 'named'; readonly by: string }
  /** Only another test failed. */
  | { readonly caught: 'other'; readonly by: string }
  | { readonly caught: 'no' }
  /** It says nothing about the tests: it does not fit, or the broken source cannot be run. */
  | { readonly caught: 'error'; readonly problem: string }

/** A file of tests in a scratch copy. */
export interface KnownTests {
  /** From the copy's root. */
  readonly file: string
  /** With the titles of their groups, as vitest joins them. */
  readonly titles: readonly string[]
  readonly milliseconds: number
}

/** Tests of a scratch copy, kept warm between one break and the next. */
export interface BreakTrial {
  /** Runs the unbroken tests of some folders: what there is, and what failed. */
  baseline(
    folders: readonly string[],
  ): Promise<{ readonly known: readonly KnownTests[]; readonly failed: readonly string[] }>
  judge(mistake: Break, known: readonly KnownTests[]): Promise<BreakVerdict>
}

export async function newTrial(root: string): Promise<BreakTrial> {
  let failures: Failure[] = []
  /** Quick tests come first. */
  let durations: ReadonlyMap<string, number> = new Map()
  class QuickFirst extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const duration = ({ moduleId }: TestSpecification) => durations.get(moduleId) ?? 0
      return files.toSorted((one, other) => duration(one) - duration(other))
    }
  }
  const vitest = await createVitest('test', {
    root,
    config: join(root, 'vitest.config.ts'),
    watch: false,
    // What earlier runs left in vitest's state must not be taken for results of this one.
    reporters: [
      {
        onTestCaseResult(test) {
          if (test.result().state === 'failed') failures.push({ title: titleOf(test), error: errorOf(test) })
        },
        onTestModuleEnd(module) {
          for (const { name, message } of module.errors()) {
            failures.push({ title: module.relativeModuleId, error: `${name}: ${message}` })
          }
        },
      },
    ],
    // Threads die with their process, should a break make a test hang.
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 600_000,
    sequence: { sequencer: QuickFirst },
  })

  const run = async (specifications: TestSpecification[], bail: 0 | 1): Promise<readonly TestModule[]> => {
    failures = []
    vitest.config.bail = bail
    return (await vitest.runTestSpecifications(specifications)).testModules
  }
  /** The first failure of some tests, if any. */
  const failureOf = async (specifications: TestSpecification[]): Promise<Failure | undefined> => {
    if (specifications.length > 0) await run(specifications, 1)
    return specifications.length > 0 ? failures[0] : undefined
  }

  const verdictOn = async (mistake: Break, known: readonly KnownTests[]): Promise<BreakVerdict> => {
    const folders = testsFor(mistake).map((folder) => `${folder}/`)
    const here = known.filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
    const project = vitest.getRootProject()
    const naming = here.flatMap(({ file, titles }) => {
      const testNames = titles.filter((title) => mistake.rules.some((rule) => idsNamedIn(title).has(rule)))
      return testNames.length === 0 ? [] : [project.createSpecification(join(root, file), { testNames })]
    })
    const named = await failureOf(naming)
    if (named !== undefined) return verdictOf(named, 'named')
    const other = await failureOf(here.map(({ file }) => project.createSpecification(join(root, file))))
    return other === undefined ? { caught: 'no' } : verdictOf(other, 'other')
  }

  return {
    async baseline(folders) {
      const all = await vitest.globTestSpecifications()
      const isWanted = ({ moduleId }: TestSpecification) =>
        folders.some((folder) => moduleId.startsWith(`${join(root, folder)}/`))
      const modules = await run(all.filter(isWanted), 0)
      const known = modules.map((module) => ({
        file: module.relativeModuleId,
        titles: [...module.children.allTests()].map((test) => test.fullName),
        milliseconds: module.diagnostic().duration,
      }))
      return { known, failed: failures.map(({ title }) => title) }
    },
    async judge(mistake, known) {
      durations = new Map(known.map(({ file, milliseconds }) => [join(root, file), milliseconds]))
      const path = join(root, mistake.file)
      const text = readFileSync(path, 'utf8')
      const wrong = broken(text, mistake)
      if ('problem' in wrong) return { caught: 'error', problem: wrong.problem }
      const put = (content: string) => {
        writeFileSync(path, content)
        vitest.invalidateFile(path)
      }
      put(wrong.text)
      try {
        return await verdictOn(mistake, known)
      } finally {
        put(text)
      }
    },
  }
}

interface Failure {
  readonly title: string
  readonly error: string
}

function titleOf(test: TestCase): string {
  return test.fullName.replaceAll(' > ', ' ')
}

function errorOf(test: TestCase): string {
  const [error] = test.result().errors ?? []
  return error === undefined ? '' : `${error.name}: ${error.message}`
}

/** A break that cannot run was written wrongly: that its tests fail proves nothing. */
function verdictOf({ title, error }: Failure, caught: 'named' | 'other'): BreakVerdict {
  const [line = ''] = error.split('\n')
  if (/^(?:SyntaxError|ReferenceError)|does not provide an export|Transform failed/.test(line)) {
    return { caught: 'error', problem: line }
  }
  return { caught, by: title }
}
