// Throws hostile messages at the real server: `npm run fuzz:protocol [-- messages [seed]]`.
// The server must answer each one, change nothing, keep its memory, and go on serving honest people.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { canonical, quickChance } from '@athanor/kernel'
import { connect, createTable, webSocketTo } from '@athanor/protocol'
import { WebSocket } from 'ws'
import { helloText } from './helloText.ts'
import { hostileMessage, type Victim } from './hostileMessages.ts'
import { serverProcess } from './serverProcess.ts'

const [total = 100_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const connections = 20
const window = 32
const rounds = 5
const data = mkdtempSync(join(tmpdir(), 'athanor-fuzz-'))
const server = await serverProcess({ ATHANOR_DATA: data, ATHANOR_PORT: '0' }, 'weighed')
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const problems: string[] = []

const honest = connect({ open: webSocketTo(server.ws) })
const guest = connect({ open: webSocketTo(server.ws) })
const secret = honest.randomHex(32)
const options = { firstPlayer: 'seat1' }
const { table, watch } = await createTable(honest, {
  game: 'compendium',
  seats: 3,
  visibility: 'public',
  name: 'Honest',
  secret,
  options,
  bots: ['random'],
})
const second = guest.randomHex(32)
guest.watch(table, { secret: second })
await guest.sit({ table, name: 'Guest', secret: second })
await honest.send('start', { table })
await honest.send('chat', { table, text: 'hello' })
while (watch.get().game === null || watch.get().chat.length === 0) await wait(10)
const before = standing()
const victim: Victim = { table, version: 0 }

let sent = 0
let answered = 0
let accepted = 0
let hungUp = 0
const memory: number[] = []

console.log(`seed ${seed}: ${total} messages over ${connections} connections`)
const began = performance.now()
for (let round = 0; round < rounds; round++) {
  const from = round * connections
  await Promise.all(Array.from({ length: connections }, (_, index) => attack(from + index)))
  // Living memory, after the rubbish was taken out.
  memory.push((await server.weigh()) / 1000)
}
const seconds = (performance.now() - began) / 1000

await wait(300)
if (standing() !== before) problems.push('something changed at the table')
const [first = 0] = memory
const last = memory.at(-1) ?? 0
if (last > 1.05 * first + 2) problems.push('the memory grew')
if (hungUp > 0) problems.push(`the server hung up ${hungUp} times`)
if (answered !== sent) problems.push(`${sent} messages were sent, ${answered} were answered`)
const { size, version } = await honest.send('legal', { table, from: 0, count: 1 })
const { actions } = await honest.send('legal', { table, from: size - 1, count: 1 })
await honest.send('act', { table, version, action: actions[0] })
if (honest.status.get() !== 'online') problems.push('the honest player lost the connection')
honest.close()
guest.close()
await server.kill('SIGTERM')
rmSync(data, { recursive: true, force: true })
console.log(
  `${sent} messages in ${seconds.toFixed(1)} s, ${answered} answers (${accepted} harmless ones accepted), ` +
    `${hungUp} connections ended by the server; living memory ${memory.map((megabytes) => megabytes.toFixed(1)).join(', ')} MB`,
)
console.log(problems.length === 0 ? 'no crash, no effect, steady memory' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

/** What everybody at the table sees, apart from who is looking. */
function standing(): string {
  const { table: info, game, chat } = watch.get()
  return canonical({ table: { ...info, spectators: 0 }, game, chat })
}

async function attack(index: number): Promise<void> {
  const chance = quickChance(seed + index)
  const share = Math.floor(total / connections / rounds)
  for (let done = 0; done < share; ) done += await attackOnce(Math.min(500, share - done), chance)
}

/** Sends so many messages over one connection, a few in flight at a time, then breaks it off rudely. */
function attackOnce(count: number, chance: ReturnType<typeof quickChance>): Promise<number> {
  return new Promise((resolve) => {
    const socket = new WebSocket(server.ws)
    let mine = 0
    let heard = 0
    const fill = () => {
      while (mine < count && mine - heard < window) {
        mine++
        sent++
        socket.send(hostileMessage(victim, `f${mine}`, chance))
      }
    }
    socket.on('open', () => {
      socket.send(helloText)
      socket.send(JSON.stringify({ kind: 'watch', id: 'watch', table }))
    })
    socket.on('message', (message: Buffer) => {
      const answer = JSON.parse(message.toString()) as { re?: unknown; ok?: boolean; error?: { id: string } }
      if (!('re' in answer) || answer.re === 'hello') return
      if (answer.re === 'watch') return fill()
      heard++
      answered++
      if (answer.ok === true) accepted++
      else if (typeof answer.error?.id !== 'string') problems.push(`an answer without a reason: ${message.toString()}`)
      if (answer.error?.id === 'server.reject.internal') problems.push('an internal error')
      if (heard === count) socket.terminate()
      else fill()
    })
    socket.on('error', () => undefined)
    const patience = setTimeout(() => socket.terminate(), 60_000)
    socket.on('close', () => {
      clearTimeout(patience)
      if (heard < mine) hungUp++
      resolve(count)
    })
  })
}
