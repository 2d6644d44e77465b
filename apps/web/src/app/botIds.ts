/** The bots of each game, weakest first. Written down here so that the first page need not carry the bots themselves. */
const ids: Readonly<Record<string, readonly string[]>> = { compendium: ['random', 'greedy', 'strong'] }

export function botIdsFor(game: string): readonly string[] {
  return ids[game] ?? []
}
