import { firstHash, logHeader, saltCommitmentOf } from '@athanor/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { base64urlOf } from '../base64url.ts'
import { protocolVersion } from '../limits.ts'
import { type FakeWire, fakeWire } from '../testing/fakeWire.ts'
import { CommandRefused } from './commandRefused.ts'
import { type Connection, connect } from './connection.ts'

const table = 'T'.repeat(22)
const head = base64urlOf('ab'.repeat(32))

describe('a connection', () => {
  let wire: FakeWire
  let client: Connection
  beforeEach(() => {
    wire = fakeWire()
    client = connect({ open: wire.open, surroundings: wire.surroundings })
  })

  it('is online once the server has said hello', () => {
    expect(client.status.get()).toBe('connecting')
    wire.greet()
    expect(client.status.get()).toBe('online')
    expect(client.server.get()).toMatchObject({ server: 'test' })
  })

  it('says hello itself, first on every connection, and asks what it has to ask right after it', () => {
    void client.send('chat', { table, text: 'a' }).catch(() => undefined)
    expect(wire.greetings).toEqual([])
    wire.greet()
    expect(wire.greetings).toEqual([protocolVersion])
    expect(wire.sent().map(({ kind }) => kind)).toEqual(['chat'])
    wire.breakDown()
    wire.pass(1000)
    wire.greet()
    expect(wire.greetings).toEqual([protocolVersion, protocolVersion])
  })

  it('comes back when a server that goes has asked it to, and after that at its own pace', () => {
    const backAfter = () => {
      const before = wire.opened
      let waited = 0
      for (; wire.opened === before && waited < 60_000; waited += 50) wire.pass(50)
      return waited
    }
    wire.greet()
    wire.push({ kind: 'comeBack', after: 7000 })
    expect(client.status.get()).toBe('online')
    wire.breakDown()
    expect(backAfter()).toBe(7000)
    wire.breakDown()
    expect(backAfter()).toBeLessThan(2000)
    wire.greet()
    wire.breakDown()
    expect(backAfter()).toBeLessThan(1000)
  })

  it('knows what the host tells everybody, as long as it stands', () => {
    const notice = { text: 'A pause at nine.', until: null }
    wire.greet()
    wire.push({ kind: 'notice', notice })
    expect(client.notice.get()).toEqual(notice)
    wire.push({ kind: 'notice', notice: null })
    expect(client.notice.get()).toBeNull()
    wire.push({ kind: 'notice', notice })
    wire.breakDown()
    wire.pass(1000)
    wire.greet()
    expect(client.notice.get()).toBeNull()
  })

  it('gives up on a server of another protocol, and says so', async () => {
    const asked = client.send('chat', { table, text: 'hello' })
    wire.greet(99)
    expect(client.status.get()).toBe('outdated')
    await expect(asked).rejects.toThrow(CommandRefused)
    wire.pass(100_000)
    expect(wire.opened).toBe(1)
  })

  it('settles a command by its answer', async () => {
    wire.greet()
    const [good, bad] = [client.send('chat', { table, text: 'a' }), client.send('chat', { table, text: 'b' })]
    const [first, second] = wire.sent()
    wire.push({ re: second?.id, ok: false, error: { id: 'server.reject.chatEmpty' } })
    wire.push({ re: first?.id, ok: true, result: { number: 4 } })
    expect(await good).toEqual({ number: 4 })
    await expect(bad).rejects.toMatchObject({ reason: { id: 'server.reject.chatEmpty' } })
  })

  it('sends what was not answered again after a break, with the same id, and only that', async () => {
    wire.greet()
    const [lost, done] = [client.send('chat', { table, text: 'a' }), client.send('chat', { table, text: 'b' })]
    const [first, second] = wire.sent()
    wire.push({ re: second?.id, ok: true, result: { number: 1 } })
    await done
    wire.breakDown()
    expect(client.status.get()).toBe('offline')
    const late = client.send('chat', { table, text: 'c' })
    wire.pass(20_000)
    wire.greet()
    const again = wire.sent()
    expect(again.map(({ text }) => text)).toEqual(['a', 'c'])
    expect(again[0]).toEqual(first)
    for (const { id } of again) wire.push({ re: id, ok: true, result: { number: 2 } })
    await Promise.all([lost, late])
  })

  it('comes back ever more slowly, but not too slowly', () => {
    const delays = Array.from({ length: 12 }, () => {
      wire.breakDown()
      expect(client.status.get()).toBe('offline')
      const before = wire.opened
      let waited = 0
      for (; wire.opened === before && waited < 60_000; waited += 50) wire.pass(50)
      return waited
    })
    expect(delays[0]).toBeLessThan(500)
    expect(Math.max(...delays)).toBeGreaterThan(5000)
    expect(Math.max(...delays)).toBeLessThanOrEqual(15_000)
    wire.breakDown()
    const before = wire.opened
    client.retryNow()
    expect(wire.opened).toBe(before + 1)
  })

  it('notices a server that fell silent', () => {
    wire.greet()
    wire.pass(21_000)
    const [ping] = wire.sent()
    expect(ping?.kind).toBe('ping')
    wire.push({ re: ping?.id, ok: true, result: {} })
    wire.pass(15_000)
    expect(client.status.get()).toBe('online')
    wire.pass(21_000)
    expect(client.status.get()).toBe('offline')
  })

  it('is not disturbed by what an old socket has to say, late', () => {
    wire.greet()
    const old = wire.hearing()
    wire.pass(31_000)
    expect(client.status.get()).toBe('offline')
    wire.pass(1000)
    wire.greet()
    expect([client.status.get(), wire.opened]).toEqual(['online', 2])
    // A dead line takes its time to be closed, and may even wake up before.
    old?.received(JSON.stringify({ kind: 'hello', protocol: 99, server: 'old', address: null, games: [] }))
    old?.closed(1006)
    expect([client.status.get(), client.server.get()?.server]).toEqual(['online', 'test'])
    wire.pass(15_000)
    expect([client.status.get(), wire.opened]).toEqual(['online', 2])
  })

  describe('that has to prepare', () => {
    let ready: (() => void)[] = []
    let prepared: Connection
    beforeEach(() => {
      ready = []
      wire = fakeWire()
      prepared = connect({
        open: wire.open,
        surroundings: wire.surroundings,
        prepare: () => new Promise<void>((resolve) => ready.push(resolve)),
      })
    })

    it('does not wait for ever for that either', async () => {
      wire.pass(11_000)
      expect(prepared.status.get()).toBe('offline')
      expect(ready).toHaveLength(2)
      ready[1]?.()
      await Promise.resolve()
      wire.greet()
      expect(prepared.status.get()).toBe('online')
    })

    it('opens one socket, however often it is told to hurry', async () => {
      wire.pass(11_000)
      prepared.retryNow()
      prepared.retryNow()
      for (const done of ready) done()
      await Promise.resolve()
      expect([wire.opened, ready.length]).toEqual([1, 4])
    })
  })

  it('does not wait for ever for a hello', () => {
    wire.pass(11_000)
    expect(wire.opened).toBe(2)
  })

  it('leaves nonsense alone', () => {
    wire.greet()
    wire.push([])
    wire.push({ re: 'unknown', ok: true, result: {} })
    expect(client.status.get()).toBe('online')
  })

  it('keeps the lobby while somebody reads it', () => {
    wire.greet()
    const leave = client.lobby.subscribe(() => undefined)
    const [asked] = wire.sent()
    expect(asked).toMatchObject({ kind: 'lobby', watch: true })
    wire.push({ re: asked?.id, ok: true, result: { tables: [{ id: 'a' }, { id: 'b' }] } })
    wire.push({ kind: 'lobby', changed: [{ id: 'b', status: 'running' }, { id: 'c' }], gone: ['a'] })
    expect(client.lobby.get()).toEqual([{ id: 'b', status: 'running' }, { id: 'c' }])
    wire.breakDown()
    wire.pass(20_000)
    wire.greet()
    expect(wire.sent()).toMatchObject([{ kind: 'lobby', watch: true }])
    leave()
    expect(wire.sent()).toMatchObject([{ kind: 'lobby', watch: false }])
  })

  it('refuses everything after close', async () => {
    wire.greet()
    const asked = client.send('chat', { table, text: 'a' })
    client.close()
    await expect(asked).rejects.toMatchObject({ reason: { id: 'server.reject.notConnected' } })
    await expect(client.send('chat', { table, text: 'b' })).rejects.toThrow(CommandRefused)
  })

  describe('that watches a table', () => {
    const seat = (name: string, salt: string) => {
      const commitment = saltCommitmentOf(salt)
      const unnamed = { id: null, nameKey: null, bot: null, present: true, ready: true }
      return { holder: 'person', name, colour: name, ...unnamed, commitment, salt }
    }
    const named = ['a', 'b', 'c'].map((salt, index) => {
      const name = ['Ann', 'Bo', 'Cy'][index] ?? ''
      return { name, colour: name, salt }
    })
    const info = {
      id: table,
      game: 'chess',
      rulesVersion: 1,
      options: {},
      status: 'running',
      seats: named.map(({ name, salt }) => seat(name, salt)),
      commitment: 'c0'.repeat(32),
      unopened: [],
    }
    const first = base64urlOf(firstHash(logHeader('athanor-log/2', info, named)))
    const sight = (turn: number) => ({ viewer: 0, step: turn, owed: [], view: { turn }, sealed: null })
    const answer = (version: number, more: object) => ({
      table: info,
      you: 0,
      chat: [],
      game: { version, head, canUndo: false, steps: [], ...more },
    })
    const steps = (...versions: readonly number[]) =>
      versions.map((version) => ({ version, by: 0, events: [], head: version === 0 ? first : head }))

    it('shows what the answer says and follows the updates', () => {
      wire.greet()
      const watch = client.watch(table, { secret: 'ab'.repeat(32) })
      const [asked] = wire.sent()
      expect(asked).toEqual({ kind: 'watch', id: asked?.id, table, secret: 'ab'.repeat(32) })
      wire.push({ re: asked?.id, ok: true, result: answer(1, { steps: steps(0, 1), sight: sight(1) }) })
      wire.push({
        kind: 'update',
        table,
        version: 2,
        by: 1,
        events: [{ kind: 'e' }],
        change: [2, 2, 3, [0, 2]],
        head,
        canUndo: true,
      })
      const { game, phase } = watch.get()
      expect(phase).toBe('live')
      expect(game).toMatchObject({ version: 2, canUndo: true, head: 'ab'.repeat(32), sight: sight(2) })
      expect(game?.steps.map(({ version }) => version)).toEqual([0, 1, 2])
      wire.push({ kind: 'update', table, version: 2, by: 1, events: [], change: [2, 9], head })
      expect(watch.get().game?.sight).toEqual(sight(2))
    })

    it('asks for what it missed after a break and after a gap', () => {
      wire.greet()
      const watch = client.watch(table)
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: answer(1, { steps: steps(0, 1), sight: sight(1) }) })
      wire.breakDown()
      expect(watch.get().phase).toBe('behind')
      wire.pass(20_000)
      wire.greet()
      const [caughtUp] = wire.sent()
      expect(caughtUp).toMatchObject({ kind: 'watch', since: 1 })
      wire.push({ re: caughtUp?.id, ok: true, result: answer(3, { steps: steps(2, 3), change: [2, 3, 3, [0, 3]] }) })
      expect(watch.get()).toMatchObject({ phase: 'live', game: { version: 3, sight: sight(3) } })
      wire.push({ kind: 'update', table, version: 5, by: 0, events: [], change: [2, 5], head })
      const [gap] = wire.sent()
      expect(gap).toMatchObject({ kind: 'watch', since: 3 })
      wire.push({ re: gap?.id, ok: true, result: answer(5, { steps: steps(4, 5), sight: sight(5) }) })
      expect(watch.get().game?.steps.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5])
      expect(watch.get().game?.sight).toEqual(sight(5))
    })

    it('turns the pages of a long game, and asks for what came in the meantime', () => {
      wire.greet()
      const watch = client.watch(table)
      const range = (from: number, to: number) =>
        steps(...Array.from({ length: to - from }, (_, index) => from + index))
      const first = { steps: range(350, 451), sight: sight(450) }
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: answer(450, first) })
      const [one] = wire.sent()
      expect(one).toMatchObject({ kind: 'steps', table, from: 0, count: 200 })
      expect(watch.get().phase).toBe('loading')
      wire.push({ re: one?.id, ok: true, result: { steps: range(0, 200) } })
      const [two] = wire.sent()
      expect(two).toMatchObject({ kind: 'steps', table, from: 200, count: 150 })
      wire.push({ kind: 'update', table, version: 451, by: 0, events: [], change: [2, 451], head })
      wire.push({ re: two?.id, ok: true, result: { steps: range(200, 350) } })
      expect(watch.get().phase).toBe('live')
      expect(watch.get().game?.steps.map(({ version }) => version)).toEqual(range(0, 451).map(({ version }) => version))
      const [again] = wire.sent()
      expect(again).toMatchObject({ kind: 'watch', since: 450 })
      wire.push({ re: again?.id, ok: true, result: answer(451, { steps: steps(451), change: [2, 451, 3, [0, 451]] }) })
      expect(watch.get().game).toMatchObject({ version: 451, sight: sight(451) })
      expect(wire.sent()).toEqual([])
    })

    it('is behind while it turns the pages of what it missed', () => {
      wire.greet()
      const watch = client.watch(table)
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: answer(1, { steps: steps(0, 1), sight: sight(1) }) })
      wire.push({ kind: 'update', table, version: 9, by: 0, events: [], change: [2, 5], head })
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: answer(9, { steps: steps(8, 9), sight: sight(9) }) })
      expect(watch.get()).toMatchObject({ phase: 'behind', game: { version: 1 } })
      const [page] = wire.sent()
      expect(page).toMatchObject({ kind: 'steps', from: 2, count: 6 })
      wire.push({ re: page?.id, ok: true, result: { steps: steps(2, 3, 4, 5, 6, 7) } })
      expect(watch.get()).toMatchObject({ phase: 'live', game: { version: 9, sight: sight(9) } })
    })

    it('asks again when it was too fast, after the time it was told', () => {
      wire.greet()
      const watch = client.watch(table)
      const error = { id: 'server.reject.tooFast', params: { seconds: 3 } }
      wire.push({ re: wire.sent()[0]?.id, ok: false, error })
      wire.pass(2999)
      expect(wire.sent()).toEqual([])
      expect(watch.get().phase).toBe('loading')
      wire.pass(1)
      const [again] = wire.sent()
      expect(again).toMatchObject({ kind: 'watch', table })
      wire.push({ re: again?.id, ok: true, result: answer(1, { steps: steps(0, 1), sight: sight(1) }) })
      expect(watch.get().phase).toBe('live')
    })

    it('looks anew with the eyes of another seat', () => {
      wire.greet()
      const watch = client.watch(table)
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: answer(1, { steps: steps(0, 1), sight: sight(1) }) })
      wire.push({ kind: 'table', table: info, you: 2 })
      expect(watch.get().phase).toBe('loading')
      const [asked] = wire.sent()
      expect(asked).not.toHaveProperty('since')
      wire.push({ kind: 'update', table, version: 2, by: 0, events: [], change: [2, 2], head })
      wire.push({
        re: asked?.id,
        ok: true,
        result: { ...answer(2, { steps: steps(0, 1, 2), sight: sight(7) }), you: 2 },
      })
      expect(watch.get()).toMatchObject({ phase: 'live', you: 2, game: { version: 2, sight: sight(7) } })
    })

    it('starts with a game that begins while it watches', () => {
      wire.greet()
      const watch = client.watch(table)
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: { table: info, you: 0, chat: [], game: null } })
      wire.push({ kind: 'update', table, version: 0, by: null, events: [], change: { '=': sight(0) }, head: first })
      expect(watch.get().game).toMatchObject({ version: 0, sight: sight(0) })
    })

    it('keeps what comes in one go with the answer', () => {
      wire.greet()
      const watch = client.watch(table)
      wire.push({ re: wire.sent()[0]?.id, ok: true, result: { table: info, you: 0, chat: [], game: null } })
      wire.push({ kind: 'update', table, version: 0, by: null, events: [], change: { '=': sight(0) }, head: first })
      wire.push({ kind: 'update', table, version: 1, by: 0, events: [], change: [2, 1, 3, [0, 1]], head })
      expect(watch.get().game).toMatchObject({ version: 1, sight: sight(1) })
    })

    it('collects the chat once', () => {
      wire.greet()
      const watch = client.watch(table)
      const line = (number: number) => ({ number, seat: 0, name: 'A', text: 'x', at: 0 })
      wire.push({
        re: wire.sent()[0]?.id,
        ok: true,
        result: { table: info, you: 0, chat: [line(1), line(2)], game: null },
      })
      wire.push({ kind: 'chat', table, line: line(2) })
      wire.push({ kind: 'chat', table, line: line(3) })
      expect(watch.get().chat.map(({ number }) => number)).toEqual([1, 2, 3])
      wire.breakDown()
      wire.pass(20_000)
      wire.greet()
      expect(wire.sent()[0]).toMatchObject({ chatSince: 3 })
    })

    it('says why it may not', () => {
      wire.greet()
      const watch = client.watch(table)
      wire.push({ re: wire.sent()[0]?.id, ok: false, error: { id: 'server.reject.unknownTable' } })
      expect(watch.get()).toMatchObject({ phase: 'refused', reason: { id: 'server.reject.unknownTable' } })
    })

    it('shares one watch among many and ends it with the last', () => {
      wire.greet()
      const [one, two] = [client.watch(table), client.watch(table)]
      expect(wire.sent()).toHaveLength(1)
      one.close()
      one.close()
      expect(wire.sent()).toHaveLength(0)
      two.close()
      expect(wire.sent()).toMatchObject([{ kind: 'unwatch' }])
    })
  })
})
