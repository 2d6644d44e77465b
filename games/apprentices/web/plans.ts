import {
  type Action,
  type Counts,
  conversionsOf,
  type Effect,
  handOf,
  inputsOf,
  isFirstRound,
  pointsOf,
  type Resource,
  researchPayments,
  resourceAt,
  resources,
  type State,
  slotsInPlay,
  tableCount,
  tableSide,
  type View,
} from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import { keyOf, waysIn, waysTo } from './ways.ts'

/** One act of a plan, in types of units: which unit of a type it is does not matter. */
export interface PlanStep {
  readonly kind: 'research' | 'convert' | 'tradeUnits'
  readonly table: number
  readonly spent: readonly (Resource | 'raven')[]
  readonly gains: readonly Resource[]
  /** What it brings, or costs. */
  readonly points: number
}

/** Acts that no throw can spoil, one after the other, and what they come to. */
export interface Plan {
  readonly steps: readonly PlanStep[]
  readonly points: number
  /** Units that are left in the end. */
  readonly left: number
}

/** Everything that can be reached by research and conversions alone. */
export interface Reach {
  /** The best plans, each for something else; none when nothing earns a point. */
  readonly plans: readonly Plan[]
  /** For each table the shortest way to its next square that researches nowhere else before; null when there is none. */
  readonly toTable: readonly (Plan | null)[]
}

interface Node {
  readonly counts: Counts
  /** How far the token has moved at each table since the beginning. */
  readonly moves: readonly number[]
  /** Slots used, as bits. */
  readonly used: number
  readonly points: number
  readonly depth: number
  readonly before: Node | null
  readonly step: PlanStep | null
}

/** More than any hand of a real game leads to; beyond it the plans may not be the best. */
const mostNodes = 12_000
const mostPlans = 3

/**
 * Looks through all that a seat could do with its units now, ravens left aside: conversions, knowledge for units, research
 * and what the slots that it gains on the way add to that (D-082).
 */
export function reachOf(state: State, seat: Seat): Reach {
  const { units } = handOf(state, seat)
  const counts: Counts = [units[0].length, units[1].length, units[2].length, units[3].length]
  const start: Node = {
    counts,
    moves: Array.from({ length: tableCount }, () => 0),
    used: usedBits(state, seat),
    points: 0,
    depth: 0,
    before: null,
    step: null,
  }
  const table = readTable(state, seat)
  const seen = new Set([nameOf(start)])
  const nodes = [start]
  for (const node of nodes) {
    if (nodes.length > mostNodes) break
    for (const next of nextNodes(table, node)) {
      const name = nameOf(next)
      if (seen.has(name)) continue
      seen.add(name)
      nodes.push(next)
    }
  }
  return { plans: bestPlans(nodes), toTable: Array.from({ length: tableCount }, (_, index) => firstTo(nodes, index)) }
}

/** The action that carries out a step of a plan in this position; null when it is not possible any more. */
export function actionFor(view: View, { kind, table, spent, gains }: PlanStep): Action | null {
  const types = [...spent].sort().join()
  const wanted = kind === 'convert' ? `${types}>${gains.join()}` : types
  return waysTo(waysIn(view), kind, table).find((way) => keyOf(view.table, way) === wanted) ?? null
}

interface Track {
  readonly square: number
  /** 0 is best; -1 without a token. */
  readonly rank: number
  readonly points: readonly number[]
  readonly amounts: readonly Counts[]
  /** Squares of the others. */
  readonly others: readonly number[]
  readonly slots: readonly Effect[]
  readonly blocked: readonly boolean[]
}

interface Reading {
  readonly tracks: readonly Track[]
  readonly cap: number
  readonly points: number
  readonly mayConvert: boolean
}

function readTable(state: State, seat: Seat): Reading {
  const tracks = state.sides.map((side, index): Track => {
    const board = tableSide(side, index + 1)
    const track = state.tracks[index] ?? []
    const slots = board.slots.slice(0, slotsInPlay(board, state.players.length))
    return {
      square: track.find((standing) => standing.seat === seat)?.square ?? 0,
      rank: track.findIndex((standing) => standing.seat === seat),
      points: board.points,
      amounts: researchPayments(side, index + 1, isFirstRound(state)).amounts,
      others: track.filter((standing) => standing.seat !== seat).map(({ square }) => square),
      slots,
      blocked: slots.map((_, rank) => state.blocked.some((slot) => slot.table === index + 1 && slot.rank === rank + 1)),
    }
  })
  const score = state.players[seat]?.score
  return { tracks, cap: state.cap, points: score === undefined ? 0 : pointsOf(score), mayConvert: !isFirstRound(state) }
}

function bitOf(table: number, rank: number): number {
  return 1 << (table * 3 + rank)
}

function usedBits(state: State, seat: Seat): number {
  let bits = 0
  for (const use of state.used) if (use.seat === seat) bits |= bitOf(use.table - 1, use.rank - 1)
  return bits
}

