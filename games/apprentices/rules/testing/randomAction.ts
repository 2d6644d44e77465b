import { pick, type Stream } from '@athanor/kernel'
import type { Action, Raven } from '../action.ts'
import { dieColours, resources } from '../components.ts'
import { gemstonesOf } from '../help.ts'
import { madeName, sourceOf } from '../units.ts'
import type { View } from '../view.ts'

/** Any well-formed action, mostly an illegal one. */
export function randomAction({ viewer, table: state }: View, chance: Stream): Action {
  const gemstones = viewer === 'spectator' ? [] : gemstonesOf(state, viewer).slice(0, 2)
  const table = 1 + chance.below(6)
  const colour = pick(chance, dieColours)
  const die = chance.below(state.dice.length)
  const unit = () => (chance.below(3) === 0 ? madeName(chance.below(8)) : chance.below(state.dice.length))
  const some = (count: number) => [...new Set(Array.from({ length: count }, unit))].sort((a, b) => a - b)
  const raven: Raven = chance.below(6) === 0 ? 'marker' : die
  const gains = Array.from({ length: 1 + chance.below(3) }, () => pick(chance, resources))
  const actions: readonly Action[] = [
    { kind: 'chooseDie', colour },
    { kind: 'rerollRavens', kept: die },
    { kind: 'keepRavens' },
    { kind: 'cancelRaven', gemstone: unit(), raven },
    { kind: 'rollRaven', raven },
    { kind: 'askHelp' },
    { kind: 'offerHelp', gemstone: unit() },
    { kind: 'withdrawHelp', gemstone: state.help.offers[0]?.gemstone ?? unit() },
    { kind: 'declineHelp' },
    { kind: 'acceptHelp', gemstone: state.help.offers[0]?.gemstone ?? unit(), raven },
    { kind: 'research', table, units: some(2 + chance.below(4)) },
    { kind: 'buyDie', colour },
    { kind: 'rerollDie', table, die },
    { kind: 'convert', table, units: some(chance.below(3)), gains },
    { kind: 'tradeUnits', table, units: some(1 + chance.below(2)) },
    { kind: 'tradeRavens', table, ravens: some(3).filter((name) => sourceOf(name) === 'die') },
    { kind: 'blockSlot', table, targetTable: 1 + chance.below(6), targetRank: 1 + chance.below(3) },
    { kind: 'takeUnit', table, units: gemstones, unit: unit() },
    { kind: 'shiftPrice', table, by: pick(chance, [1, -1] as const) },
    { kind: 'endTurn' },
  ]
  return pick(chance, actions)
}
