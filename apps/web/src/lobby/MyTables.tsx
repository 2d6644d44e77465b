import { Panel } from '@athanor/ui/Panel.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useStore } from 'zustand'
import { TableRow } from './TableRow.tsx'
import styles from './Tables.module.css'
import { turns } from './turns.ts'

/** Tables on the server at which this browser has a seat. Those that wait for it stand at the door (MyTurn). */
export function MyTables() {
  const words = useWords()
  const { tables } = useStore(turns)
  const others = tables.filter(({ calls }) => calls === null)
  if (others.length === 0) return null
  return (
    <Panel title={words.say('web.lobby.myTables')}>
      <ul className={styles['list']}>
        {others.map((own) => (
          <li key={own.table.id}>
            <TableRow own={own} words={words} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
