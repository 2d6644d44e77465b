import { describe, expect, it } from 'vitest'
import {
  engineTally,
  playwrightTally,
  type Row,
  runStages,
  type TestStage,
  tallyLine,
  vitestTally,
} from './testStages.ts'

function stage(name: string): TestStage {
  return { name, command: name, args: [], again: `npx ${name}` }
}
const [types, lint, tests] = [stage('types'), stage('lint'), stage('tests')]
const inOrder: readonly Row[] = [[types], [lint], [tests]]

async function runWith(codes: Readonly<Record<string, number | null>>, rows = inOrder) {
  const ran: string[] = []
  const lines: string[] = []
  const surroundings = {
    async run({ name }: TestStage, heard: 'at once' | 'afterwards') {
      ran.push(`${name} ${heard}`)
      // Whoever begins first ends last.
      for (let later = 9 - ran.length; later > 0; later--) await Promise.resolve()
      return { well: codes[name] === 0, seconds: 1.5, output: heard === 'afterwards' ? `words of ${name}\n` : '' }
    },
    print: (line: string) => void lines.push(line),
  }
  const tally = await runStages(rows, surroundings, ({ name }, ended) =>
    name === 'tests' ? vitestTally('{"numPassedTests":40,"numFailedTests":0}', ended) : null,
  )
  return { ran, lines, tally }
}

describe('the stages of npm test', () => {
  it('run in order and count one each, besides the tests', async () => {
    const { ran, tally, lines } = await runWith({ types: 0, lint: 0, tests: 0 })
    expect(ran).toEqual(['types at once', 'lint at once', 'tests at once'])
    expect(tallyLine(tally)).toBe('42 passed, 0 failed')
    expect(lines).toContain('── lint: passed in 1.5 s')
  })

  it('stop at the first that fails, which is named last', async () => {
    const { ran, tally, lines } = await runWith({ types: 0, lint: 2, tests: 0 })
    expect(ran).toEqual(['types at once', 'lint at once'])
    expect(tally).toMatchObject({ passed: 1, failed: 1 })
    expect(lines).toContain('── lint: FAILED in 1.5 s')
    expect(lines.at(-1)).toBe('\nlint FAILED. To run it alone: npx lint')
  })

  it('tell what those of a row said one after the other', async () => {
    const { ran, lines } = await runWith({ types: 0, lint: 0, tests: 0 }, [[types, lint], [tests]])
    expect(ran).toEqual(['types afterwards', 'lint afterwards', 'tests at once'])
    expect(lines.slice(0, 6)).toEqual(
      ['lint', 'types'].flatMap((name, index) => [
        `\n── ${index + 1}/3 ${name}`,
        `words of ${name}`,
        `── ${name}: passed in 1.5 s`,
      ]),
    )
  })

  it('come to their end in a row of which one fails, and all that failed are named last', async () => {
    const { ran, tally, lines } = await runWith({ types: 1, lint: 1, tests: 0 }, [[types, lint], [tests]])
    expect(ran).toEqual(['types afterwards', 'lint afterwards'])
    expect(tally).toMatchObject({ passed: 0, failed: 2 })
    expect(lines.at(-1)).toBe('\nlint FAILED. To run it alone: npx lint\ntypes FAILED. To run it alone: npx types')
  })

  it('tell together what could not be run', async () => {
    const surroundings = { run: async () => ({ well: true, seconds: 1, output: '' }), print: () => undefined }
    const tally = await runStages(inOrder, surroundings, ({ name }) => ({ passed: 1, failed: 0, notRun: [name] }))
    expect(tally).toEqual({ passed: 3, failed: 0, notRun: ['types', 'lint', 'tests'] })
  })

  it('take a stage that was killed for a failure', async () => {
    expect((await runWith({ types: null })).tally).toMatchObject({ passed: 0, failed: 1 })
  })

  it('never pass when vitest ended badly', async () => {
    expect((await runWith({ types: 0, lint: 0, tests: 1 })).tally).toMatchObject({ passed: 42, failed: 1 })
  })
})

describe('counting tests', () => {
  it('gives the true numbers', () => {
    expect(vitestTally('{"numPassedTests":7,"numFailedTests":2}', false)).toEqual({ passed: 7, failed: 2 })
    expect(vitestTally('{"numPassedTests":7,"numFailedTests":0}', true)).toEqual({ passed: 7, failed: 0 })
  })

  it('takes no report and no tests for a failure', () => {
    expect(vitestTally(null, true)).toEqual({ passed: 0, failed: 1 })
    expect(vitestTally('{"numPassedTests":0,"numFailedTests":0}', true)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('playwrightTally', () => {
  const report = (stats: object) =>
    JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } })

  it('counts journeys that went as expected', () => {
    expect(playwrightTally(report({ expected: 12 }), true)).toEqual({ passed: 12, failed: 0 })
  })

  it.each(['unexpected', 'flaky', 'skipped'])('counts %s ones as failed', (name) => {
    expect(playwrightTally(report({ expected: 3, [name]: 2 }), true)).toEqual({ passed: 3, failed: 2 })
  })

  it('fails without a report, without journeys, and when the run ended badly', () => {
    expect(playwrightTally(null, true)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightTally(report({}), true)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightTally(report({ expected: 5 }), false)).toEqual({ passed: 5, failed: 1 })
  })
})

describe('engineTally', () => {
  const report = (stats: object, ...skipped: readonly (string | null)[]) =>
    JSON.stringify({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: skipped.length, ...stats },
      suites: [
        {
          suites: [
            {
              specs: skipped.map((reason) => ({
                tests: [
                  {
                    status: 'skipped',
                    annotations: reason === null ? [] : [{ type: 'not run', description: reason }, { type: 'skip' }],
                  },
                ],
              })),
            },
          ],
        },
      ],
    })

  it('counts what was not run neither as passed nor as failed, and says each reason once', () => {
    expect(engineTally(report({ expected: 3 }, 'no WebKit', 'no WebKit', 'no WebKit'), true)).toEqual({
      passed: 3,
      failed: 0,
      notRun: ['no WebKit'],
    })
  })

  it('passes nothing where no engine is there', () => {
    expect(engineTally(report({}, 'no Firefox', 'no WebKit'), true)).toEqual({
      passed: 0,
      failed: 0,
      notRun: ['no Firefox', 'no WebKit'],
    })
  })

  it('counts as failed what failed, what was skipped without a reason, and a run without journeys', () => {
    expect(engineTally(report({ expected: 3, unexpected: 1 }, 'no WebKit'), false)).toMatchObject({ failed: 1 })
    expect(engineTally(report({ expected: 3 }, null), true)).toMatchObject({ passed: 3, failed: 1 })
    expect(engineTally(report({}), true)).toMatchObject({ failed: 1 })
    expect(engineTally(report({ expected: 3 }, 'no WebKit'), false)).toMatchObject({ failed: 1 })
    expect(engineTally(null, true)).toMatchObject({ failed: 1 })
  })
})
