/** A kind of scene: so many are drawn, and these of them nobody can read. */
interface TrialsOfKind {
  readonly count: number
  readonly unreadable: readonly number[]
}

export const trialKinds = [
  'plain',
  'blurred',
  'dim',
  'glaring',
  'steep',
  'upright',
  'small',
  'cut',
  'covered',
  'crowded',
  'sleeved',
  'single',
  'twins',
  'three',
  'threeSmall',
  'threeBlurred',
] as const
export type TrialKind = (typeof trialKinds)[number]

/**
 * The fixed set on which the reader is judged. Seed, recipe and number make the scene; which of them a person can read was
 * reckoned once by `isLegible`, before the reader was measured, and a test holds the list to it.
 */
export const trialSet: Readonly<Record<TrialKind, TrialsOfKind>> = {
  plain: { count: 32, unreadable: [] },
  blurred: { count: 32, unreadable: [0, 2, 3, 4, 6, 9, 10, 15, 20, 21, 22, 23, 24, 28] },
  dim: { count: 32, unreadable: [0, 20, 22] },
  glaring: { count: 32, unreadable: [1, 6, 8, 10, 12, 21, 22, 27, 31] },
  steep: { count: 32, unreadable: [6, 15, 22, 25] },
  upright: { count: 32, unreadable: [] },
  small: { count: 32, unreadable: [0, 4, 14, 20, 22, 24, 28] },
  cut: { count: 32, unreadable: [] },
  covered: { count: 32, unreadable: [] },
  crowded: { count: 32, unreadable: [] },
  sleeved: { count: 32, unreadable: [] },
  single: { count: 24, unreadable: [] },
  twins: { count: 12, unreadable: [] },
  three: { count: 24, unreadable: [] },
  threeSmall: { count: 24, unreadable: [0, 2, 6, 8, 10, 11, 14, 16, 20, 22] },
  threeBlurred: { count: 24, unreadable: [4, 8, 14, 15, 16, 17] },
}
