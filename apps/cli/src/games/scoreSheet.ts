import type { Outcome, Shape } from '@athanor/kernel'
import { table } from '@athanor/terminal/table.ts'
import type { Look, Names, TerminalClient } from '@athanor/terminal/terminalClient.ts'
import { shortened } from '@athanor/terminal/textWidth.ts'

/** The score sheet as it is kept at a table: a column for each player, best first, and a line for each source. */
export function scoreSheet(
  client: TerminalClient<Shape>,
  outcome: Outcome,
  names: Names,
  look: Look,
): readonly string[] {
  const { words, paint } = look
  const ranked = outcome.seats.toSorted((a, b) => a.place - b.place || a.seat - b.seat)
  const nameWidth = Math.max(6, Math.floor((look.columns - 22) / ranked.length) - 2)
  const columns = [
    { title: '' },
    ...ranked.map(({ seat }) => ({ title: shortened(names[seat] ?? '', nameWidth), numeric: true })),
  ]
  const sources = (ranked[0]?.breakdown ?? []).map(({ source }, index) => [
    client.scoreSource(source, look),
    ...ranked.map(({ breakdown }) => words.number(breakdown[index]?.points ?? 0)),
  ])
  const bold = (cells: readonly string[]) => cells.map((cell) => paint(cell, { bold: true }))
  const total = bold([words.say('cli.table.total'), ...ranked.map((seat) => words.number(seat.total))])
  const place = bold([words.say('cli.table.place'), ...ranked.map((seat) => words.number(seat.place))])
  return table(columns, [...sources, total, place], paint)
}
