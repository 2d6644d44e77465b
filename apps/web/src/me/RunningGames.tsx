import { Panel } from '@athanor/ui/Panel.tsx'
import { useStore } from 'zustand'
import { TableRow } from '../lobby/TableRow.tsx'
import tables from '../lobby/Tables.module.css'
import { turns } from '../lobby/turns.ts'
import { useLooking } from '../lobby/useLooking.ts'
import { server, useReadable } from '../net/server.ts'
import type { MyGames } from './api.ts'
import { useWords } from './words.ts'

/** Tables that go on, those first where everybody waits for whoever looks. */
export function RunningGames({ running }: { readonly running: MyGames['running'] | null }) {
  const words = useWords()
  const { say } = words
  const status = useReadable(server().status)
  useLooking(status === 'online')
  const own = useStore(turns).tables
  const isKnown = running !== null && (running.length === 0 || own.length > 0)
  return (
    <Panel title={say('web.me.running')}>
      {own.length === 0 ? (
        <p className={tables['empty']}>{say(isKnown ? 'web.me.noneRunning' : 'web.lobby.connecting')}</p>
      ) : (
        <ul className={tables['list']}>
          {own.map((each) => (
            <li key={each.table.id}>
              <TableRow own={each} words={words} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
