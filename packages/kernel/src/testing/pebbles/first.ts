import { pebbles } from './pebbles.ts'

/** The rules that a table begins with before they change: at most two at once. */
export const firstPebbles = pebbles(1, 2)
