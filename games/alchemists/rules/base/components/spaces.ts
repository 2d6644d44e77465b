/** the action spaces in the order in which they are resolved; the Custodian card counts as one. */
export const baseSpaces = [
  'forage',
  'transmute',
  'custodian',
  'sell',
  'buy',
  'debunk',
  'publish',
  'test',
  'drink',
  'exhibit',
] as const
export type BaseSpace = (typeof baseSpaces)[number]

export const firstRound = 1
/** */
export const finalRound = 6
