import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, webSocketTo } from '@athanor/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, program } from '../testing/program.ts'
import { rawClient } from '../testing/rawClient.ts'
import { generous, type TestServer, testServer } from '../testing/testServer.ts'

const folder = mkdtempSync(join(tmpdir(), 'athanor-http-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('over HTTP', { timeout: 30_000 }, () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'athanor-web-'))
  let house: TestServer
  beforeAll(async () => {
    mkdirSync(join(webRoot, 'assets'))
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>table</title>')
    writeFileSync(join(webRoot, 'sw.js'), '// worker')
    writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'export {}')
    house = await testServer({ ATHANOR_ORIGINS: 'https://friend.example' }, { webRoot })
  })
  afterAll(async () => {
    await house.stop()
    rmSync(webRoot, { recursive: true, force: true })
  })
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(house.http + path, { headers })

  it('says that it lives, that it is ready, and how it is', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect(await (await get('/readyz')).json()).toEqual({
      status: 'ready',
      node: expect.stringMatching(/^n[0-9a-f]{12}$/) as unknown,
    })
    const numbers = await (await get('/metrics')).text()
    expect(numbers).toContain('athanor_connections 0')
    expect(numbers).toContain('process_resident_memory_bytes')
    expect((await get('/readyz')).headers.get('cache-control')).toBe('no-store')
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.5' })).status).toBe(404)
  })

  it('serves the client strictly', async () => {
    const page = await get('/', { accept: 'text/html' })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('permissions-policy')).toContain('camera=(self)')
    expect(page.headers.get('permissions-policy')).toContain('microphone=()')
    // Chromium does not know the word, and says so on every page.
    expect(page.headers.get('permissions-policy')).not.toContain('bluetooth')
    expect(page.headers.get('strict-transport-security')).toBeNull()
    expect((await get('/assets/main-abc123.js')).headers.get('cache-control')).toContain('immutable')
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
  })

  it('leads every page address to the client, and nothing else', async () => {
    const page = await get('/table/abc', { accept: 'text/html' })
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html><title>table</title>'])
    expect((await get('/table/abc')).status).toBe(404)
    expect((await get('/assets/missing.js')).status).toBe(404)
    expect((await get('/api/nothing', { accept: 'text/html' })).status).toBe(404)
    expect((await get('/..%2f..%2fpackage.json')).status).toBe(404)
    expect((await fetch(`${house.http}/healthz`, { method: 'DELETE' })).status).toBe(404)
  })

  it('knows a browser by a cookie that scripts and other sites cannot use', async () => {
    const given = await fetch(`${house.http}/api/player`, { method: 'POST' })
    const cookie = given.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^athanor_player_\d+=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/)
    const pair = cookie.split(';')[0] ?? ''
    const again = await fetch(`${house.http}/api/player`, { method: 'POST', headers: { cookie: pair } })
    expect(again.headers.get('set-cookie')).toContain(pair)
    const forged = await fetch(`${house.http}/api/player`, { method: 'POST', headers: { cookie: 'athanor_player=x' } })
    expect(forged.headers.get('set-cookie')).toMatch(/athanor_player_\d+=[0-9a-f]{64};/)

    // A form on another site is sent without the cookie: a new one would take the seats of the old one away.
    const headers = { origin: 'https://evil.example' }
    const foreign = await fetch(`${house.http}/api/player`, { method: 'POST', headers })
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null])
    const own = await fetch(`${house.http}/api/player`, { method: 'POST', headers: { origin: house.http } })
    expect(own.status).toBe(204)

    const browser = await rawClient(house.ws, { cookie: pair })
    const wish = { kind: 'create', game: 'compendium', seats: 2, visibility: 'link', name: 'Abigail' }
    const { result } = await browser.ask(wish)
    const table = String(result?.['table'])
    expect((await browser.ask({ kind: 'watch', table })).result).toMatchObject({ you: 0 })
    expect((await browser.ask({ kind: 'watch', table, spectate: true })).result).toMatchObject({ you: null })
    const reloaded = await rawClient(house.ws, { cookie: pair })
    expect((await reloaded.ask({ kind: 'watch', table })).result).toMatchObject({ you: 0 })
    const stranger = await rawClient(house.ws)
    expect((await stranger.ask({ kind: 'watch', table })).result).toMatchObject({ you: null })
    for (const client of [browser, reloaded, stranger]) client.close()

    // Today's name carries the port; a browser with the former one keeps its seats, and moves over.
    const former = pair.replace(/_\d+=/, '=')
    const old = await rawClient(house.ws, { cookie: former })
    expect((await old.ask({ kind: 'watch', table })).result).toMatchObject({ you: 0 })
    old.close()
    const moved = await fetch(`${house.http}/api/player`, { method: 'POST', headers: { cookie: former } })
    expect(moved.headers.get('set-cookie')).toContain(pair)

    // Programs of one host share their cookies: what one plants beside the browser's own is never taken for it.
    const planted = `${pair.split('=')[0]}=${'a'.repeat(64)}`
    for (const both of [`${planted}; ${pair}`, `${pair}; ${planted}`]) {
      const fooled = await rawClient(house.ws, { cookie: both })
      expect((await fooled.ask({ kind: 'watch', table })).result).toMatchObject({ you: null })
      fooled.close()
      const kept = await fetch(`${house.http}/api/player`, { method: 'POST', headers: { cookie: both } })
      expect(kept.headers.get('set-cookie')).toBeNull()
    }
    const beside = await rawClient(house.ws, { cookie: `athanor_player=${'b'.repeat(64)}; ${pair}` })
    expect((await beside.ask({ kind: 'watch', table })).result).toMatchObject({ you: 0 })
    beside.close()
  })

  it('turns pages of other sites away from the socket', async () => {
    await expect(rawClient(house.ws, { origin: 'https://evil.example' })).rejects.toThrow('403')
    for (const origin of ['https://friend.example', house.http]) {
      const client = await rawClient(house.ws, { origin })
      client.close()
    }
    // Somebody's name that was made to lead here: the page is of the same origin, and still not ours.
    const rebound = { origin: 'http://evil.example', host: 'evil.example' }
    await expect(rawClient(house.ws, rebound)).rejects.toThrow('403')
    await expect(rawClient(house.ws, { origin: house.http.replace('http:', 'https:') })).rejects.toThrow('403')
    const unasked = await get('/ws')
    expect([unasked.status, unasked.headers.get('upgrade')]).toEqual([426, 'websocket'])
  })

  it('lets the client library prepare before every attempt', async () => {
    let prepared = 0
    const client = connect({
      open: webSocketTo(house.ws),
      prepare: async () => {
        prepared++
      },
    })
    await client.send('ping', {})
    expect(prepared).toBe(1)
    client.close()
  })
})

