import { type Action, apprentices, type Raven, ravenAt, type State, unitAt, type View } from '@athanor/apprentices'
import type { Viewer } from '@athanor/kernel'

/** A kind of action, and the table it is for if it is for one. */
export interface ActionTarget {
  readonly kind: Action['kind']
  readonly table: number | null
}

/** Every way to do one action at one table, one for each difference that matters to a player. */
export interface Ways extends ActionTarget {
  readonly ways: readonly Action[]
}

/**
 * All that the viewer can do now. Units that serve alike are not told apart: of ways that differ in nothing else, the one
 * is kept that spends what can be spared best. `chosen` units are those that the player insists on.
 */
export function waysIn(view: View, chosen: readonly number[] = []): readonly Ways[] {
  const all = new Map<string, { target: ActionTarget; best: Map<string, Action> }>()
  for (const group of apprentices.legal(view).groups) {
    for (let index = 0; index < group.size; index++) {
      const action = group.at(index)
      if (!uses(action, chosen)) continue
      const target: ActionTarget = { kind: action.kind, table: 'table' in action ? action.table : null }
      const name = `${target.kind} ${target.table ?? ''}`
      const found = all.get(name) ?? { target, best: new Map<string, Action>() }
      all.set(name, found)
      const key = keyOf(view.table, action)
      const before = found.best.get(key)
      if (before === undefined || priceOf(view, action) < priceOf(view, before)) found.best.set(key, action)
    }
  }
  return [...all.values()].map(({ target, best }) => ({ ...target, ways: [...best.values()] }))
}

/** The ways to do one thing; none when it cannot be done. */
export function waysTo(ways: readonly Ways[], kind: Action['kind'], table: number | null = null): readonly Action[] {
  return ways.find((each) => each.kind === kind && each.table === table)?.ways ?? []
}

/** The units that an action takes from the player's own. */
function unitsSpent(action: Action): readonly number[] {
  switch (action.kind) {
    case 'research':
    case 'convert':
    case 'tradeUnits':
    case 'takeUnit':
      return action.units
    case 'cancelRaven':
    case 'offerHelp':
      return [action.gemstone]
    case 'rerollDie':
      return [action.die]
    default:
      return []
  }
}

function uses(action: Action, chosen: readonly number[]): boolean {
  if (chosen.length === 0) return true
  const spent = unitsSpent(action)
  return spent.length === 0 || chosen.every((unit) => spent.includes(unit))
}

/** Actions with the same key look the same to a player. */
export function keyOf(state: State, action: Action): string {
  switch (action.kind) {
    case 'research':
    case 'tradeUnits':
      return typesKey(state, action.units)
    case 'convert':
      return `${typesKey(state, action.units)}>${action.gains.join()}`
    case 'rerollDie':
      return dieKey(state, action.die)
    case 'tradeRavens':
      return action.ravens.map((raven) => dieKey(state, raven)).join()
    case 'takeUnit':
      return unitKey(state, action.unit)
    case 'cancelRaven':
    case 'rollRaven':
      return ravenKey(state, action.raven)
    case 'acceptHelp':
      return `${unitKey(state, action.gemstone)} ${ravenKey(state, action.raven)}`
    case 'rerollRavens':
      return dieKey(state, action.kept)
    case 'blockSlot':
      return `${action.targetTable}.${action.targetRank}`
    case 'shiftPrice':
      return String(action.by)
    case 'chooseDie':
    case 'buyDie':
      return action.colour
    default:
      return ''
  }
}

function typesKey(state: State, units: readonly number[]): string {
  return units
    .map((unit) => unitAt(state, unit)?.face ?? '')
    .sort()
    .join()
}

function unitKey(state: State, name: number): string {
  const unit = unitAt(state, name)
  return `${unit?.piece.holder} ${unit?.face}`
}

function dieKey(state: State, number: number): string {
  const die = state.dice[number]
  return `${die?.colour} ${die?.face}`
}

function ravenKey(state: State, name: Raven): string {
  const raven = ravenAt(state, name)
  return `${name === 'marker' ? name : 'die'} ${raven?.owner} ${raven?.colour}`
}

/**
 * Made and taken units can do nothing but pay. A black die can be rolled again, but it is the last that one would want to
 * roll; all other dice are kept longest (ledger, 15.6).
 */
function priceOf({ viewer, table }: View, action: Action): number {
  let sum = 0
  for (const unit of unitsSpent(action)) sum += unitValue(table, unit, viewer)
  return sum
}

function unitValue(state: State, name: number, viewer: Viewer): number {
  const unit = unitAt(state, name)
  if (unit?.source !== 'die') return 0
  if (unit.piece.owner !== viewer) return 1
  return unit.piece.colour === 'black' ? 2 : 3
}
