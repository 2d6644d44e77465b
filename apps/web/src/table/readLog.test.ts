import { describe, expect, it } from 'vitest'
import { readLog } from './readLog.ts'

const good = {
  header: {
    format: 'athanor-log/1',
    game: 'compendium',
    rulesVersion: 1,
    commitment: 'c',
    seats: [{ name: 'Ann', colour: 'red', salt: 's' }],
    options: {},
  },
  entries: [{ seat: 0, undo: true, hash: 'h' }],
  secret: null,
  outcome: null,
}

describe('a log from outside', () => {
  it('is read when it looks like one', () => {
    expect(readLog(JSON.stringify(good))).toEqual(good)
  })

  it.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['no header', JSON.stringify({ ...good, header: null })],
    ['no entries', JSON.stringify({ ...good, entries: 'many' })],
    ['seats without names', JSON.stringify({ ...good, header: { ...good.header, seats: [{}] } })],
    ['entries of nobody', JSON.stringify({ ...good, entries: [{}] })],
    ['a secret that is no text', JSON.stringify({ ...good, secret: 7 })],
  ])('is refused when it does not: %s', (_, text) => {
    expect(readLog(text)).toBeNull()
  })
})
