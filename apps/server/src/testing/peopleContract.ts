import { expect, it } from 'vitest'
import type { NewResult, ResultSeat } from '../people/kept.ts'
import type { TableStore } from '../storage/store.ts'

const seat = (more: Partial<ResultSeat> = {}): ResultSeat => ({
  holder: 'person',
  name: 'Ann',
  bot: null,
  colour: 'red',
  place: 1,
  total: 40,
  figures: {},
  ...more,
})

const result = (more: Partial<NewResult> = {}): NewResult => ({
  game: 'chess',
  players: 2,
  beganAt: 1_700_000_000_000,
  endedAt: 1_700_000_100_000,
  moves: 7,
  pace: 'live',
  early: false,
  seats: [seat({ figures: { right: 3 } }), seat({ name: 'Боб', place: 2, total: 30 })],
  ...more,
})

/** What every store must do with people. Called within the contract of the whole store. */
export function peopleContract(opened: () => TableStore): void {
  let made = 0
  const named = (what: string) => `${what}-${made++}`

  async function table(keys: readonly string[], status = 'open'): Promise<string> {
    const id = named('played')
    const listing = { id, status, visibility: 'link', createdAt: 1_700_000_000_000 + made, summary: '{}' }
    const holders = keys.map((key, index) => ({ key, seat: index }))
    await opened().create({ listing, createdBy: id, asked: '', snapshot: { revision: 0, body: '{}' }, holders })
    return id
  }

  const row = (revision: number, more: object = {}) => ({
    revision,
    actor: 'a',
    command: `c${revision}`,
    asked: '',
    result: '{}',
    at: 1,
    record: null,
    version: null,
    entry: null,
    events: null,
    chatNumber: null,
    chat: null,
    note: null,
    ...more,
  })

  async function append(id: string, revision: number, more: Partial<Parameters<TableStore['append']>[0]>) {
    expect(await opened().append({ table: id, row: row(revision), listing: null, snapshot: null, ...more })).toBe(
      'done',
    )
  }

  async function ring(...keys: readonly string[]) {
    const { people } = opened()
    const id = named('ring')
    const session = { hash: named('hash'), id: named('session'), label: 'Firefox', at: 1000 }
    await people.makeRing({ id, key: `own ${id}`, name: 'Ann', codeHash: `code ${id}`, at: 1000 }, session)
    for (const key of keys) expect(await people.claim(id, key)).toBe(true)
    return { id, session }
  }

  it('knows a ring by its sessions and by its code, and its keys', async () => {
    const { people } = opened()
    const key = named('key')
    const { id, session } = await ring(key)
    const shown = await people.whoShows(session.hash, key)
    expect(shown.session?.keys.toSorted()).toEqual([key, `own ${id}`].toSorted())
    expect(shown).toMatchObject({
      session: {
        hash: session.hash,
        id: session.id,
        ring: id,
        seenAt: 1000,
        key: `own ${id}`,
      },
      keyRing: id,
    })
    expect(await people.whoShows(null, key)).toEqual({ session: null, keyRing: id })
    expect(await people.whoShows('nobody', 'nothing')).toEqual({ session: null, keyRing: null })
    expect(await people.ringOfCode(`code ${id}`)).toBe(id)
    await people.setCode(id, `new ${id}`, 2000)
    expect(await people.ringOfCode(`code ${id}`)).toBeNull()
    expect(await people.ringOfCode(`new ${id}`)).toBe(id)
    await people.rename(id, 'Анна')
    await people.seen(session.hash, 3000)
    expect(await people.ringOf(id)).toEqual({
      id,
      name: 'Анна',
      madeAt: 1000,
      codeAt: 2000,
      devices: [{ id: session.id, label: 'Firefox', madeAt: 1000, seenAt: 3000 }],
      passkeys: [],
    })
    expect(await people.ringOf('nobody')).toBeNull()
  })

  it('lets a key belong to one ring, also when two want it at once', async () => {
    const { people } = opened()
    const [one, other, key] = [await ring(), await ring(), named('key')]
    const claimed = await Promise.all([one, other].map(({ id }) => people.claim(id, key)))
    expect(claimed.filter(Boolean)).toHaveLength(1)
    const owner = claimed[0] === true ? one : other
    expect((await people.whoShows(null, key)).keyRing).toBe(owner.id)
    expect(await people.claim(owner.id, key)).toBe(true)
  })

  it('ends sessions: of the ring alone, those that were quiet too long, and the quietest of too many', async () => {
    const { people } = opened()
    const [mine, other] = [await ring(), await ring()]
    expect(await people.signOut(mine.id, other.session.id)).toBeNull()
    expect(await people.endedOf([mine.session.hash, other.session.hash, 'gone'])).toEqual(['gone'])
    expect(await people.signOut(mine.id, mine.session.id)).toBe(mine.session.hash)
    expect(await people.endedOf([mine.session.hash, other.session.hash])).toEqual([mine.session.hash])
    for (let at = 0; at < 31; at++) {
      await people.signIn(other.id, { hash: named('hash'), id: named('session'), label: `${at}`, at: 2000 + at })
    }
    const labels = (await people.ringOf(other.id))?.devices.map(({ label }) => label)
    expect(labels).toHaveLength(30)
    expect(labels).not.toContain('Firefox')
    await people.forgetOld(2029, 0)
    expect((await people.ringOf(other.id))?.devices.map(({ label }) => label)).toEqual(['30', '29'])
  })

  it('keeps passkeys, and gives a challenge to the first who asks, in its time', async () => {
    const { people } = opened()
    const { id } = await ring()
    const passkey = {
      id: named('passkey'),
      ring: id,
      publicKey: 'AQID',
      counter: 4_000_000_000,
      transports: ['internal', 'hybrid'],
      label: 'Phone',
      madeAt: 5,
      usedAt: null,
    }
    await people.addPasskey(passkey)
    expect(await people.passkey(passkey.id)).toEqual(passkey)
    await people.passkeyUsed(passkey.id, 4_000_000_001, 9)
    expect((await people.ringOf(id))?.passkeys).toEqual([{ ...passkey, counter: 4_000_000_001, usedAt: 9 }])
    expect(await people.removePasskey('another', passkey.id)).toBe(false)
    expect(await people.removePasskey(id, passkey.id)).toBe(true)
    expect(await people.passkey(passkey.id)).toBeNull()

    const [mine, nobodys, late, old] = [named('c'), named('c'), named('c'), named('c')]
    await people.challenge(mine, id, 1000)
    await people.challenge(nobodys, null, 1000)
    await people.challenge(late, null, 1000)
    await people.challenge(old, null, 10)
    const taken = await Promise.all([people.takeChallenge(mine, 999), people.takeChallenge(mine, 999)])
    expect(taken).toContainEqual({ ring: id })
    expect(taken).toContainEqual(null)
    expect(await people.takeChallenge(nobodys, 0)).toEqual({ ring: null })
    expect(await people.takeChallenge(late, 1000)).toBeNull()
    await people.forgetOld(0, 11)
    expect(await people.takeChallenge(old, 0)).toBeNull()
  })

  it('finds the tables that keys hold seats at, as others sit down and stand up', async () => {
    const { people } = opened()
    const [ann, bob] = [named('key'), named('key')]
    const first = await table([ann, bob])
    const second = await table([bob])
    expect(await people.running([ann, bob], 10)).toEqual(
      expect.arrayContaining([
        { table: second, seat: 0 },
        { table: first, seat: 0 },
      ]),
    )
    expect(await people.running([ann], 10)).toEqual([{ table: first, seat: 0 }])
    expect(await people.running([], 10)).toEqual([])
    // Both sit elsewhere, in one batch with another table, and the last word counts.
    await Promise.all([
      append(first, 1, { people: { holders: [] } }),
      append(first, 2, { people: { holders: [{ key: bob, seat: 1 }] } }),
      append(second, 1, {
        people: {
          holders: [
            { key: bob, seat: 0 },
            { key: ann, seat: 2 },
          ],
        },
      }),
    ])
    expect(await people.running([ann], 10)).toEqual([{ table: second, seat: 2 }])
    expect(await people.running([bob], 10)).toHaveLength(2)
    expect(await people.running([bob], 1)).toEqual([{ table: second, seat: 0 }])
    await opened().putAway([second], 5)
    expect(await people.running([ann], 10)).toEqual([])
    await opened().remove([second])
    await opened().bringBack(first)
    expect(await people.running([bob], 10)).toEqual([{ table: first, seat: 1 }])
  })

  it('keeps how games ended, newest first and a page at a time, as it was kept first', async () => {
    const { people } = opened()
    const key = named('key')
    const ids = [await table([key, named('key')]), await table([key]), await table([named('key'), key])]
    const ends = [50, 70, 70]
    for (const [index, id] of ids.entries()) {
      const listing = { id, status: 'finished', visibility: 'link', createdAt: 1, summary: '{}' }
      await append(id, 1, { listing, people: { result: result({ endedAt: ends[index] ?? 0 }) } })
    }
    await people.remember(ids[0] ?? '', [{ key, seat: 0 }], result({ endedAt: 99_999, moves: 1 }))
    const [one, two, three] = await people.results([key, 'another'], null, 10)
    expect([one, two, three].map((each) => each?.endedAt)).toEqual([70, 70, 50])
    expect(three).toEqual({ ...result({ endedAt: 50 }), table: ids[0], you: 0, isKept: true })
    const after = { endedAt: 70, table: one?.table ?? '' }
    expect((await people.results([key], after, 1)).map((each) => each.table)).toEqual([two?.table])
    expect((await people.results([key], after, 10)).map((each) => each.table)).toEqual([two?.table, three?.table])
    expect(await people.results([], null, 10)).toEqual([])
    expect(await people.running([key], 10)).toEqual([])
    expect((await people.result(ids[0] ?? ''))?.seats[1]?.name).toBe('Боб')
    expect(await people.result('nowhere')).toBeNull()
  })

  it('keeps the result of a game that is removed while somebody has it on a ring, and no other', async () => {
    const { people } = opened()
    const [ringed, guest] = [named('key'), named('key')]
    const { id } = await ring(ringed)
    const [shared, guests, never] = [await table([ringed, guest]), await table([guest]), await table([ringed])]
    for (const each of [shared, guests]) await append(each, 1, { people: { result: result() } })
    await opened().remove([shared, guests, never])
    expect((await people.results([ringed], null, 10)).map(({ table: each, isKept }) => [each, isKept])).toEqual([
      [shared, false],
    ])
    // Nobody looks for it by the key of a browser that was on no ring.
    expect(await people.results([guest], null, 10)).toEqual([])
    expect(await people.result(guests)).toBeNull()
    expect(await people.removeRing(id)).toMatchObject({ held: [{ table: shared, seat: 0 }] })
  })

  it('takes names and own words out of a journal that the snapshots no longer need, and leaves the moves', async () => {
    const { people } = opened()
    const id = await table([named('key')])
    const said = (number: number, who: number | null) => ({
      chatNumber: number,
      chat: JSON.stringify({ number, seat: who, name: 'Zoë', text: 'hello' }),
    })
    const others = said(2, 1)
    const kinds = [{ record: 'Zoë' }, { version: 0, entry: 'null', events: '[]', record: 'Zoë' }, said(1, 0), others]
    for (const [index, kind] of kinds.entries()) await append(id, index + 1, { row: row(index + 1, kind) })
    await append(id, 5, { row: row(5, { record: 'nobody' }) })
    expect(await people.scrub(id, 0, 5)).toBe(false)
    const listing = { id, status: 'open', visibility: 'link', createdAt: 1, summary: '{}' }
    await opened().mend({ listing, due: null, snapshot: { revision: 5, body: '{}' } })
    expect(await people.scrub(id, 0, 5)).toBe(true)
    const rows = await opened().rowsAfter(id, 0)
    expect(rows.map(({ revision, record, version }) => [revision, record, version])).toEqual([
      [2, null, 0],
      [4, null, null],
      [5, null, null],
    ])
    expect(await opened().chatAfter(id, 0, 10)).toEqual([others.chat])
    expect(await opened().movesFrom(id, 0, 10)).toHaveLength(1)
    expect(await opened().load(id)).toMatchObject({ snapshot: { revision: 5, body: '{}' }, rows: [], isWhole: true })
  })

  it('removes a ring with all that is known of its owner, and nothing of anybody else', async () => {
    const { people } = opened()
    const [mine, other] = [named('key'), named('key')]
    const { id, session } = await ring(mine)
    const played = await table([mine, other])
    await append(played, 1, { people: { result: result() } })
    await people.challenge(named('c'), id, 1e15)
    expect(await people.removeRing(id)).toEqual({ held: [{ table: played, seat: 0 }], sessions: [session.hash] })
    expect(await people.ringOf(id)).toBeNull()
    expect(await people.whoShows(session.hash, mine)).toEqual({ session: null, keyRing: null })
    expect(await people.ringOfCode(`code ${id}`)).toBeNull()
    expect(await people.results([mine], null, 10)).toEqual([])
    const [left] = await people.results([other], null, 10)
    expect(left?.seats.map(({ name, place }) => [name, place])).toEqual([
      [null, 1],
      ['Боб', 2],
    ])
  })
}
