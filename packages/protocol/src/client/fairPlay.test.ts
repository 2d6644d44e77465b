import { commitmentOf, firstHash, logHeader, saltCommitmentOf, seatIdOf } from '@athanor/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { base64urlOf } from '../base64url.ts'
import type { SeatInfo, TableInfo } from '../table.ts'
import { type FakeWire, fakeWire } from '../testing/fakeWire.ts'
import { type Connection, connect } from './connection.ts'
import { seenOf, type TrustStore, trustInMemory } from './trustRecord.ts'

const id = 'T'.repeat(22)
const hash = (text: string) => base64urlOf(saltCommitmentOf(text))
const others = ['ada-knows-nothing-of-it', 'bot-2']

function seatOf(name: string, commitment: string | null, more: Partial<SeatInfo> = {}): SeatInfo {
  const ready = commitment !== null
  const unnamed = { id: null, nameKey: null, bot: null, present: true, salt: null }
  return { holder: 'person', name, colour: name, ready, commitment, ...unnamed, ...more }
}

/** Three seats: Ada, the client that is tested, and a bot. */
function tableWith(own: string | null, more: Partial<TableInfo> = {}): TableInfo {
  const [ada = '', bot = ''] = others
  return {
    id,
    game: 'chess',
    rulesVersion: 1,
    options: { speed: 'slow' },
    visibility: 'link',
    status: 'open',
    createdAt: 0,
    seats: [
      seatOf('Ada', saltCommitmentOf(ada)),
      seatOf('Bo', own),
      seatOf('', saltCommitmentOf(bot), { holder: 'bot', name: null, colour: 'red', bot: 'random' }),
    ],
    version: 0,
    host: 0,
    commitment: commitmentOf('ab'.repeat(32)),
    unopened: [],
    calledOff: null,
    clock: null,
    clocks: [],
    proposals: [],
    holdUps: [],
    nudges: [],
    ending: null,
    spectators: 0,
    outcome: null,
    endedTogether: null,
    next: null,
    previous: null,
    ...more,
  }
}

const opening = (own: string, more: Partial<TableInfo> = {}) =>
  tableWith(own, { status: 'opening', unopened: [0, 1], ...more })

function running(own: string, more: Partial<TableInfo> = {}): TableInfo {
  const before = tableWith(saltCommitmentOf(own), { status: 'running', ...more })
  const salts = [others[0] ?? '', own, others[1] ?? '']
  return { ...before, seats: before.seats.map((seat, index) => ({ ...seat, salt: salts[index] ?? '' })) }
}

function firstHead({ seats, ...table }: TableInfo): string {
  const named = seats.map(({ name, bot, colour, salt }) => ({
    name: name ?? bot ?? '',
    colour: colour ?? '',
    salt: salt ?? '',
  }))
  return base64urlOf(firstHash(logHeader('athanor-log/2', table, named)))
}

/** The same table as it stands once the host has said start: every seat has an id, made of its name and a key. */
function identified({ seats, ...table }: TableInfo): TableInfo {
  const withId = seats.map((seat, index) => {
    const nameKey = `${index}`.repeat(32)
    return { ...seat, nameKey, id: seatIdOf({ name: seat.name ?? seat.bot ?? '', nameKey }) }
  })
  return { ...table, seats: withId }
}

function changedSeat(table: TableInfo, seat: number, change: Partial<SeatInfo>): TableInfo {
  return { ...table, seats: table.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)) }
}

function headOf({ seats, ...table }: TableInfo): string {
  const anonymous = seats.map(({ id, colour, salt }) => ({ id: id ?? '', colour: colour ?? '', salt: salt ?? '' }))
  return base64urlOf(firstHash(logHeader('athanor-log/3', table, anonymous)))
}

const sight = { viewer: 1, step: 0, owed: [], view: {}, sealed: null }
const move = (version: number, head: string) => ({
  kind: 'update',
  table: id,
  version,
  by: version === 0 ? null : 0,
  events: [],
  ...(version === 0 ? { change: { '=': sight } } : {}),
  head,
})

