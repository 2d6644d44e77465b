import { readdirSync, readFileSync } from 'node:fs'
import { alchemists } from '@athanor/alchemists'
import { apprentices } from '@athanor/apprentices'
import { compendium } from '@athanor/compendium'
import { firstHash, type Game, type GameLog, nextHash, replay, type Shape, seedOf } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { toBase64Url } from '../lib/base64url.ts'
import { linkedLog, linkOfLog } from './linkedLog.ts'

type Log = GameLog<unknown, unknown>

/** Whole games that the games themselves keep. */
function keptGames(folder: string): readonly Log[] {
  const at = new URL(`../../../../games/${folder}/fixtures/`, import.meta.url)
  return readdirSync(at)
    .filter((name) => name.endsWith('.json'))
    .map((name) => (JSON.parse(readFileSync(new URL(name, at), 'utf8')) as { readonly log: Log }).log)
}

async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()))
}

describe('a whole game in a link', () => {
  it.each<[string, Game<Shape>]>([
    ['compendium', compendium as unknown as Game<Shape>],
    ['alchemists', alchemists as unknown as Game<Shape>],
    ['apprentices', apprentices as unknown as Game<Shape>],
  ])('is the same game when it is opened: %s', async (folder, game) => {
    for (const log of keptGames(folder)) {
      const link = await linkOfLog(log)
      expect(link).toMatch(/^[\w-]+$/)
      expect(link.length).toBeLessThan(6000)
      const opened = await linkedLog(link)
      expect(opened).toEqual({ ...log, outcome: null })
      expect([...replay(game, opened as Log)]).toHaveLength(log.entries.length + 1)
    }
  })

  const [log] = keptGames('compendium') as readonly [Log]

  it('keeps what was taken back, and a game without moves', async () => {
    const { header, secret } = log
    const none: Log = { header, secret, entries: [], outcome: null }
    expect(await linkedLog(await linkOfLog(none))).toEqual(none)
    const seed = seedOf(
      secret as string,
      header.seats.map(({ salt }) => salt),
    )
    const undo = { seat: 1, undo: true } as const
    const taken: Log = { ...none, entries: [{ ...undo, hash: nextHash(seed, firstHash(header), 1, undo) }] }
    expect(await linkedLog(await linkOfLog(taken))).toEqual(taken)
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
    ['a few bytes that become very many', 'a'.repeat(3_000_000)],
  ])('is refused when something else was packed: %s', async (_, value) => {
    expect(await linkedLog(await packed(value))).toBeNull()
  })
})
