import { worldOfRows } from './worlds.ts'

/**
 * Every world in two halves: which four alchemicals the first four ingredients have (70 ways), in which order, and in
 * which order the other four ingredients have the rest. The orders of the two halves do not depend on each other, so
 * the worlds of one choice form a table of 24 by 24, and in lexicographic order each of its lines is one run.
 */
interface Halves {
  /** The grid rows of the first half in ascending order, four for each choice. */
  readonly first: Readonly<Uint8Array>
  /** The same for the second half. */
  readonly second: Readonly<Uint8Array>
  /** The world at which a line begins, at `choice * 24 + order of the first half`. */
  readonly lines: Readonly<Uint16Array>
}

export const choiceCount = 70
export const orderCount = 24

/** The ways to order four things, lexicographically: which thing comes at a place, at `order * 4 + place`. */
export const orders: Readonly<Uint8Array> = Uint8Array.from(
  [0, 1, 2, 3].flatMap((a) =>
    [0, 1, 2, 3].flatMap((b) =>
      [0, 1, 2, 3].flatMap((c) => (a === b || a === c || b === c ? [] : [a, b, c, 6 - a - b - c])),
    ),
  ),
)

let built: Halves | undefined

export function halves(): Halves {
  built ??= build()
  return built
}

function build(): Halves {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7]
  const choices = Array.from({ length: 256 }, (_, mask) => rows.filter((row) => ((mask >> row) & 1) === 1))
    .filter((chosen) => chosen.length === 4)
    .map((first) => ({ first, second: rows.filter((row) => !first.includes(row)) }))
  return {
    first: Uint8Array.from(choices.flatMap(({ first }) => first)),
    second: Uint8Array.from(choices.flatMap(({ second }) => second)),
    lines: Uint16Array.from(
      choices.flatMap(({ first, second }) =>
        Array.from({ length: orderCount }, (_, order) =>
          worldOfRows([
            ...[0, 1, 2, 3].map((place) => first[orders[order * 4 + place] as number] as number),
            ...second,
          ]),
        ),
      ),
    ),
  }
}
