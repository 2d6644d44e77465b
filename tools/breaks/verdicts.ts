import type { Break } from './break.ts'
import type { BreakVerdict } from './trial.ts'

/** A break and how it fared. */
export interface Judged {
  readonly mistake: Break
  readonly verdict: BreakVerdict
}

/** What the campaign must reach. */
const goals = { caught: 0.97, named: 0.85 } as const

export interface Sums {
  readonly breaks: number
  readonly caught: number
  readonly named: number
  readonly errors: number
}

export function sumsOf(judged: readonly Judged[]): Sums {
  const count = (...kinds: readonly BreakVerdict['caught'][]) =>
    judged.filter(({ verdict }) => kinds.includes(verdict.caught)).length
  return { breaks: judged.length, caught: count('named', 'other'), named: count('named'), errors: count('error') }
}

/** Why the campaign has not reached its goals, one line each; empty when it has. */
export function shortOfGoals(judged: readonly Judged[]): readonly string[] {
  const { breaks, caught, named, errors } = sumsOf(judged)
  const lines: string[] = []
  if (errors > 0) lines.push(`${errors} breaks could not be made`)
  if (caught < goals.caught * breaks) lines.push(`${caught} of ${breaks} caught: less than ${goals.caught * 100} %`)
  if (named < goals.named * breaks) {
    lines.push(`${named} of ${breaks} caught by a test that names the rule: less than ${goals.named * 100} %`)
  }
  return lines
}

/** The campaign as Markdown: the sums by folder, then what no test caught, what only others caught, and all the rest. */
export function report(judged: readonly Judged[]): string {
  const folders = Map.groupBy(judged, ({ mistake }) => mistake.file.split('/').slice(0, 2).join('/'))
  const sums = [...folders, ['all', judged] as const].map(([name, some]) => {
    const { breaks, caught, named } = sumsOf(some)
    return `| ${name} | ${breaks} | ${caught} (${percent(caught, breaks)}) | ${named} (${percent(named, breaks)}) |`
  })
  const order: readonly BreakVerdict['caught'][] = ['error', 'no', 'other', 'named']
  const rows = order.flatMap((kind) =>
    judged
      .filter(({ verdict }) => verdict.caught === kind)
      .map(({ mistake, verdict }) => {
        const { file, rules, why } = mistake
        return `| ${words[kind]} | ${rules.join(' ')} | ${cell(why)} | ${file} | ${cell(detailOf(verdict))} |`
      }),
  )
  return [
    '| folder | breaks | caught | caught by a test that names the rule |',
    '|---|---|---|---|',
    ...sums,
    '',
    '| caught | rules | what was broken | file | first test that failed |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const words: Readonly<Record<BreakVerdict['caught'], string>> = {
  error: '**error**',
  no: '**no**',
  other: 'by another',
  named: 'yes',
}

function detailOf(verdict: BreakVerdict): string {
  if (verdict.caught === 'no') return ''
  return verdict.caught === 'error' ? verdict.problem : verdict.by
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10} %`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
