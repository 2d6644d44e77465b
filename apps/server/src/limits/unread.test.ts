import { expect, it } from 'vitest'
import { unreadBook } from './unread.ts'

it('lets a connection go that does not read', () => {
  const gone: string[] = []
  const book = unreadBook({ connection: 100, address: 1000 })
  const slow = book.open('a', () => void gone.push('slow'))
  slow.add(100)
  slow.sent(60)
  slow.add(50)
  expect(gone).toEqual([])
  slow.add(20)
  slow.add(20)
  expect(gone).toEqual(['slow'])
})

it('counts all connections of an address together, and lets the worst go', () => {
  const gone: string[] = []
  const book = unreadBook({ connection: 100, address: 250 })
  const open = (name: string, address = 'a') => book.open(address, () => void gone.push(name))
  const [one, two, three, other] = [open('one'), open('two'), open('three'), open('other', 'b')]
  one.add(90)
  two.add(95)
  other.add(99)
  three.add(60)
  expect(gone).toEqual([])
  three.add(10)
  expect(gone).toEqual(['two'])
  // What was dropped still takes memory until the socket is closed.
  three.add(1)
  expect(gone).toEqual(['two', 'one'])
  two.close()
  one.close()
  three.add(20)
  expect(gone).toEqual(['two', 'one'])
})
