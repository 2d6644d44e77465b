import type { TableStore } from '../storage/store.ts'
import type { Reporter } from '../tables/services.ts'

/** Something that was done on the host’s page. */
export interface HostDeed {
  readonly at: number
  readonly kind: 'entered' | 'left' | 'closed' | 'barred' | 'lifted' | 'told' | 'quiet'
  /** To what, and why, in the host’s own words. */
  readonly about: string
}

export interface Deeds {
  last(): readonly HostDeed[]
  done(kind: HostDeed['kind'], about: string): Promise<void>
}

const note = 'house deeds'
const mostDeeds = 200

/** Every deed is a line in the log, and the last ones can be read on the page itself. */
export async function houseDeeds(
  store: Pick<TableStore, 'note' | 'setNote'>,
  { now, reporter }: { readonly now: () => number; readonly reporter: Reporter },
): Promise<Deeds> {
  let deeds = JSON.parse((await store.note(note)) ?? '[]') as readonly HostDeed[]
  return {
    last: () => deeds.toReversed(),
    async done(kind, about) {
      reporter.warn({ deed: kind, about }, 'done on the host’s page')
      deeds = [...deeds, { at: now(), kind, about }].slice(-mostDeeds)
      await store.setNote(note, JSON.stringify(deeds))
    },
  }
}
