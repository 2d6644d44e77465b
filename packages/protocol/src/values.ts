import * as z from 'zod/mini'
import { limits } from './limits.ts'

/**
 * Shapes that occur in many messages. Objects are strict: what nobody asked for is refused. Patterns spell their ranges
 * out, because `\w` means other letters in other languages.
 */

const text = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** A text of one to so many characters: of whole ones, as JSON Schema counts, not of halves. */
const upTo = (most: number, tooLong: string) =>
  z
    .string()
    .check(
      z.refine((value) => value.length <= most || Array.from(value).length <= most, {
        params: { reason: { id: tooLong, params: { most } } },
      }),
    )
    .register(z.globalRegistry, { minLength: 1, maxLength: most })

/** Made by the client, unique among its commands; a repeated one answers as the first time. */
export const commandId = text(/^[A-Za-z0-9_-]{1,64}$/)

/** Unguessable, because anyone who knows it may watch. */
export const tableId = text(/^[A-Za-z0-9_-]{22}$/)

/** 256 bits that hold a seat. */
export const secret = text(/^[0-9a-f]{64}$/)

export const hash = text(/^[0-9a-f]{64}$/)

/** A hash of the log in base64url. */
export const head = text(/^[A-Za-z0-9_-]{43}$/)

/** A player's own share of the luck, shown only when it is opened. */
export const salt = text(new RegExp(`^[0-9A-Za-z_-]{${limits.shortestSalt},${limits.salt}}$`))

/** Hides a name in the id of its seat: 128 bits. */
export const nameKey = text(/^[0-9a-f]{32}$/)

/** The last part of a message id or the name of a thing in the rules. */
export const word = text(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/)

export const seat = z.int().check(z.minimum(0), z.maximum(15))

export const version = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** Milliseconds since 1970. */
export const moment = z.int().check(z.minimum(0))

/** A player's name. The server trims it and says what else it does not like about it. */
export const playerName = upTo(limits.name, 'server.reject.nameTooLong')

/** A line of chat, likewise. */
export const chatText = upTo(limits.chat, 'server.reject.chatTooLong')

/** What a seat keeps for itself. Nobody but its owner ever reads it, so any text will do. */
export const noteText = z.string().check(z.maxLength(limits.note))

/** Why something was refused: a message id with its parameters, never a sentence. */
export const reason = z.strictObject({
  id: z.string(),
  params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** Data whose meaning only the game knows. */
export const opaque = z.record(z.string(), z.unknown())
