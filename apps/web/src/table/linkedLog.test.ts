import { alchemists } from '@athanor/alchemists'
import { apprentices } from '@athanor/apprentices'
import { compendium } from '@athanor/compendium'
import { type Game, type GameLog, type Shape, verify } from '@athanor/kernel'
import { anyAction, recordFixture } from '@athanor/kernel/testing'
import { describe, expect, it } from 'vitest'
import { toBase64Url } from '../lib/base64url.ts'
import { linkedLog, linkOfLog } from './linkedLog.ts'

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
  it.each<[id: string, game: Game<Shape>, longest: number]>([
    ['compendium', compendium, 2000],
    ['alchemists', alchemists, 4000],
    ['apprentices', apprentices, 8000],
  ])('is the same game when it is opened: %s', async (_, game, longest) => {
    for (const seed of ['one', 'two', 'three']) {
      const log = played(game, seed)
      const link = await linkOfLog(log)
      expect(link).toMatch(/^[\w-]+$/)
      expect(link.length).toBeLessThan(longest)
      const opened = (await linkedLog(link)) as Log
      expect(opened).toEqual({ ...log, outcome: null })
      expect(verify(game, { ...opened, outcome: log.outcome })).toMatchObject({ ok: true })
    }
  })

  const log = played(compendium, 'kept')

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
