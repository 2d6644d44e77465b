import { type FairLedger, fairLedger } from './fairLedger.ts'

/** Who would like to think, and for whom. */
export interface Thinker {
  /** From where the table is looked after: its people share one turn among their tables. */
  readonly address: string
  readonly table: string
  /** Whose thoughts take about as long: a bot at a game. */
  readonly kind: string
  /** Told its place as soon as it has one, and whenever that changes; the next one to be called is number 1. */
  heard?(place: number): void
}

/** A thinker that was called. */
export interface Called {
  /** Others of the same address that waited already when this one came. */
  readonly crowd: number
  /** Milliseconds that it waited. */
  readonly waited: number
  /** It has thought; the next one is called. */
  leave(): void
}

/** Those who wait for a place to think at. */
export interface ThinkingLine {
  readonly waiting: number
  enter(thinker: Thinker): Promise<Called>
}

export interface ThinkingLineOptions {
  /** How many think at once. */
  readonly places: number
  /** Milliseconds by a clock that nobody sets. */
  now(): number
  /** When those who wait are told of their places: not at every step of a long line. */
  soon(tell: () => void): void
}

/** Milliseconds that a thought is taken to last of which nothing is known, and above which it counts as long. */
const usual = 50
const long = 150
/** How much the last thought of a kind counts beside all before it. */
const memory = 0.3

interface Waiting {
  readonly thinker: Thinker
  readonly since: number
  readonly crowd: number
  readonly call: (called: Called) => void
  told: number
}

/** What an address, and what a table of it, has had so far. */
interface Had {
  address(thinker: Thinker): number
  table(thinker: Thinker): number
}

/**
 * Whoever has had least is called next: first among addresses, then among the tables of one. What counts is the time
 * that was thought, so twenty tables of one address are called no more than the one table of another, and who thinks
 * quickly does not wait for everybody who thinks long. Where there are several places, the last one is kept for the quick.
 */
export function thinkingLine({ places, now, soon }: ThinkingLineOptions): ThinkingLine {
  const addresses = fairLedger()
  const tables = new Map<string, FairLedger>()
  const lengths = new Map<string, number>()
  let line: readonly Waiting[] = []
  let thinking = 0
  let isTelling = false

  const lengthOf = ({ kind }: Thinker) => lengths.get(kind) ?? usual
  const hadSoFar: Had = {
    address: ({ address }) => addresses.had(address),
    table: ({ address, table }) => tables.get(address)?.had(table) ?? 0,
  }

  function begin({ address, table }: Thinker): void {
    const own = tables.get(address) ?? fairLedger()
    tables.set(address, own)
    addresses.begin(address)
    own.begin(table)
  }

  function charge({ address, table }: Thinker, milliseconds: number): void {
    addresses.charge(address, milliseconds)
    tables.get(address)?.charge(table, milliseconds)
  }

  function end({ address, table }: Thinker): void {
    addresses.end(address)
    tables.get(address)?.end(table)
    if (line.some(({ thinker }) => thinker.address === address)) return
    if (tables.get(address)?.size === 0) tables.delete(address)
  }

  /** Of each address the table that would be done first, and of those the address that would be. */
  function nextOf(waiting: readonly Waiting[], had: Had): Waiting | null {
    const first = new Map<string, Waiting>()
    const done = ({ thinker }: Waiting) => had.table(thinker) + lengthOf(thinker)
    for (const each of waiting) {
      const known = first.get(each.thinker.address)
      if (known === undefined || done(each) < done(known)) first.set(each.thinker.address, each)
    }
    let best: Waiting | null = null
    let least = Number.POSITIVE_INFINITY
    for (const each of first.values()) {
      const doneAt = had.address(each.thinker) + lengthOf(each.thinker)
      if (doneAt < least) [best, least] = [each, doneAt]
    }
    return best
  }

  function callNext(): void {
    while (thinking < places) {
      const isLast = places > 1 && thinking === places - 1
      const next = nextOf(isLast ? line.filter(({ thinker }) => lengthOf(thinker) <= long) : line, hadSoFar)
      if (next === null) break
      line = line.filter((each) => each !== next)
      call(next)
    }
    tellLater()
  }

  function call({ thinker, since, crowd, call: answer }: Waiting): void {
    const expected = lengthOf(thinker)
    const began = now()
    let left = false
    thinking++
    charge(thinker, expected)
    answer({
      crowd,
      waited: began - since,
      leave() {
        if (left) return
        left = true
        thinking--
        const took = now() - began
        charge(thinker, took - expected)
        end(thinker)
        const before = lengths.get(thinker.kind) ?? took
        lengths.set(thinker.kind, before + memory * (took - before))
        callNext()
      },
    })
  }

  function tellLater(): void {
    if (isTelling || line.length === 0) return
    isTelling = true
    soon(() => {
      isTelling = false
      tell()
    })
  }

  /** As the line would be called if nobody came and everybody thought as long as usual. */
  function tell(): void {
    const more = new Map<string, number>()
    const tableKey = ({ address, table }: Thinker) => JSON.stringify([address, table])
    const had: Had = {
      address: (thinker) => hadSoFar.address(thinker) + (more.get(thinker.address) ?? 0),
      table: (thinker) => hadSoFar.table(thinker) + (more.get(tableKey(thinker)) ?? 0),
    }
    const add = (key: string, length: number) => more.set(key, (more.get(key) ?? 0) + length)
    let left = line
    for (let place = 1; ; place++) {
      const next = nextOf(left, had)
      if (next === null) return
      const { thinker } = next
      left = left.filter((each) => each !== next)
      add(thinker.address, lengthOf(thinker))
      add(tableKey(thinker), lengthOf(thinker))
      if (next.told === place) continue
      next.told = place
      thinker.heard?.(place)
    }
  }

  return {
    get waiting() {
      return line.length
    },
    enter: (thinker) =>
      new Promise((resolve) => {
        const crowd = line.filter(({ thinker: other }) => other.address === thinker.address).length
        begin(thinker)
        line = [...line, { thinker, since: now(), crowd, call: resolve, told: 0 }]
        callNext()
      }),
  }
}
