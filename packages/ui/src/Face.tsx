/** What a face is made of. */
export interface FaceTraits {
  readonly hat: keyof typeof hats
  readonly mouth: keyof typeof mouths
  readonly beard?: keyof typeof beards
  readonly glasses?: boolean
}

const hats = {
  cap: 'M13 19c0-8 5-12 11-12s11 4 11 12z',
  hood: 'M9 38C8 18 14 6 24 6s16 12 15 32',
  pointed: 'M10 19h28M14 19L27 3l7 16',
  turban: 'M12 19c-2-8 4-13 12-13s14 5 12 13c-8-4-16-4-24 0zM24 6v8',
} as const

const mouths = {
  smile: 'M19 32c2.500 3 7.500 3 10 0',
  straight: 'M20 33h8',
  crooked: 'M19 32.500c3 2 7 .5 10-1.500',
} as const

const beards = {
  short: 'M14 31c1 8 6 11 10 11s9-3 10-11',
  long: 'M14 30c0 8 4 16 10 17 6-1 10-9 10-17',
} as const

/** A face in a few strokes, in the colour of what stands around it. It says nothing that is not written beside it. */
export function Face({ hat, mouth, beard, glasses = false }: FaceTraits) {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path {...line} d="M14 19v9c0 7 5 11 10 11s10-4 10-11v-9" />
      <path {...line} d={hats[hat]} />
      <path {...line} d={mouths[mouth]} />
      {beard !== undefined && <path {...line} d={beards[beard]} />}
      {glasses ? (
        <path {...line} d="M17 25a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M25 25a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M23 25h2" />
      ) : (
        <path {...line} d="M20 24v1.500M28 24v1.500" />
      )}
    </svg>
  )
}
