import type { Refused } from '@athanor/kernel'
import { limits } from '@athanor/protocol'
import { isNameOfProgram } from './programNames.ts'
import { refuse } from './verdict.ts'

export interface CleanText {
  readonly ok: true
  readonly text: string
}

/** Control characters, halves of characters, and what nobody has given a meaning. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u
/** Signs that turn the reading direction or have no width: with them a line could spill over, or read otherwise. */
const deceptive = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/u
/** What is there and not seen, the fillers of Hangul, the empty pattern of Braille and the null note among it. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1D159}]/u
/** Joiners are part of the spelling in the scripts that change their letters' shapes. */
const joined =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D](?=\p{L})/gu
const emoji = /\p{RGI_Emoji}|\p{Emoji}\uFE0F/gv
/** A mark that has no letter to stand on, or a tower of them. */
const badMarks = /(?:^| )\p{M}|\p{M}{5}/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A player's name: one line, trimmed, of a length that fits, in which everything can be seen. */
export function cleanName(input: string): CleanText | Refused {
  const text = tidied(input)
  if (text.length === 0) return refuse('server.reject.nameMissing')
  if (lengthOf(text) > limits.name) return refuse('server.reject.nameTooLong', { most: limits.name })
  const plain = text.replaceAll(emoji, '☺').replaceAll(joined, '')
  if (!isReadable(plain) || invisible.test(plain)) return refuse('server.reject.badCharacters')
  return isNameOfProgram(text) ? refuse('server.reject.nameOfProgram', { name: text }) : { ok: true, text }
}

/** A line of chat. What cannot be seen may stand between what can: it comes along with pasted text. */
export function cleanChat(input: string): CleanText | Refused {
  const text = tidied(input)
  if (text.length === 0) return refuse('server.reject.chatEmpty')
  if (lengthOf(text) > limits.chat) return refuse('server.reject.chatTooLong', { most: limits.chat })
  return isReadable(text) ? { ok: true, text } : refuse('server.reject.badCharacters')
}

function isReadable(text: string): boolean {
  if (unreadable.test(text) || deceptive.test(text) || badMarks.test(text)) return false
  return Array.from(text).some((character) => visible.test(character) && !invisible.test(character))
}

/** In characters, not in halves of them. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

function tidied(input: string): string {
  return input
    .normalize('NFC')
    .replaceAll(/[\t\n\r\p{Zs}]+/gu, ' ')
    .trim()
}
