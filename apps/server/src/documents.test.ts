import { readFileSync } from 'node:fs'
import {
  commitmentOf,
  firstHash,
  hexOf,
  type LogHeader,
  nextHash,
  saltCommitmentOf,
  seededBytes,
  seedOf,
} from '@athanor/kernel'
import { expect, it } from 'vitest'
import { type RawClient, rawClient } from './testing/rawClient.ts'
import { testServer } from './testing/testServer.ts'

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

/** What stands between the fences of one kind. */
function block(kind: string): string {
  const [, inside] = new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(text) ?? []
  return inside ?? expect.fail(`docs/protocol.md has no ${kind}`)
}

it('the conversation in docs/protocol.md is held with a real server, line by line', { timeout: 30_000 }, async () => {
  const house = await testServer()
  const clients = new Map<string, RawClient>()
  let table = ''
  let action = ''
  const lines = block('conversation').trim().split('\n')
  expect(lines.length).toBeGreaterThan(20)
  for (const line of lines) {
    const [, who = '', arrow, said = ''] = /^(\w+) ([→←]) (.+)$/.exec(line) ?? expect.fail(line)
    const client = clients.get(who) ?? (await rawClient(house.ws))
    clients.set(who, client)
    const message = JSON.parse(said.replaceAll('<table>', table).replace('"<action>"', action)) as object
    if (arrow === '→') {
      client.send(JSON.stringify(message))
      continue
    }
    await expect
      .poll(() => client.received.filter((each) => fits(each, message)).length, { timeout: 5000 })
      .toBeGreaterThan(0)
    const { result } = client.received.find((each) => fits(each, message)) as {
      readonly result?: Record<string, unknown>
    }
    if (typeof result?.['table'] === 'string') table = result['table']
    const [first] = (result?.['actions'] ?? []) as readonly object[]
    if (first !== undefined) action = JSON.stringify(first)
  }
  for (const client of clients.values()) client.close()
  await house.stop()
})

function fits(received: object, wanted: object): boolean {
  try {
    expect(received).toMatchObject(wanted)
    return true
  } catch {
    return false
  }
}

it('the test vectors in docs/protocol.md are what the kernel computes', () => {
  const known = JSON.parse(block('vectors')) as Record<'secret' | 'seed' | 'head0', string> & {
    readonly salts: readonly string[]
    readonly header: LogHeader<unknown>
    readonly move: { readonly seat: number; readonly action: object }
  }
  const { secret, salts, header, move, seed, head0 } = known
  expect(known).toEqual({
    secret,
    salts,
    header,
    move,
    commitment: commitmentOf(secret),
    saltCommitments: salts.map(saltCommitmentOf),
    seed: seedOf(secret, salts),
    head0: firstHash(header),
    blinding1: hexOf(seededBytes(seed, '@log', 1)),
    head1: nextHash(seed, head0, 1, move),
  })
})
