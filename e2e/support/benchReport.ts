import type { Parts, TraceTask } from './trace.ts'

export function row(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

export function own(task: TraceTask | undefined): string {
  return task === undefined ? '–' : `${task.own.toFixed(0)} ms`
}

/** Nineteen of twenty are not longer. */
export function late(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

export function timeOf(work: Parts): number {
  return Object.values(work).reduce((sum, time) => sum + time, 0)
}

/** Without what turns the page into a picture. */
export function answering({ script = 0, style = 0, layout = 0 }: Parts): number {
  return script + style + layout
}

export function inParts(work: Parts = {}): string {
  const parts = Object.entries(work).filter(([, time]) => time >= 1)
  return parts
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([part, time]) => `${part} ${time.toFixed(0)}`)
    .join(', ')
}

/** The task in the middle of all, by length. */
export function middle(tasks: readonly TraceTask[]): TraceTask | undefined {
  return tasks.toSorted((a, b) => a.own - b.own)[Math.floor(tasks.length / 2)]
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
