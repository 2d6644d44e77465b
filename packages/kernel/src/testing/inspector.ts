import type { Shape } from '../game.ts'
import type { Position } from '../position.ts'
import { type QuickChance, quickChance } from '../quickChance.ts'
import { attempt, errorText } from './attempt.ts'
import { sampled } from './choosing.ts'
import type { Finding, PropertyName } from './finding.ts'
import type { Harness } from './harness.ts'
import { properties } from './properties.ts'
import type { Property } from './property.ts'
import type { PlayedGame, PlayedMove, Scene } from './scene.ts'
import type { Table } from './table.ts'
import { newTally, type Tally } from './tally.ts'

/** How closely a test game is looked at. */
export interface Inspection {
  /** Looks at the game through every property that takes whole games, whatever its rate. */
  readonly thorough?: boolean
  /** Leaves all other properties out. */
  readonly only?: ReadonlySet<PropertyName>
  readonly tally?: Tally
}

/** Looks at one test game while it is played, through all properties at their rates. */
export interface Inspector<G extends Shape> {
  readonly tally: Tally
  readonly findings: readonly Finding[]
  report(property: PropertyName, detail: string): void
  position(position: Position<G>): void
  move(position: Position<G>, move: PlayedMove<G>): void
  game(position: Position<G>, played: PlayedGame<G>): void
}

interface Watcher {
  readonly property: Property
  /** Decides when to look. */
  readonly sampling: QuickChance
  readonly rate: number
}

/** How often something has to be looked at before chance alone decides about further looks. */
const rare = 5

export function newInspector<G extends Shape>(
  table: Table<G>,
  harness: Harness<G>,
  { thorough = true, only, tally = newTally() }: Inspection,
): Inspector<G> {
  const findings: Finding[] = []
  let moves = 0
  const watchers: readonly Watcher[] = properties
    .filter(({ name }) => only === undefined || only.has(name))
    .map((property) => ({
      property,
      sampling: quickChance(`${table.seed}/${property.name}`),
      rate: harness.rates?.[property.name] ?? property.rate,
    }))
    .filter(({ rate }) => rate > 0)
  const atPosition = watchers.filter(({ property }) => property.position !== undefined)
  const atMove = watchers.filter(({ property }) => property.move !== undefined)
  const atGame = watchers.filter(({ property }) => property.game !== undefined)

  const report = (property: PropertyName, detail: string) => {
    findings.push({ property, detail, setup: table.setup, seed: table.seed, step: moves })
  }
  const look = ({ property: { name } }: Watcher, details: () => Iterable<string> | undefined) => {
    tally.looks.set(name, (tally.looks.get(name) ?? 0) + 1)
    try {
      for (const detail of details() ?? []) report(name, detail)
    } catch (error) {
      report(name, `it threw ${errorText(error)}`)
    }
  }
  // Every look has a chance of its own, so what it finds does not depend on earlier looks.
  const scene = (position: Position<G>, { property: { name } }: Watcher, hook: string): Scene<G> => {
    return { table, harness, position, chance: quickChance(`${table.seed}/${name}/${hook}/${moves}`), tally }
  }
  /** Looks at the given share, and always at something rare: it might not come up again. */
  const wanted = ({ property: { name }, sampling, rate }: Watcher, things: readonly string[]): boolean => {
    const byChance = sampled(sampling, rate)
    if (rate >= 1) return true
    const keys = things.map((thing) => `${name}/${thing}`)
    const isRare = keys.some((key) => (tally.met.get(key) ?? 0) < rare)
    if (byChance || isRare) for (const key of keys) tally.met.set(key, (tally.met.get(key) ?? 0) + 1)
    return byChance || isRare
  }

  return {
    tally,
    findings,
    report,
    position(position) {
      const asks = attempt(() => table.game.decisions(position.state).map(({ ask }) => ask))
      for (const watcher of atPosition) {
        if (!wanted(watcher, asks.ok ? asks.result : [])) continue
        look(watcher, () => watcher.property.position?.(scene(position, watcher, 'position')))
      }
    },
    move(position, move) {
      const kinds = [move.action.kind, ...move.done.events.map((event) => event.public.kind)]
      for (const watcher of atMove) {
        if (!wanted(watcher, kinds)) continue
        look(watcher, () => watcher.property.move?.(scene(position, watcher, 'move'), move))
      }
      moves++
    },
    game(position, played) {
      for (const watcher of atGame) {
        if (!thorough && !sampled(watcher.sampling, watcher.rate)) continue
        look(watcher, () => watcher.property.game?.(scene(position, watcher, 'game'), played))
      }
    },
  }
}
