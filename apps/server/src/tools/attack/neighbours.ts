import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Scene } from './attack.ts'
import { filesOfClient, openPage } from './browser.ts'
import { moveIn } from './house.ts'
import { frame, socketWire } from './wire.ts'

const pings = Buffer.concat(Array.from({ length: 60 }, () => frame(9, true, '')))
const urlOf = ({ target }: Scene) => `http://${target.host}:${target.port}`

/** Two people play behind the attacker's own address: whether they notice anything, and whether others can still come. */
export const neighbourPings: Attack = {
  name: 'a neighbour who floods with pings',
  spares: 'house',
  async run(scene) {
    const { target, address, isOver } = scene
    const house = await moveIn({ http: urlOf(scene), address, people: 2, files: [], think: 100, seed: 1 })
    let lockedOut = 0
    const flooding = (async () => {
      while (!isOver()) {
        const sockets = await Promise.all(Array.from({ length: 3 }, () => socketWire(target, address)))
        for (const socket of sockets) socket?.write(pings)
        await sleep(500)
      }
    })()
    const coming = (async () => {
      while (!isOver()) {
        const { cookie } = await openPage(urlOf(scene), address, [])
        const socket = await socketWire({ ...target, cookie }, address)
        if (socket === null) lockedOut++
        socket?.close()
        await sleep(1000)
      }
    })()
    const [{ cutOff, refused }] = await Promise.all([house.play(isOver), flooding, coming])
    house.close()
    return [
      ...(cutOff === 0 ? [] : [`${cutOff} connections of neighbours were cut off`]),
      ...(refused.length === 0 ? [] : [`neighbours were refused: ${[...new Set(refused)].join(', ')}`]),
      ...(lockedOut === 0 ? [] : [`${lockedOut} newcomers of the address were locked out`]),
    ]
  },
}

const together = 8

/** Whether everybody gets all files, and whoever plays already keeps their connection. */
export const clubNight: Attack = {
  name: 'a club that opens the page again and again',
  spares: 'house',
  async run(scene) {
    const { address, isOver } = scene
    const files = filesOfClient()
    if (files === null) return ['the web client is not built']
    const house = await moveIn({ http: urlOf(scene), address, people: 2, files: [], think: 100, seed: 2 })
    const failed: string[] = []
    const opening = Array.from({ length: together }, async () => {
      while (!isOver()) failed.push(...(await openPage(urlOf(scene), address, files)).failed)
    })
    const [{ cutOff, refused }] = await Promise.all([house.play(isOver), ...opening])
    house.close()
    return [
      ...(cutOff === 0 ? [] : [`${cutOff} connections of players were cut off`]),
      ...(refused.length === 0 ? [] : [`players were refused: ${[...new Set(refused)].join(', ')}`]),
      ...(failed.length === 0 ? [] : [`${failed.length} files were refused, as ${failed[0]}`]),
    ]
  },
}
