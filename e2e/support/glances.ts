/**
 * Milliseconds between one look and the next until something has come. Left to itself Playwright soon looks only once a
 * second, which is most of a game that is played through.
 */
export const glances: readonly number[] = [50, 100]