describe('a server whose client was never built', { timeout: 30_000 }, () => {
  it('says so instead of showing an empty page', async () => {
    const house = await testServer({ ATHANOR_METRICS: 'off' }, { webRoot: '/nowhere' })
    const page = await fetch(house.http, { headers: { accept: 'text/html' } })
    expect([page.status, await page.json()]).toEqual([404, { error: { id: 'server.reject.notBuilt' } }])
    expect((await fetch(`${house.http}/metrics`)).status).toBe(404)
    await house.stop()
  })
})

describe('a server behind https', { timeout: 30_000 }, () => {
  const origin = 'https://play.example'
  const behind = { ATHANOR_PUBLIC_URL: origin, ATHANOR_PROXIES: '1' }

  it.each([
    ['host', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['off', null],
  ])('speaks for its %s alone: %s', async (choice, header) => {
    const house = await testServer({ ...behind, ATHANOR_HSTS: choice })
    const { headers } = await fetch(`${house.http}/healthz`)
    expect(headers.get('strict-transport-security')).toBe(header)
    await house.stop()
  })

  it('knows a browser by a cookie that no other host can set', async () => {
    const house = await testServer(behind)
    const given = await fetch(`${house.http}/api/player`, { method: 'POST', headers: { origin } })
    const cookie = given.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^__Host-athanor_player=[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const pair = cookie.split(';')[0] ?? ''
    const wish = { kind: 'create', game: 'compendium', seats: 2, visibility: 'link', name: 'Abigail' }
    const browser = await rawClient(house.ws, { cookie: pair, origin })
    expect(await browser.ask(wish)).toMatchObject({ ok: true })
    const tossed = await rawClient(house.ws, { cookie: pair.replace('__Host-', ''), origin })
    expect(await tossed.ask(wish)).toMatchObject({ error: { id: 'server.reject.secretMissing' } })
    await expect(rawClient(house.ws, { origin: 'http://play.example' })).rejects.toThrow('403')
    browser.close()
    tossed.close()
    await house.stop()
  })

  it('warns once of a proxy that the settings do not know', async () => {
    const started = program({ ...generous, ATHANOR_DATA: join(folder, 'proxy'), ATHANOR_LOG: 'warn' })
    const url = await addressOf(started)
    for (let visit = 0; visit < 3; visit++)
      await fetch(`${url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.5' } })
    started.child.kill('SIGTERM')
    await started.exit
    expect(started.output().match(/there is a proxy in front, but ATHANOR_PROXIES is 0/g)).toHaveLength(1)
  })
})
