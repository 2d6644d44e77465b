import { type Mismatch, mismatchOf, type Reason } from '@athanor/kernel'
import type { Command } from '@athanor/protocol'
import { commandKinds, commandSchema, reason } from '@athanor/protocol/schemas'

export type ReadCommand =
  | { readonly ok: true; readonly re: string; readonly command: Command }
  | { readonly ok: false; readonly re: string | null; readonly reason: Reason }

const kinds: ReadonlySet<string> = new Set(commandKinds)

/** Reads a message from outside. Whatever it is, the answer can be given under its id if it has one. */
export function readCommand(text: string): ReadCommand {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return { ok: false, re: null, reason: { id: 'server.reject.notJson' } }
  }
  const re = idOf(message)
  const parsed = commandSchema.safeParse(message)
  if (parsed.success) return { ok: true, re: parsed.data.id, command: parsed.data }
  const kind = fieldOf(message, 'kind')
  if (typeof kind === 'string' && !kinds.has(kind)) {
    return { ok: false, re, reason: { id: 'server.reject.unknownCommand' } }
  }
  const { issues } = parsed.error
  return { ok: false, re, reason: ownReason(issues[0]) ?? badMessage(mismatchOf(issues)) }
}

/** What a message looks like that is not even worth reading further. */
export function badMessage({ path, expected }: Mismatch): Reason {
  return { id: 'server.reject.badMessage', params: { path, expected } }
}

/** Some schemas say for themselves what people should be told. */
function ownReason(issue: object | undefined): Reason | null {
  const read = reason.safeParse(fieldOf(fieldOf(issue, 'params'), 'reason'))
  return read.success ? read.data : null
}

function idOf(message: unknown): string | null {
  const id = fieldOf(message, 'id')
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null
}

function fieldOf(message: unknown, field: string): unknown {
  if (typeof message !== 'object' || message === null) return undefined
  return new Map<string, unknown>(Object.entries(message)).get(field)
}
