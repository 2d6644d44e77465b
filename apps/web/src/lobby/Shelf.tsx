import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { useWords } from '@athanor/ui/words/words.tsx'
import { GameFacts } from '../app/GameFacts.tsx'
import { gameTitle } from '../games/clients.ts'
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
      {/* What is hidden in a low window is in the legend: were it the legend, Chromium would lose the pictures for good. */}
      <legend>
        <span>{words.say('web.lobby.whichGame')}</span>
      </legend>
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
