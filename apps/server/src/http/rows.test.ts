import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { requestRows } from './rows.ts'

const leftOpen: (() => void)[] = []
afterEach(() => {
  for (const close of leftOpen.splice(0)) close()
})

async function house() {
  let asked = 0
  const floods: Socket[] = []
  const server = createServer((_, response) => {
    asked++
    setTimeout(() => response.end('in'), 1)
  })
  requestRows(server, (socket) => void floods.push(socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  leftOpen.push(() => (server.closeAllConnections(), server.close()))
  const { port } = server.address() as AddressInfo
  return { port, floods, asked: () => asked }
}

const ask = 'GET / HTTP/1.1\r\nHost: row\r\n\r\n'

async function statusesOf(port: number, row: string): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  leftOpen.push(() => socket.destroy())
  let text = ''
  socket.on('data', (data: Buffer) => {
    text += data.toString()
  })
  socket.write(row)
  await Promise.race([once(socket, 'close'), new Promise((resolve) => setTimeout(resolve, 500))])
  return [...text.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status ?? '')
}

it('requests in a row are answered, as long as they are few', async () => {
  const { port, floods } = await house()
  expect(await statusesOf(port, ask.repeat(16))).toEqual(Array.from({ length: 16 }, () => '200'))
  expect(floods).toEqual([])
})

it('requests beyond that get one last answer, and are not even looked at', async () => {
  const { port, floods, asked } = await house()
  const statuses = await statusesOf(port, ask.repeat(2000))
  expect(statuses).toEqual([...Array.from({ length: 16 }, () => '200'), '429'])
  expect([asked(), floods.length]).toEqual([16, 1])
})
