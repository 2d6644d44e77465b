import { readFileSync } from 'node:fs'
import { changesDocument, protocolVersion } from '@athanor/protocol'
import { commandKinds } from '@athanor/protocol/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTable } from '../testing/players.ts'
import { rawClient } from '../testing/rawClient.ts'
import { testClient } from '../testing/testClient.ts'
import { type TestServer, testServer } from '../testing/testServer.ts'

const otherProtocol = {
  ok: false,
  error: { id: 'server.reject.otherProtocol', params: { protocol: protocolVersion, changes: changesDocument } },
}
const hello = { kind: 'hello', protocol: protocolVersion }

describe('a program that says nothing of its protocol, or names another', { timeout: 30_000 }, () => {
  let house: TestServer
  beforeAll(async () => {
    house = await testServer()
  })
  afterAll(() => house.stop())
  const silent = () => rawClient(house.ws, {}, false)

  it('of version 1 is told what is spoken here, whatever it asks for', async () => {
    const raw = await silent()
    const table = 'T'.repeat(22)
    for (const asked of [
      { kind: 'salt', table, salt: 'my-own-salt' },
      { kind: 'take', table, name: 'Old', salt: 'my-own-salt' },
      { kind: 'watch', table },
      { kind: 'ping' },
    ]) {
      expect(await raw.ask(asked)).toMatchObject(otherProtocol)
    }
    raw.close()
  })

  it.each([1, 2, protocolVersion + 1])('that says hello with version %i is told too', async (protocol) => {
    const raw = await silent()
    expect(await raw.ask({ kind: 'hello', protocol })).toMatchObject(otherProtocol)
    expect(await raw.ask({ kind: 'ping' })).toMatchObject(otherProtocol)
    raw.close()
  })

  it('changes nothing before its hello', async () => {
    const client = testClient(house.ws)
    const { table, secret, watch } = await hostTable(client)
    const raw = await silent()
    expect(await raw.ask({ kind: 'watch', table, secret })).toMatchObject(otherProtocol)
    expect(await raw.ask({ kind: 'chat', table, text: 'hello?' })).toMatchObject(otherProtocol)
    expect(await raw.ask(hello)).toMatchObject({ ok: true, result: {} })
    expect(await raw.ask({ kind: 'watch', table, secret })).toMatchObject({ ok: true })
    expect(watch.get().chat).toEqual([])
    raw.close()
    client.close()
  })

  it('is heard from its hello on, and need not wait for the answer', async () => {
    const raw = await silent()
    const answers = await Promise.all([raw.ask(hello), raw.ask({ kind: 'ping' }), raw.ask({ kind: 'ping' })])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    // One that changes its mind later speaks another one by then.
    expect(await raw.ask({ kind: 'hello', protocol: 2 })).toMatchObject(otherProtocol)
    raw.close()
  })

  it('hears of what cannot be read as before', async () => {
    const raw = await silent()
    const complaint = raw.nextComplaint()
    raw.send('no JSON')
    expect(await complaint).toMatchObject({ error: { id: 'server.reject.notJson' } })
    expect(await raw.ask({ kind: 'hello', protocol: 'three' })).toMatchObject({
      error: { id: 'server.reject.badMessage', params: { path: 'protocol' } },
    })
    raw.close()
  })

  it('learns who speaks to it', async () => {
    const raw = await silent()
    expect(raw.received[0]).toMatchObject({
      kind: 'hello',
      protocol: protocolVersion,
      node: expect.stringMatching(/^n[0-9a-f]{12}$/),
      build: expect.stringMatching(/^([0-9a-f]{12}|none)$/),
    })
    raw.close()
  })
})

describe('what is reserved for what comes', () => {
  const text = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8')
  const [, section = ''] = /## Reserved for what comes\n([^]*?)\n## /.exec(text) ?? []

  it('is no command yet, so that nobody takes silence for consent', async () => {
    const house = await testServer()
    const raw = await rawClient(house.ws)
    for (const kind of ['order', 'withdraw', 'forget']) {
      expect(section).toContain(`| \`${kind}\` |`)
      expect(commandKinds).not.toContain(kind)
      expect(await raw.ask({ kind, table: 'T'.repeat(22) })).toMatchObject({
        error: { id: 'server.reject.unknownCommand' },
      })
    }
    expect(await raw.ask({ ...hello, proofs: [] })).toMatchObject({ error: { id: 'server.reject.badMessage' } })
    raw.close()
    await house.stop()
  })
})
