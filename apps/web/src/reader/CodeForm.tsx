import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import type { Reason } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { type FormEvent, useState } from 'react'
import styles from './CodeForm.module.css'

interface CodeFormProps {
  readonly label: string
  /** What the button says. */
  readonly go: string
  /** Takes a code, or says why not. */
  onCode(code: string): Reason | null
}

/** a code to type in; one that means nothing is told why. */
export function CodeForm({ label, go, onCode }: CodeFormProps) {
  const words = useWords()
  const [code, setCode] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const reason = onCode(code)
    setComplaint(reason === null ? null : words.data(reason))
  }
  return (
    <form className={styles['form']} onSubmit={send}>
      <Field
        label={label}
        hint={words.say('reader.start.codeHint')}
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={9}
        aria-invalid={complaint !== null}
      />
      <p role="alert" className={styles['complaint']}>
        {complaint}
      </p>
      <Button wide type="submit">
        {go}
      </Button>
    </form>
  )
}
