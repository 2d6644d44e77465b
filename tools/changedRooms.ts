/** Rooms whose tests are of another kind, or looked at in any case. */
const without: ReadonlySet<string> = new Set(['docs', 'e2e', 'examples', 'tools'])

/** Rooms with rooms of their own. */
const floors: ReadonlySet<string> = new Set(['packages', 'games', 'tellings', 'apps'])

/** The rooms that hold these files, by their folders. */
export function roomsOf(paths: readonly string[]): readonly string[] {
  const folders = paths.flatMap((path) => {
    const [first = '', second = '', third] = path.split('/')
    if (floors.has(first)) return third === undefined ? [] : [`${first}/${second}/`]
    return second === '' || without.has(first) || first.startsWith('.') ? [] : [`${first}/`]
  })
  return [...new Set(folders)].sort()
}
