import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './attack.ts'
import { type Target, type Wire, wire } from './wire.ts'

const table = 'TableThatNobodyMayKnow'
const paths = ['/', '/nowhere', '/healthz', '/api/player', `/table/${table}`, `/${'x'.repeat(10_000)}`]

/** Asks for a socket where there is none, in the name of a page from elsewhere: whether it was let in. */
async function upgradeAt(
  target: Target,
  address: string,
  path: string,
): Promise<{ opened: Wire; isIn: boolean } | null> {
  const opened = await wire(target, address).catch(() => null)
  if (opened === null) return null
  const answer = new Promise<boolean>((resolve) => {
    opened.socket.once('data', (data: Buffer) => resolve(data.toString().startsWith('HTTP/1.1 101')))
    opened.socket.once('close', () => resolve(false))
  })
  opened.write(
    `GET ${path} HTTP/1.1\r\nHost: ${target.host}:${target.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Origin: https://evil.example\r\nX-Forwarded-For: 203.0.113.9\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  return { opened, isIn: await answer }
}

function attack(name: string, settings?: Readonly<Record<string, string>>): Attack {
  return {
    name,
    ...(settings === undefined ? {} : { settings }),
    async run({ target, address, isOver }) {
      let isIn = 0
      let wires: Wire[] = []
      for (let round = 0; !isOver(); round++) {
        const some = await Promise.all(
          Array.from({ length: 20 }, (_, index) =>
            upgradeAt(target, address, paths[(round + index) % paths.length] ?? '/'),
          ),
        )
        isIn += some.filter((each) => each?.isIn).length
        wires = [...wires, ...some.flatMap((each) => (each === null ? [] : [each.opened]))].filter(
          ({ isOpen }) => isOpen,
        )
        await sleep(1)
      }
      await sleep(200)
      const left = wires.filter(({ isOpen }) => isOpen).length
      for (const each of wires) each.close()
      return [
        ...(isIn === 0 ? [] : [`${isIn} sockets were opened elsewhere`]),
        ...(left === 0 ? [] : [`${left} refused connections stay open`]),
      ]
    },
  }
}

export const upgradesElsewhere: readonly Attack[] = [
  attack('sockets where there are none'),
  attack('sockets where there are none, behind a proxy', { ATHANOR_PROXIES: '1' }),
]
