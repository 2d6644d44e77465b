import type { SourceFile } from './sourceFiles.ts'
import type { RanTests } from './testReports.ts'

/** A rule or a ruling: one numbered line of a ledger. */
export interface LedgerEntry {
  readonly id: string
  readonly kind: 'rule' | 'ruling'
  readonly line: string
}

/** What is known about a ledger before it is read: ids are never taken back, so it can only grow. */
export interface LedgerSpec {
  readonly name: string
  readonly leastRules: number
  readonly leastRulings: number
  /** A finished game's ledger may have no hole. */
  readonly finished: boolean
}

export interface Waiver {
  readonly id: string
  readonly reason: string
}

export interface LedgerCoverage {
  readonly spec: LedgerSpec
  readonly entries: readonly LedgerEntry[]
  readonly tested: readonly LedgerEntry[]
  readonly waived: readonly LedgerEntry[]
  readonly open: readonly LedgerEntry[]
}

export interface Report {
  readonly ledgers: readonly LedgerCoverage[]
  /** Why the check fails; empty when it passes. */
  readonly problems: readonly string[]
}

const rulingId = /^[AGRD]R-/
const entryLine = /^(?:- )?(?:\*\*)?([AGRD]-\d{3}|[AGRD]R-\d{2,3})(?: \||\*\*)/
const waiverLine = /^[-| ]*([AGRD]R?-\d{2,3})\b\s*\|?\s*(.*?)\s*$/

export function parseLedger(text: string): readonly LedgerEntry[] {
  return text.split('\n').flatMap((line) => {
    const id = entryLine.exec(line)?.[1]
    return id === undefined ? [] : [{ id, kind: rulingId.test(id) ? 'ruling' : 'rule', line: line.trimEnd() }]
  })
}

function parseWaivers(text: string): readonly Waiver[] {
  return text.split('\n').flatMap((line) => {
    const [, id, reason] = waiverLine.exec(line) ?? []
    return id === undefined ? [] : [{ id, reason: reason ?? '' }]
  })
}

/** Every id that a text names; a range such as `R-918..R-921` names each id in it. */
export function idsNamedIn(text: string): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const [id] of text.matchAll(/\b[AGRD]R?-\d{2,3}\b/g)) ids.add(id)
  for (const [, prefix = '', from = '', to = ''] of text.matchAll(
    /\b([AGRD]R?-)(\d{2,3})\.\.(?:[AGRD]R?-)?(\d{2,3})\b/g,
  )) {
    for (let number = Number(from); number <= Number(to); number++) {
      ids.add(prefix + String(number).padStart(from.length, '0'))
    }
  }
  return ids
}

/** All that is compared with the ledgers. */
export interface RuleEvidence {
  /** Each ledger's text by the name of its spec. */
  readonly ledgers: ReadonlyMap<string, string>
  readonly waivers: string
  /** A rule counts as tested only when the title of a test that ran names it. */
  readonly tests: readonly RanTests[]
  /** Files that cite rules: every id in them must exist. */
  readonly sources: readonly SourceFile[]
}

/** Compares ledgers, waivers, tests and sources. */
export function coverageReport(specs: readonly LedgerSpec[], evidence: RuleEvidence): Report {
  const waivers = parseWaivers(evidence.waivers)
  const waivedIds = new Set(waivers.map((waiver) => waiver.id))
  const titles = evidence.tests.flatMap((test) => test.titles)
  const namedIds = new Set(titles.flatMap((title) => [...idsNamedIn(title)]))
  const cited = evidence.sources.map(({ path, text }) => ({ path, ids: idsNamedIn(text) }))
  const ledgers = specs.map((spec) => {
    const entries = parseLedger(evidence.ledgers.get(spec.name) ?? '')
    const tested = entries.filter((entry) => namedIds.has(entry.id))
    const waived = entries.filter((entry) => !namedIds.has(entry.id) && isWaived(entry, waivedIds))
    const open = entries.filter((entry) => !namedIds.has(entry.id) && !isWaived(entry, waivedIds))
    return { spec, entries, tested, waived, open }
  })
  const known = new Map(ledgers.flatMap((ledger) => ledger.entries).map((entry) => [entry.id, entry]))
  return {
    ledgers,
    problems: [
      ...ledgers.flatMap(ledgerProblems),
      ...waiverProblems(waivers, known),
      ...cited.flatMap(({ path, ids }) =>
        [...ids].filter((id) => !known.has(id)).map((id) => `${path} names ${id}, which no ledger has`),
      ),
    ],
  }
}

/** A ruling is our own decision, so it can always be tested. */
function isWaived(entry: LedgerEntry, waivedIds: ReadonlySet<string>): boolean {
  return entry.kind === 'rule' && waivedIds.has(entry.id)
}

function ledgerProblems({ spec, entries, open }: LedgerCoverage): readonly string[] {
  const problems: string[] = []
  const rules = entries.filter((entry) => entry.kind === 'rule').length
  const rulings = entries.length - rules
  if (rules < spec.leastRules) problems.push(`${spec.name}: read ${rules} rules, there must be ${spec.leastRules}`)
  if (rulings < spec.leastRulings) {
    problems.push(`${spec.name}: read ${rulings} rulings, there must be ${spec.leastRulings}`)
  }
  const seen = new Set<string>()
  for (const { id } of entries) {
    if (seen.has(id)) problems.push(`${spec.name}: ${id} stands there twice`)
    seen.add(id)
  }
  if (spec.finished)
    problems.push(...open.map((entry) => `${spec.name}: no test that ran names ${entry.id} in its title`))
  return problems
}

function waiverProblems(waivers: readonly Waiver[], known: ReadonlyMap<string, LedgerEntry>): readonly string[] {
  return waivers.flatMap(({ id, reason }) => {
    const entry = known.get(id)
    if (entry === undefined) return [`waivers: no ledger has ${id}`]
    if (entry.kind === 'ruling') return [`waivers: ${id} is a ruling, which must be tested`]
    return reason === '' ? [`waivers: ${id} has no reason`] : []
  })
}

/** The report as a table, one line per ledger. */
export function coverageTable(ledgers: readonly LedgerCoverage[]): string {
  const rows = ledgers.map(({ spec, entries, tested, waived, open }) => [
    spec.name,
    ...[entries, tested, waived, open].map((list) => String(count(list, 'rule'))),
    ...[entries, tested, open].map((list) => String(count(list, 'ruling'))),
    spec.finished ? 'finished' : 'to come',
  ])
  const header = ['ledger', 'rules', 'tested', 'waived', 'open', 'rulings', 'tested', 'open', 'game']
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const isText = (column: number) => column === 0 || column === header.length - 1
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function count(entries: readonly LedgerEntry[], kind: LedgerEntry['kind']): number {
  return entries.filter((entry) => entry.kind === kind).length
}
