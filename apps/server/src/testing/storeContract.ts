import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Append,
  type JournalRow,
  type Listing,
  quietRowsKept,
  rowsKept,
  type TablePlace,
  type TableStore,
} from '../storage/store.ts'
import { peopleContract } from './peopleContract.ts'

/** What every store must do, whatever database is behind it. */
export function storeContract(name: string, open: () => Promise<TableStore>): void {
  describe(`the store on ${name}`, { timeout: 30_000 }, () => {
    let store: TableStore
    let made = 0
    beforeAll(async () => {
      store = await open()
    }, 120_000)
    afterAll(() => store.close())

    peopleContract(() => store)

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
      expect(await store.load(id)).toEqual({
        snapshot: { revision: 0, body: '{}' },
        rows,
        away: false,
        listing: listing(id),
        due: null,
        isWhole: true,
        lacksChecksum: false,
      })
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
      expect(await store.load(id)).toMatchObject({
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

    it('says how long journals are, and how tables stand that are not away', async () => {
      const [one, two] = [await fresh(), await fresh()]
      await append(one, row(1))
      await append(one, row(2), { listing: listing(one, { status: 'running' }) })
      const lengths = await store.revisions([one, two, 'nowhere'])
      expect(lengths).toEqual(
        new Map([
          [one, 2],
          [two, 0],
        ]),
      )
      expect(await store.revisions([])).toEqual(new Map())
      const found = await store.listingsOf([one, two, 'nowhere'])
      expect(new Map(found.map(({ id, status }) => [id, status]))).toEqual(
        new Map([
          [one, 'running'],
          [two, 'open'],
        ]),
      )
      await store.putAway([two], 1)
      expect((await store.listingsOf([one, two])).map(({ id }) => id)).toEqual([one])
      await store.bringBack(two)
      expect(await store.listingsOf([])).toEqual([])
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
      const page = (after: TablePlace | null, most: number) => store.quietSince(status, 100, after, most)
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
      expect(await store.load(one)).toMatchObject({ snapshot: { revision: 0, body: '{}' }, rows: [row(1)], away: true })
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

    it('takes parts of a millisecond, and calls nobody’s time up too early', async () => {
      const id = await fresh({ createdAt: 10, status: 'running' })
      await append(id, row(1, { at: 500 }), { due: 2000.25 })
      expect(await store.dueBy(2000.5, 10)).not.toContain(id)
      expect(await store.dueBy(2001.5, 10)).toContain(id)
      expect((await store.quietSince('running', 500.5, null, 1000)).map((place) => place.id)).toContain(id)
      expect((await store.quietSince('running', 499.5, null, 1000)).map((place) => place.id)).not.toContain(id)
      await store.putAway([id], 5000.5)
      expect(await store.awaySince(5000.5, 1000)).not.toContain(id)
      expect(await store.awaySince(5001.5, 1000)).toContain(id)
      await store.remove([id])
    })

    it('forgets rows that are no moves, lines of chat later than others, once enough came after them', async () => {
      const id = await fresh()
      const last = rowsKept + 10
      const kinds: readonly Partial<JournalRow>[] = [
        { record: '{}' },
        { note: '{}' },
        { version: 0, entry: 'null', events: '[]' },
        { chatNumber: 1, chat: 'x' },
      ]
      const kindOf = (revision: number) => kinds[revision % kinds.length] ?? {}
      for (let revision = 1; revision < last; revision += 1) {
        // Nothing goes that the snapshot before would need.
        const snapshot = revision === last - 5 ? { snapshot: { revision, body: '{}' } } : {}
        void append(id, row(revision, kindOf(revision)), snapshot)
      }
      expect((await store.rowsAfter(id, 0)).length).toBeLessThan(last)
      await append(id, row(last, kindOf(last)), { snapshot: { revision: last, body: '{}' } })
      const kept = (await store.rowsAfter(id, 0)).map(({ revision }) => revision)
      const expected = Array.from({ length: last }, (_, index) => index + 1).filter((revision) => {
        const { version, chat } = row(revision, kindOf(revision))
        if (version !== null) return true
        return revision > last - (chat === null ? quietRowsKept : rowsKept)
      })
      expect(kept).toEqual(expected)
    })

    it('forgets nothing that the snapshot before the newest would need', async () => {
      const id = await fresh()
      const last = rowsKept + 10
      for (let revision = 1; revision < last; revision += 1) void append(id, row(revision))
      await append(id, row(last), { snapshot: { revision: last, body: '{}' } })
      expect(await store.rowsAfter(id, 0)).toHaveLength(last)
    })

    it('takes all that comes at once for many tables, the last word of each counting', async () => {
      const ids = await Promise.all(Array.from({ length: 12 }, () => fresh()))
      const status = (id: string, revision: number) => listing(id, { status: revision === 3 ? 'running' : 'open' })
      const more = (id: string, revision: number): Partial<Append> => ({
        listing: status(id, revision),
        due: revision === 2 ? null : 100 * revision,
        snapshot: revision === 1 ? null : { revision, body: `{"${id}":${revision}}` },
      })
      // Backwards, so that no order that the store likes is the one in which they come.
      const appends = ids.toReversed().flatMap((id) => [1, 2, 3].map((n) => append(id, row(n), more(id, n))))
      expect(new Set(await Promise.all(appends))).toEqual(new Set(['done']))
      for (const id of ids) {
        expect(await store.load(id)).toMatchObject({
          snapshot: { revision: 3, body: `{"${id}":3}` },
          listing: { status: 'running' },
          due: 300,
          isWhole: true,
        })
      }
      expect((await store.dueBy(300, 100)).toSorted()).toEqual(ids.toSorted())
      await store.remove(ids)
    })

    it('writes a table anew from its state, unless it has gone on since', async () => {
      const id = await fresh()
      await append(id, row(1))
      const mended = (revision: number, status: string) => ({
        listing: listing(id, { status }),
        due: 7,
        snapshot: { revision, body: '{"mended":1}' },
      })
      await store.mend(mended(0, 'closed'))
      expect(await store.load(id)).toMatchObject({ snapshot: { revision: 0, body: '{}' }, listing: { status: 'open' } })
      await store.mend(mended(1, 'closed'))
      expect(await store.load(id)).toEqual({
        snapshot: { revision: 1, body: '{"mended":1}' },
        rows: [],
        away: false,
        listing: listing(id, { status: 'closed' }),
        due: 7,
        isWhole: true,
        lacksChecksum: false,
      })
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
