import type { MessageParams, PartParams } from './made/ids.ts'

export type { MessageParams } from './made/ids.ts'

/** A part of the words: a folder that is loaded by itself. */
export type WordPart = keyof PartParams

/** The ids of a part, or of several. */
export type IdOf<Part extends WordPart> = MessageId & { readonly [Name in Part]: keyof PartParams[Name] }[Part]

export type MessageId = keyof MessageParams

/**
 * Nothing for a message without parameters, otherwise exactly the parameters it names. Where one of the ids has no
 * message, the compiler takes all ids for meant: then nothing is said of parameters, so that it speaks of the id.
 */
export type ParamsFor<Id extends MessageId> = [MessageParams[Id]] extends [null]
  ? []
  : [WholePart<Id>] extends [never]
    ? [params: MessageParams[Id]]
    : readonly unknown[]

type WholePart<Id> = { readonly [Name in WordPart]: [keyof PartParams[Name]] extends [Id] ? Name : never }[WordPart]
