import { describe, expect, it } from 'vitest'
import { ranInPlaywright, ranInVitest } from './testReports.ts'

describe('the tests that ran', () => {
  it('are those that passed in the report of vitest, with the titles of their groups', () => {
    const result = (fullName: string, status: string) => ({ fullName, status })
    const report = JSON.stringify({
      testResults: [
        {
          name: '/some where/games/a.test.ts',
          assertionResults: [
            result('R-901 a group shows a rule', 'passed'),
            result('R-902 is left out', 'skipped'),
            result('R-903 is to do', 'todo'),
            result('R-904 fails', 'failed'),
          ],
        },
        { name: 'C:\\other\\b.test.ts', assertionResults: [] },
      ],
    })
    expect(ranInVitest(report, '/some where')).toEqual([
      { path: 'games/a.test.ts', titles: ['R-901 a group shows a rule'] },
      { path: 'C:/other/b.test.ts', titles: [] },
    ])
  })

  it('are those that went as expected in the report of Playwright', () => {
    const spec = (title: string, ...statuses: readonly string[]) => ({
      title,
      tests: statuses.map((status) => ({ status })),
    })
    const report = JSON.stringify({
      config: { rootDir: '/root/e2e/journeys' },
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: [spec('R-901 alone', 'expected'), spec('R-902 skipped', 'skipped'), spec('R-905 never ran')],
          suites: [
            {
              title: 'a group',
              specs: [spec('R-903 inside', 'expected'), spec('R-904 flaky', 'expected', 'flaky')],
            },
          ],
        },
      ],
    })
    expect(ranInPlaywright(report, '/root')).toEqual([
      { path: 'e2e/journeys/a.spec.ts', titles: ['R-901 alone', 'a group R-903 inside'] },
    ])
  })
})
