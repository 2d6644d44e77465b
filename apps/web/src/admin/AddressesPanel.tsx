import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { type FormEvent, useState } from 'react'
import text from '../app/TextPage.module.css'
import type { Act } from './AdminPage.tsx'
import { adminApi, type HouseState } from './api.ts'
import { useWords } from './words.ts'

const times = [1, 24, 168, 720] as const

/** From where people are here, who has reached a limit, and who is let in no more for a time. */
export function AddressesPanel({
  addresses,
  bars,
  act,
}: Pick<HouseState, 'addresses' | 'bars'> & { readonly act: Act }) {
  const { say, locale } = useWords()
  const [address, setAddress] = useState('')
  const [hours, setHours] = useState<number>(24)
  const bar = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(() => adminApi.barAddress(address.trim(), hours))) setAddress('')
  }
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <Panel title={say('web.admin.addresses')}>
      <ul className={text['stack']}>
        {addresses.map((each) => (
          <li key={each.address} className={text['actions']}>
            <span>{each.address}</span>
            <span className={each.isLimited ? text['bad'] : undefined}>
              {say(each.isLimited ? 'web.admin.limited' : 'web.admin.sockets', {
                count: each.sockets,
                most: each.most,
              })}
            </span>
            <Button onClick={() => setAddress(each.address)}>{say('web.admin.choose')}</Button>
          </li>
        ))}
      </ul>
      <form className={text['form']} noValidate onSubmit={(event) => void bar(event)}>
        <Field
          label={say('web.admin.address')}
          hint={say('web.admin.addressHint')}
          value={address}
          onChange={setAddress}
          maxLength={60}
          spellCheck={false}
        />
        <Choice
          legend={say('web.admin.howLong')}
          options={times.map((value) => ({ value, label: say('web.admin.hours', { hours: value }) }))}
          value={hours}
          onChange={setHours}
        />
        <Button type="submit" refusal={address.trim() === '' ? say('web.admin.addressMissing') : null}>
          {say('web.admin.bar')}
        </Button>
      </form>
      {bars.length > 0 && (
        <>
          <h3>{say('web.admin.barred')}</h3>
          <ul className={text['stack']}>
            {bars.map(({ id, label, until }) => (
              <li key={id} className={text['actions']}>
                <span>{label}</span>
                <span>{say('web.admin.until', { moment: moment.format(until) })}</span>
                <Button onClick={() => void act(() => adminApi.lift(id))}>{say('web.admin.lift')}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
