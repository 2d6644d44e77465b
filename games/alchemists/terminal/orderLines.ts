import { nextOrderSpaces, rulesAt, type Table } from '@athanor/alchemists'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { wrapped } from '@athanor/terminal/textWidth.ts'
import { gainText } from './board.ts'

/** G-055: what the order spaces of the coming round cost and give; and whose numbers they are. */
export function orderLines(table: Table, look: Look): readonly string[] {
  if (table.slots.busyDays === undefined) return []
  const { words, paint, columns } = look
  const coming = (nextOrderSpaces(table) ?? [])
    .flatMap((space, number) =>
      space.players > table.players.length ? [] : [`${number + 1}\u00A0${gainText(space, look)}`],
    )
    .join('  ')
  const { orderSpaces } = rulesAt(table)
  const isOurs = orderSpaces(table).some(({ source }) => source === 'reconstructed')
  const note = words.say('cli.alchemists.orderSource', { source: isOurs ? 'reconstructed' : 'host' })
  return [
    paint(words.say('cli.alchemists.nextOrder'), { bold: true }),
    ...(coming === '' ? ['–'] : wrapped(coming, columns - 3)).map((line) => `  ${line}`),
    ...wrapped(note, columns - 3).map((line) => paint(`  ${line}`, { dim: true })),
  ]
}
