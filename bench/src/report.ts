/** One figure, with the goal it is held against if there is one. */
export interface Figure {
  readonly what: string
  readonly value: string
  readonly goal?: string
}

export interface Section {
  readonly title: string
  readonly figures: readonly Figure[]
}

/** A section as a Markdown table, ready for docs/performance-history.md. */
export function markdown({ title, figures }: Section): string {
  const rows = figures.map(({ what, value, goal }) => `| ${what} | ${value} | ${goal ?? ''} |`)
  return [`### ${title}`, '', '| what | measured | goal |', '|---|---|---|', ...rows, ''].join('\n')
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

export function micro(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(2)} ms` : `${value.toFixed(value < 10 ? 2 : 1)} µs`
}

export function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
