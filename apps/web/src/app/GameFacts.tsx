import { icon as timeArt } from 'virtual:icon/hourglass'
import { icon as weightArt } from 'virtual:icon/round-bottom-flask'
import { icon as playersArt } from 'virtual:icon/three-friends'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import styles from './GameFacts.module.css'

/** For how many, how long, and how much there is to think about. */
export function GameFacts({ card }: { readonly card: GameCard }) {
  const { say } = useWords()
  const { players, minutes, weight } = card
  const heavy = say('web.lobby.weight', { weight: `${weight}` as const })
  return (
    <span className={styles['facts']}>
      <span title={say('web.lobby.players', players)}>
        <Icon art={playersArt} label={say('web.lobby.players', players)} />
        <span aria-hidden>
          {players.min}–{players.max}
        </span>
      </span>
      <span>
        <Icon art={timeArt} /> {say('web.lobby.minutes', { minutes })}
      </span>
      <span className={styles['weight']} role="img" aria-label={heavy} title={heavy}>
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-full={step <= weight || undefined}>
            <Icon art={weightArt} />
          </span>
        ))}
      </span>
    </span>
  )
}
