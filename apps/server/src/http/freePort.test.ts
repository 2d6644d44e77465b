import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './freePort.ts'

it('a port that is taken is passed over for the next free one', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const other = await freePort('127.0.0.1', port)
  expect(other).toBeGreaterThan(port)
  expect(other).toBeLessThan(port + 20)
  taken.close()
  await once(taken, 'close')
  expect(await freePort('127.0.0.1', port)).toBe(port)
})

it('an address that is not of this machine is left for the server to complain about', async () => {
  expect(await freePort('192.0.2.1', 8080)).toBe(8080)
})
