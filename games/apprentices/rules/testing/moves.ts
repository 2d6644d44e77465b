import type { Action, Raven } from '../action.ts'
import type { Resource } from '../components.ts'
import { madeName } from '../units.ts'

export const endTurn: Action = { kind: 'endTurn' }

export function research(table: number, ...units: readonly number[]): Action {
  return { kind: 'research', table, units }
}

export function convert(table: number, units: readonly number[], ...gains: readonly Resource[]): Action {
  return { kind: 'convert', table, units, gains }
}

export function roll(raven: Raven): Action {
  return { kind: 'rollRaven', raven }
}

export function cancel(gemstone: number, raven: Raven): Action {
  return { kind: 'cancelRaven', gemstone, raven }
}

export function offer(gemstone: number): Action {
  return { kind: 'offerHelp', gemstone }
}

export function accept(gemstone: number, raven: Raven): Action {
  return { kind: 'acceptHelp', gemstone, raven }
}

export function rerollDie(table: number, die: number): Action {
  return { kind: 'rerollDie', table, die }
}

/** The number of a made unit. */
export function made(index: number): number {
  return madeName(index)
}
