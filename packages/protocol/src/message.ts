import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { update } from './play.ts'
import { chatLine, tableInfo, tableSummary } from './table.ts'
import { moment, noteText, opaque, reason, seat, tableId, word } from './values.ts'

/** What the host of the server tells everybody, in words of their own. */
export const houseNotice = z.readonly(
  z.strictObject({
    text: z.string().check(z.minLength(1), z.maxLength(limits.notice)),
    /** When what it speaks of happens, or until when it stands; null when nobody knows. */
    until: z.nullable(moment),
  }),
)
export type HouseNotice = z.infer<typeof houseNotice>

/** The first message on every connection. */
const hello = z.readonly(
  z.strictObject({
    kind: z.literal('hello'),
    protocol: z.int(),
    /** Version of the server program. */
    server: z.string(),
    /** Which pages this node serves: two nodes with the same one serve the same program. */
    build: z.string(),
    /** This process, until it ends. A club may have several. */
    node: word,
    /** Where others reach the server, for invitations; null when only its own machine does, or when it does not know. */
    address: z.nullable(z.string()),
    /** There where the house lists no tables: they are found by their links alone, and none may be public. */
    lobby: z.optional(z.literal('off')),
    games: z.readonly(
      z.array(z.readonly(z.strictObject({ id: word, rulesVersion: z.int(), bots: z.readonly(z.array(word)) }))),
    ),
  }),
)
export type Hello = z.infer<typeof hello>

/** Public tables that have changed since, and tables that are no longer listed. */
const lobbyMessage = z.readonly(
  z.strictObject({
    kind: z.literal('lobby'),
    changed: z.readonly(z.array(tableSummary)),
    gone: z.readonly(z.array(tableId)),
  }),
)

/** Something about a watched table changed apart from the game. `you` is the watcher's own seat from now on. */
const tableMessage = z.readonly(z.strictObject({ kind: z.literal('table'), table: tableInfo, you: z.nullable(seat) }))

const chatMessage = z.readonly(z.strictObject({ kind: z.literal('chat'), table: tableId, line: chatLine }))

/** The watcher's seat keeps another note now: this device, or another one of the same owner, wrote it. */
const noteMessage = z.readonly(z.strictObject({ kind: z.literal('note'), table: tableId, text: noteText }))

/** What the host tells everybody now; null when nothing. Sent after `hello` where there is one, and when it changes. */
const noticeMessage = z.readonly(z.strictObject({ kind: z.literal('notice'), notice: z.nullable(houseNotice) }))

/**
 * This node is about to close the connection: connect again so many milliseconds after that. Everybody
 * is told another number, so that not all come at once.
 */
const comeBack = z.readonly(z.strictObject({ kind: z.literal('comeBack'), after: z.int().check(z.minimum(0)) }))

/** The server is about to close this connection, and why. */
const bye = z.readonly(z.strictObject({ kind: z.literal('bye'), reason }))

/** A command was carried out, and durably so. */
const accepted = z.readonly(z.strictObject({ re: z.string(), ok: z.literal(true), result: opaque }))

/** A command was refused and changed nothing. `re` is null when the message had no readable id. */
const refused = z.readonly(z.strictObject({ re: z.nullable(z.string()), ok: z.literal(false), error: reason }))
export type AnswerMessage = z.infer<typeof accepted> | z.infer<typeof refused>

export const pushSchema = z.discriminatedUnion('kind', [
  hello,
  lobbyMessage,
  tableMessage,
  update,
  chatMessage,
  noteMessage,
  noticeMessage,
  comeBack,
  bye,
])
export type PushMessage = z.infer<typeof pushSchema>

export const serverMessageSchema = z.union([accepted, refused, pushSchema])
export type ServerMessage = AnswerMessage | PushMessage
