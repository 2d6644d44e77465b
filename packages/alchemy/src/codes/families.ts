import { rowsOfWorld, worldCount, worldOfRows } from '../belief/worlds.ts'

/**
 * The assignments in families of 64. A family takes one assignment and turns it: by one turn every ingredient takes
 * over the alchemical of its neighbour in the grid, by the other every alchemical gives way to the next. While the one
 * turn is known and the other is not, any ingredient may have any alchemical with the same odds: whatever else a letter
 * tells, it tells nothing about an ingredient.
 */
export const familyCount = 640

export interface Families {
  /** The world of a family and its two turns, at `family * 64 + ingredient turn * 8 + alchemical turn`. */
  readonly members: Readonly<Uint16Array>
  readonly familyOf: Readonly<Uint16Array>
}

let built: Families | undefined

export function families(): Families {
  built ??= build()
  return built
}

function build(): Families {
  const members = new Uint16Array(familyCount * 64)
  const familyOf = new Uint16Array(worldCount)
  const placed = new Uint8Array(worldCount)
  let family = 0
  for (let world = 0; world < worldCount; world++) {
    if (placed[world] === 1) continue
    const rows = rowsOfWorld(world)
    for (let turns = 0; turns < 64; turns++) {
      const turned = worldOfRows(rows.map((_, column) => ((rows[(column + (turns >> 3)) & 7] as number) + turns) & 7))
      members[family * 64 + turns] = turned
      familyOf[turned] = family
      placed[turned] = 1
    }
    family++
  }
  return { members, familyOf }
}

/** The turns, as one number below 64, that lead to a world within its family. A few very regular worlds have several. */
export function turnsOf(world: number): readonly number[] {
  const { members, familyOf } = families()
  const start = (familyOf[world] as number) * 64
  const found: number[] = []
  for (let turns = 0; turns < 64; turns++) if (members[start + turns] === world) found.push(turns)
  return found
}
