import type { TableInfo } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import styles from './StartNotice.module.css'

/** Says openly when a start came to nothing, and because of whom. */
export function StartNotice({ table }: { readonly table: TableInfo }) {
  const { say, list } = useWords()
  const { calledOff } = table
  if (calledOff === null || table.status !== 'open') return null
  const names = list(calledOff.by.map(({ name }) => name))
  return (
    <div className={styles['notice']} role="status">
      <strong>{say('web.room.calledOff', { names, times: calledOff.times })}</strong>
      <p>{say('web.room.calledOffText')}</p>
    </div>
  )
}
