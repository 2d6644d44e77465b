import { icon as doorArt } from 'virtual:icon/exit-door'
import { icon as playArt } from 'virtual:icon/play-button'
import { Icon } from '@athanor/ui/Icon.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { Words } from '@athanor/ui/words/words.tsx'
import { Link } from 'wouter'
import { lengthOfTime } from '../clock/clockRules.ts'
import { gameTitle } from '../games/clients.ts'
import { nameAt } from '../net/seatName.ts'
import type { OwnTable } from './ownTables.ts'
import styles from './Tables.module.css'

/** One of the reader's tables on the server: who is there, and how it stands. */
export function TableRow({ own, words }: { readonly own: OwnTable; readonly words: Words }) {
  const { table, calls } = own
  const { say } = words
  return (
    <Link href={`/table/${table.id}`} className={styles['table'] ?? ''} data-turn={calls !== null || undefined}>
      <span className={styles['seals']} aria-hidden>
        {table.seats.map((seat, index) =>
          seat.colour === null ? (
            <span key={index} className={styles['free']} />
          ) : (
            <WaxSeal key={index} colour={seat.colour} size={30} />
          ),
        )}
      </span>
      <span className={styles['who']}>
        <b>
          {gameTitle(table.game, words)} · {words.list(table.seats.map((_, seat) => nameAt(table, seat, words)))}
        </b>
        <span>{standing(own, words)}</span>
      </span>
      <span className={styles['go']}>
        <Icon art={calls === null ? doorArt : playArt} />
        {say(calls === null ? 'web.lobby.resume' : calls === 'vote' ? 'web.lobby.yourVote' : 'web.table.yourTurn')}
      </span>
    </Link>
  )
}

function standing({ table, waitedFor, calls, left, you }: OwnTable, words: Words): string {
  const { say, locale } = words
  if (table.status === 'opening') return say('web.lobby.opening')
  if (table.status === 'open') return say('web.lobby.gathering')
  if (table.seats[you]?.bot !== null) return say('web.lobby.botPlays')
  if (calls !== null) {
    return left === null
      ? say('web.clock.noneText')
      : say('web.lobby.timeLeft', { time: lengthOfTime(left / 1000, locale) })
  }
  return say('web.lobby.waitingFor', { names: words.list(waitedFor.map((seat) => nameAt(table, seat, words))) })
}
