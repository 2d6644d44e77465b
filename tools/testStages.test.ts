import { describe, expect, it } from 'vitest'
import { playwrightTally, runStages, type Stage, tallyLine, vitestTally } from './testStages.ts'

const stages: readonly Stage[] = ['types', 'lint', 'tests'].map((name) => ({ name, command: name, args: [] }))

function runWith(codes: Readonly<Record<string, number | null>>) {
  const ran: string[] = []
  const lines: string[] = []
  let clock = 0
  const surroundings = {
    run(stage: Stage) {
      ran.push(stage.name)
      clock += 1500
      return codes[stage.name] ?? null
    },
    now: () => clock,
    print: (line: string) => void lines.push(line),
  }
  const tally = runStages(stages, surroundings, ({ name }, ended) =>
    name === 'tests' ? vitestTally('{"numPassedTests":40,"numFailedTests":0}', ended) : null,
  )
  return { ran, lines, tally }
}

describe('the stages of npm test', () => {
  it('run in order and count one each, besides the tests', () => {
    const { ran, tally, lines } = runWith({ types: 0, lint: 0, tests: 0 })
    expect(ran).toEqual(['types', 'lint', 'tests'])
    expect(tallyLine(tally)).toBe('42 passed, 0 failed')
    expect(lines).toContain('── lint: passed in 1.5 s')
  })

  it('stop at the first that fails', () => {
    const { ran, tally, lines } = runWith({ types: 0, lint: 2, tests: 0 })
    expect(ran).toEqual(['types', 'lint'])
    expect(tally).toEqual({ passed: 1, failed: 1 })
    expect(lines).toContain('── lint: FAILED in 1.5 s')
  })

  it('take a stage that was killed for a failure', () => {
    expect(runWith({ types: null }).tally).toEqual({ passed: 0, failed: 1 })
  })

  it('never pass when vitest ended badly', () => {
    expect(runWith({ types: 0, lint: 0, tests: 1 }).tally).toEqual({ passed: 42, failed: 1 })
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
