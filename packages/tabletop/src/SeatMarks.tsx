import { icon as botArt } from 'virtual:icon/vintage-robot'
import { botName } from '@athanor/narration'
import { Icon } from '@athanor/ui/Icon.tsx'
import styles from './SeatMarks.module.css'
import type { TableSeat } from './tableSource.ts'
import { useWords } from './words.ts'

/** Words about a seat: whose it is, who plays it, whether somebody is there. */
export function SeatMarks({ seat, own }: { readonly seat: TableSeat; readonly own: boolean }) {
  const words = useWords()
  const { say } = words
  return (
    <>
      {own && <span className={styles['mark']}>{say('web.seat.you')}</span>}
      {seat.bot !== null && <BotMark bot={seat.bot} />}
      {seat.inLine !== undefined && (
        <span className={styles['mark']}>{say('web.seat.inLine', { place: seat.inLine })}</span>
      )}
      {!seat.present && <span className={styles['mark']}>{say('web.seat.away')}</span>}
    </>
  )
}

/** A bot sits here, or plays for somebody who is away. */
export function BotMark({ bot }: { readonly bot: string }) {
  const words = useWords()
  const label = words.say('web.seat.bot', { name: botName(bot, words) })
  return (
    <span className={styles['bot']} title={label}>
      <Icon art={botArt} label={label} />
    </span>
  )
}