describe('a client that minds the luck', () => {
  let wire: FakeWire
  let client: Connection
  let trustStore: TrustStore
  beforeEach(() => {
    trustStore = trustInMemory()
    begin()
  })

  function begin(): void {
    wire = fakeWire()
    client = connect({ open: wire.open, surroundings: wire.surroundings, trustStore })
    wire.greet()
  }

  const tell = (table: TableInfo, you: number | null = 1) => wire.push({ kind: 'table', table, you })

  /** Watches the table and answers the question. */
  function look(table: TableInfo, you: number | null, game: object | null = null) {
    const watch = client.watch(id)
    answer(table, you, game)
    return watch
  }

  function answer(table: TableInfo, you: number | null, game: object | null = null): void {
    const asked = wire.sent().findLast(({ kind }) => kind === 'watch')
    wire.push({ re: asked?.id, ok: true, result: { table, you, chat: [], game } })
  }

  /** Sits down; answers with the salt that the client drew and its commitment. */
  function sit() {
    const watch = look(tableWith(null), null)
    void client.sit({ table: id, name: 'Bo' }).catch(() => undefined)
    const [asked] = wire.sent()
    const commitment = String(asked?.['commitment'])
    const salt = trustStore.load(id)?.shares.at(-1)?.salt ?? ''
    wire.push({ re: asked?.id, ok: true, result: { seat: 1 } })
    tell(tableWith(commitment))
    answer(tableWith(commitment), 1)
    return { watch, salt, commitment }
  }

  const sentSalts = () => wire.sent().flatMap((each) => (each.kind === 'open' ? [each['salt']] : []))

  it('commits to a fresh salt of 128 bits when it sits down, and shows nothing but its hash', () => {
    const { salt, commitment } = sit()
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(commitment).toBe(saltCommitmentOf(salt))
    void client.ready(id).catch(() => undefined)
    const [asked] = wire.sent()
    expect(asked).toMatchObject({ kind: 'ready' })
    expect(asked?.['commitment']).not.toBe(commitment)
    expect(JSON.stringify(asked)).not.toContain(trustStore.load(id)?.shares.at(-1)?.salt)
  })

  it('opens its salt when all commitments stand, once', () => {
    const { watch, salt, commitment } = sit()
    expect(sentSalts()).toEqual([])
    tell(opening(commitment))
    tell(opening(commitment))
    expect(sentSalts()).toEqual([salt])
    tell(opening(commitment, { unopened: [0] }))
    wire.push(move(0, firstHead(running(salt))))
    tell(running(salt))
    expect(watch.get()).toMatchObject({ doubt: null, game: { version: 0 } })
    expect(seenOf(client.trustRecord(id) ?? expect.fail())).toMatchObject({
      commitment: tableWith(null).commitment,
      salts: [salt],
    })
  })

  it('asks a server again that could not keep it for a moment, and no other', () => {
    const { salt, commitment } = sit()
    tell(opening(commitment))
    for (const [reason, again] of [
      ['server.reject.busy', [salt]],
      ['server.reject.notOpening', []],
    ] as const) {
      const [asked] = wire.sent()
      expect(asked).toMatchObject({ kind: 'open', salt })
      wire.push({ re: asked?.id, ok: false, error: { id: reason } })
      wire.pass(1000)
      if (again.length === 0) expect(sentSalts()).toEqual([])
    }
  })

  it('opens it after a break or a reload too', () => {
    const { salt, commitment } = sit()
    begin()
    look(opening(commitment), 1)
    expect(sentSalts()).toEqual([salt])
    begin()
    look(opening(commitment), 1)
    expect(sentSalts()).toEqual([salt])
  })

  it('opens nothing while a commitment is missing', () => {
    const { watch, commitment } = sit()
    const table = opening(commitment)
    tell({ ...table, seats: [seatOf('Ada', null), ...table.seats.slice(1)] })
    expect(sentSalts()).toEqual([])
    expect(watch.get().doubt?.reason.id).toBe('kernel.verify.otherAgreement')
  })

  it('opens nothing for a commitment that is not its own, and says so', () => {
    const { watch } = sit()
    tell(opening(saltCommitmentOf('chosen by the operator')))
    expect(sentSalts()).toEqual([])
    expect(watch.get().doubt?.reason.id).toBe('kernel.verify.otherSalt')
  })

  it('never opens a salt twice for different starts: the server knows it by then', () => {
    const { watch, salt, commitment } = sit()
    tell(opening(commitment))
    expect(sentSalts()).toEqual([salt])
    const off = { times: 1, by: [{ seat: 0, name: 'Ada' }] }
    tell(tableWith(null, { calledOff: off }))
    const chosen = opening(commitment, { calledOff: off })
    tell({ ...chosen, seats: [seatOf('Ada', saltCommitmentOf('fitted to the salt')), ...chosen.seats.slice(1)] })
    expect(sentSalts()).toEqual([])
    // It stands in the seat, and everybody who runs the server has known it since: luck may have been fitted to it.
    expect(watch.get().doubt?.reason.id).toBe('kernel.verify.spentSalt')
  })

  it('draws a fresh one after a start was called off', () => {
    const { watch, salt, commitment } = sit()
    tell(opening(commitment))
    tell(tableWith(null, { calledOff: { times: 1, by: [{ seat: 0, name: 'Ada' }] } }))
    expect(watch.get().doubt).toBeNull()
    void client.ready(id).catch(() => undefined)
    const again = String(wire.sent().at(-1)?.['commitment'])
    tell(tableWith(again))
    tell(opening(again))
    const [second] = sentSalts()
    expect(second).not.toBe(salt)
    expect(saltCommitmentOf(String(second))).toBe(again)
  })

  it.each<readonly [string, string, (table: TableInfo) => TableInfo]>([
    ['another commitment', 'otherCommitment', (table) => ({ ...table, commitment: commitmentOf('cd'.repeat(32)) })],
    [
      'another commitment to a rival’s salt',
      'otherAgreement',
      ({ seats, ...table }) => ({ ...table, seats: [seatOf('Ada', saltCommitmentOf('x')), ...seats.slice(1)] }),
    ],
    ['other options', 'otherAgreement', (table) => ({ ...table, options: { speed: 'fast' } })],
    ['seats in another order', 'otherAgreement', ({ seats, ...table }) => ({ ...table, seats: seats.toReversed() })],
  ])('stops a table that shows %s after the salts were opened', async (_, reason, change) => {
    const { watch, commitment } = sit()
    tell(opening(commitment))
    tell(change(opening(commitment, { unopened: [0] })))
    expect(watch.get().doubt).toEqual({ version: 0, reason: { id: `kernel.verify.${reason}` } })
    await expect(client.send('act', { table: id, version: 0, action: {} })).rejects.toMatchObject({
      reason: { id: 'server.reject.doubtful' },
    })
    // Also for whoever was only told of it while the page was away.
    begin()
    expect(look(change(opening(commitment)), 1).get().doubt?.reason.id).toBe(`kernel.verify.${reason}`)
  })

  it('stops a table whose salts do not fit, or whose log begins with something else', () => {
    const { watch, salt, commitment } = sit()
    tell(opening(commitment))
    const table = running(salt)
    const wrong = { ...table, seats: table.seats.with(0, { ...(table.seats[0] ?? expect.fail()), salt: 'fitted' }) }
    tell(wrong)
    expect(watch.get().doubt).toMatchObject({ reason: { id: 'kernel.verify.saltBroken', params: { name: 'Ada' } } })
    begin()
    const second = look(table, 1)
    wire.push(move(0, hash('another header')))
    expect(second.get().doubt?.reason.id).toBe('kernel.verify.otherHistory')
  })

  it('believes games that began before there were commitments to salts', () => {
    const table = running('mine')
    const named = table.seats.map(({ name, bot, colour, salt }) => ({
      name: name ?? bot ?? '',
      colour: colour ?? '',
      salt: salt ?? '',
    }))
    const head = base64urlOf(firstHash(logHeader('athanor-log/1', table, named)))
    const watch = look(table, 1)
    wire.push(move(0, head))
    expect(watch.get().doubt).toBeNull()
  })

  describe('at a table whose seats have ids', () => {
    const begun = () => {
      const { watch, salt, commitment } = sit()
      tell(identified(opening(commitment)))
      expect(sentSalts()).toEqual([salt])
      const table = identified(running(salt))
      wire.push(move(0, headOf(table)))
      tell(table)
      expect(watch.get()).toMatchObject({ doubt: null, game: { version: 0 } })
      return { watch, table }
    }

    it('agrees to them, and to a log that begins with them', () => {
      const { table } = begun()
      begin()
      expect(look(table, 1).get().doubt).toBeNull()
      begin()
      const again = look(table, 1)
      wire.push(move(0, firstHead(running('mine'))))
      expect(again.get().doubt?.reason.id).toBe('kernel.verify.otherHistory')
    })

    it('goes on when somebody is forgotten: their name is gone, the game is the same', () => {
      const { watch, table } = begun()
      tell(changedSeat(table, 0, { name: null, nameKey: null }))
      expect(watch.get().doubt).toBeNull()
    })

    it('stops where somebody is called by another name, or is somebody else', () => {
      const { watch, table } = begun()
      tell(changedSeat(table, 0, { name: 'Eve' }))
      expect(watch.get().doubt).toEqual({
        version: 0,
        reason: { id: 'kernel.verify.otherName', params: { name: 'Eve' } },
      })
      begin()
      const nameKey = 'ee'.repeat(16)
      const eve = changedSeat(table, 0, { name: 'Eve', nameKey, id: seatIdOf({ name: 'Eve', nameKey }) })
      expect(look(eve, 1).get().doubt?.reason.id).toBe('kernel.verify.otherAgreement')
    })

    it('opens nothing for a name that is not the one in its id', () => {
      const { commitment } = sit()
      const table = identified(opening(commitment))
      tell(changedSeat(table, 1, { name: 'Not Bo' }))
      expect(sentSalts()).toEqual([])
    })
  })

  describe('and has seen moves', () => {
    const table = running('mine')
    const heads = [firstHead(table), hash('one'), hash('two'), hash('three')]
    const steps = (...versions: readonly number[]) =>
      versions.map((version) => ({ version, by: 0, events: [], head: heads[version] }))
    const game = (version: number, more: object) => ({ version, head: heads[version], canUndo: false, ...more })

    function seeThree() {
      const watch = look(table, 1, game(1, { steps: steps(0, 1), sight }))
      wire.push(move(2, heads[2] ?? ''))
      wire.push(move(3, heads[3] ?? ''))
      expect(watch.get()).toMatchObject({ doubt: null, game: { version: 3 } })
      return watch
    }

    it('accepts the same history again', () => {
      seeThree()
      begin()
      const watch = look(table, 1, game(3, { steps: steps(0, 1, 2, 3), sight }))
      expect(watch.get().doubt).toBeNull()
    })

    it('stops a table whose history was rewritten while it was away', () => {
      seeThree()
      begin()
      const rewritten = steps(0, 1, 2, 3).map((step) => (step.version < 2 ? step : { ...step, head: hash('other') }))
      const watch = look(table, 1, { ...game(3, { sight }), steps: rewritten, head: hash('other') })
      expect(watch.get().doubt).toEqual({ version: 2, reason: { id: 'kernel.verify.otherHistory' } })
    })

    it('stops one that went on from a rewritten past, by the hash of the version it named', () => {
      const watch = seeThree()
      wire.breakDown()
      wire.pass(20_000)
      wire.greet()
      const asked = wire.sent().findLast(({ kind }) => kind === 'watch')
      expect(asked?.['since']).toBe(3)
      const later = { version: 5, head: hash('five'), canUndo: false, sinceHead: hash('other three') }
      const news = [4, 5].map((version) => ({ version, by: 0, events: [], head: hash(`${version}`) }))
      wire.push({
        re: asked?.id,
        ok: true,
        result: { table, you: 1, chat: [], game: { ...later, steps: news, sight } },
      })
      expect(watch.get().doubt).toEqual({ version: 3, reason: { id: 'kernel.verify.otherHistory' } })
    })

    it('finds out about a past that was cut off as soon as it goes on differently', () => {
      seeThree()
      begin()
      const watch = look(table, 1, game(1, { steps: steps(0, 1), sight }))
      expect(watch.get().doubt).toBeNull()
      wire.push(move(2, heads[2] ?? ''))
      expect(watch.get().doubt).toBeNull()
      wire.push(move(3, hash('another third move')))
      expect(watch.get().doubt).toEqual({ version: 3, reason: { id: 'kernel.verify.otherHistory' } })
    })

    it('goes on when the player says so, and remembers it', () => {
      seeThree()
      begin()
      const watch = look({ ...table, commitment: commitmentOf('cd'.repeat(32)) }, 1, null)
      expect(watch.get().doubt).not.toBeNull()
      watch.goOn()
      expect(watch.get().doubt).toBeNull()
      answer({ ...table, commitment: commitmentOf('cd'.repeat(32)) }, 1, game(3, { steps: steps(0, 1, 2, 3), sight }))
      expect(watch.get()).toMatchObject({ doubt: null, game: { version: 3 } })
      expect(client.trustRecord(id)).toMatchObject({ overlooked: 1, commitment: commitmentOf('cd'.repeat(32)) })
      wire.push(move(4, hash('four')))
      begin()
      look({ ...table, commitment: commitmentOf('cd'.repeat(32)) }, 1, {
        ...game(4, { steps: [], sight }),
        head: hash('another four'),
      })
      expect(client.watch(id).get().doubt).toMatchObject({ version: 4 })
    })

    it('keeps the hashes of the last 200 entries and every tenth before', () => {
      const watch = seeThree()
      for (let version = 4; version <= 450; version++) wire.push(move(version, hash(`${version}`)))
      expect(watch.get()).toMatchObject({ doubt: null, game: { version: 450 } })
      const kept = Object.keys(client.trustRecord(id)?.heads ?? {}).map(Number)
      expect(kept.filter((version) => version > 250)).toHaveLength(200)
      expect(kept.filter((version) => version <= 250)).toEqual(Array.from({ length: 26 }, (_, index) => 10 * index))
    })
  })
})
