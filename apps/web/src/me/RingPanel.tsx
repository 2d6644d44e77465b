import { icon as ringArt } from 'virtual:icon/keyring'
import { readRecoveryCode } from '@athanor/protocol/recoveryCode'
import { Button } from '@athanor/ui/Button.tsx'
import { Field, Switch } from '@athanor/ui/Field.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { type FormEvent, useState } from 'react'
import text from '../app/TextPage.module.css'
import { trustStore } from '../net/trustStore.ts'
import { type Me, type PeopleAnswer, peopleApi, type TryIt } from './api.ts'
import { beginAnew } from './beginAnew.ts'
import { CodeDialog } from './CodeDialog.tsx'
import styles from './Me.module.css'
import { OwnRingPanel } from './OwnRingPanel.tsx'
import { enterByPasskey, passkeyWords } from './passkey.ts'
import { useWords } from './words.ts'

interface RingPanelProps {
  readonly me: Me
  readonly act: TryIt
  onChange(): void
}

/** The ring that holds somebody's seats, or the way to one. */
export function RingPanel({ me, act, onChange }: RingPanelProps) {
  // It is shown once, also when the ring is there already.
  const [code, setCode] = useState<string | null>(null)
  return (
    <>
      {me.ring === null ? (
        <NoRing me={me} onCode={setCode} />
      ) : (
        <OwnRingPanel me={me} ring={me.ring} act={act} onCode={setCode} onChange={onChange} />
      )}
      {code !== null && <CodeDialog code={code} onClose={beginAnew} />}
    </>
  )
}

function NoRing({ me, onCode }: { readonly me: Me; onCode(code: string): void }) {
  const { say } = useWords()
  return (
    <Panel title={say('web.me.ring')}>
      <div className={text['stack']}>
        <p>{say('web.me.ringText')}</p>
        <MakeRing onCode={onCode} />
        <EnterRing me={me} />
      </div>
    </Panel>
  )
}

function MakeRing({ onCode }: { onCode(code: string): void }) {
  const words = useWords()
  const { say } = words
  const [name, setName] = useState(useSettings().name)
  const [fault, setFault] = useState<string | null>(null)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await peopleApi.make(name, trustStore.tables())
    setFault(answer.ok ? null : words.data(answer.reason))
    if (answer.ok) onCode(answer.data.code)
  }
  return (
    <form className={text['form']} noValidate onSubmit={(event) => void make(event)}>
      <Field
        label={say('web.me.name')}
        hint={say('web.me.nameHint')}
        fault={fault}
        value={name}
        onChange={setName}
        maxLength={30}
        autoComplete="nickname"
      />
      <Button type="submit" look="primary" icon={ringArt}>
        {say('web.me.make')}
      </Button>
    </form>
  )
}

function EnterRing({ me }: { readonly me: Me }) {
  const words = useWords()
  const { say } = words
  const [code, setCode] = useState('')
  const [bring, setBring] = useState(true)
  const [fault, setFault] = useState<string | null>(null)
  const along = () => ({ bring, tables: trustStore.tables() })
  const settle = (answer: PeopleAnswer<null>) => {
    if (answer.ok) beginAnew()
    else setFault(words.data(answer.reason))
  }
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const read = readRecoveryCode(code)
    if (read === null) setFault(say('web.me.mistyped'))
    else settle(await peopleApi.enter(read, along()))
  }
  return (
    <details className={styles['enter']}>
      <summary>{say('web.me.haveOne')}</summary>
      <form className={text['form']} noValidate onSubmit={(event) => void enter(event)}>
        {me.loose > 0 && (
          <Switch
            label={say('web.me.bring', { count: me.loose })}
            hint={say('web.me.bringHint')}
            checked={bring}
            onChange={setBring}
          />
        )}
        {me.passkeys === 'yes' ? (
          <Button onClick={() => void enterByPasskey(along()).then(settle)}>{say('web.me.byPasskey')}</Button>
        ) : (
          <p className={styles['note']}>{say(passkeyWords[me.passkeys])}</p>
        )}
        <Field
          label={say('web.me.code')}
          hint={say('web.me.codeHint')}
          fault={fault}
          value={code}
          onChange={setCode}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">{say('web.me.enter')}</Button>
      </form>
    </details>
  )
}
