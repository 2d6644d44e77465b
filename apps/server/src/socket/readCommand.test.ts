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

  it('names the field that is wrong', () => {
    const read = readCommand(JSON.stringify({ kind: 'bot', id: 'a', table, seat: 'first', bot: null }))
    expect(read).toMatchObject({ reason: { params: { path: 'seat' } } })
  })
})
