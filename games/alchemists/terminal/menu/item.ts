import type { Look, MenuChoice, Next } from '@athanor/terminal/terminalClient.ts'
import { shortened, textWidth } from '@athanor/terminal/textWidth.ts'

/** A choice whose hint is cut to what fits on its line. */
export function item<Action>(
  label: string,
  hint: string | undefined,
  leadsTo: Next<Action>,
  { columns }: Look,
): MenuChoice<Action> {
  // The list's own mark before the label, and brackets around the hint.
  const room = Math.min(columns, 100) - textWidth(label) - 7
  return hint === undefined || hint === '' || room < 8
    ? { label, leadsTo }
    : { label, hint: textWidth(hint) <= room ? hint : shortened(hint, room), leadsTo }
}
