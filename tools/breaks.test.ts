import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Break, broken, testsFor } from './breaks/break.ts'
import { breaks } from './breaks/breaks.ts'
import { type Judged, report, shortOfGoals, sumsOf } from './breaks/verdicts.ts'
import { parseLedger } from './rulesCoverage.ts'
import { projectRoot } from './sourceFiles.ts'

const someBreak: Break = { file: 'games/one/src/a.ts', from: 'a + b', to: 'a - b', rules: ['R-901'], why: 'minus' }

describe('the list of breaks', () => {
  it('holds at least 200 different ones', () => {
    expect(breaks.length).toBeGreaterThanOrEqual(200)
    expect(new Set(breaks.map(({ file, from, to }) => JSON.stringify([file, from, to]))).size).toBe(breaks.length)
  })

  it('every break still fits', () => {
    const problems = breaks.flatMap((mistake) => {
      const wrong = broken(readFileSync(join(projectRoot, mistake.file), 'utf8'), mistake)
      return 'problem' in wrong ? [`${mistake.file} (${mistake.rules.join(' ')} ${mistake.why}): ${wrong.problem}`] : []
    })
    expect(problems).toEqual([])
  })

  it('names rules that the ledgers have', () => {
    const ids = new Set(
      ['compendium', 'alchemists', 'kings-golem', 'apprentices'].flatMap((name) =>
        parseLedger(readFileSync(join(projectRoot, 'docs', 'rules', `${name}.md`), 'utf8')).map(({ id }) => id),
      ),
    )
    expect(breaks.flatMap(({ rules }) => rules.filter((rule) => !ids.has(rule)))).toEqual([])
  })
})

describe('making a break', () => {
  it('changes exactly the named piece, and what goes with it', () => {
    expect(broken('x = a + b\ny = c', someBreak)).toEqual({ text: 'x = a - b\ny = c' })
    expect(broken('x = a + b\ny = c', { ...someBreak, also: [['y = c', 'y = $&']] })).toEqual({
      text: 'x = a - b\ny = $&',
    })
  })

  it('finds its place however the source is formatted, and wherever it has moved', () => {
    const call: Break = { ...someBreak, from: "if (less(a, 'b', { c })) {", to: 'if (more()) {' }
    const moved = `import { less } from './less.ts'

// if (less(a, 'b', { c })) {
export function decide(): boolean {
  if (
    less(
      a, // the first one
      "b",
      {
        c,
      },
    )
  ) {
    return true
  }
}`
    const wrong = broken(moved, call)
    expect('text' in wrong && wrong.text).toContain('boolean {\n  if (more()) {\n    return true')
  })

  it('looks at whole words and signs, outside of imports, comments and texts', () => {
    expect(broken("import { a } from './a + b.ts'\nx = aa + b, 'a + b', a += b\ny = a+b", someBreak)).toEqual({
      text: "import { a } from './a + b.ts'\nx = aa + b, 'a + b', a += b\ny = a - b",
    })
  })

  it('brings the import that it needs', () => {
    expect(broken('x = a + b', { ...someBreak, needs: "import { c } from './c.ts'" })).toEqual({
      text: "import { c } from './c.ts'\nx = a - b",
    })
  })

  it('refuses a piece that is not there, that is there twice, or that stays the same', () => {
    expect(broken('', someBreak)).toEqual({ problem: '"a + b" is not there: nothing of it is there' })
    expect(broken('x = 1\ny = a + c', someBreak)).toEqual({
      problem: '"a + b" is not there: line 2 begins like it, up to "a +"',
    })
    expect(broken('a + b, a + b', someBreak)).toEqual({ problem: '"a + b" occurs 2 times' })
    expect(broken('a + b', { ...someBreak, to: 'a + b' })).toEqual({ problem: '"a + b" stays as it is' })
  })

  it('is judged by the tests of its game; the science also by those of Alchemists', () => {
    expect(testsFor(someBreak)).toEqual(['games/one'])
    expect(testsFor({ ...someBreak, file: 'packages/alchemy/src/a.ts' })).toEqual([
      'packages/alchemy',
      'games/alchemists',
    ])
  })
})

describe('the verdict on a campaign', () => {
  const judged = (...kinds: readonly Judged['verdict']['caught'][]): readonly Judged[] =>
    kinds.map((caught) => {
      if (caught === 'no') return { mistake: someBreak, verdict: { caught } }
      if (caught === 'error') return { mistake: someBreak, verdict: { caught, problem: 'a | b' } }
      return { mistake: someBreak, verdict: { caught, by: 'R-901 a test' } }
    })

  it('counts what was caught, and what by a test that names the rule', () => {
    expect(sumsOf(judged('named', 'named', 'other', 'no', 'error'))).toEqual({
      breaks: 5,
      caught: 3,
      named: 2,
      errors: 1,
    })
  })

  it('fails below its goals and for breaks that cannot be made', () => {
    expect(shortOfGoals(judged(...Array.from({ length: 20 }, () => 'named' as const)))).toEqual([])
    expect(shortOfGoals(judged('named', 'no'))).toEqual([
      '1 of 2 caught: less than 97 %',
      '1 of 2 caught by a test that names the rule: less than 85 %',
    ])
    expect(shortOfGoals(judged('named', 'error'))[0]).toBe('1 breaks could not be made')
  })

  it('is a table with what went wrong first', () => {
    const lines = report(judged('named', 'no', 'error')).split('\n')
    expect(lines).toContain('| games/one | 3 | 1 (33.3 %) | 1 (33.3 %) |')
    expect(lines.slice(-3)).toEqual([
      '| **error** | R-901 | minus | games/one/src/a.ts | a \\| b |',
      '| **no** | R-901 | minus | games/one/src/a.ts |  |',
      '| yes | R-901 | minus | games/one/src/a.ts | R-901 a test |',
    ])
  })
})
