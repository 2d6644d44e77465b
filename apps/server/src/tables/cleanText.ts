import type { Refused } from '@athanor/kernel'
import { limits } from '@athanor/protocol'
import { refuse } from './verdict.ts'

export interface CleanText {
  readonly ok: true
  readonly text: string
}

/**
 * Control characters, halves of characters, and signs that turn the reading direction or have no width: with them a
 * name could pretend to be another one, or spill over the line it is shown in. Joiners that emoji need may stay.
 */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u

/** A player's name: one line, trimmed, of a length that fits. */
export function cleanName(input: string): CleanText | Refused {
  const text = tidied(input)
  if (text.length === 0) return refuse('server.reject.nameMissing')
  if (lengthOf(text) > limits.name) return refuse('server.reject.nameTooLong', { most: limits.name })
  return unwanted.test(text) ? refuse('server.reject.badCharacters') : { ok: true, text }
}

/** A line of chat. */
export function cleanChat(input: string): CleanText | Refused {
  const text = tidied(input)
  if (text.length === 0) return refuse('server.reject.chatEmpty')
  if (lengthOf(text) > limits.chat) return refuse('server.reject.chatTooLong', { most: limits.chat })
  return unwanted.test(text) ? refuse('server.reject.badCharacters') : { ok: true, text }
}

/** In characters, not in halves of them. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function tidied(input: string): string {
  return input
    .normalize('NFC')
    .replaceAll(/[ \t\n\r\u00A0]+/g, ' ')
    .trim()
}
