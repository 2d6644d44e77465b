/**
 * Where people go in the house, by what is fetched there on its own; null where nobody begins. Whatever is fetched from
 * within a game's table later on is `aside` of it. What teaches a game, stages its moves or tells of its end is left
 * out: it comes when all that its game needs is there, or needs it too.
 */
export function roomOf(path: string): string | null {
  const place = path.replaceAll('\\', '/')
  const [, game, file = ''] = /\/games\/(\w+)\/web\/(.*)$/.exec(place) ?? []
  if (game !== undefined)
    return file === 'client.ts'
      ? `game ${game}`
      : /^(lessons|(end\/)?retelling|scenes|reveal)\b/.test(file)
        ? null
        : 'aside'
  const page = /\/apps\/web\/(?:src\/)?(.*)$/.exec(place)?.[1] ?? ''
  return rooms.find(([room]) => room.test(page))?.[1] ?? null
}

const rooms: readonly (readonly [RegExp, string])[] = [
  [/^index\.html$/, 'door'],
  [/^(pages\/LobbyPage\.tsx|games\/shelf\.ts)$/, 'lobby'],
  [/^lobby\//, 'later'],
  [/^pages\/(LocalPage|TablePage|ReplayPage)\.tsx$/, 'table'],
  [/^pages\/NewTablePage\.tsx$/, 'setup'],
  [/^pages\/(AboutPage|RulesPage|NotFoundPage)\.tsx$/, 'reading'],
  [/^reader\//, 'reader'],
  [/^notebook\//, 'notebook'],
  [/^school\//, 'school'],
]

/** The parcels that most carry, the commonest first. */
export const order: readonly string[] = ['house', 'begin', 'table']

/** Minified bytes that nobody notices. */
const crumb = 1000
/** Minified bytes that a table may carry for another game’s sake. */
const slice = 6000

/**
 * The file that code goes into which several rooms need; null for what stays by itself. Code that few rooms need never
 * lies in the way of the others, except for crumbs: these go with what everybody carries anyway. `places` are all rooms.
 */
export function parcelOf(
  users: ReadonlySet<string>,
  { places, bytes }: { readonly places: ReadonlySet<string>; readonly bytes: number },
): string | null {
  const has = (...names: readonly string[]) => names.some((name) => users.has(name))
  const games = gamesIn(users)
  const isScience = has('reader', 'notebook', 'school')
  if (has('door', 'lobby', 'reading')) return 'house'
  // What begins a game, what speaks to the server, and what tables and games have in common with the science.
  if (has('later', 'setup') || (isScience && has('table'))) return 'begin'
  if (isScience && games.length > 0) return games.length > 1 || bytes < crumb ? 'begin' : 'alchemy'
  if (has('table') || games.length === gamesIn(places).length) return 'table'
  if (has('reader')) return has('notebook', 'school') ? 'science' : 'reader'
  if (isScience) return 'notebook'
  if (games.length > 1) return bytes < slice ? 'table' : 'games'
  // The rules of a game in words do without its table.
  const [game] = games
  if (game !== undefined) return has('aside') ? game : `${game}Table`
  return null
}

function gamesIn(users: ReadonlySet<string>): readonly string[] {
  return [...users].filter((room) => room.startsWith('game ')).map((room) => room.slice('game '.length))
}
