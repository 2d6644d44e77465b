import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askingWire } from './asking.ts'
import type { Attack } from './attack.ts'
import { cookieLine, type Wire, wire } from './wire.ts'

/** Bytes that a list of tables may take, whatever they were made with. */
const longestList = 250_000
const tablesOfOne = 45

/** Tables with options as heavy as a message may be, and somebody who reads the list of them. */
export const heavyOptions: Attack = {
  name: 'tables with very long options in the lobby',
  async run({ target, address, isOver }) {
    const complaints: string[] = []
    const host = await askingWire(target, address)
    const reader = await askingWire(target, address)
    const card = { gold: 9, ingredients: 9, favours: 9, books: 9, reputation: -9, delayed: 9, artifact: 'starting' }
    const printedValues = { startupCards: Array.from({ length: 99 }, () => card) }
    for (let made = 0; made < tablesOfOne && !isOver(); made++) {
      const id = `create-${made}`
      const secret = randomBytes(32).toString('hex')
      const wish = { game: 'alchemists', seats: 2, visibility: 'public', name: 'Mallory', secret }
      host?.say({ kind: 'create', id, ...wish, options: { printedValues } })
      await sleep(600)
    }
    while (!isOver()) {
      const before = reader?.heard.length ?? 0
      reader?.say({ kind: 'lobby', id: 'list', watch: true })
      await sleep(2000)
      const longest = Math.max(0, ...(reader?.heard.slice(before) ?? []).map(({ length }) => length))
      if (longest > longestList) complaints.push(`the list of tables took ${longest} bytes`)
    }
    if (reader?.wire.isOpen === false) complaints.push('a reader of the lobby was cut off')
    host?.wire.close()
    reader?.wire.close()
    return [...new Set(complaints)]
  },
}

const mostPerSecond = 5_000_000

/** The longest files that anybody may ask for, again and again. */
export const schemaFlood: Attack = {
  name: 'schemas without end',
  async run({ target, address, isOver }) {
    let bytes = 0
    let wires: Wire[] = []
    const began = performance.now()
    const ask = `GET /schemas/alchemists/1.json HTTP/1.1\r\nHost: ${target.host}:${target.port}\r\n${cookieLine(target)}\r\n`
    while (!isOver()) {
      wires = wires.filter(({ isOpen }) => isOpen)
      if (wires.length < 30) {
        const fresh = await wire(target, address).catch(() => null)
        fresh?.socket.on('data', (data: Buffer) => {
          bytes += data.length
        })
        fresh?.write(ask)
        if (fresh === null) await sleep(20)
        else wires.push(fresh)
      } else {
        for (const each of wires) each.write(ask)
        await sleep(10)
      }
    }
    for (const each of wires) each.close()
    const perSecond = bytes / ((performance.now() - began) / 1000)
    return perSecond <= mostPerSecond ? [] : [`${(perSecond / 1e6).toFixed(1)} MB of schemas a second`]
  },
}
