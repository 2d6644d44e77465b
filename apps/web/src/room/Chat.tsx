import { icon as sendArt } from 'virtual:icon/chat-bubble'
import { type ChatLine, limits, type TableInfo } from '@athanor/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { IconButton } from '../ui/Button.tsx'
import { announce } from '../ui/notices.ts'
import { PlayerName } from '../ui/PlayerName.tsx'
import styles from './Chat.module.css'
import { useAsk } from './useAsk.ts'

interface ChatProps {
  readonly table: TableInfo
  readonly lines: readonly ChatLine[]
  readonly seated: boolean
}

/** A conversation at the table. Everybody reads; who has a seat writes. Text is text, never mark-up. */
export function Chat({ table, lines, seated }: ChatProps) {
  const { say } = useWords()
  const ask = useAsk()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const heard = useRef(lines.at(-1)?.number ?? 0)
  useEffect(() => {
    for (const line of lines.filter(({ number }) => number > heard.current)) announce(`${line.name}: ${line.text}`)
    heard.current = lines.at(-1)?.number ?? 0
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const answer = await ask('chat', { table: table.id, text })
    if (answer !== null) setText('')
  }
  return (
    <section className={styles['chat']} aria-label={say('web.chat.title')}>
      {lines.length > 0 && (
        <ol ref={list} className={styles['lines']} tabIndex={0} aria-label={say('web.chat.title')}>
          {lines.map(({ number, seat, name, text: said }) => (
            <li key={number}>
              <PlayerName name={name} colour={table.seats[seat]?.colour ?? ''} /> {said}
            </li>
          ))}
        </ol>
      )}
      {seated && (
        <form className={styles['form']} onSubmit={(event) => void send(event)}>
          <input
            value={text}
            maxLength={limits.chat}
            aria-label={say('web.chat.write')}
            placeholder={say('web.chat.write')}
            onChange={(event) => setText(event.target.value)}
          />
          <IconButton type="submit" icon={sendArt} label={say('web.chat.send')} />
        </form>
      )}
    </section>
  )
}
