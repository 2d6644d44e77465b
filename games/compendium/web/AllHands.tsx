import { total, type View } from '@athanor/compendium'
import { ingredientName } from '@athanor/compendium/narration'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import styles from './AllHands.module.css'
import { Cube, CubeRow } from './Cube.tsx'
import { useWords } from './words.ts'

interface AllHandsProps {
  readonly seats: readonly TableSeat[]
  /** What each seat saw. */
  readonly views: readonly View[]
}

/** Behind all the screens at once, when nothing is secret any more. */
export function AllHands({ seats, views }: AllHandsProps) {
  const words = useWords()
  return (
    <section aria-label={words.say('web.compendium.allHands')}>
      <ul className={styles['hands']}>
        {views.map(({ hand, school }, seat) => (
          <li key={seats[seat]?.colour}>
            <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
            {school !== null && (
              <span className={styles['school']} title={words.say('web.compendium.school', { school })}>
                <Cube ingredient={school} size="s" silent />
                <span className="visually-hidden">{ingredientName(school, words)}</span>
              </span>
            )}
            {hand !== null && total(hand) > 0 && <CubeRow cubes={hand} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
