import { type Gossip, noGossip } from '../cluster/cluster.ts'
import type { TableStore } from '../storage/store.ts'

/** Somebody whom the house lets in no more for a time. */
export interface Bar {
  readonly id: string
  /** An address as limits count it, or the seat’s table and name, for whoever reads the list. */
  readonly label: string
  /** An address, or hashes of the secrets that hold the seat. */
  readonly who: readonly string[]
  readonly until: number
}

export interface Bars {
  list(): readonly Bar[]
  /** Until when nobody from this address, or nobody with one of these secrets, is let in; null when they are welcome. */
  until(who: Iterable<string>): number | null
  add(bar: Bar): Promise<void>
  /** False when there is none by this id. */
  lift(id: string): Promise<boolean>
  /** Called when another node of the club has barred somebody. */
  changedElsewhere(listener: () => void): void
}

const note = 'house bars'
const mostBars = 500

/** Kept in the database, so that a restart lets nobody in again. */
export async function houseBars(
  store: Pick<TableStore, 'note' | 'setNote'>,
  now: () => number,
  gossip: Gossip = noGossip,
): Promise<Bars> {
  let bars = await kept()
  let told = (): void => undefined
  gossip.hear('bars', () => {
    void readAgain()
  })

  async function readAgain(): Promise<void> {
    bars = await kept()
    told()
  }

  async function kept(): Promise<readonly Bar[]> {
    return JSON.parse((await store.note(note)) ?? '[]') as readonly Bar[]
  }

  const standing = () => bars.filter(({ until }) => until > now())

  async function keep(next: readonly Bar[]): Promise<void> {
    bars = next.slice(-mostBars)
    await store.setNote(note, JSON.stringify(bars))
    gossip.tell('bars', null)
  }

  return {
    list: standing,
    until(who) {
      if (bars.length === 0) return null
      const names = new Set(who)
      const found = standing().filter((bar) => bar.who.some((name) => names.has(name)))
      return found.length === 0 ? null : Math.max(...found.map(({ until }) => until))
    },
    add: (bar) => keep([...standing(), bar]),
    async lift(id) {
      const left = standing().filter((bar) => bar.id !== id)
      const isThere = left.length < standing().length
      if (isThere) await keep(left)
      return isThere
    },
    changedElsewhere(listener) {
      told = listener
    },
  }
}
