import { at, gameLibrary, type Refused, type Shape } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import type { GameClient } from '@athanor/tabletop/gameClient.ts'
import { stockWords } from '@athanor/ui/words/wordStock.ts'

/**
 * Every game has a folder, with `web/card.ts` for the shelf and `web/client.ts` for the table. Both are fetched when they
 * are first needed, so a further game makes no table heavier.
 */
const clients = import.meta.glob<{ readonly client: GameClient<Shape> }>('../../../../games/*/web/client.ts')

export const gameIds: readonly string[] = Object.keys(clients).map(folderOf)

/** games/chess/web/client.ts is chess. */
export function folderOf(path: string): string {
  const folders = path.split('/')
  return at(folders, folders.indexOf('games') + 1)
}

const loadedCards = new Map<string, Promise<GameCard>>()
const loadedClients = new Map<string, Promise<GameClient<Shape>>>()

/** A game as the shelf shows it, with the words for it. The same promise every time, so that React can wait for it. */
export function loadCard(game: string): Promise<GameCard> {
  return remembered(loadedCards, game, async () => {
    const card = (await import('./shelf.ts')).shelf.get(game)
    if (card === undefined) throw new RangeError(`there is no ${game}`)
    await stockWords(card.words.shelf)
    return card
  })
}

let shelf: Promise<readonly GameCard[]> | null = null

/** All games, the easiest first. */
export function loadCards(): Promise<readonly GameCard[]> {
  shelf ??= Promise.all(gameIds.map(loadCard)).then((all) => all.toSorted((a, b) => a.weight - b.weight))
  return shelf
}

/** A game with its table and its words. */
export function loadClient(game: string): Promise<GameClient<Shape>> {
  return remembered(loadedClients, game, async () => {
    const [{ client }] = await Promise.all([
      found(clients, `../../../../games/${game}/web/client.ts`),
      loadCard(game).then(({ words }) => stockWords(words.table)),
    ])
    return client
  })
}

/** What a game is called. Its card must have been loaded. */
export function gameTitle(game: string, { data }: Pick<Words, 'data'>): string {
  return data({ id: `${game}.shelf.title` })
}

async function found<Module>(modules: Readonly<Record<string, () => Promise<Module>>>, path: string): Promise<Module> {
  const load = modules[path]
  if (load === undefined) throw new RangeError(`there is no ${path}`)
  return load()
}

/** What failed to load, because the connection broke for instance, is tried again the next time. */
function remembered<Value>(
  before: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  let value = before.get(key)
  if (value === undefined) {
    value = load()
    before.set(key, value)
    value.catch(() => before.delete(key))
  }
  return value
}

export type TableClient = { readonly ok: true; readonly client: GameClient<Shape> } | Refused

const byVersion = new Map<string, Promise<TableClient>>()

/** What shows a table that was begun with these rules, or why nothing can. The same promise every time. */
export function loadTableClient(game: string, rulesVersion: number): Promise<TableClient> {
  const key = `${game} ${rulesVersion}`
  let coming = byVersion.get(key)
  if (coming === undefined) {
    coming = withRules(game, rulesVersion)
    byVersion.set(key, coming)
  }
  return coming
}

async function withRules(id: string, rulesVersion: number): Promise<TableClient> {
  // Servers may play games that only programs can see yet.
  if (!gameIds.includes(id)) return { ok: false, reason: { id: 'web.table.noBoard' } }
  const client = await loadClient(id)
  const rules = await gameLibrary([client.game], { [id]: client.pinned }).find(id, rulesVersion)
  return rules.ok ? { ok: true, client: { ...client, game: rules.game } } : rules
}
