import { expect, it } from 'vitest'
import { isWelcome } from './origins.ts'

it.each([
  [undefined, 'localhost:8080', true],
  ['http://localhost:8080', 'localhost:8080', true],
  ['https://play.example', '10.0.0.1:8080', true],
  ['https://friend.example', 'localhost:8080', true],
  ['http://localhost:9999', 'localhost:8080', false],
  ['https://evil.example', 'localhost:8080', false],
  ['https://play.example.evil.example', 'localhost:8080', false],
  ['null', 'localhost:8080', false],
  ['http://localhost:8080', undefined, false],
])('a page of %s may open a socket to %s: %s', (origin, host, welcome) => {
  expect(isWelcome(origin, host, new URL('https://play.example/'), ['https://friend.example'])).toBe(welcome)
})
