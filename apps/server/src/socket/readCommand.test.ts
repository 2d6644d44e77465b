import { describe, expect, it } from 'vitest'
import { readCommand } from './readCommand.ts'

const table = 'T'.repeat(22)

describe('a message from outside', () => {
  it('that is well formed is read', () => {
    const read = readCommand(JSON.stringify({ kind: 'act', id: 'a1', table, version: 3, action: { kind: 'x' } }))
    expect(read).toMatchObject({ ok: true, re: 'a1', command: { kind: 'act', version: 3 } })
  })

  it.each([
    ['', null, 'server.reject.notJson'],
    ['{', null, 'server.reject.notJson'],
    ['null', null, 'server.reject.badMessage'],
    ['[]', null, 'server.reject.badMessage'],
    ['"ping"', null, 'server.reject.badMessage'],
    ['{"kind":"ping"}', null, 'server.reject.badMessage'],
    ['{"kind":"ping","id":5}', null, 'server.reject.badMessage'],
    ['{"kind":"ping","id":"no spaces"}', null, 'server.reject.badMessage'],
    ['{"kind":"fly","id":"a"}', 'a', 'server.reject.unknownCommand'],
    ['{"kind":"__proto__","id":"a"}', 'a', 'server.reject.unknownCommand'],
    ['{"kind":"constructor","id":"a"}', 'a', 'server.reject.unknownCommand'],
    ['{"kind":"ping","id":"a","more":1}', 'a', 'server.reject.badMessage'],
    [`{"kind":"act","id":"a","table":"${table}","version":-1,"action":{}}`, 'a', 'server.reject.badMessage'],
    [`{"kind":"act","id":"a","table":"${table}","version":1.5,"action":{}}`, 'a', 'server.reject.badMessage'],
    ['{"kind":"watch","id":"a","table":"../../etc/passwd"}', 'a', 'server.reject.badMessage'],
    [`{"kind":"chat","id":"a","table":"${table}","text":["x"]}`, 'a', 'server.reject.badMessage'],
  ])('%s is refused under the id %s: %s', (text, re, id) => {
    expect(readCommand(text)).toMatchObject({ ok: false, re, reason: { id } })
  })

  it.each([
    [{ kind: 'bot', table, seat: 'first', bot: null }, 'seat', 'number'],
    [{ kind: 'bot', table, seat: 99, bot: null }, 'seat', '≤ 15'],
    [{ kind: 'bot', table, seat: 1, bot: null, why: 'so' }, 'why', 'absent'],
    [{ kind: 'chat', table: 'short', text: 'x' }, 'table', '/^[A-Za-z0-9_-]{22}$/'],
    [{ kind: 'watch', table: 'Т'.repeat(22) }, 'table', '/^[A-Za-z0-9_-]{22}$/'],
    [{ kind: 'create', game: 'g', seats: 2, visibility: 'all', name: 'A' }, 'visibility', '"public" | "link"'],
    [{}, 'kind', expect.stringMatching(/^"hello" \| "ping" \| "lobby" \| "create"/)],
  ])('%j: names the field and what was expected: %s', (message, path, expected) => {
    const read = readCommand(JSON.stringify({ id: 'a', ...message }))
    expect(read).toMatchObject({
      ok: false,
      re: 'a',
      reason: { id: 'server.reject.badMessage', params: { path, expected } },
    })
  })

  it.each([
    ['name', 30, 'server.reject.nameTooLong', { kind: 'take', table, commitment: 'ab'.repeat(32) }],
    ['text', 500, 'server.reject.chatTooLong', { kind: 'chat', table }],
  ])('has a %s of %i characters at most, as the schema says', (field, most, id, message) => {
    const read = (length: number) =>
      readCommand(JSON.stringify({ id: 'a', ...message, [field]: '\u{1F9EA}'.repeat(length) }))
    expect(read(most)).toMatchObject({ ok: true })
    expect(read(most + 1)).toMatchObject({ ok: false, re: 'a', reason: { id, params: { most } } })
  })
})
