import { describe, expect, it } from 'vitest'
import type { Asking } from './asking.ts'
import { say } from './talking.ts'

const record = { seats: [{ name: 'Ann' }, { name: 'Bea' }] }

/** A table at which so much was said already. */
function asking(chats: number, seat: number | null, linesForWatchers = 3): Asking {
  return { table: { record, chats }, seat, now: 5, linesForWatchers } as unknown as Asking
}

describe('whoever watches', () => {
  it('is heard under a name of their own, until so much was said that only players are', () => {
    const line = { number: 3, seat: null, name: 'Guest', text: 'well played', at: 5 }
    expect(say(asking(2, null), 'well played', 'Guest')).toMatchObject({ ok: true, chat: line })
    expect(say(asking(3, null), 'well played', 'Guest')).toMatchObject({
      ok: false,
      reason: { id: 'server.reject.watchersHeard' },
    })
    expect(say(asking(3, 1), 'thank you')).toMatchObject({ ok: true, chat: { number: 4, seat: 1, name: 'Bea' } })
  })

  it('can be kept silent from the first line on', () => {
    expect(say(asking(0, null, 0), 'well played', 'Guest').ok).toBe(false)
  })

  it('does not speak under the name of somebody who sits there, nor under none', () => {
    expect(say(asking(0, null), 'I give up', 'ann')).toMatchObject({ reason: { id: 'server.reject.nameTaken' } })
    expect(say(asking(0, null), 'hello')).toMatchObject({ reason: { id: 'server.reject.noSeat' } })
  })
})
