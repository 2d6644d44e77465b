import { icon as owlArt } from 'virtual:icon/barn-owl'
import { icon as bookArt } from 'virtual:icon/open-book'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { useWords } from '@athanor/tabletop/words.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import aids from '../app/Tiles.module.css'
import { gameTitle } from '../games/clients.ts'

/** What can be done until the others have come. It opens beside this page, which keeps the seat. */
export function Preparing({ card }: { readonly card: GameCard }) {
  const words = useWords()
  const { say } = words
  return (
    <ul className={aids['aids']}>
      {card.lesson !== undefined && (
        <li>
          <a href={`/learn/${card.lesson}`} target="_blank" rel="noopener" className={aids['aid']}>
            <span className={aids['art']}>
              <Icon art={owlArt} />
            </span>
            <strong>{say('web.invited.learn')}</strong>
            <span>{say('web.invited.learnText')}</span>
          </a>
        </li>
      )}
      <li>
        <a href={`/rules/${card.id}`} target="_blank" rel="noopener" className={aids['aid']}>
          <span className={aids['art']}>
            <Icon art={bookArt} />
          </span>
          <strong>{say('web.rules.of', { game: gameTitle(card.id, words) })}</strong>
          <span>{words.data({ id: `${card.id}.shelf.tagline` })}</span>
        </a>
      </li>
    </ul>
  )
}
