import { icon as playArt } from 'virtual:icon/play-button'
import { useWords } from '@athanor/lessons/words.ts'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { use } from 'react'
import { gameTitle, loadCards } from '../games/clients.ts'
import { usePlayNow } from '../lobby/usePlayNow.ts'
import styles from './SchoolPage.module.css'

/** A first game with hints against one bot, one tap away. */
export function GuidedGames() {
  const words = useWords()
  const { say } = words
  const cards = use(loadCards())
  const { change } = useSettings()
  const { play, busy } = usePlayNow()
  const begin = (card: GameCard) => {
    change({ hints: true })
    // One learns from a rival who plays with sense; the first bot of each game moves at random.
    void play(card, { opponents: 1, strength: card.bots[1] ?? card.bots[0] ?? '' })
  }
  return (
    <section className={styles['guided']}>
      <h2>{say('school.page.guided')}</h2>
      <p>{say('school.page.guidedText')}</p>
      <div className={styles['games']}>
        {cards.map((card) => (
          <Button key={card.id} icon={playArt} aria-busy={busy} onClick={() => begin(card)}>
            {gameTitle(card.id, words)}
          </Button>
        ))}
      </div>
    </section>
  )
}
