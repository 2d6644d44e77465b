import type { Catalogue } from './compile.ts'

/**
 * The catalogue is compiled in parts, so that nobody carries the words of programs and games that are not in use:
 * `house` for what every page may say, `table` for what is said at tables and replays and while a table is opened, `cli`
 * and `server` for these programs, `alchemy` for what several games share, `notebook` for the notebook, `reader` for the
 * card reader, `school` for the school, `<game>` for a game, `<game>.shelf` for the little that is said of a game
 * before anybody has chosen it, and `<game>.rules` for its rules in words, which a table does without.
 */
export function partsOf(catalogue: Catalogue): ReadonlyMap<string, Catalogue> {
  const rooms = new Set(Object.keys(catalogue).map((id) => wordsOf(id)[0]))
  const parts = new Map<string, Record<string, string>>()
  for (const [id, text] of Object.entries(catalogue)) {
    const name = partOf(id, (word) => rooms.has(word) && !(word in shared))
    const part = parts.get(name) ?? {}
    part[id] = text
    parts.set(name, part)
  }
  return new Map([...parts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** First words of ids that belong to no game, with the part that they are in. */
const shared: Readonly<Record<string, string>> = {
  alchemy: 'alchemy',
  cli: 'cli',
  kernel: 'house',
  notebook: 'notebook',
  reader: 'reader',
  school: 'school',
  server: 'server',
  web: 'house',
}

/** What the door of the house never says: groups of the house's words that come with the pages of a table. */
const atTables: ReadonlySet<string> = new Set([
  'kernel.verify',
  ...['chat', 'doubt', 'end', 'hint', 'keys', 'replay', 'room', 'verify'].map((group) => `web.${group}`),
])

/** Groups of a game's words that are needed without the others, or that the others do without. */
const ownParts: ReadonlySet<string> = new Set(['rules', 'shelf'])

function partOf(id: string, isGame: (word: string) => boolean): string {
  const [room, group] = wordsOf(id)
  if (isGame(room)) return ownParts.has(group) ? `${room}.${group}` : room
  if (room === 'web' && isGame(group)) return group
  if (atTables.has(`${room}.${group}`)) return 'table'
  // Pages show why the server refused something.
  if (room === 'server' && group === 'reject') return 'house'
  return shared[room] ?? room
}

function wordsOf(id: string): readonly [string, string] {
  const [room = '', group = ''] = id.split('.', 2)
  return [room, group]
}
