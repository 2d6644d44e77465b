import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticator } from '../testing/authenticator.ts'
import { type Browser, browserAt } from '../testing/browser.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'
import { passkeysFor } from './passkeyRoutes.ts'

const origin = 'https://play.example.org'
let house: TestServer
let clock = 1_800_000_000_000
beforeAll(async () => {
  house = await testServer({ ATHANOR_PUBLIC_URL: origin, ATHANOR_PROXIES: '1' }, { now: () => clock })
})
afterAll(() => house.stop())

let addresses = 0
async function browser(): Promise<Browser> {
  const headers = { 'x-forwarded-for': `192.0.2.${++addresses}`, origin }
  const opened = browserAt(house.http, headers)
  await opened.post('/api/player')
  return opened
}

async function withRing(): Promise<Browser> {
  const opened = await browser()
  expect((await opened.post('/api/people/ring', { name: 'Ann', tables: [] })).status).toBe(201)
  return opened
}

interface Options {
  readonly challenge: string
  readonly allowCredentials?: readonly unknown[]
  readonly authenticatorSelection?: object
  readonly rp?: object
}
async function options(opened: Browser, path: string): Promise<Options> {
  const answer = await opened.post(`/api/people/${path}/options`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Options
}

async function register(opened: Browser, device = authenticator('play.example.org')) {
  const { challenge } = await options(opened, 'passkeys')
  expect((await opened.post('/api/people/passkeys', { response: device.register(challenge, origin) })).status).toBe(201)
  return device
}

const show = (opened: Browser, response: object) =>
  opened.post('/api/people/session/passkey', { response, bring: false, tables: [] })

async function ringOf(opened: Browser): Promise<string | null> {
  const me = (await (await opened.get('/api/people/me')).json()) as { readonly ring: { readonly name: string } | null }
  return me.ring?.name ?? null
}

describe('a passkey', { timeout: 60_000 }, () => {
  it('opens a ring on another device, without a word of whose it is', async () => {
    const owner = await withRing()
    const device = await register(owner)
    const other = await browser()
    const asked = await options(other, 'session/passkey')
    expect(asked.allowCredentials ?? []).toEqual([])
    const entered = await show(other, device.answer(asked.challenge, origin))
    expect(entered.status).toBe(204)
    expect(entered.headers.getSetCookie()[0]).toMatch(
      /^__Host-athanor_ring=[0-9a-f]{64}; .*HttpOnly; Secure; SameSite=Strict/,
    )
    expect(await ringOf(other)).toBe('Ann')
  })

  it('is asked for as one that may be found without a name, verified where the device can', async () => {
    const asked = await options(await withRing(), 'passkeys')
    expect(asked.rp).toMatchObject({ id: 'play.example.org' })
    expect(asked.authenticatorSelection).toMatchObject({ residentKey: 'preferred', userVerification: 'preferred' })
  })

  it('answers a challenge once, within a minute, and only one of ours for just this', async () => {
    const owner = await withRing()
    const device = await register(owner)
    const other = await browser()
    const { challenge } = await options(other, 'session/passkey')
    const answer = device.answer(challenge, origin)
    expect((await show(other, answer)).status).toBe(204)
    const thief = await browser()
    expect((await show(thief, answer)).status).toBe(401)
    // Signed anew for the used challenge it is worth no more.
    expect((await show(thief, device.answer(challenge, origin))).status).toBe(401)
    const late = await options(thief, 'session/passkey')
    clock += 60_000
    expect((await show(thief, device.answer(late.challenge, origin))).status).toBe(401)
    expect((await show(thief, device.answer('bm90IG91cnM', origin))).status).toBe(401)
    // One that was meant for making a passkey opens nothing, and the other way round.
    const making = await options(owner, 'passkeys')
    expect((await show(thief, device.answer(making.challenge, origin))).status).toBe(401)
    const opening = await options(thief, 'session/passkey')
    const fresh = authenticator('play.example.org').register(opening.challenge, origin)
    expect((await owner.post('/api/people/passkeys', { response: fresh })).status).toBe(400)
    // Nor does a challenge that somebody else was given.
    const others = await options(await withRing(), 'passkeys')
    const made = authenticator('play.example.org').register(others.challenge, origin)
    expect((await owner.post('/api/people/passkeys', { response: made })).status).toBe(400)
    expect(await ringOf(thief)).toBeNull()
  })

  it('is worth nothing from another page, for another name, changed on the way, or without its key', async () => {
    const owner = await withRing()
    const device = await register(owner)
    const thief = await browser()
    const challenge = async () => (await options(thief, 'session/passkey')).challenge
    expect((await show(thief, device.answer(await challenge(), 'https://evil.example'))).status).toBe(401)
    const elsewhere = authenticator('evil.example')
    const { id } = device.answer('x', origin)
    expect((await show(thief, { ...elsewhere.answer(await challenge(), origin), id, rawId: id })).status).toBe(401)
    const stranger = authenticator('play.example.org')
    expect((await show(thief, { ...stranger.answer(await challenge(), origin), id, rawId: id })).status).toBe(401)
    expect((await show(thief, stranger.answer(await challenge(), origin))).status).toBe(401)
    for (const nonsense of [
      {},
      { id: 5 },
      { id, response: null },
      { id, rawId: id, type: 'public-key', response: {} },
    ]) {
      expect((await show(thief, nonsense)).status).toBe(401)
    }
    expect(await ringOf(thief)).toBeNull()
  })

  it('that counts must count on; one that never does stays at 0', async () => {
    const owner = await withRing()
    const device = await register(owner)
    const other = await browser()
    const enter = async (of: typeof device, counter?: number) =>
      (await show(other, of.answer((await options(other, 'session/passkey')).challenge, origin, counter))).status
    expect(await enter(device, 7)).toBe(204)
    expect(await enter(device, 7)).toBe(401)
    expect(await enter(device, 6)).toBe(401)
    expect(await enter(device, 8)).toBe(204)
    const still = await register(owner, authenticator('play.example.org', false))
    for (let times = 0; times < 3; times++) expect(await enter(still)).toBe(204)
  })

  it('can be taken off the ring, by its owner alone', async () => {
    const owner = await withRing()
    const device = await register(owner)
    const { id } = device.answer('x', origin)
    expect((await (await withRing()).remove(`/api/people/passkeys/${id}`)).status).toBe(404)
    expect((await owner.remove(`/api/people/passkeys/${id}`)).status).toBe(204)
    const other = await browser()
    const { challenge } = await options(other, 'session/passkey')
    expect((await show(other, device.answer(challenge, origin))).status).toBe(401)
    expect((await other.post('/api/people/passkeys/options')).status).toBe(401)
  })

  it('is tried by one address only so often', async () => {
    const guesser = await browser()
    const answers = await Promise.all(Array.from({ length: 25 }, () => show(guesser, { id: 'nobody' })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('needs a name and https, and says which of them is missing', () => {
    const visit = { origin: undefined, host: 'play.example.org', protocol: 'http' }
    const at = (url: string | null, more = {}) => passkeysFor(url === null ? null : new URL(url), { ...visit, ...more })
    expect(at(null)).toBe('noAddress')
    expect(at('http://play.example.org')).toBe('noHttps')
    expect(at('https://192.0.2.1')).toBe('noName')
    expect(at('https://[2001:db8::1]')).toBe('noName')
    expect(at(origin)).toBe('yes')
    expect(at(origin, { origin })).toBe('yes')
    expect(at(origin, { host: '192.168.1.5:8080' })).toBe('elsewhere')
    expect(at(origin, { origin: 'http://192.168.1.5:8080' })).toBe('elsewhere')
    expect(at('http://localhost:8080', { host: 'localhost:8080' })).toBe('yes')
  })
})
