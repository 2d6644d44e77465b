import { Button } from '@athanor/ui/Button.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { type FormEvent, useState } from 'react'
import { server } from '../net/server.ts'
import { sayWord } from '../net/wordAsked.ts'
import styles from './TextPage.module.css'

/** Where the word of the house is said, once in every browser. */
export function HouseWord() {
  const words = useWords()
  const { say } = words
  const [word, setWord] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const reason = await sayWord(word)
    setBusy(false)
    setFault(reason === null ? null : words.data(reason))
    if (reason === null) server().retryNow()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void enter(event)}>
      <Field
        label={say('web.house.word')}
        hint={say('web.house.hint')}
        fault={fault}
        value={word}
        onChange={setWord}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <Button type="submit" look="primary" aria-busy={busy}>
        {say('web.house.enter')}
      </Button>
    </form>
  )
}
