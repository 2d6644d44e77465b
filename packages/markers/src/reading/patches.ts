import type { Point } from '../geometry.ts'

/** Dark pixels that hang together: the leftmost and the rightmost of every row, which is all that is seen from outside. */
export type Patch = readonly Point[]

interface Limits {
  /** Shortest and longest side of what is looked for, in pixels. */
  readonly least: number
  readonly most: number
}

/** Finds all patches of a plausible size in one pass over the runs of every row. */
export function patchesOf(dark: Uint8Array, width: number, height: number, { least, most }: Limits): readonly Patch[] {
  const runs = runsOf(dark, width, height)
  const { starts, stops, rows, count } = runs
  const roots = joined(runs)
  // The first run of a patch stands for it: runs come row by row, so its row is the highest.
  const lefts = starts.slice(0, count)
  const rights = stops.slice(0, count)
  const lasts = rows.slice(0, count)
  for (let run = 0; run < count; run++) {
    const root = roots[run] as number
    if ((starts[run] as number) < (lefts[root] as number)) lefts[root] = starts[run] as number
    if ((stops[run] as number) > (rights[root] as number)) rights[root] = stops[run] as number
    lasts[root] = rows[run] as number
  }
  const outlines = new Map<number, Outline>()
  for (let run = 0; run < count; run++) {
    if (roots[run] !== run) continue
    const wide = (rights[run] as number) - (lefts[run] as number) + 1
    const high = (lasts[run] as number) - (rows[run] as number) + 1
    if (Math.min(wide, high) < least || Math.max(wide, high) > most) continue
    outlines.set(run, {
      top: rows[run] as number,
      lefts: new Int32Array(high).fill(width),
      rights: new Int32Array(high).fill(-1),
    })
  }
  for (let run = 0; run < count; run++) {
    const outline = outlines.get(roots[run] as number)
    if (outline === undefined) continue
    const row = (rows[run] as number) - outline.top
    outline.lefts[row] = Math.min(outline.lefts[row] as number, starts[run] as number)
    outline.rights[row] = Math.max(outline.rights[row] as number, stops[run] as number)
  }
  return Array.from(outlines.values(), endsOf)
}

interface Outline {
  readonly top: number
  readonly lefts: Int32Array
  readonly rights: Int32Array
}

interface Runs {
  readonly starts: Int32Array
  readonly stops: Int32Array
  readonly rows: Int32Array
  readonly count: number
}

function runsOf(dark: Uint8Array, width: number, height: number): Runs {
  const most = Math.ceil(width / 2) * height
  const starts = new Int32Array(most)
  const stops = new Int32Array(most)
  const rows = new Int32Array(most)
  let count = 0
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width; x++) {
      if (dark[row + x] === 0) continue
      starts[count] = x
      while (x < width && dark[row + x] === 1) x++
      stops[count] = x - 1
      rows[count] = y
      count++
    }
  }
  return { starts, stops, rows, count }
}

/** For every run the first run of its patch: each is joined with the runs of the row above that it touches. */
function joined({ starts, stops, rows, count }: Runs): Int32Array {
  const parents = new Int32Array(count)
  let above = 0
  for (let run = 0; run < count; run++) {
    parents[run] = run
    const before = (rows[run] as number) - 1
    const [from, to] = [starts[run] as number, stops[run] as number]
    while (
      above < run &&
      ((rows[above] as number) < before || (rows[above] === before && (stops[above] as number) < from))
    )
      above++
    for (let other = above; other < run && rows[other] === before && (starts[other] as number) <= to; other++) {
      const [one, two] = [rootOf(parents, run), rootOf(parents, other)]
      if (one !== two) parents[Math.max(one, two)] = Math.min(one, two)
    }
  }
  for (let run = 0; run < count; run++) parents[run] = rootOf(parents, run)
  return parents
}

function rootOf(parents: Int32Array, run: number): number {
  let at = run
  while (parents[at] !== at) {
    const parent = parents[at] as number
    parents[at] = parents[parent] as number
    at = parent
  }
  return at
}

function endsOf({ top, lefts, rights }: Outline): Patch {
  const ends: Point[] = []
  for (const [row, left] of lefts.entries()) {
    ends.push({ x: left, y: top + row }, { x: rights[row] as number, y: top + row })
  }
  return ends
}
