import { icon as glassArt } from 'virtual:icon/sands-of-time'
import type { TableInfo } from '@athanor/protocol'
import { Icon } from '@athanor/ui/Icon.tsx'
import { passed } from '@athanor/ui/passed.ts'
import { useWords, type Words } from '@athanor/ui/words/words.tsx'
import { useEffect, useState } from 'react'
import styles from './Clocks.module.css'
import { lengthOfTime } from './clockRules.ts'
import { isShort, type RunningClock, runningClocks } from './runningClocks.ts'

interface ClocksProps {
  readonly table: TableInfo
  readonly you: number | null
  /** How a seat is called. */
  name(seat: number): string
}

const hour = 3_600_000

/** Whose time runs, how much is left of it, and what happens when it is used up. */
export function Clocks({ table, you, name }: ClocksProps) {
  const words = useWords()
  const [now, setNow] = useState(() => performance.now())
  const clocks = runningClocks(table, now)
  const isRunning = clocks.length > 0
  useEffect(() => {
    if (!isRunning) return undefined
    setNow(performance.now())
    const ticking = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(ticking)
  }, [isRunning, table.clocks])
  if (!isRunning || table.status !== 'running') return null
  const [own] = clocks.filter(({ seat }) => seat === you)
  const short = clocks.find((clock) => isShort(clock, table))
  return (
    <div className={styles['clocks']}>
      <ul className={styles['list']} aria-label={words.say('web.clock.title')}>
        {clocks.map((clock) => (
          <li
            key={clock.seat}
            className={styles['clock']}
            data-own={clock === own || undefined}
            data-short={isShort(clock, table) || undefined}
          >
            <Icon art={glassArt} />
            <span>{clock === own ? words.say('web.clock.yours') : name(clock.seat)}</span>
            <span className={styles['time']} role="timer">
              {timeLeft(clock, words)}
            </span>
          </li>
        ))}
      </ul>
      {short !== undefined && (
        <p className={styles['soon']} role={short === own ? 'status' : undefined}>
          {whatNext(short, table, short === own ? null : name(short.seat), words)}
        </p>
      )}
    </div>
  )
}

/** Minutes and seconds while seconds count, else days and hours; which is which is said. */
function timeLeft({ move, reserve }: RunningClock, { say, locale }: Words): string {
  if (move + reserve >= 2 * hour) return say('web.clock.left', { time: lengthOfTime((move + reserve) / 1000, locale) })
  const own = passed(Math.ceil(move / 1000))
  if (reserve === 0) return say('web.clock.left', { time: own })
  return say('web.clock.leftAndReserve', { time: own, reserve: passed(Math.ceil(reserve / 1000)) })
}

function whatNext(
  { move, reserve }: RunningClock,
  { clock }: TableInfo,
  player: string | null,
  { say, locale }: Words,
): string {
  const isLate = move + reserve <= 0
  if (typeof clock?.bot !== 'string') {
    if (player === null) return say('web.clock.soonVoteYou')
    return isLate ? say('web.clock.late', { player }) : say('web.clock.soonVote', { player })
  }
  const time = lengthOfTime((move + reserve) / 1000, locale)
  return player === null ? say('web.clock.soonBotYou', { time }) : say('web.clock.soonBot', { time, player })
}
