import { classes } from './lib/classes.ts'
import { spread } from './lib/spread.ts'
import styles from './Track.module.css'
import { WaxSeal } from './WaxSeal.tsx'

const cx = classes(styles)

export interface TrackMarker {
  readonly name: string
  readonly colour: string
  readonly space: number
  /** What earlier laps were worth; 0 before the first lap. */
  readonly chip: number
}

export interface TrackProps {
  readonly label: string
  readonly spaces: number
  readonly markers: readonly TrackMarker[]
}

/** A track of numbered spaces, run through from left to right and then again from the start. */
export function Track({ label, spaces, markers }: TrackProps) {
  const places = spread(
    markers.map(({ space }) => space),
    least,
    0,
    spaces - 1,
  )
  return (
    <div className={cx('track')}>
      <div className={cx('rail')} aria-hidden />
      <div className={cx('numbers')} aria-hidden>
        {Array.from({ length: Math.ceil(spaces / 10) }, (_, ten) => (
          <span key={ten} className={cx('number')} style={{ left: `${((ten * 10 + 0.5) / spaces) * 100}%` }}>
            {ten * 10}
          </span>
        ))}
      </div>
      <ul className={cx('markers')} aria-label={label}>
        {markers.map((marker, index) => (
          <li
            key={marker.colour}
            className={cx('marker')}
            style={{ left: `${(((places[index] ?? 0) + 0.5) / spaces) * 100}%` }}
          >
            <WaxSeal colour={marker.colour} size={24} />
            {marker.chip > 0 && (
              <span className={cx('chip')} aria-hidden>
                +{marker.chip}
              </span>
            )}
            <span className="visually-hidden">
              {marker.name}: {marker.space + marker.chip}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How many spaces markers keep between them, so that neither a seal nor its chip covers another. */
const least = 3.2
