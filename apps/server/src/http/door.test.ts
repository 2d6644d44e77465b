import { describe, expect, it } from 'vitest'
import { door } from './door.ts'

const plain = door({ publicUrl: null, origins: ['https://friend.example'], host: '0.0.0.0' }, 'Shelf')
const behind = door({ publicUrl: new URL('https://play.example/'), origins: [], host: '127.0.0.1' }, 'shelf')

describe('a server that people reach directly', () => {
  it.each([
    [undefined, 'localhost:8080', null],
    [undefined, 'anything.example', null],
    ['http://localhost:8080', 'localhost:8080', null],
    ['http://127.0.0.1:8080', '127.0.0.1:8080', null],
    ['http://192.168.1.5:8080', '192.168.1.5:8080', null],
    ['http://[fd00::7]:8080', '[fd00::7]:8080', null],
    ['http://shelf:8080', 'shelf:8080', null],
    ['http://shelf.local:8080', 'shelf.local:8080', null],
    ['https://friend.example', 'localhost:8080', null],
    ['http://localhost:9999', 'localhost:8080', 'server.reject.foreignOrigin'],
    ['https://localhost:8080', 'localhost:8080', 'server.reject.foreignOrigin'],
    ['https://evil.example', 'localhost:8080', 'server.reject.foreignOrigin'],
    ['https://friend.example.evil.example', 'localhost:8080', 'server.reject.foreignOrigin'],
    ['null', 'localhost:8080', 'server.reject.foreignOrigin'],
    ['http://localhost:8080', '', 'server.reject.foreignOrigin'],
    // A name that leads here, but is not ours.
    ['http://evil.example:8080', 'evil.example:8080', 'server.reject.foreignHost'],
    ['http://shelf.evil.example:8080', 'shelf.evil.example:8080', 'server.reject.foreignHost'],
    ['http://127.0.0.1.evil.example', '127.0.0.1.evil.example', 'server.reject.foreignHost'],
  ])('lets a page of %s open a socket to %s: %s', (origin, host, refusal) => {
    expect(plain.refusal({ origin, host, protocol: 'http' })?.reason.id ?? null).toBe(refusal)
  })
})

describe('a server behind a proxy that speaks https', () => {
  it.each([
    ['https://play.example', 'play.example', 'http', null],
    ['https://play.example', '127.0.0.1:8080', 'http', null],
    ['http://play.example', 'play.example', 'http', 'server.reject.foreignOrigin'],
    ['http://play.example', '127.0.0.1:8080', 'http', 'server.reject.foreignOrigin'],
    ['http://127.0.0.1:8080', '127.0.0.1:8080', 'http', null],
    ['https://127.0.0.1:8080', '127.0.0.1:8080', 'https', null],
  ])('lets a page of %s open a socket to %s by %s: %s', (origin, host, protocol, refusal) => {
    expect(behind.refusal({ origin, host, protocol })?.reason.id ?? null).toBe(refusal)
  })

  it.each([
    ['https://play.example', 'http', true],
    ['http://192.168.1.5:8080', 'http', false],
    [undefined, 'http', true],
    [undefined, 'https', true],
  ])('takes a page of %s that comes by %s for safe: %s', (origin, protocol, isSecure) => {
    expect(behind.isSecure({ origin, host: 'x', protocol })).toBe(isSecure)
  })
})
