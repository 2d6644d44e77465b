import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { gameState, step } from './play.ts'
import { chatLine, clockRules, tableInfo, tableSummary, visibility } from './table.ts'
import {
  chatText,
  commandId,
  hash,
  noteText,
  opaque,
  playerName,
  salt,
  seat,
  secret,
  tableId,
  version,
  word,
} from './values.ts'

/**
 * Everything a client may ask for, and the answer when it is accepted.
 *
 * `secret` is the seat's secret. A browser leaves it out and is known by its cookie; a program makes 256 random bits
 * of its own. A client that shows it again holds the seat again.
 */

const command = <Kind extends string, Fields extends z.core.$ZodShape>(kind: Kind, fields: Fields) =>
  z.strictObject({ kind: z.literal(kind), id: commandId, ...fields })

const table = { table: tableId }
const nothing = z.strictObject({})
const moved = z.strictObject({ version })

export const commands = {
  /**
   * Says which version of the protocol the client speaks, before anything else. Nothing that was sent before it is done,
   * and nobody has to wait for the answer.
   */
  hello: { command: command('hello', { protocol: z.int().check(z.minimum(1)) }), result: nothing },
  /** Asks for a sign of life. */
  ping: { command: command('ping', {}), result: nothing },
  /** Starts or ends the stream of `lobby` messages; the answer lists every public table that is open or running. */
  lobby: {
    command: command('lobby', { watch: z.boolean() }),
    result: z.strictObject({ tables: z.array(tableSummary) }),
  },
  /**
   * Opens a table and sits down at its first seat as its host, who says `ready` once the client has seen the
   * commitment. Options come from a preset, single values on top of it.
   */
  create: {
    command: command('create', {
      game: word,
      preset: z.exactOptional(word),
      options: z.exactOptional(opaque),
      seats: seat,
      visibility,
      name: playerName,
      colour: z.exactOptional(word),
      secret: z.exactOptional(secret),
      /** Without it everybody may think as long as they like. */
      clock: z.exactOptional(clockRules),
      /** Bots for the last seats, one id each. */
      bots: z.exactOptional(z.array(word).check(z.maxLength(15))),
    }),
    result: z.strictObject({ table: tableId, seat, commitment: hash }),
  },
  /**
   * Follows a table: as the seat that the secret (or cookie) holds, else as a spectator. A client that comes back
   * names the version and the chat line it saw last and gets what it missed.
   */
  watch: {
    command: command('watch', {
      ...table,
      secret: z.exactOptional(secret),
      /** Watch as a spectator even with a cookie that holds a seat. */
      spectate: z.exactOptional(z.literal(true)),
      /** Send the whole sight with every update: longer, and simpler for small programs. */
      whole: z.exactOptional(z.literal(true)),
      since: z.exactOptional(version),
      chatSince: z.exactOptional(z.int().check(z.minimum(0))),
    }),
    result: z.strictObject({
      table: tableInfo,
      you: z.nullable(seat),
      game: z.nullable(gameState),
      chat: z.array(chatLine),
      /** The seat's own note; missing where there is none. */
      note: z.exactOptional(noteText),
    }),
  },
  /** How a table stands and who is waited for, without following it: for a list of one's own tables. */
  glance: {
    command: command('glance', { ...table, secret: z.exactOptional(secret) }),
    result: z.strictObject({ table: tableInfo, you: z.nullable(seat), waitedFor: z.readonly(z.array(seat)) }),
  },
  /**
   * What the watcher saw happen, a page at a time: for what lies further back than the answer to `watch` reaches. As
   * many as there are from version `from` on, `count` at most.
   */
  steps: {
    command: command('steps', {
      ...table,
      from: version,
      count: z.int().check(z.minimum(1), z.maximum(limits.steps)),
    }),
    result: z.strictObject({ steps: z.readonly(z.array(step)) }),
  },
  unwatch: { command: command('unwatch', table), result: nothing },
  /**
   * Takes an open seat: the named one or the first. `commitment` is to a salt of one's own, drawn in knowledge of the
   * table's commitment; it also says "ready".
   */
  take: {
    command: command('take', {
      ...table,
      seat: z.exactOptional(seat),
      name: playerName,
      colour: z.exactOptional(word),
      commitment: hash,
      secret: z.exactOptional(secret),
    }),
    result: z.strictObject({ seat }),
  },
  /** Changes the name or the colour of the own seat while the table is open. */
  rename: {
    command: command('rename', { ...table, name: z.exactOptional(playerName), colour: z.exactOptional(word) }),
    result: nothing,
  },
  /** Gives or changes the seat's commitment to a salt: the player is ready. */
  ready: { command: command('ready', { ...table, commitment: hash }), result: nothing },
  /**
   * Opens the seat's salt once the table is `opening`: every seat's commitment is there for all to see and cannot change
   * any more. With the last one the game begins.
   */
  open: { command: command('open', { ...table, salt }), result: nothing },
  /** The host puts a bot on an open seat, changes it, or (null) takes it away. */
  bot: { command: command('bot', { ...table, seat, bot: z.nullable(word) }), result: nothing },
  /**
   * The host gives somebody's seat free before the start. At a table of their own hosts may ask anybody to leave, who
   * then cannot sit down there again with the same secret; at a rematch only those who have been gone for a while.
   */
  free: { command: command('free', { ...table, seat }), result: nothing },
  /** The host says who may find the table: everybody in the lobby, or those who have its link. */
  visibility: { command: command('visibility', { ...table, visibility }), result: nothing },
  /** Gives the seat up before the start; afterwards says that the player is gone, which lets others propose a bot. */
  leave: { command: command('leave', table), result: nothing },
  /** The host asks everybody to open their salts. The game begins when all have, or not at all. */
  start: { command: command('start', table), result: nothing },
  /** Moves, having seen this version. Sealed answers that others gave since do not make it stale. */
  act: { command: command('act', { ...table, version, action: z.unknown() }), result: moved },
  undo: { command: command('undo', { ...table, version }), result: moved },
  /** What the seat may do now, a page at a time: for programs that do not know the rules. Nothing once it has answered. */
  legal: {
    command: command('legal', {
      ...table,
      from: z.int().check(z.minimum(0)),
      count: z.int().check(z.minimum(1), z.maximum(limits.legal)),
    }),
    result: z.strictObject({ version, size: z.int(), actions: z.array(opaque) }),
  },
  /** Says something. A spectator gives a name. */
  chat: {
    command: command('chat', { ...table, text: chatText, name: z.exactOptional(playerName) }),
    result: z.strictObject({ number: z.int() }),
  },
  /**
   * Keeps a text with the seat, from the start of the game on, in the place of the one before: for the notes of a client,
   * so that the owner's other devices show the same. It is told to the owner's connections alone.
   */
  note: { command: command('note', { ...table, text: noteText }), result: nothing },
  /** Tells somebody who is there and has not decided for a while that everybody waits for them. */
  nudge: { command: command('nudge', { ...table, seat }), result: nothing },
  /** Proposes a bot for the seat of a person who keeps the others waiting, which is also the proposer's consent. */
  propose: { command: command('propose', { ...table, seat, bot: word }), result: nothing },
  /** Agrees to a proposal, or ends it: the one of this bot, when it is named. Another one may have come in its place. */
  vote: {
    command: command('vote', { ...table, seat, agree: z.boolean(), bot: z.exactOptional(word) }),
    result: nothing,
  },
  /**
   * The owner plays again instead of the stand-in, unless the clock is out for the decision that the bot is making. It
   * also answers a nudge.
   */
  resume: { command: command('resume', table), result: nothing },
  /** The owner goes and lets a bot play until `resume`. */
  handOver: { command: command('handOver', { ...table, bot: word }), result: nothing },
  /** Proposes to end the game before its end, agrees to it, or ends the proposal. */
  end: { command: command('end', { ...table, agree: z.boolean() }), result: nothing },
  /**
   * Lets a further secret hold the caller's seat too: a fresh one for a link to another device, or (left out) this
   * browser's cookie, when it came by such a link.
   */
  link: { command: command('link', { ...table, secret: z.exactOptional(secret) }), result: nothing },
  /** A new table with the same people, bots and options. Who was there holds the same seat and says `ready` again. */
  rematch: { command: command('rematch', table), result: z.strictObject({ table: tableId }) },
  /** The whole log of a finished game with its secret, for replay and verification. */
  log: { command: command('log', table), result: z.strictObject({ log: opaque }) },
} as const

