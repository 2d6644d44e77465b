import { readFileSync } from 'node:fs'
import {
  at,
  commitmentOf,
  firstHash,
  hexOf,
  type LogHeader,
  type LogMove,
  type LogPerson,
  nextHash,
  saltCommitmentOf,
  seatIdOf,
  seededBytes,
  seedOf,
} from '@athanor/kernel'
import { chatLine, jsonSchemaOf, protocolJsonSchema, tableInfo, tableSummary } from '@athanor/protocol/schemas'
import { describe, expect, it } from 'vitest'
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
    const client = clients.get(who) ?? (await rawClient(house.ws, {}, false))
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
  const known = JSON.parse(block('vectors')) as Record<'secret' | 'seed' | 'head0' | 'head1', string> & {
    readonly salts: readonly string[]
    readonly people: readonly LogPerson[]
    readonly header: LogHeader<unknown>
    readonly moves: readonly LogMove<object>[]
  }
  const { secret, salts, people, header, moves, seed, head0, head1 } = known
  expect(header.seats.map((seat) => 'id' in seat && seat.id)).toEqual(people.map(seatIdOf))
  expect(known).toEqual({
    secret,
    salts,
    people,
    seatIds: people.map(seatIdOf),
    header,
    moves,
    commitment: commitmentOf(secret),
    saltCommitments: salts.map(saltCommitmentOf),
    seed: seedOf(secret, salts),
    head0: firstHash(header),
    blinding1: hexOf(seededBytes(seed, '@log', 1)),
    head1: nextHash(seed, head0, 1, at(moves, 0)),
    head2: nextHash(seed, head1, 2, at(moves, 1)),
  })
})

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, ObjectSchema & { readonly const?: unknown }>>
  readonly items?: ObjectSchema
  readonly anyOf?: readonly ObjectSchema[]
  readonly oneOf?: readonly ObjectSchema[]
}

const fieldsOf = (schema: ObjectSchema | undefined) => Object.keys(schema?.properties ?? {})

/** The names in the first column of a table of the document, whose head names that column. */
function column(head: string): readonly string[] {
  const [, rows = ''] = new RegExp(`\\| ${head} \\|[^\n]*\n\\|[-|]+\n((?:\\|[^\n]*\n)+)`).exec(text) ?? []
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
}

/** What is named in a piece of the document, from some words on up to an empty line or the next item. */
function namedAfter(words: string): readonly string[] {
  const from = text.indexOf(words)
  if (from < 0) return expect.fail(`docs/protocol.md does not say: ${words}`)
  const [piece = ''] = text.slice(from).split(/\n(?:\n|- )/, 1)
  return [...piece.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
}

/** A message that the server sends by itself. */
function pushed(kind: string): ObjectSchema | undefined {
  const { $defs } = protocolJsonSchema() as { readonly $defs: { readonly Push: ObjectSchema } }
  const { oneOf, anyOf } = $defs.Push
  return (oneOf ?? anyOf ?? []).find(({ properties }) => properties?.['kind']?.const === kind)
}

describe('the fields that docs/protocol.md lists are all that there are', () => {
  const table = jsonSchemaOf(tableInfo) as ObjectSchema

  it('of a table and its seats', () => {
    expect(new Set(column('field of a table'))).toEqual(new Set(fieldsOf(table)))
    expect(column('field of a seat').toSorted()).toEqual(fieldsOf(table.properties?.['seats']?.items).toSorted())
  })

  it('of a table in the lobby', () => {
    const summary = jsonSchemaOf(tableSummary) as ObjectSchema
    const seats = fieldsOf(summary.properties?.['seats']?.items)
    const named = namedAfter('The lobby lists less of a table')
    expect([...fieldsOf(summary), ...seats].filter((name) => !named.includes(name))).toEqual([])
    expect(named.filter((name) => ![...fieldsOf(summary), ...seats].includes(name))).toEqual([])
  })

  it.each(['hello', 'notice', 'comeBack'])('of the message %s', (kind) => {
    const fields = fieldsOf(pushed(kind)).filter((name) => !['kind', kind].includes(name))
    const named = namedAfter(`- \`${kind}\`,`.replace(/,$/, kind === 'hello' ? ',' : ':'))
    expect(fields.filter((name) => !named.includes(name))).toEqual([])
  })

  it('of a line of chat', () => {
    const named = namedAfter('- `chat`: the lines after')
    expect(fieldsOf(jsonSchemaOf(chatLine) as ObjectSchema).filter((name) => !named.includes(name))).toEqual([])
  })
})

it('every command and every message of the server is named in docs/protocol.md', () => {
  const { $defs } = protocolJsonSchema() as {
    readonly $defs: { readonly Command: ObjectSchema; readonly Push: ObjectSchema }
  }
  const kindsOf = ({ oneOf, anyOf }: ObjectSchema) =>
    (oneOf ?? anyOf ?? []).map(({ properties }) => String(properties?.['kind']?.const))
  const commands = column('kind')
  expect(commands.toSorted()).toEqual(kindsOf($defs.Command).toSorted())
  for (const kind of kindsOf($defs.Push)) expect(text).toMatch(new RegExp(`\`${kind}\`|"kind":"${kind}"`))
})
