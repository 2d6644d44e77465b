import { zoneOf } from '@athanor/alchemists'
import { classes } from '@athanor/ui/lib/classes.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { markerPlaces } from './markerPlaces.ts'
import type { AlchemistsProps } from './props.ts'
import styles from './ReputationTrack.module.css'
import { useWords } from './words.ts'

const cx = classes(styles)

/** As far as the track is drawn; whoever has more stands at its end, and the number tells. */
const length = 24

/** A marker that has its square to itself. */
const full = 22

/** A-224..A-231: reputation with its four zones. */
export function ReputationTrack({ shown, seats }: Pick<AlchemistsProps, 'shown' | 'seats'>) {
  const { viewer } = shown.sight.view
  const { say } = useWords()
  const { players } = shown.sight.view.table
  const places = markerPlaces(seats.map((_, seat) => Math.min(length, players[seat]?.reputation ?? 1)))
  return (
    <div className={cx('track')}>
      <span className={cx('rail')} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={cx('step', zoneOf(index + 1))}
            title={say('web.alchemists.zoneEffect', { zone: zoneOf(index + 1) })}
            // A number that a marker would cover is left out.
            data-number={places.some(({ square }) => square === index + 1) ? undefined : marked(index + 1)}
          />
        ))}
      </span>
      <ul aria-label={say('web.alchemists.reputation')}>
        {seats.map(({ name, colour }, seat) => {
          const reputation = players[seat]?.reputation ?? 0
          const told = `${name}: ${reputation}. ${say('web.alchemists.zoneEffect', { zone: zoneOf(reputation) })}`
          const { square, across, down, scale } = places[seat] ?? { square: 1, across: 0, down: 0, scale: 1 }
          const look: Readonly<Record<`--${string}` | 'left', string | number>> = {
            left: `${((square - 0.5 + across) / length) * 100}%`,
            '--down': down * full,
          }
          return (
            <li key={colour} title={told} className={cx(seat === viewer && 'mine')} style={look}>
              <WaxSeal colour={colour} size={full * scale} />
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
