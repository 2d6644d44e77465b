import { icon as sendArt } from 'virtual:icon/chat-bubble'
import { icon as eyeArt } from 'virtual:icon/eyeball'
import { type ChatLine, limits, type TableInfo } from '@athanor/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/browser.ts'
import { useWords } from '../app/words.tsx'
import { cleanName } from '../setup/cleanName.ts'
import { IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { announce } from '../ui/notices.ts'
import { PlayerName } from '../ui/PlayerName.tsx'
import styles from './Chat.module.css'
import { useAsk } from './useAsk.ts'
import { useEarlierChat } from './useEarlierChat.ts'

interface ChatProps {
  readonly table: TableInfo
  readonly lines: readonly ChatLine[]
  readonly seated: boolean
}

/** A conversation at the table: players, and whoever watches. Text is text, never mark-up. */
export function Chat({ table, lines, seated }: ChatProps) {
  const { say, locale } = useWords()
  const { name } = useSettings()
  const ask = useAsk()
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
    const who = seated ? {} : { name: cleanName(name) ?? say('web.chat.watcher') }
    const answer = await ask('chat', { table: table.id, text, ...who })
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
