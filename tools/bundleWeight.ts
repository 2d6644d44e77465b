/** What Vite writes down about its chunks (`build.manifest`), as far as it is read here. */
export type BundleManifest = Readonly<Record<string, ManifestChunk>>

interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

/** Compressed kilobytes of JavaScript that something needs. */
export interface Weight {
  readonly kind: 'lobby' | 'card' | 'table'
  readonly name: string
  readonly kilobytes: number
}

export type Budget = Readonly<Record<Weight['kind'], number>>

const lobbyPage = 'src/pages/LobbyPage.tsx'
/** All cards in one piece, each game its share. */
const shelf = 'src/games/shelf.ts'
const tablePages = ['src/pages/LocalPage.tsx', 'src/pages/TablePage.tsx']

/**
 * What the lobby loads first, in each language: the entry, its page, all that these need, and the words of the house.
 * What each game adds to the shelf, and what its table adds to the lobby, is weighed beside it.
 */
export function sizesOf(manifest: BundleManifest, weigh: (file: string) => number): readonly Weight[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true)
  if (entry === undefined || manifest[lobbyPage] === undefined) throw new RangeError('the first page was not built')
  const sum = (keys: ReadonlySet<string>) => [...keys].reduce((total, key) => total + weigh(fileOf(manifest, key)), 0)
  const first = withImports(manifest, [entry, lobbyPage])
  const houses = Object.keys(manifest).filter((key) => /\/made\/web\.\w+\.json$/.test(key))
  const games = Object.keys(manifest).flatMap((key) => /games\/(\w+)\/web\/client\.ts$/.exec(key)?.[1] ?? [])
  if (houses.length === 0 || games.length === 0) throw new RangeError('there are no words or no games in the build')
  return [
    ...houses.map((key) => ({
      kind: 'lobby' as const,
      name: `lobby, first load (${languageOf(key)})`,
      kilobytes: sum(new Set([...first, key])),
    })),
    ...games.flatMap((game) => {
      const words = (part: string) =>
        Object.keys(manifest).filter((key) => new RegExp(`/made/${part}\\.\\w+\\.json$`).test(key))
      const beyond = (keys: readonly string[]) =>
        sum(new Set([...withImports(manifest, keys)].filter((key) => !first.has(key))))
      const heaviest = (part: string) => Math.max(0, ...words(part).map((key) => beyond([key])))
      return [
        {
          kind: 'card' as const,
          name: `${game} on the shelf`,
          kilobytes: beyond([shelf]) / games.length + heaviest(`${game}\\.shelf`),
        },
        {
          kind: 'table' as const,
          name: `table of ${game}, on top of the lobby`,
          kilobytes:
            beyond([`../../games/${game}/web/client.ts`, ...tablePages]) + heaviest('web\\.table') + heaviest(game),
        },
      ]
    }),
  ]
}

/** One sentence for everything that is too heavy. */
export function overBudget(sizes: readonly Weight[], budget: Budget): readonly string[] {
  return sizes
    .filter(({ kind, kilobytes }) => kilobytes > budget[kind])
    .map(({ kind, name, kilobytes }) => `${name}: ${kilobytes.toFixed(1)} kB of ${budget[kind]} kB`)
}

function languageOf(key: string): string {
  return /\.(\w+)\.json$/.exec(key)?.[1] ?? ''
}

function fileOf(manifest: BundleManifest, key: string): string {
  const chunk = manifest[key]
  if (chunk === undefined) throw new RangeError(`${key} was not built`)
  return chunk.file
}

function withImports(manifest: BundleManifest, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set(roots)
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  return found
}
