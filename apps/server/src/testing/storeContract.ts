import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Append, type JournalRow, type Listing, type Place, rowsKept, type Store } from '../storage/store.ts'

/** What every store must do, whatever database is behind it. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`the store on ${name}`, { timeout: 30_000 }, () => {
    let store: Store
    let made = 0
    beforeAll(async () => {
      store = await open()
    }, 30_000)
    afterAll(() => store.close())

    const listing = (id: string, more: Partial<Listing> = {}): Listing => ({
      id,
      status: 'open',
      visibility: 'public',
      createdAt: 1_700_000_000_000,
      summary: '{"seats":[]}',
      ...more,
    })
    async function fresh(more: Partial<Listing> = {}): Promise<string> {
      made++
      const id = `table-${made}`
      const table = {
        listing: listing(id, more),
        createdBy: `maker-${made}`,
        asked: 'wish',
        snapshot: { revision: 0, body: '{}' },
      }
      expect(await store.create(table)).toEqual({ id, fresh: true })
      return id
    }
    const row = (revision: number, more: Partial<JournalRow> = {}): JournalRow => ({
      revision,
      actor: 'a',
      command: `c${revision}`,
      asked: `a${revision}`,
      result: `{"revision":${revision}}`,
      at: 1_700_000_000_000 + revision,
      record: null,
      version: null,
      entry: null,
      events: null,
      chatNumber: null,
      chat: null,
      note: null,
      ...more,
    })
    const append = (table: string, journal: JournalRow, more: Partial<Append> = {}) =>
      store.append({ table, row: journal, listing: null, snapshot: null, ...more })

    it('knows nothing of a table that was never made', async () => {
      expect(await store.load('nowhere')).toBeNull()
      expect(await store.rowsAfter('nowhere', 0)).toEqual([])
    })

    it('gives back what was appended, in order and unchanged', async () => {
      const id = await fresh()
      const rows = [
        row(1, { record: '{"текст":"ё \u{1F9EA}"}' }),
        row(2, { version: 0, entry: 'null', events: '[]' }),
        row(3, { chatNumber: 1, chat: '{"text":"hello"}' }),
      ]
      for (const each of rows) expect(await append(id, each)).toBe('done')
      expect(await store.load(id)).toEqual({ snapshot: { revision: 0, body: '{}' }, rows, away: false })
      expect(await store.rowsAfter(id, 2)).toEqual(rows.slice(2))
    })

    it('lets one of two rows with the same number in, and tells the other', async () => {
      const id = await fresh()
      const outcomes = await Promise.all([
        append(id, row(1, { command: 'one' })),
        append(id, row(1, { command: 'two' })),
      ])
      expect(outcomes.toSorted()).toEqual(['conflict', 'done'])
      expect(await store.rowsAfter(id, 0)).toHaveLength(1)
    })

    it('carries a command out once, whatever number it comes with', async () => {
      const id = await fresh()
      expect(await append(id, row(1, { command: 'same' }))).toBe('done')
      expect(await append(id, row(2, { command: 'same' }))).toBe('duplicate')
      expect(await append(id, row(1, { command: 'same' }))).toBe('duplicate')
      expect(await append(id, row(2, { command: 'same', actor: 'somebody else' }))).toBe('done')
      expect(await store.resultOf(id, 'a', 'same')).toEqual({ asked: 'a1', result: '{"revision":1}' })
      expect(await store.resultOf(id, 'a', 'other')).toBeNull()
    })

    it('keeps many tables apart that append at once, losers and all', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => fresh()))
      const outcomes = await Promise.all(
        ids.flatMap((id) => [append(id, row(1)), append(id, row(1, { command: 'late' })), append(id, row(1))]),
      )
      for (const [index, id] of ids.entries()) {
        expect(outcomes.slice(3 * index, 3 * index + 3)).toEqual(['done', 'conflict', 'duplicate'])
        expect(await store.rowsAfter(id, 0)).toEqual([row(1)])
      }
    })

    it('loads from the newest snapshot, and never goes back to an older one', async () => {
      const id = await fresh()
      await append(id, row(1))
      await append(id, row(2), { snapshot: { revision: 2, body: '{"two":2}' } })
      await append(id, row(3))
      expect(await store.load(id)).toEqual({
        snapshot: { revision: 2, body: '{"two":2}' },
        rows: [row(3)],
        away: false,
      })
      await append(id, row(4), { snapshot: { revision: 1, body: '{"one":1}' } })
      expect((await store.load(id))?.snapshot.revision).toBe(2)
    })

    it('leaves listing and snapshot of a loser out', async () => {
      const id = await fresh()
      await append(id, row(1))
      const late = { listing: listing(id, { status: 'running' }), snapshot: { revision: 1, body: '{"wrong":1}' } }
      expect(await append(id, row(1, { command: 'late' }), late)).toBe('conflict')
      expect((await store.load(id))?.snapshot.body).toBe('{}')
      expect((await store.listed(500)).find((each) => each.id === id)?.status).toBe('open')
    })

    it('finds the moves and the chat', async () => {
      const id = await fresh()
      await append(id, row(1, { version: 0, entry: 'null', events: '[0]' }))
      await append(id, row(2, { chatNumber: 1, chat: 'first' }))
      await append(id, row(3, { version: 1, entry: '{}', events: '[1]' }))
      await append(id, row(4, { chatNumber: 2, chat: 'second' }))
      await append(id, row(5, { chatNumber: 3, chat: 'third' }))
      expect(await store.movesFrom(id, 0, 10)).toHaveLength(2)
      expect((await store.movesFrom(id, 0, 1)).map(({ version }) => version)).toEqual([0])
      expect(await store.movesFrom(id, 1, 10)).toEqual([{ version: 1, entry: '{}', events: '[1]' }])
      expect(await store.chatAfter(id, 0, 2)).toEqual(['second', 'third'])
      expect(await store.chatAfter(id, 1, 10)).toEqual(['second', 'third'])
    })

    it('makes a table once for the same command', async () => {
      const table = (id: string) => ({
        listing: listing(id),
        createdBy: 'the same maker',
        asked: id,
        snapshot: { revision: 0, body: id },
      })
      expect(await store.createdBy('the same maker')).toBeNull()
      expect(await store.create(table('first'))).toEqual({ id: 'first', fresh: true })
      expect(await store.create(table('second'))).toEqual({ id: 'first', fresh: false })
      expect(await store.load('second')).toBeNull()
      expect(await store.createdBy('the same maker')).toEqual({ id: 'first', asked: 'first' })
    })

    it('lists public tables that are open or running, newest first', async () => {
      const before = await store.countLive()
      const old = await fresh({ createdAt: 5 })
      const young = await fresh({ createdAt: 1_800_000_000_000 })
      const hidden = await fresh({ visibility: 'link' })
      const over = await fresh()
      await append(over, row(1), { listing: listing(over, { status: 'finished' }) })
      const ids = (await store.listed(500)).map(({ id }) => id)
      expect(ids).toContain(old)
      expect(ids.indexOf(young)).toBeLessThan(ids.indexOf(old))
      expect(ids).not.toContain(hidden)
      expect(ids).not.toContain(over)
      expect(await store.listed(1)).toHaveLength(1)
      expect(await store.countLive()).toBe(before + 3)
    })

    it('finds what nobody touched, a page at a time', async () => {
      const status = 'closed'
      const quiet = [await fresh({ createdAt: 10, status }), await fresh({ createdAt: 10, status })]
      const last = await fresh({ createdAt: 20, status })
      const busy = await fresh({ createdAt: 10, status })
      await append(busy, row(1, { at: 500 }))
      const page = (after: Place | null, most: number) => store.quietSince(status, 100, after, most)
      const first = await page(null, 2)
      expect(first.map(({ id }) => id)).toEqual(quiet.toSorted())
      expect(await page(first.at(-1) ?? null, 2)).toEqual([{ id: last, createdAt: 20 }])
      expect(await page({ id: last, createdAt: 20 }, 2)).toEqual([])
      expect(await store.quietSince(status, 1000, null, 10)).toHaveLength(4)
    })

    it('puts away what can be brought back, and removes it for good', async () => {
      const before = await store.countLive()
      const [one, two] = [await fresh(), await fresh()]
      await append(one, row(1))
      await store.putAway([one, two], 5000)
      expect(await store.countLive()).toBe(before)
      expect((await store.listed(500)).map(({ id }) => id)).not.toContain(one)
      expect(await store.quietSince('open', Number.MAX_SAFE_INTEGER, null, 1000)).not.toContainEqual(
        expect.objectContaining({ id: one }),
      )
      expect(await store.load(one)).toEqual({ snapshot: { revision: 0, body: '{}' }, rows: [row(1)], away: true })
      expect(await store.awaySince(5000, 10)).toEqual([])
      expect((await store.awaySince(5001, 10)).toSorted()).toEqual([one, two].toSorted())
      await store.bringBack(one)
      expect(await store.load(one)).toMatchObject({ away: false })
      expect(await store.awaySince(5001, 10)).toEqual([two])
      await store.remove([one, two])
      expect(await store.load(one)).toBeNull()
      expect(await store.rowsAfter(one, 0)).toEqual([])
      expect(await store.awaySince(5001, 10)).toEqual([])
    })

    it('knows whose time is up', async () => {
      const [early, late, gone] = [await fresh(), await fresh(), await fresh()]
      const running = (id: string) => ({ ...listing(id), status: 'running' })
      await append(late, row(1), { listing: running(late), due: 3000 })
      await append(early, row(1), { listing: running(early), due: 2000 })
      await append(gone, row(1), { listing: running(gone), due: 1000 })
      await append(late, row(2))
      expect(await store.dueBy(999, 10)).toEqual([])
      expect(await store.dueBy(3000, 10)).toEqual([gone, early, late])
      expect(await store.dueBy(3000, 1)).toEqual([gone])
      await append(early, row(2), { due: null })
      await store.putAway([gone], 5000)
      expect(await store.dueBy(3000, 10)).toEqual([late])
      await append(late, row(3), { listing: { ...listing(late), status: 'finished' } })
      expect(await store.dueBy(3000, 10)).toEqual([])
      await store.remove([early, late, gone])
    })

    it('forgets rows that are no moves, once enough came after them', async () => {
      const id = await fresh()
      for (let revision = 1; revision <= rowsKept + 4; revision += 1) {
        const more = revision === 3 ? { version: 0, entry: 'null', events: '[]' } : { chatNumber: revision, chat: 'x' }
        void append(id, row(revision, more))
      }
      const last = rowsKept + 5
      await append(id, row(last), { snapshot: { revision: last, body: '{}' } })
      const kept = (await store.rowsAfter(id, 0)).map(({ revision }) => revision)
      expect(kept.slice(0, 3)).toEqual([3, 6, 7])
      expect(kept).toHaveLength(rowsKept + 1)
    })

    it('removes a table with thousands of rows', async () => {
      const id = await fresh()
      await Promise.all(Array.from({ length: 2500 }, (_, index) => append(id, row(index + 1))))
      await store.remove([id])
      expect(await store.rowsAfter(id, 0)).toEqual([])
    })

    it('remembers notes', async () => {
      expect(await store.note('weather')).toBeNull()
      await store.setNote('weather', 'rain')
      await store.setNote('weather', 'sun')
      expect(await store.note('weather')).toBe('sun')
    })

    it('can say that it is well', async () => {
      await expect(store.check()).resolves.toBeUndefined()
    })
  })
}
