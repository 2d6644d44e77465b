import type { Table } from '@athanor/alchemists'
import { at, steadyExp } from '@athanor/kernel'
import { valueName } from '../master/value.ts'
import fitted from './winning.json' with { type: 'json' }

/** How many points of an expected lead are one step of the logistic, by the kind of table and the round. */
export type Scales = Readonly<Record<string, readonly number[]>>

const scales: Scales = fitted.scales

/** How likely somebody wins who expects to end so many points ahead of the best rival. */
export function chanceToWin(lead: number, scale: number): number {
  return 1 / (1 + steadyExp(-lead / scale))
}

export function scaleAt({ players, slots, round }: Pick<Table, 'players' | 'slots' | 'round'>): number {
  const name = valueName(players.length, slots.golemProject !== undefined)
  const rounds = scales[name]
  if (rounds === undefined) throw new RangeError(`no chances were measured for ${name}`)
  return at(rounds, Math.min(rounds.length, round) - 1)
}
