import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { helloText } from '../helloText.ts'

/** One TCP connection from an address of this machine, on which anything can be written. */
export interface Wire {
  readonly socket: Socket
  readonly isOpen: boolean
  write(data: Buffer | string): void
  /** Stops taking anything off the wire. */
  goDeaf(): void
  close(): void
}

export interface Target {
  readonly host: string
  readonly port: number
  /** As whom a browser comes. */
  readonly cookie?: string
}

/** The line of a request that says who comes. */
export const cookieLine = ({ cookie }: Target): string => (cookie === undefined ? '' : `Cookie: ${cookie}\r\n`)

export function wire({ host, port }: Target, localAddress: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, localAddress })
    socket.on('error', reject)
    socket.on('data', () => undefined)
    socket.once('connect', () =>
      resolve({
        socket,
        get isOpen() {
          return !socket.destroyed && socket.writable
        },
        write: (data) => void (socket.writable && socket.writableLength < mostWaiting && socket.write(data)),
        goDeaf: () => void socket.pause(),
        close: () => void socket.destroy(),
      }),
    )
  })
}

/** An attacker does not fill its own memory. */
const mostWaiting = 1_000_000

/** The same, after it has become a WebSocket and said hello. Null when the server did not want it. */
export async function socketWire(target: Target, localAddress: string): Promise<Wire | null> {
  const opened = await wire(target, localAddress).catch(() => null)
  if (opened === null) return null
  const key = randomBytes(16).toString('base64')
  const accepted = new Promise<boolean>((resolve) => {
    opened.socket.once('data', (data: Buffer) => resolve(data.toString().startsWith('HTTP/1.1 101')))
    opened.socket.once('close', () => resolve(false))
  })
  opened.write(
    `GET /ws HTTP/1.1\r\nHost: ${target.host}:${target.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n${cookieLine(target)}\r\n`,
  )
  if (await accepted) {
    opened.write(frame(1, true, helloText))
    return opened
  }
  opened.close()
  return null
}

/** A frame as clients send it, masked with zeros. */
export function frame(opcode: number, isLast: boolean, payload: string): Buffer {
  const body = Buffer.from(payload)
  const head = [(isLast ? 0x80 : 0) | opcode, 0x80 | (body.length < 126 ? body.length : 126)]
  const length = body.length < 126 ? [] : [body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([...head, ...length, 0, 0, 0, 0]), body])
}

export const text = (message: object): Buffer => frame(1, true, JSON.stringify(message))
