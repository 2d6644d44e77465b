import { icon as timeArt } from 'virtual:icon/hourglass'
import { icon as weightArt } from 'virtual:icon/round-bottom-flask'
import { icon as playersArt } from 'virtual:icon/three-friends'
import { useWords } from '../app/words.tsx'
import { gameTitle } from '../games/clients.ts'
import type { GameCard } from '../games/gameCard.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './Shelf.module.css'

interface ShelfProps {
  readonly cards: readonly GameCard[]
  readonly chosen: string
  onChoose(game: string): void
}

/** The games of the house: what each is like, for how many, and how long. */
export function Shelf({ cards, chosen, onChoose }: ShelfProps) {
  const words = useWords()
  return (
    <fieldset className={styles['shelf']}>
      <legend>{words.say('web.lobby.whichGame')}</legend>
      <div className={styles['cards']}>
        {cards.map((card) => (
          <label key={card.id} className={styles['card']}>
            <input
              type="radio"
              name="game"
              className={styles['choose']}
              checked={card.id === chosen}
              onChange={() => onChoose(card.id)}
            />
            <span className={styles['art']} aria-hidden>
              <card.Art />
            </span>
            <span className={styles['words']}>
              <strong>{gameTitle(card.id, words)}</strong>
              <span className={styles['tagline']}>{words.data({ id: `${card.id}.shelf.tagline` })}</span>
              <GameFacts card={card} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