function nameOf({ counts, moves, used }: Node): string {
  return `${counts.join()} ${moves.join('')} ${used}`
}

function nextNodes(table: Reading, node: Node): readonly Node[] {
  const nodes: Node[] = []
  for (let index = 0; index < tableCount; index++) {
    if (table.mayConvert) addUses(nodes, table, node, index)
    addResearch(nodes, table, node, index)
  }
  return nodes
}

function addResearch(nodes: Node[], table: Reading, node: Node, index: number): void {
  const track = table.tracks[index]
  if (track === undefined) return
  const square = track.square + (node.moves[index] ?? 0) + 1
  if (square > table.cap) return
  for (const amount of track.amounts) {
    const counts = paid(node.counts, amount)
    if (counts === null) continue
    const moves = node.moves.with(index, (node.moves[index] ?? 0) + 1)
    const points = track.points[square - 1] ?? 0
    const step: PlanStep = { kind: 'research', table: index + 1, spent: facesOf(amount), gains: [], points }
    nodes.push({ ...follow(node, step), counts, moves })
  }
}

/** D-088, D-091: only who is further along ranks before a token that has just been moved. */
function rankAfter(track: Track, moves: number): number {
  return moves === 0 ? track.rank : track.others.filter((other) => other > track.square + moves).length
}

function addUses(nodes: Node[], table: Reading, node: Node, index: number): void {
  const track = table.tracks[index]
  if (track === undefined) return
  const rank = rankAfter(track, node.moves[index] ?? 0)
  const effect = track.slots[rank]
  const bit = bitOf(index, rank)
  if (rank < 0 || effect === undefined || track.blocked[rank] === true || (node.used & bit) !== 0) return
  if (effect.kind === 'convert') {
    if (table.points + node.points < effect.points) return
    for (const { amount, gains } of conversionsOf(effect)) {
      const counts = paid(node.counts, amount)
      if (counts === null) continue
      for (const list of gains) {
        const step: PlanStep = {
          kind: 'convert',
          table: index + 1,
          spent: facesOf(amount),
          gains: list,
          points: effect.points === 0 ? 0 : -effect.points,
        }
        nodes.push({ ...follow(node, step), counts: gained(counts, list), used: node.used | bit })
      }
    }
  } else if (effect.kind === 'tradeUnits') {
    for (const amount of inputsOf(effect).amounts) {
      const counts = paid(node.counts, amount)
      if (counts === null) continue
      const { points } = effect
      const step: PlanStep = { kind: 'tradeUnits', table: index + 1, spent: facesOf(amount), gains: [], points }
      nodes.push({ ...follow(node, step), counts, used: node.used | bit })
    }
  }
}

function follow(node: Node, step: PlanStep): Node {
  return { ...node, points: node.points + step.points, depth: node.depth + 1, before: node, step }
}

function paid(counts: Counts, amount: Counts): Counts | null {
  const [a, b, c, d] = counts
  const rest: Counts = [a - amount[0], b - amount[1], c - amount[2], d - amount[3]]
  return rest.some((count) => count < 0) ? null : rest
}

function gained(counts: Counts, gains: readonly Resource[]): Counts {
  const more: [number, number, number, number] = [...counts]
  for (const gain of gains) more[resources.indexOf(gain) as 0]++
  return more
}

function facesOf(amount: Counts): readonly (Resource | 'raven')[] {
  return amount.flatMap((count, type) => Array.from({ length: count }, () => (type === 3 ? 'raven' : resourceAt(type))))
}

function planOf(node: Node): Plan {
  const steps: PlanStep[] = []
  for (let at: Node | null = node; at !== null; at = at.before) if (at.step !== null) steps.unshift(at.step)
  return { steps, points: node.points, left: sum(node.counts) }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

function firstTo(nodes: readonly Node[], table: number): Plan | null {
  const found = nodes.find(({ moves }) => moves[table] === 1 && sum(moves) === 1)
  return found === undefined ? null : planOf(found)
}

/** What a plan comes to: squares gained, and how often units were turned into knowledge. */
function fruitsOf(node: Node): readonly number[] {
  const trades = planOf(node).steps.filter(({ kind }) => kind === 'tradeUnits').length
  return [...node.moves, trades]
}

function bestPlans(nodes: readonly Node[]): readonly Plan[] {
  const sorted = nodes
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || sum(b.counts) - sum(a.counts) || a.depth - b.depth)
  const kept: (readonly number[])[] = []
  const plans: Plan[] = []
  for (const node of sorted) {
    const fruits = fruitsOf(node)
    // A part of a better plan is no plan of its own.
    if (kept.some((other) => fruits.every((fruit, index) => fruit <= (other[index] ?? 0)))) continue
    kept.push(fruits)
    plans.push(planOf(node))
    if (plans.length === mostPlans) break
  }
  return plans
}
