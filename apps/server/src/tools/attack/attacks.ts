import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Scene } from './attack.ts'
import { malformed } from './bentData.ts'
import { fillDisk } from './fillDisk.ts'
import { heavyOptions, schemaFlood } from './largeAnswers.ts'
import { lobbyGhosts } from './lobbyGhosts.ts'
import { manyMasters } from './manyMasters.ts'
import { clubNight, neighbourPings } from './neighbours.ts'
import { peopleAttacks } from './people.ts'
import { quotaRace } from './quotaRace.ts'
import { resumeForEver } from './resumeForEver.ts'
import { standInUndo } from './standInUndo.ts'
import { upgradesElsewhere } from './upgradeElsewhere.ts'
import { voteRace } from './voteRace.ts'
import { watchersChat } from './watchersChat.ts'
import { cookieLine, frame, socketWire, text, type Wire, wire } from './wire.ts'

const most = 110

/** Keeps so many sockets busy, replaces those that were closed, and ends with the scene. */
async function withSockets(
  scene: Scene,
  count: number,
  begin: (socket: Wire) => void,
  keepUp: (socket: Wire, index: number) => void,
  pause = 5,
): Promise<void> {
  let sockets: Wire[] = []
  while (!scene.isOver()) {
    sockets = sockets.filter(({ isOpen }) => isOpen)
    const missing = Math.min(20, count - sockets.length)
    const fresh = await Promise.all(Array.from({ length: missing }, () => socketWire(scene.target, scene.address)))
    for (const socket of fresh) {
      if (socket === null) continue
      begin(socket)
      sockets.push(socket)
    }
    for (const [index, socket] of sockets.entries()) keepUp(socket, index)
    await sleep(sockets.length === 0 ? 100 : pause)
  }
  for (const socket of sockets) socket.close()
}

const nothing = () => undefined
const deaf = (socket: Wire) => socket.goDeaf()
const id = () => randomBytes(6).toString('hex')
const create = () => ({
  kind: 'create',
  id: id(),
  game: 'compendium',
  seats: 2,
  visibility: 'public',
  name: 'Mallory',
  secret: randomBytes(32).toString('hex'),
})

async function requests(scene: Scene, path: string): Promise<void> {
  const ask = `GET ${path} HTTP/1.1\r\nHost: ${scene.target.host}:${scene.target.port}\r\n${cookieLine(scene.target)}\r\n`
  let wires: Wire[] = []
  while (!scene.isOver()) {
    wires = wires.filter(({ isOpen }) => isOpen)
    if (wires.length < 30) {
      const fresh = await wire(scene.target, scene.address).catch(() => null)
      if (fresh === null) await sleep(20)
      else wires.push(fresh)
    }
    for (const each of wires) each.write(ask.repeat(20))
    await sleep(2)
  }
  for (const each of wires) each.close()
}

const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(9, true, 'x'.repeat(100))))
const pieces = Buffer.concat(Array.from({ length: 2000 }, () => frame(0, false, 'x')))

