import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

export interface FewFiles {
  /** How the pages are built, without what only looks at the result. */
  readonly pages: InlineConfig
  /** The room that something which is fetched on its own belongs to. */
  roomOf(path: string): string | null
  /** The file for code of so many bytes that these rooms need, of all there are. */
  parcelOf(
    rooms: ReadonlySet<string>,
    about: { readonly places: ReadonlySet<string>; readonly bytes: number },
  ): string | null
  /** The parcels that most carry; none of them may need a later one, or one that is not named. */
  readonly order: readonly string[]
}

/**
 * Puts the code of the pages into few files. A bundler splits it so finely that no page carries a byte in vain: 280 files,
 * and a hundred requests before anybody could play. So the pages are built once to learn which rooms need what, and then
 * with whatever belongs together in one file.
 */
export function fewFiles({ pages, roomOf, parcelOf, order }: FewFiles): Plugin {
  return {
    name: 'athanor-few-files',
    apply: 'build',
    async config() {
      const built = await build({
        ...pages,
        configFile: false,
        logLevel: 'error',
        build: { ...pages.build, write: false },
      })
      if (!('output' in built)) throw new TypeError('the pages are one build')
      const chunks = built.output.filter((file) => file.type === 'chunk')
      const users = usersOf(chunks)
      const roomsOf = (paths: readonly string[]) => new Set(paths.flatMap((path) => roomOf(path) ?? []))
      const places = roomsOf([...users.values()].flat())
      const parcels = new Map<string, string>()
      for (const chunk of chunks) {
        const rooms = roomsOf(users.get(chunk.fileName) ?? [])
        const parcel = parcelOf(rooms, { places, bytes: chunk.code.length })
        if (parcel !== null) parcels.set(chunk.fileName, parcel)
      }
      settle(parcels, chunks, order)
      const parcelOfModule = new Map(
        chunks.flatMap((chunk) =>
          chunk.moduleIds
            // What a room has for itself alone stays with it, but for its styles: a second file would hold them.
            .filter((id) => !isRoom(chunk) || id.endsWith('.css'))
            .map((id) => [id, parcels.get(chunk.fileName) ?? null] as const),
        ),
      )
      const group = {
        debugName: 'parcels',
        name: (id: string) => parcelOfModule.get(id) ?? null,
        // What a module needs has a parcel of its own.
        includeDependenciesRecursively: false,
      }
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }
    },
  }
}

/** Whether a chunk is what is fetched on its own, with all that nothing else needs. */
function isRoom({ isEntry, isDynamicEntry, moduleIds }: Rolldown.OutputChunk): boolean {
  return isEntry || (isDynamicEntry && moduleIds.length > 0)
}

/** For each file the modules that bring it along when they are fetched. */
function usersOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, readonly string[]> {
  const needs = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const users = new Map<string, string[]>()
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of chunks) {
    if (facadeModuleId === null || !(isEntry || isDynamicEntry)) continue
    const brought = new Set([fileName])
    for (const name of brought) for (const next of needs.get(name) ?? []) brought.add(next)
    for (const name of brought) users.set(name, [...(users.get(name) ?? []), facadeModuleId])
  }
  return users
}

/** What would make a parcel need a later one goes into that later one itself. */
function settle(parcels: Map<string, string>, chunks: readonly Rolldown.OutputChunk[], order: readonly string[]): void {
  const rank = (parcel: string) => (order.includes(parcel) ? order.indexOf(parcel) : order.length)
  for (let moved = true; moved; ) {
    moved = false
    for (const { fileName, imports } of chunks) {
      const own = parcels.get(fileName)
      if (own === undefined) continue
      const later = imports.flatMap((name) => parcels.get(name) ?? []).find((parcel) => rank(parcel) > rank(own))
      if (later === undefined) continue
      parcels.set(fileName, later)
      moved = true
    }
  }
}
