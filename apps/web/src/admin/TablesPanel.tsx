import { limits } from '@athanor/protocol'
import { Button } from '@athanor/ui/Button.tsx'
import { Field } from '@athanor/ui/Field.tsx'
import { Panel } from '@athanor/ui/Panel.tsx'
import { useCallback, useEffect, useState } from 'react'
import text from '../app/TextPage.module.css'
import { gameIds, gameTitle } from '../games/clients.ts'
import type { Act } from './AdminPage.tsx'
import { adminApi, type FoundTables, type HouseTable } from './api.ts'
import { useWords } from './words.ts'

/** So many hours somebody is kept out who is barred from here; longer or shorter times are barred by address. */
const usualHours = 24

/** Tables in memory, found by the beginning of their ids: who sits there, and how to close one. */
export function TablesPanel({ act }: { readonly act: Act }) {
  const { say } = useWords()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<FoundTables | null>(null)
  const look = useCallback(async () => {
    const answer = await adminApi.tables(search.trim())
    if (answer.ok) setFound(answer.data)
  }, [search])
  useEffect(() => void look(), [look])
  return (
    <Panel
      title={say('web.admin.tables')}
      aside={<Button onClick={() => void look()}>{say('web.admin.lookAgain')}</Button>}
    >
      <Field label={say('web.admin.search')} value={search} onChange={setSearch} maxLength={22} spellCheck={false} />
      {found !== null && (
        <>
          <p>{say('web.admin.found', { count: found.all })}</p>
          <ul className={text['stack']}>
            {found.tables.map((table) => (
              <TableItem key={table.name} table={table} act={act} onDone={() => void look()} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

interface TableItemProps {
  readonly table: HouseTable
  readonly act: Act
  onDone(): void
}

function TableItem({ table, act, onDone }: TableItemProps) {
  const words = useWords()
  const { say } = words
  const [reason, setReason] = useState('')
  const { name, game, status, moves, watchers, seats } = table
  const people = seats.flatMap(({ holder, name: called }) => (holder === 'person' && called !== null ? [called] : []))
  const close = async () => {
    if (await act(() => adminApi.close(name, reason.trim()))) onDone()
  }
  return (
    <li className={text['actions']}>
      <span>
        <b>{name}</b> · {gameIds.includes(game) ? gameTitle(game, words) : game} · {words.list(people)}
      </span>
      <span>
        {say(statusWords[status])} · {say('web.admin.movesMade', { count: moves })} ·{' '}
        {say('web.admin.watchers', { count: watchers })}
      </span>
      <details>
        <summary>{say('web.admin.doSomething', { table: name })}</summary>
        <div className={text['stack']}>
          {seats.map(
            ({ holder, name: called }, seat) =>
              holder === 'person' && (
                <div key={seat} className={text['actions']}>
                  <span>{called}</span>
                  <Button onClick={() => void act(() => adminApi.barSeat(name, seat, usualHours))}>
                    {say('web.admin.barFor', { hours: usualHours })}
                  </Button>
                </div>
              ),
          )}
          <Field
            label={say('web.admin.reason')}
            hint={say('web.admin.reasonHint')}
            value={reason}
            onChange={setReason}
            maxLength={limits.chat}
          />
          <Button refusal={reason.trim() === '' ? say('web.admin.reasonMissing') : null} onClick={() => void close()}>
            {say('web.admin.close')}
          </Button>
        </div>
      </details>
    </li>
  )
}

const statusWords = {
  open: 'web.admin.status.open',
  opening: 'web.admin.status.open',
  running: 'web.admin.status.running',
  finished: 'web.admin.status.finished',
  closed: 'web.admin.status.closed',
} as const
