import { icon as sendArt } from 'virtual:icon/chat-bubble'
import { icon as eyeArt } from 'virtual:icon/eyeball'
import { type ChatLine, limits, type TableInfo } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { IconButton } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { announce } from '@athanor/ui/noticeStore.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type NameEntry, NameField, useName } from '../setup/NameField.tsx'
import styles from './Chat.module.css'
import { useAttempt } from './useAsk.ts'
import { useEarlierChat } from './useEarlierChat.ts'

interface ChatProps {
  readonly table: TableInfo
  readonly lines: readonly ChatLine[]
  readonly seated: boolean
  /** The name of whoever only watches, where it is asked for elsewhere on the page. */
  readonly entry?: NameEntry
}

/** A conversation at the table: players, and whoever watches. Text is text, never mark-up. */
export function Chat({ table, lines, seated, entry }: ChatProps) {
  const { say, locale } = useWords()
  const { name } = useSettings()
  // Whoever watches is called something of their own, too.
  const own = useName([...table.seats, ...lines].flatMap((each) => each.name ?? []))
  const asksName = !seated && entry === undefined && name === ''
  const attempt = useAttempt()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const heard = useRef(lines.at(-1)?.number ?? 0)
  // What was said at the table before belongs to the company, not to the game.
  const earlier = useEarlierChat(table.previous)
  useEffect(() => {
    for (const line of lines.filter(({ number }) => number > heard.current)) announce(`${line.name}: ${line.text}`)
    heard.current = lines.at(-1)?.number ?? 0
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const watcher = seated ? null : (entry ?? own)
    const called = watcher?.ask() ?? null
    if (watcher !== null && called === null) return
    const line = { table: table.id, text, ...(called === null ? {} : { name: called }) }
    const answer = await attempt(
      (connection) => connection.send('chat', line),
      watcher === null ? {} : { name: watcher.refuse },
    )
    if (answer !== null) setText('')
  }
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <section className={styles['chat']} aria-label={say('web.chat.title')}>
      {table.spectators > 0 && (
        <p className={styles['watchers']}>
          <Icon art={eyeArt} /> {say('web.chat.watchers', { count: table.spectators })}
        </p>
      )}
      {lines.length + earlier.length > 0 && (
        <ol ref={list} className={styles['lines']} tabIndex={0} aria-label={say('web.chat.title')}>
          {[...earlier, ...lines].map((line) => (
            <li key={`${lines.includes(line) ? '' : 'before'}${line.number}`}>
              <time dateTime={new Date(line.at).toISOString()}>{clock.format(line.at)}</time>{' '}
              {line.seat === null ? (
                <i>{say('web.chat.watching', { name: line.name })}</i>
              ) : (
                <PlayerName name={line.name} colour={table.seats[line.seat]?.colour ?? ''} />
              )}{' '}
              {line.text}
            </li>
          ))}
        </ol>
      )}
      {asksName && <NameField entry={own} />}
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
    </section>
  )
}
