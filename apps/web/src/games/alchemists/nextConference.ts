import { countedSeals, levelOf, rulesAt, standingAt, type View } from '@athanor/alchemists'

export interface NextConference {
  readonly round: number
  /** What each number of seals brings; the last one stands for more as well. */
  readonly bySeals: readonly string[]
  /** What the viewer has now, and what it would bring. */
  readonly mine: { readonly seals: number; readonly change: string } | null
}

/** A-340..A-346: the next conference, what it judges, and what it would bring the viewer now. */
export function nextConference({ table, viewer }: View): NextConference | null {
  const rules = rulesAt(table)
  const next = rules.conferences.find(({ round }) => round >= table.round)
  const tile = next?.tiles.find(({ seals }) => seals !== undefined)
  if (next === undefined || tile?.seals === undefined) return null
  const seat = viewer === 'spectator' ? null : viewer
  const changes =
    tile.seals.bySeals[seat === null ? table.options.conferences : levelOf(table.options, seat, 'conferences')]
  const most = changes.length - 1
  return {
    round: next.round,
    bySeals: changes.map((change, seals) => `${seals}${seals === most ? '+' : ''}: ${signed(change)}`),
    mine:
      seat === null
        ? null
        : {
            seals: countedSeals(rules, table, seat),
            change: signed(tile.due(standingAt(table, seat)).reputation ?? 0),
          },
  }
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change).replace('-', '−')
}
