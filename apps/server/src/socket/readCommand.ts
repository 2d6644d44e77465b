import { type Mismatch, mismatchOf, type Reason } from '@athanor/kernel'
import type { Command } from '@athanor/protocol'
import { commandKinds, commandSchema, reason } from '@athanor/protocol/schemas'

export type ReadCommand =
  | { readonly ok: true; readonly re: string; readonly command: Command }
  /** `kind` is what the message says it is, null where it does not say. */
  | { readonly ok: false; readonly re: string | null; readonly kind: string | null; readonly reason: Reason }

const kinds: ReadonlySet<string> = new Set(commandKinds)

/** Reads a message from outside. Whatever it is, the answer can be given under its id if it has one. */
export function readCommand(text: string): ReadCommand {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return { ok: false, re: null, kind: null, reason: { id: 'server.reject.notJson' } }
  }
  const re = idOf(message)
  const parsed = commandSchema.safeParse(message)
  if (parsed.success) {
    const bent = bentFieldOf(parsed.data)
    if (bent === null) return { ok: true, re: parsed.data.id, command: parsed.data }
    const tooDeep = badMessage({ path: bent, expected: `plain data, at most ${deepest} deep` })
    return { ok: false, re, kind: parsed.data.kind, reason: tooDeep }
  }
  const said = fieldOf(message, 'kind')
  const kind = typeof said === 'string' ? said : null
  if (kind !== null && !kinds.has(kind)) {
    return { ok: false, re, kind, reason: { id: 'server.reject.unknownCommand' } }
  }
  const { issues } = parsed.error
  return { ok: false, re, kind, reason: ownReason(issues[0]) ?? badMessage(mismatchOf(issues)) }
}

/** How deep data of a game may lie within data. */
const deepest = 32

/**
 * A field that a schema lets pass and that has no canonical text, so that nobody could say later whether the same was asked
 * for: with -0, with a number beyond all numbers, or deeper than anybody looks.
 */
function bentFieldOf(command: object): string | null {
  return Object.entries(command).find(([, value]) => !isPlain(value, deepest))?.[0] ?? null
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((each) => isPlain(each, depth - 1))
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
