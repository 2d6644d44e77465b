import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** Shapes that occur in many messages. Objects are strict: what nobody asked for is refused. */

const text = (pattern: RegExp) => z.string().check(z.regex(pattern))

/** Made by the client, unique among its commands; a repeated one answers as the first time. */
export const commandId = text(/^[\w-]{1,64}$/)

/** Unguessable, because whoever knows it may watch. */
export const tableId = text(/^[\w-]{22}$/)

/** 256 bits that hold a seat. */
export const secret = text(/^[0-9a-f]{64}$/)

export const hash = text(/^[0-9a-f]{64}$/)

/** A hash of the log in base64url. */
export const head = text(/^[\w-]{43}$/)

/** A player's own share of the luck. */
export const salt = text(new RegExp(`^[\\w-]{1,${limits.salt}}$`))

/** The last part of a message id or the name of a thing in the rules. */
export const word = text(/^[A-Za-z][\w-]{0,39}$/)

export const seat = z.int().check(z.minimum(0), z.maximum(15))

export const version = z.int().check(z.minimum(0), z.maximum(1_000_000))

/** Milliseconds since 1970. */
export const moment = z.int().check(z.minimum(0))

/** Free text; the server trims it and says what it does not like about it. */
export const freeText = z.string().check(z.maxLength(4 * limits.chat))

/** Why something was refused: a message id with its parameters, never a sentence. */
export const reason = z.strictObject({
  id: z.string(),
  params: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

/** Data whose meaning only the game knows. */
export const opaque = z.record(z.string(), z.unknown())