/** Everything that one address can do to the others, within what the operating system gives it. */
export const attacks: readonly Attack[] = [
  { name: 'nothing at all', run: ({ isOver }) => waitFor(isOver) },
  {
    name: 'pings whose answers are never read',
    run: (scene) => withSockets(scene, most, deaf, (socket) => socket.write(pings)),
  },
  {
    name: 'messages in pieces of one byte',
    run: (scene) =>
      withSockets(
        scene,
        most,
        (socket) => socket.write(frame(1, false, 'x')),
        (socket) => socket.write(pieces),
      ),
  },
  {
    name: 'one piece in each block of pongs',
    run: (scene) => {
      const pongs = Buffer.concat(Array.from({ length: 500 }, () => frame(10, true, 'x'.repeat(120))))
      const block = Buffer.concat([frame(0, false, 'x'), pongs])
      return withSockets(
        scene,
        most,
        (socket) => socket.write(frame(1, false, 'x')),
        (socket) => socket.write(block),
      )
    },
  },
  {
    name: 'watching a long game again and again',
    run: (scene) =>
      withSockets(scene, most, nothing, (socket) =>
        socket.write(text({ kind: 'watch', id: id(), table: scene.longTable })),
      ),
  },
  {
    name: 'watching without ever reading',
    run: (scene) =>
      withSockets(scene, most, deaf, (socket) =>
        socket.write(text({ kind: 'watch', id: id(), table: scene.longTable })),
      ),
  },
  {
    name: 'the log of a long game over sockets',
    run: (scene) =>
      withSockets(scene, most, nothing, (socket) =>
        socket.write(text({ kind: 'log', id: id(), table: scene.finishedTable })),
      ),
  },
  {
    name: 'the log of a long game over HTTP',
    run: (scene) => requests(scene, `/api/tables/${scene.finishedTable}/log`),
  },
  { name: 'requests without end', run: (scene) => requests(scene, '/healthz') },
  {
    name: 'large nonsense',
    run: (scene) => {
      const nonsense = frame(1, true, `{"a":${'['.repeat(7000)}${']'.repeat(7000)}}`)
      return withSockets(scene, most, nothing, (socket) => socket.write(nonsense))
    },
  },
  {
    name: 'opening tables and leaving them',
    run: (scene) => withSockets(scene, most, nothing, (socket) => socket.write(text(create()))),
  },
  {
    name: 'the lobby, asked for again and again',
    run: (scene) =>
      withSockets(scene, most, deaf, (socket) => socket.write(text({ kind: 'lobby', id: id(), watch: true }))),
  },
  {
    name: 'sitting on every free seat',
    run: (scene) =>
      withSockets(scene, 50, nothing, (socket, index) => {
        const table = scene.openTables[index % Math.max(1, scene.openTables.length)] ?? ''
        const secret = randomBytes(32).toString('hex')
        const name = `Mallory ${index}`
        socket.write(text({ kind: 'take', id: id(), table, name, commitment: secret, secret }))
      }),
  },
  {
    name: 'watching every table so that none is cleared away',
    run: (scene) =>
      withSockets(
        scene,
        most,
        (socket) => {
          for (const table of scene.openTables.slice(0, 20)) socket.write(text({ kind: 'watch', id: id(), table }))
        },
        nothing,
        50,
      ),
  },
  {
    name: 'requests that never end',
    run: async (scene) => {
      let wires: Wire[] = []
      for (let beat = 0; !scene.isOver(); beat++) {
        wires = wires.filter(({ isOpen }) => isOpen)
        if (wires.length < 500) {
          const fresh = await wire(scene.target, scene.address).catch(() => null)
          fresh?.write(`GET / HTTP/1.1\r\nHost: ${scene.target.host}\r\n`)
          if (fresh !== null) wires.push(fresh)
        }
        // Each of them says a little every fifty beats: never enough to end, never long enough silent.
        for (const each of wires.filter((_, index) => index % 50 === beat % 50))
          each.write(`X-${id()}: ${'x'.repeat(500)}\r\n`)
        await sleep(1)
      }
      for (const each of wires) each.close()
    },
  },
  lobbyGhosts,
  neighbourPings,
  clubNight,
  ...upgradesElsewhere,
  heavyOptions,
  schemaFlood,
  malformed,
  quotaRace,
  {
    name: 'connections that come and go',
    run: async (scene) => {
      while (!scene.isOver()) {
        const some = await Promise.all(
          Array.from({ length: 20 }, () => wire(scene.target, scene.address).catch(() => null)),
        )
        for (const each of some) each?.close()
        await sleep(1)
      }
    },
  },
  resumeForEver,
  voteRace,
  standInUndo,
  watchersChat,
  manyMasters,
  ...peopleAttacks,
  fillDisk,
]

async function waitFor(isOver: () => boolean): Promise<void> {
  while (!isOver()) await sleep(50)
}