export type CommandKind = keyof typeof commands
export const commandKinds = Object.keys(commands) as readonly CommandKind[]

export type CommandOf<Kind extends CommandKind> = z.infer<(typeof commands)[Kind]['command']>
export type ResultOf<Kind extends CommandKind> = z.infer<(typeof commands)[Kind]['result']>
export type Command = { readonly [Kind in CommandKind]: Readonly<CommandOf<Kind>> }[CommandKind]

/** A command before it gets its id. */
export type CommandFields<Kind extends CommandKind> = Readonly<Omit<CommandOf<Kind>, 'id' | 'kind'>>

export const commandSchema = z.discriminatedUnion('kind', [
  commands.hello.command,
  commands.ping.command,
  commands.lobby.command,
  commands.create.command,
  commands.watch.command,
  commands.glance.command,
  commands.steps.command,
  commands.unwatch.command,
  commands.take.command,
  commands.rename.command,
  commands.ready.command,
  commands.open.command,
  commands.bot.command,
  commands.free.command,
  commands.visibility.command,
  commands.leave.command,
  commands.start.command,
  commands.act.command,
  commands.undo.command,
  commands.legal.command,
  commands.chat.command,
  commands.note.command,
  commands.nudge.command,
  commands.propose.command,
  commands.vote.command,
  commands.resume.command,
  commands.handOver.command,
  commands.end.command,
  commands.link.command,
  commands.rematch.command,
  commands.log.command,
])
