/** What people say who only watch: so much from one address at one table, so that nobody can use up what is another's. */
export interface WatcherLines {
  allows(address: string, table: string): boolean
  said(address: string, table: string): void
}

/** Pairs of an address and a table that are remembered; of more, those that were silent longest are forgotten. */
const mostRemembered = 20_000

export function watcherLines(most: number): WatcherLines {
  const lines = new Map<string, number>()
  const pair = (address: string, table: string) => `${address} ${table}`
  return {
    allows: (address, table) => (lines.get(pair(address, table)) ?? 0) < most,
    said(address, table) {
      const key = pair(address, table)
      const before = lines.get(key) ?? 0
      lines.delete(key)
      lines.set(key, before + 1)
      const [oldest] = lines.keys()
      if (lines.size > mostRemembered && oldest !== undefined) lines.delete(oldest)
    },
  }
}
