import { pebbles } from './pebbles.ts'

/** The rules that take their place: at most three at once. */
export const secondPebbles = pebbles(2, 3)
