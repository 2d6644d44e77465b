import type { Asking } from './asking.ts'
import { cleanChat, cleanName } from './cleanText.ts'
import { sameName, type TableRecord } from './record.ts'
import { refuse, type Verdict } from './verdict.ts'

/** A line of chat from a seat, or from somebody who watches under a name of their own. */
export function say({ table, seat, now, linesForWatchers }: Asking, input: string, watcher?: string): Verdict {
  const { record, chats } = table
  const called =
    seat === null ? watcherName(record, watcher) : { ok: true as const, text: record.seats[seat]?.name ?? '' }
  if (!called.ok) return called
  // Whoever watches may say something, but not drown the table out.
  if (seat === null && chats >= linesForWatchers) return refuse('server.reject.watchersHeard')
  const chat = cleanChat(input)
  if (!chat.ok) return chat
  const line = { number: chats + 1, seat, name: called.text, text: chat.text, at: now }
  return { ok: true, chat: line, result: { number: line.number } }
}

/** Nobody speaks under the name of somebody who sits here. */
function watcherName(record: TableRecord, asked: string | undefined) {
  if (asked === undefined) return refuse('server.reject.noSeat')
  const name = cleanName(asked)
  if (!name.ok) return name
  const namesake = sameName(record, name.text)
  return namesake === null ? name : refuse('server.reject.nameTaken', { name: namesake })
}
