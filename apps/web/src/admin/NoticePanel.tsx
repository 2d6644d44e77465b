import { limits } from '@athanor/protocol'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { type FormEvent, useState } from 'react'
import page from '../app/TextPage.module.css'
import type { Act } from './AdminPage.tsx'
import { adminApi, type HouseState } from './api.ts'
import { useWords } from './words.ts'

const times = [5, 15, 60, 0] as const

/** What everybody in the house is told now, and whoever comes later. */
export function NoticePanel({ notice, act }: Pick<HouseState, 'notice'> & { readonly act: Act }) {
  const { say } = useWords()
  const [text, setText] = useState('')
  const [minutes, setMinutes] = useState<number>(5)
  const tell = async (event: FormEvent) => {
    event.preventDefault()
    const done = await act(() => adminApi.tell(text.trim(), minutes === 0 ? null : minutes))
    if (done) setText('')
  }
  return (
    <Panel title={say('web.admin.notice')}>
      {notice !== null && (
        <div className={page['actions']}>
          <p>{say('web.admin.standing', { text: notice.text })}</p>
          <Button onClick={() => void act(() => adminApi.tell(null, null))}>{say('web.admin.withdraw')}</Button>
        </div>
      )}
      <form className={page['form']} noValidate onSubmit={(event) => void tell(event)}>
        <Field
          label={say('web.admin.noticeText')}
          hint={say('web.admin.noticeHint')}
          value={text}
          onChange={setText}
          maxLength={limits.notice}
        />
        <Choice
          legend={say('web.admin.when')}
          options={times.map((value) => ({ value, label: say('web.admin.inMinutes', { minutes: value }) }))}
          value={minutes}
          onChange={setMinutes}
        />
        <Button type="submit" look="primary" refusal={text.trim() === '' ? say('web.admin.noticeMissing') : null}>
          {say('web.admin.tell')}
        </Button>
      </form>
    </Panel>
  )
}
