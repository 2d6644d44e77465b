import { icon as removeArt } from 'virtual:icon/cancel'
import { botName } from '@athanor/narration'
import type { SeatInfo, TableInfo } from '@athanor/protocol'
import { SeatMarks } from '@athanor/tabletop/SeatMarks.tsx'
import { useWords } from '@athanor/tabletop/words.ts'
import { IconButton } from '@athanor/ui/Button.tsx'
import { Chip } from '@athanor/ui/Chip.tsx'
import { SeatBadge } from '@athanor/ui/SeatBadge.tsx'
import { seatName } from '../net/seatName.ts'
import styles from './Room.module.css'
import { useAsk } from './useAsk.ts'

interface RoomSeatProps {
  readonly table: TableInfo
  readonly seat: SeatInfo
  readonly index: number
  readonly own: boolean
  readonly isHost: boolean
  /** Those that the game has. */
  readonly bots: readonly string[]
}

/** One seat before the game. The host may put a bot on a free one. */
export function RoomSeat({ table, seat, index, own, isHost, bots }: RoomSeatProps) {
  const words = useWords()
  const { say } = words
  const ask = useAsk()
  const name = seatName(seat, index, words)
  const shown = { name, colour: seat.colour ?? '', bot: seat.bot, present: seat.holder !== 'person' || seat.present }
  return (
    <li className={styles['seat']}>
      {seat.holder === 'open' ? (
        <div className={styles['free']}>{say('web.room.freeSeat', { number: index + 1 })}</div>
      ) : (
        <SeatBadge
          name={name}
          colour={seat.colour ?? ''}
          away={!shown.present}
          marks={
            <>
              <SeatMarks seat={shown} own={own} />
              {table.host === index && <Chip>{say('web.room.host')}</Chip>}
              {seat.holder === 'person' && !seat.ready && <Chip tone="warn">{say('web.room.notReady')}</Chip>}
            </>
          }
        />
      )}
      {isHost && !own && seat.holder === 'person' && (
        <IconButton
          icon={removeArt}
          label={say('web.room.free', { player: name })}
          onClick={() => void ask('free', { table: table.id, seat: index })}
        />
      )}
      {isHost && seat.holder !== 'person' && (
        <label className={styles['bot']}>
          <span className="visually-hidden">{say('web.room.botFor', { number: index + 1 })}</span>
          <select
            value={seat.bot ?? ''}
            onChange={(event) =>
              void ask('bot', {
                table: table.id,
                seat: index,
                bot: event.target.value === '' ? null : event.target.value,
              })
            }
          >
            <option value="">{say('web.room.noBot')}</option>
            {bots.map((id) => (
              <option key={id} value={id}>
                {say('web.seat.bot', { name: botName(id, words) })}
              </option>
            ))}
          </select>
        </label>
      )}
    </li>
  )
}
