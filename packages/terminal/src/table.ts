import type { Paint } from './paint.ts'
import { padEnd, padStart, textWidth } from './textWidth.ts'

export interface Column {
  readonly title: string
  /** Numbers stand flush right. */
  readonly numeric?: boolean
}

/** A table without frames: a dim head line, columns as wide as they need to be. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], paint: Paint): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(textWidth(title), ...rows.map((row) => textWidth(row[index] ?? ''))),
  )
  const line = (cells: readonly string[]) =>
    columns
      .map(({ numeric }, index) => {
        const cell = cells[index] ?? ''
        const width = widths[index] ?? 0
        return numeric === true ? padStart(cell, width) : padEnd(cell, width)
      })
      .join('  ')
      .trimEnd()
  return [paint(line(columns.map(({ title }) => title)), { dim: true }), ...rows.map(line)]
}
