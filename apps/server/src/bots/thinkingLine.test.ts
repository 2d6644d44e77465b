import { describe, expect, it } from 'vitest'
import { fairLedger } from './fairLedger.ts'
import { type Called, type Thinker, thinkingLine } from './thinkingLine.ts'

/** A line with a clock that is turned by hand, and thinkers that take as long as they are said to. */
function evening(places: number) {
  let time = 0
  const line = thinkingLine({ places, now: () => time, soon: (tell) => tells.push(tell) })
  const tells: (() => void)[] = []
  const thinking: { readonly until: number; readonly name: string; readonly called: Called }[] = []
  const order: string[] = []
  const waits = new Map<string, number[]>()
  const lengths = new Map([
    ['master', 1000],
    ['scholar', 20],
  ])

  /** A table that asks again as soon as it was answered, so often. */
  function table(address: string, name: string, kind: string, times = 1): void {
    if (times === 0) return
    void think({ address, table: name, kind })
    again.set(name, () => table(address, name, kind, times - 1))
  }

  async function think(who: Thinker): Promise<void> {
    const called = await line.enter(who)
    const { table: name, kind } = who
    order.push(name)
    waits.set(name, [...(waits.get(name) ?? []), called.waited])
    thinking.push({ until: time + (lengths.get(kind) ?? 50), name, called })
  }
  const again = new Map<string, () => void>()

  /** Lets time go on until so many thoughts have ended. */
  async function pass(thoughts: number): Promise<void> {
    for (let ended = 0; ended < thoughts; ended++) {
      await Promise.resolve()
      thinking.sort((one, other) => one.until - other.until)
      const next = thinking.shift()
      if (next === undefined) return
      time = next.until
      next.called.leave()
      again.get(next.name)?.()
      await Promise.resolve()
    }
  }

  /** Everybody who waits is told, as often as there is news. */
  function tellAll(): void {
    for (const tell of tells.splice(0)) tell()
  }

  return { line, table, pass, order, waits, tellAll, atOnce: () => thinking.length }
}

describe('the line of those who want to think', () => {
  it('lets as many think at once as there are places, and no more', async () => {
    const { table, pass, atOnce, line } = evening(2)
    for (let number = 0; number < 5; number++) table('a', `t${number}`, 'scholar')
    await Promise.resolve()
    expect([atOnce(), line.waiting]).toEqual([2, 3])
    await pass(5)
    expect([atOnce(), line.waiting]).toEqual([0, 0])
  })

  it('calls twenty tables of one address no more often than one table of another', async () => {
    const { table, pass, waits, order } = evening(1)
    for (let number = 0; number < 20; number++) table('crowd', `crowd ${number}`, 'master', 10)
    table('friend', 'friend', 'master', 10)
    await pass(40)
    // Never more than the thought that has begun, and one of the others'.
    expect(Math.max(...(waits.get('friend') ?? []))).toBeLessThanOrEqual(2000)
    expect(order.filter((name) => name === 'friend').length).toBe(10)
  })

  it('goes round the tables of an address', async () => {
    const { table, pass, order } = evening(1)
    for (const name of ['one', 'two', 'three']) table('a', name, 'master', 4)
    await pass(9)
    for (const name of ['one', 'two', 'three']) expect(order.slice(0, 9).filter((each) => each === name).length).toBe(3)
  })

  it('lets a quick thinker wait for one long thought at most', async () => {
    const { table, pass, waits } = evening(1)
    for (let number = 0; number < 20; number++) table(`address ${number}`, `master ${number}`, 'master', 5)
    table('friend', 'friend', 'scholar', 30)
    await pass(100)
    // Each thought of a scholar brings so little that it is its turn again long before the masters'.
    expect(waits.get('friend')?.length).toBe(30)
    expect(Math.max(...(waits.get('friend') ?? []))).toBeLessThanOrEqual(1000)
  })

  it('lets no quick thinkers of an address keep a long one of the same address out', async () => {
    const { table, pass, waits } = evening(1)
    for (let number = 0; number < 10; number++) table('a', `quick ${number}`, 'scholar', 500)
    table('a', 'slow', 'master', 2)
    await pass(1200)
    expect(waits.get('slow')?.length).toBe(2)
  })

  it('keeps the last of several places for those who think quickly', async () => {
    const { table, pass, waits } = evening(3)
    // What nobody has seen yet is taken to be quick.
    for (let number = 0; number < 20; number++) table(`address ${number}`, `master ${number}`, 'master', 6)
    await pass(30)
    table('friend', 'friend', 'scholar', 20)
    await pass(30)
    expect(waits.get('friend')?.length).toBeGreaterThan(10)
    expect(Math.max(...(waits.get('friend') ?? []))).toBe(0)
  })

  it('gives nothing for having stayed away', async () => {
    const { table, pass, order } = evening(1)
    table('busy', 'busy', 'master', 50)
    await pass(20)
    table('late', 'late', 'master', 50)
    const before = order.length
    await pass(10)
    const since = order.slice(before)
    expect(since.filter((name) => name === 'busy').length).toBeGreaterThanOrEqual(4)
    expect(since.filter((name) => name === 'late').length).toBeGreaterThanOrEqual(4)
  })

  it('tells everybody who waits in which place they are, and when that changes', async () => {
    let time = 0
    const tells: (() => void)[] = []
    const line = thinkingLine({ places: 1, now: () => time, soon: (tell) => tells.push(tell) })
    const places = new Map<string, number[]>()
    const enter = (address: string, table: string) =>
      line.enter({
        address,
        table,
        kind: 'master',
        heard: (place) => places.set(table, [...(places.get(table) ?? []), place]),
      })
    const first = await enter('a', 'first')
    const second = enter('a', 'second')
    void enter('a', 'third')
    void enter('b', 'stranger')
    for (const tell of tells.splice(0)) tell()
    // The first address has had its turn already.
    expect(Object.fromEntries(places)).toEqual({ stranger: [1], second: [2], third: [3] })
    time = 1000
    first.leave()
    for (const tell of tells.splice(0)) tell()
    expect(places.get('second')).toEqual([2, 1])
    expect(places.get('third')).toEqual([3, 2])
    expect(line.waiting).toBe(2)
    void second
  })

  it('says how many of the same address waited already, and how long it took', async () => {
    let time = 0
    const line = thinkingLine({ places: 1, now: () => time, soon: () => undefined })
    const thinker = (address: string, table: string): Thinker => ({ address, table, kind: 'master' })
    const first = await line.enter(thinker('a', 'first'))
    const second = line.enter(thinker('a', 'second'))
    const third = line.enter(thinker('a', 'third'))
    const other = line.enter(thinker('b', 'other'))
    time = 300
    first.leave()
    const called = await other
    expect([first.crowd, called.crowd, called.waited]).toEqual([0, 0, 300])
    called.leave()
    const next = await second
    next.leave()
    expect([next.crowd, (await third).crowd]).toEqual([0, 1])
  })
})

describe('a fair ledger', () => {
  it('forgets those who are away, once they have had no more than others', () => {
    const ledger = fairLedger()
    ledger.begin('a')
    ledger.charge('a', 10)
    ledger.begin('b')
    expect(ledger.had('b')).toBe(0)
    ledger.charge('b', 30)
    ledger.end('b')
    // Coming back at once does not pay.
    expect([ledger.had('a'), ledger.had('b'), ledger.size]).toEqual([10, 30, 2])
    ledger.charge('a', 50)
    ledger.charge('a', 5)
    expect([ledger.had('b'), ledger.size]).toEqual([60, 1])
    ledger.begin('c')
    expect(ledger.had('c')).toBe(60)
  })
})
