import {
  countedSeals,
  type Goods,
  levelOf,
  reputationChange,
  rulesAt,
  standingAt,
  type View,
} from '@athanor/alchemists'

export interface NextConference {
  readonly round: number
  /** What each number of seals brings; the last one stands for more as well. */
  readonly bySeals: readonly string[]
  /** Of every seat: the seals that count now, and what all tiles together would take and bring where its marker stands. */
  readonly dues: readonly Due[]
}

export interface Due {
  readonly seals: number
  readonly reputation: string
  readonly cost: Goods
  readonly gain: Goods
}

/** A-340..A-346, G-226..G-234: the next conference, what it judges, and what it would bring everybody now. */
export function nextConference({ table, viewer }: View): NextConference | null {
  const rules = rulesAt(table)
  const next = rules.conferences.find(({ round }) => round >= table.round)
  const judged = next?.tiles.find(({ seals }) => seals !== undefined)?.seals
  if (next === undefined || judged === undefined) return null
  const level = viewer === 'spectator' ? table.options.conferences : levelOf(table.options, viewer, 'conferences')
  const changes = judged.bySeals[level]
  const most = changes.length - 1
  return {
    round: next.round,
    bySeals: changes.map((change, seals) => `${seals}${seals === most ? '+' : ''}: ${signed(change)}`),
    dues: table.players.map((_, seat) => {
      const due = next.tiles.map((tile) => tile.due(standingAt(table, seat)))
      const net = due.reduce((sum, { reputation: change = 0 }) => sum + change, 0)
      const reputation = reputationChange(standingAt(table, seat), net)
      const others = due.reduce<Goods>((sum, { reputation: _change, ...goods }) => ({ ...sum, ...goods }), {})
      return {
        seals: countedSeals(rules, table, seat),
        reputation: signed(reputation),
        cost: reputation < 0 ? { reputation: -reputation } : {},
        gain: reputation > 0 ? { ...others, reputation } : others,
      }
    }),
  }
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change).replace('-', '−')
}
