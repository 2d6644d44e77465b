import { describe, expect, it } from 'vitest'
import { isPage } from './addresses.ts'
import { type FileCache, type KeptFile, keepAll, keyOf } from './keeping.ts'

const files: readonly KeptFile[] = [
  { url: 'index.html', revision: '1' },
  ...Array.from({ length: 30 }, (_, number) => ({ url: `assets/${number}.js`, revision: null })),
]

function shelf(kept: Map<string, Response> = new Map()): FileCache & { readonly kept: Map<string, Response> } {
  return {
    kept,
    match: async (key) => kept.get(key),
    put: async (key, response) => void kept.set(key, response),
  }
}

/** A server that answers as it is told, and a clock that counts how long was waited. */
function world(answer: (url: string, asked: number) => Response | null) {
  const asked: string[] = []
  const waited: number[] = []
  let under = 0
  let most = 0
  return {
    asked,
    waited,
    most: () => most,
    fetch: async (url: string) => {
      asked.push(url)
      most = Math.max(most, ++under)
      await Promise.resolve()
      under--
      const response = answer(url, asked.filter((each) => each === url).length)
      if (response === null) throw new TypeError('no network')
      return response
    },
    sleep: async (milliseconds: number) => void waited.push(milliseconds),
  }
}

describe('keeping the pages', () => {
  it('fetches every file once, two at a time', async () => {
    const place = shelf()
    const quiet = world(() => new Response('code'))
    await keepAll(files, place, quiet)
    expect([...place.kept.keys()].sort()).toEqual(files.map(keyOf).sort())
    expect(quiet.asked).toHaveLength(files.length)
    expect(quiet.most()).toBe(2)
  })

  it('waits as long as the server says, and goes on', async () => {
    const place = shelf()
    const busy = world((url, asked) => {
      if (url === 'assets/3.js' && asked === 1)
        return new Response('', { status: 429, headers: { 'retry-after': '7' } })
      if (url === 'assets/9.js' && asked < 3) return new Response('', { status: 503 })
      if (url === 'assets/12.js' && asked === 1) return null
      return new Response('code')
    })
    await keepAll(files, place, busy)
    expect(place.kept.size).toBe(files.length)
    expect(busy.waited.filter((each) => each >= 1000)).toEqual([7000, 1000, 2000, 1000])
  })

  it('goes on where it was cut off', async () => {
    const place = shelf()
    const dead = world((url) => (url === 'assets/20.js' ? new Response('', { status: 503 }) : new Response('code')))
    await expect(keepAll(files, place, dead)).rejects.toThrow('assets/20.js: 503')
    const already = place.kept.size
    expect(already).toBeGreaterThan(15)
    const alive = world(() => new Response('code'))
    await keepAll(files, place, alive)
    expect(alive.asked).toHaveLength(files.length - already)
  })

  it('does not wait for what is gone', async () => {
    const gone = world(() => new Response('', { status: 404 }))
    await expect(keepAll(files, shelf(), gone)).rejects.toThrow('404')
    expect(gone.waited.filter((each) => each >= 1000)).toEqual([])
  })

  it('fetches a new revision beside the old one', async () => {
    const place = shelf()
    await keepAll(
      [{ url: 'index.html', revision: '1' }],
      place,
      world(() => new Response('old')),
    )
    await keepAll(
      [{ url: 'index.html', revision: '2' }],
      place,
      world(() => new Response('new')),
    )
    expect([...place.kept.keys()]).toEqual(['/index.html?revision=1', '/index.html?revision=2'])
  })
})

describe('addresses', () => {
  it.each(['/', '/new', '/table/abc', '/schemata', '/about', '/rules/alchemists', '/apiary'])(
    '%s is a page',
    (path) => {
      expect(isPage(path)).toBe(true)
    },
  )

  it.each(['/schemas/protocol.json', '/schemas', '/metrics', '/healthz', '/readyz', '/api/player', '/api', '/ws'])(
    '%s is the server’s own',
    (path) => {
      expect(isPage(path)).toBe(false)
    },
  )
})
