import { zoneOf } from '@athanor/alchemists'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import { spread } from '../../lib/spread.ts'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import type { AlchemistsProps } from './props.ts'
import styles from './ReputationTrack.module.css'

const cx = classes(styles)

/** As far as the track is drawn; whoever has more stands at its end, and the number tells. */
const length = 24

/** How many spaces markers keep between them. */
const least = 1.7

/** A-224..A-231: reputation with its four zones. */
export function ReputationTrack({ shown, seats }: Pick<AlchemistsProps, 'shown' | 'seats'>) {
  const { say } = useWords()
  const { players } = shown.sight.view.table
  const places = spread(
    players.map(({ reputation }) => Math.min(length, reputation)),
    least,
    1,
    length,
  )
  return (
    <div className={cx('track')}>
      <span className={cx('rail')} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={cx('step', zoneOf(index + 1))}
            title={say('web.alchemists.zoneEffect', { zone: zoneOf(index + 1) })}
            // A number that a marker would half cover is left out.
            data-number={places.some((place) => Math.abs(place - index - 1) < 1.1) ? undefined : marked(index + 1)}
          />
        ))}
      </span>
      <ul aria-label={say('web.alchemists.reputation')}>
        {seats.map(({ name, colour }, seat) => {
          const reputation = players[seat]?.reputation ?? 0
          const told = `${name}: ${reputation}. ${say('web.alchemists.zoneEffect', { zone: zoneOf(reputation) })}`
          return (
            <li key={colour} title={told} style={{ left: `${(((places[seat] ?? 1) - 0.5) / length) * 100}%` }}>
              <WaxSeal colour={colour} size={22} />
              <span className="visually-hidden">{told}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The first space of each zone bears its number, so that a zone is not known by its colour alone. */
function marked(space: number): number | undefined {
  return space === 1 || space === length || zoneOf(space) !== zoneOf(space - 1) ? space : undefined
}
