import type { Seat } from '@athanor/kernel'
import type { MessageId, MessageParams } from '@athanor/messages'

/**
 * What a word of a sentence stands for, so that each client can show it in its own way: a player by name or in the
 * player's colour, a thing of the game as words, as signs or as a picture.
 */
export type Role<Thing> =
  | { readonly role: 'player'; readonly seat: Seat }
  | { readonly role: 'players'; readonly seats: readonly Seat[] }
  | { readonly role: 'thing'; readonly thing: Thing }
  /** A message inside a message. */
  | { readonly role: 'message'; readonly message: Message<Thing> }
  /** Several of them, joined as the language does. */
  | { readonly role: 'list'; readonly messages: readonly Message<Thing>[] }

export type Param<Thing> = string | number | Role<Thing>

/** A sentence before it is said: which message, and what its words stand for. Plain data. */
export interface Message<Thing> {
  readonly id: MessageId
  readonly params: Readonly<Record<string, Param<Thing>>>
}

/** A role may stand wherever the catalogue takes any text. */
type Given<Thing, Type> = string extends Type ? Type | Role<Thing> : Type

type Needed<Thing, Id extends MessageId> = [MessageParams[Id]] extends [null]
  ? []
  : [params: { readonly [Name in Exclude<keyof MessageParams[Id], 'you'>]: Given<Thing, MessageParams[Id][Name]> }]

/**
 * Makes a message. Whether `{player}` is the one who reads, hence `{you}`, is known to who speaks, not to the telling.
 * @example say('web.log.undone', { player: player(2) })
 */
export type Sayer<Thing> = <Id extends MessageId>(id: Id, ...params: Needed<Thing, Id>) => Message<Thing>

/** Makes messages whose parameters the catalogue knows. */
export function sayer<Thing>(): Sayer<Thing> {
  return (id, ...params) => ({ id, params: params[0] ?? {} })
}

export function player(seat: Seat): Role<never> {
  return { role: 'player', seat }
}

export function players(seats: readonly Seat[]): Role<never> {
  return { role: 'players', seats }
}

export function thing<Thing>(shown: Thing): Role<Thing> {
  return { role: 'thing', thing: shown }
}

export function inner<Thing>(message: Message<Thing>): Role<Thing> {
  return { role: 'message', message }
}

export function list<Thing>(messages: readonly Message<Thing>[]): Role<Thing> {
  return { role: 'list', messages }
}
