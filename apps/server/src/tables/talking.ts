import { at } from '@athanor/kernel'
import { cleanChat, cleanName } from './cleanText.ts'
import type { CommandContext } from './commandContext.ts'
import { skeletonOf } from './lookalike.ts'
import { sameName, type TableRecord } from './record.ts'
import { type CommandVerdict, refuse } from './verdict.ts'

/** What only counts for somebody who watches. */
export interface ChatGuest {
  readonly name?: string
  /** Has not said too much here yet. */
  readonly mayTalk: boolean
}

const silent: ChatGuest = { mayTalk: false }

/** A line of chat from a seat, or from somebody who watches under a name of their own. */
export function say({ table, seat, now }: CommandContext, input: string, watcher: ChatGuest = silent): CommandVerdict {
  const { record, chats } = table
  const called =
    seat === null
      ? watcherName(record, watcher.name)
      : { ok: true as const, text: at(record.seats, seat, 'seat').name ?? '' }
  if (!called.ok) return called
  // Whoever watches may say something, but not drown the others out.
  if (seat === null && !watcher.mayTalk) return refuse('server.reject.watchersHeard')
  const chat = cleanChat(input)
  if (!chat.ok) return chat
  const line = { number: chats + 1, seat, name: called.text, text: chat.text, at: now }
  return { ok: true, chat: line, result: { number: line.number } }
}

/** Nobody speaks under the name of somebody who sits here, or of a bot that plays. */
function watcherName(record: TableRecord, asked: string | undefined) {
  if (asked === undefined) return refuse('server.reject.noSeat')
  const name = cleanName(asked)
  if (!name.ok) return name
  const namesake = sameName(record, name.text) ?? sameBot(record, name.text)
  return namesake === null ? name : refuse('server.reject.nameTaken', { name: namesake })
}

function sameBot({ seats }: TableRecord, name: string): string | null {
  const skeleton = skeletonOf(name)
  return seats.find(({ bot }) => bot !== null && skeletonOf(bot) === skeleton)?.bot ?? null
}
