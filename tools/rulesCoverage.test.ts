import { describe, expect, it } from 'vitest'
import { coverageReport, coverageTable, idsNamedIn, type LedgerSpec, parseLedger } from './rulesCoverage.ts'

const spec: LedgerSpec = { name: 'sample', leastRules: 3, leastRulings: 2, finished: true }

const ledger = `# Sample
Counts: 3 rules; see R-901 for the shape.
R-901 | setup | First. | PUBLIC | Somewhere | no
R-902 | setup | Second. | PUBLIC | Somewhere | no
R-903 | setup | Third. | PUBLIC | Somewhere | no
| Somewhere | R-901, R-902 |
RR-91 | topic | gap | ruling | reason | R-901
- **RR-92** A ruling in the other form.
`

interface Change {
  readonly ledger?: string
  readonly waivers?: string
  readonly titles?: readonly string[]
  readonly source?: string
  readonly spec?: Partial<LedgerSpec>
}

function problemsWith({ titles = ['R-901..R-903 RR-91 RR-92 all'], source = '', ...change }: Change) {
  const path = 'games/sample/src/a.test.ts'
  return coverageReport([{ ...spec, ...change.spec }], {
    ledgers: new Map([['sample', change.ledger ?? ledger]]),
    waivers: change.waivers ?? '',
    tests: [{ path, titles }],
    sources: [{ path, text: source }],
  }).problems
}

describe('reading a ledger', () => {
  it('takes rules and rulings from the start of lines and nothing else', () => {
    expect(parseLedger(ledger).map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'R-901 rule',
      'R-902 rule',
      'R-903 rule',
      'RR-91 ruling',
      'RR-92 ruling',
    ])
  })

  it('spells out ranges, with or without the second prefix', () => {
    expect([...idsNamedIn('R-908..R-911')].sort()).toEqual(['R-908', 'R-909', 'R-910', 'R-911'])
    expect([...idsNamedIn('DR-98..100')].sort()).toEqual(['DR-100', 'DR-98', 'DR-99'])
  })

  it('does not take a longer number or another word for an id', () => {
    expect([...idsNamedIn('R-9011 XR-91 R-9')]).toEqual([])
  })
})

describe('the coverage report', () => {
  it('passes when every rule and ruling is named', () => {
    expect(problemsWith({})).toEqual([])
  })

  it('fails for a rule that no test names', () => {
    expect(problemsWith({ titles: ['R-901 R-902 RR-91 RR-92'] })).toEqual([
      'sample: no test that ran names R-903 in its title',
    ])
  })

  it('fails for a ruling that no test names', () => {
    expect(problemsWith({ titles: ['R-901..R-903 RR-91'] })).toEqual([
      'sample: no test that ran names RR-92 in its title',
    ])
  })

  it('asks nothing of a game that is not finished', () => {
    expect(problemsWith({ titles: [''], spec: { finished: false } })).toEqual([])
  })

  it('accepts a waiver with a reason', () => {
    expect(problemsWith({ titles: ['R-901 R-902 RR-91 RR-92'], waivers: 'R-903 | nothing to see' })).toEqual([])
  })

  it('fails for a waiver without a reason', () => {
    expect(problemsWith({ waivers: 'R-903 | ' })).toEqual(['waivers: R-903 has no reason'])
    expect(problemsWith({ waivers: '- R-903' })).toEqual(['waivers: R-903 has no reason'])
  })

  it('fails for a waiver of an id that does not exist', () => {
    expect(problemsWith({ waivers: 'R-904 | because' })).toEqual(['waivers: no ledger has R-904'])
  })

  it('fails for a waived ruling, and still wants its test', () => {
    expect(problemsWith({ titles: ['R-901..R-903 RR-91'], waivers: 'RR-92 | because' })).toEqual([
      'sample: no test that ran names RR-92 in its title',
      'waivers: RR-92 is a ruling, which must be tested',
    ])
  })

  it('fails when a ledger gives fewer ids than it must have', () => {
    expect(problemsWith({ ledger: '', titles: [] })).toEqual([
      'sample: read 0 rules, there must be 3',
      'sample: read 0 rulings, there must be 2',
    ])
  })

  it('fails when an id stands twice', () => {
    expect(problemsWith({ ledger: `${ledger}R-901 | again\n` })).toEqual(['sample: R-901 stands there twice'])
  })

  it('counts titles, not what stands in a comment', () => {
    expect(problemsWith({ titles: ['R-901 R-902 RR-91 RR-92'], source: '// R-903' })).toEqual([
      'sample: no test that ran names R-903 in its title',
    ])
  })

  it('fails when a file names an id that no ledger has', () => {
    expect(problemsWith({ source: '/** R-901, R-913 */' })).toEqual([
      'games/sample/src/a.test.ts names R-913, which no ledger has',
    ])
  })

  it('counts tested, waived and open in one table', () => {
    const { ledgers } = coverageReport([spec], {
      ledgers: new Map([['sample', ledger]]),
      waivers: 'R-902 | because',
      tests: [{ path: 'a.test.ts', titles: ['a group R-901', 'RR-91'] }],
      sources: [],
    })
    expect(coverageTable(ledgers)).toBe(
      [
        'ledger  rules  tested  waived  open  rulings  tested  open  game',
        'sample      3       1       1     1        2       1     1  finished',
      ].join('\n'),
    )
  })
})
