import { type Game, type GameLog, type Shape, verify } from '@athanor/kernel'
import { anyAction, recordFixture } from '@athanor/kernel/testing'
import { defaultGame, games } from '@athanor/registry/rules'
import { toBase64Url } from '@athanor/ui/lib/base64url.ts'
import { describe, expect, it } from 'vitest'
import { beginningIn, linkedLog, linkOfLog, recordingIn, recordingPath, watchFrom } from './linkedLog.ts'

/** Letters of a link that a mail can carry; games with more to say get more of them. */
const longest: Readonly<Record<string, number>> = { compendium: 2000, alchemists: 4000 }

type Log = GameLog<unknown, unknown>

/** A whole game of as many as may play, with moves taken back now and then. */
function played<G extends Shape>(game: Game<G>, seed: string): Log {
  const setup = { options: {}, seats: game.players.max }
  return recordFixture(game, setup, (_, legal, chance) => anyAction(legal, chance), seed, 1000).log
}

async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

describe('a whole game in a link', () => {
  it.each(games.ids)('is the same game when it is opened: %s', async (id) => {
    const game = games.newest(id) ?? expect.fail(id)
    for (const seed of ['one', 'two', 'three']) {
      const log = played(game, seed)
      const link = await linkOfLog(log)
      expect(link).toMatch(/^[\w-]+$/)
      expect(link.length).toBeLessThan(longest[id] ?? 8000)
      const opened = (await linkedLog(link)) as Log
      expect(opened).toEqual({ ...log, outcome: null })
      expect(verify(game, { ...opened, outcome: log.outcome })).toMatchObject({ ok: true })
    }
  })

  const game = games.newest(defaultGame) ?? expect.fail(defaultGame)
  const log = played(game, 'kept')

  it('says which moves a bot made, and forgets whom the log has forgotten', async () => {
    const [first, ...rest] = log.entries
    const byBot = { ...first, by: { bot: 'greedy', effort: 500, cutShort: true } } as (typeof log.entries)[number]
    const people = log.people?.map((person, seat) => (seat === 0 ? null : person)) ?? []
    // Hashes are reckoned again, so the link is refused: nobody makes a person's move a bot's.
    expect(await linkedLog(await linkOfLog({ ...log, entries: [byBot, ...rest] }))).toBeNull()
    const opened = await linkedLog(await linkOfLog({ ...log, people }))
    expect(opened).toEqual({ ...log, people, outcome: null })
    expect(verify(game, { ...log, people })).toMatchObject({ ok: true })
  })

  it('may be a game that nobody has begun', async () => {
    const none: Log = { ...log, entries: [], outcome: null }
    expect(await linkedLog(await linkOfLog(none))).toEqual(none)
  })

  it('is refused when it was cut off or changed on the way', async () => {
    const link = await linkOfLog(log)
    for (const length of [0, 1, 40, link.length - 40, link.length - 2]) {
      expect(await linkedLog(link.slice(0, length))).toBeNull()
    }
    expect(await linkedLog(`${link.slice(0, 300)}${link[300] === 'A' ? 'B' : 'A'}${link.slice(301)}`)).toBeNull()
  })

  it.each([
    ['nonsense', '%%%'],
    ['a short word', 'hello'],
    ['far too much text', 'A'.repeat(70_000)],
  ])('is refused when it is none: %s', async (_, link) => {
    expect(await linkedLog(link)).toBeNull()
  })

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['no seats', { format: 'athanor-log/2', moves: [] }],
    ['a later format', { ...log.header, format: 'athanor-log/9', seats: [], moves: [], secret: log.secret }],
    ['no secret', { ...log.header, seats: [], moves: [], head: null }],
    ['a seat that is no number', { ...log.header, seats: [], secret: log.secret, moves: [['x', {}]], head: 'h' }],
    [
      'more moves than any game has',
      { ...log.header, seats: [], secret: log.secret, moves: Array.from({ length: 200_000 }, () => [0]) },
    ],
    ['a few bytes that become very many', 'a'.repeat(3_000_000)],
  ])('is refused when something else was packed: %s', async (_, value) => {
    expect(await linkedLog(await packed(value))).toBeNull()
  })
})

describe('the address of a packed game', () => {
  const hashOf = (path: string) => path.slice(path.indexOf('#'))

  it('says when it was played, where that is known', () => {
    for (const when of [null, 1, 1_794_000_000_000]) {
      expect(recordingIn(hashOf(recordingPath('aB-_9', when)))).toEqual({ packed: 'aB-_9', when })
    }
  })

  it('opens without its moment, and does not believe in one that there cannot be', () => {
    expect(recordingIn('')).toBeNull()
    expect(recordingIn('#seat=aB')).toBeNull()
    for (const told of ['', '&at=', '&at=-7', '&at=zzzzzzzzzzzzzzz']) {
      expect(recordingIn(`#g=aB-_9${told}`)).toEqual({ packed: 'aB-_9', when: null })
    }
  })

  it('opens on the result, unless it says from where it wants to be watched', () => {
    expect(beginningIn('')).toBeNull()
    for (const when of [null, 1_794_000_000_000]) {
      const path = recordingPath('aB-_9', when)
      expect(beginningIn(hashOf(path))).toBeNull()
      const watched = watchFrom(path, 63)
      expect(beginningIn(hashOf(watched))).toBe(63)
      expect(recordingIn(hashOf(watched))).toEqual({ packed: 'aB-_9', when })
    }
    expect(watchFrom('/replay/table/x', 7)).toBe('/replay/table/x#from=7')
    expect(beginningIn('#from=0')).toBe(0)
    for (const told of ['', '-3', 'x', '1.5', '1e99']) expect(beginningIn(`#from=${told}`)).toBeNull()
  })
})
