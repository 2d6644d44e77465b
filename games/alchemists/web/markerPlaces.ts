/** Where a marker stands on a track: on its own square, and aside from its middle only as far as the square is wide. */
export interface MarkerPlace {
  readonly square: number
  /** From the middle of the square, in parts of its width. */
  readonly across: number
  /** From the middle of the track, in parts of a marker of full size. */
  readonly down: number
  /** Of the full size of a marker. */
  readonly scale: number
}

/** Those who share a square, by how many they are: seen from the first seat to the last. */
const shared: readonly (readonly Omit<MarkerPlace, 'square'>[])[] = [
  [{ across: 0, down: 0, scale: 1 }],
  [
    { across: 0, down: -0.36, scale: 0.74 },
    { across: 0, down: 0.36, scale: 0.74 },
  ],
  [
    { across: 0, down: -0.38, scale: 0.64 },
    { across: -0.3, down: 0.32, scale: 0.64 },
    { across: 0.3, down: 0.32, scale: 0.64 },
  ],
  [
    { across: -0.3, down: -0.34, scale: 0.64 },
    { across: 0.3, down: -0.34, scale: 0.64 },
    { across: -0.3, down: 0.34, scale: 0.64 },
    { across: 0.3, down: 0.34, scale: 0.64 },
  ],
]

/** Markers that meet make each other smaller and overlap, but none is ever pushed onto another square. */
export function markerPlaces(squares: readonly number[]): readonly MarkerPlace[] {
  return squares.map((square, marker) => {
    const together = [...squares.keys()].filter((other) => squares[other] === square)
    const places = shared[Math.min(together.length, shared.length) - 1] ?? []
    const place = places[together.indexOf(marker) % places.length] ?? { across: 0, down: 0, scale: 1 }
    return { square, ...place }
  })
}
