import { Button } from '@athanor/ui/Button.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { type FormEvent, useState } from 'react'
import text from '../app/TextPage.module.css'
import { adminApi } from './api.ts'
import { useWords } from './words.ts'

/** Where the host says the token. It is kept nowhere: the browser gets a cookie for half an hour. */
export function TokenForm({ onEntered }: { readonly onEntered: () => void }) {
  const words = useWords()
  const { say } = words
  const [token, setToken] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await adminApi.enter(token)
    setFault(answer.ok ? null : words.data(answer.reason))
    if (answer.ok) onEntered()
  }
  return (
    <form className={text['form']} noValidate onSubmit={(event) => void enter(event)}>
      <Field
        label={say('web.admin.token')}
        hint={say('web.admin.tokenHint')}
        fault={fault}
        value={token}
        onChange={setToken}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" look="primary">
        {say('web.admin.enter')}
      </Button>
    </form>
  )
}
