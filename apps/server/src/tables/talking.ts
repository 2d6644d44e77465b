import type { Asking } from './asking.ts'
import { cleanChat } from './cleanText.ts'
import { refuse, type Verdict } from './verdict.ts'

/** A line of chat from a seat. */
export function say({ table, seat, now }: Asking, input: string): Verdict {
  const { record, chats } = table
  const name = seat === null ? null : record.seats[seat]?.name
  if (seat === null || name === null || name === undefined) return refuse('server.reject.noSeat')
  const chat = cleanChat(input)
  if (!chat.ok) return chat
  const line = { number: chats + 1, seat, name, text: chat.text, at: now }
  return { ok: true, chat: line, result: { number: line.number } }
}
