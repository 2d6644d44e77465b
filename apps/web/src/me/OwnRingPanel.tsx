import { Button } from '@athanor/ui/Button.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useState } from 'react'
import text from '../app/TextPage.module.css'
import { trustStore } from '../net/trustStore.ts'
import { type Me, type OwnRing, peopleApi, type TryIt } from './api.ts'
import { beginAnew } from './beginAnew.ts'
import styles from './Me.module.css'
import { makePasskey, passkeyWords } from './passkey.ts'
import { useWords } from './words.ts'

interface OwnRingProps {
  readonly me: Me
  readonly ring: OwnRing
  readonly act: TryIt
  onCode(code: string): void
  onChange(): void
}

/** A ring on one of its devices: where it is open, what opens it, and how that changes. */
export function OwnRingPanel({ me, ring, act, onCode, onChange }: OwnRingProps) {
  const words = useWords()
  const { say, locale } = words
  const [isSure, setIsSure] = useState(false)
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const named = (label: string) => (label === '' ? say('web.me.someDevice') : label)
  const newCode = async () => {
    const answer = await act(peopleApi.newCode)
    if (answer.ok) onCode(answer.data.code)
  }
  const leave = async () => {
    const answer = await act(peopleApi.leave)
    if (answer.ok) beginAnew()
  }
  return (
    <Panel title={say('web.me.ringOf', { name: ring.name })}>
      <div>
        {me.loose > 0 && (
          <div className={styles['line']}>
            <span>{say('web.me.loose', { count: me.loose })}</span>
            <Button onClick={() => void act(() => peopleApi.bring(trustStore.tables())).then(beginAnew)}>
              {say('web.me.bringNow')}
            </Button>
          </div>
        )}
        <section className={styles['part']}>
          <h3>{say('web.me.devices')}</h3>
          <ul className={text['stack']}>
            {ring.devices.map(({ id, label, seenAt, isThis }) => (
              <li key={id} className={styles['line']}>
                <span>
                  <b>{named(label)}</b>{' '}
                  <span className={styles['note']}>
                    {isThis ? say('web.me.thisDevice') : say('web.me.seen', { day: day.format(seenAt) })}
                  </span>
                </span>
                <Button
                  aria-label={say('web.me.signOutDevice', { device: named(label) })}
                  onClick={() => void (isThis ? leave() : act(() => peopleApi.signOut(id)))}
                >
                  {say('web.me.signOut')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles['part']}>
          <h3>{say('web.me.passkeys')}</h3>
          {me.passkeys === 'yes' ? (
            <>
              <ul className={text['stack']} hidden={ring.passkeys.length === 0}>
                {ring.passkeys.map(({ id, label, madeAt }) => (
                  <li key={id} className={styles['line']}>
                    <span>
                      <b>{named(label)}</b>{' '}
                      <span className={styles['note']}>{say('web.me.passkeyMade', { day: day.format(madeAt) })}</span>
                    </span>
                    <Button
                      aria-label={say('web.me.removePasskey', { device: named(label) })}
                      onClick={() => void act(() => peopleApi.removePasskey(id))}
                    >
                      {say('web.me.remove')}
                    </Button>
                  </li>
                ))}
              </ul>
              <Button onClick={() => void act(makePasskey).then(onChange)}>{say('web.me.addPasskey')}</Button>
            </>
          ) : (
            <p className={styles['note']}>{say(passkeyWords[me.passkeys])}</p>
          )}
        </section>
        <section className={styles['part']}>
          <h3>{say('web.me.code')}</h3>
          <p className={styles['note']}>{say('web.me.codeMade', { day: day.format(ring.codeAt) })}</p>
          {isSure ? (
            <div className={styles['line']}>
              <span>{say('web.me.newCodeSure')}</span>
              <Button onClick={() => void newCode()}>{say('web.me.newCode')}</Button>
            </div>
          ) : (
            <Button onClick={() => setIsSure(true)}>{say('web.me.newCodeAsk')}</Button>
          )}
        </section>
      </div>
    </Panel>
  )
}
