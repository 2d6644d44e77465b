import type { Target } from './wire.ts'
import { socketWire, text, type Wire } from './wire.ts'

export interface WireAnswer {
  readonly re?: string | null
  readonly ok?: boolean
  readonly error?: { readonly id: string }
}

/** A raw socket whose answers are read: what it was told so far, message by message. */
export interface AskingWire {
  readonly wire: Wire
  readonly heard: readonly string[]
  readonly answers: () => readonly WireAnswer[]
  say(message: object): void
}

/** Null when it was not let in. */
export async function askingWire(target: Target, address: string): Promise<AskingWire | null> {
  const wire = await socketWire(target, address)
  if (wire === null) return null
  const heard: string[] = []
  let rest = Buffer.alloc(0)
  wire.socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data])
    for (let size = frameSize(rest); size !== null && size.end <= rest.length; size = frameSize(rest)) {
      heard.push(rest.toString('utf8', size.start, size.end))
      rest = rest.subarray(size.end)
    }
  })
  return {
    wire,
    heard,
    answers: () => heard.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as WireAnswer] : [])),
    say: (message) => wire.write(text(message)),
  }
}

/** Where the payload of the first frame begins and ends; servers do not mask. Null when not even that is there. */
function frameSize(bytes: Buffer): { readonly start: number; readonly end: number } | null {
  if (bytes.length < 2) return null
  const short = bytes.readUInt8(1) & 0x7f
  if (short < 126) return { start: 2, end: 2 + short }
  if (bytes.length < (short === 126 ? 4 : 10)) return null
  return short === 126
    ? { start: 4, end: 4 + bytes.readUInt16BE(2) }
    : { start: 10, end: 10 + Number(bytes.readBigUInt64BE(2)) }
}
