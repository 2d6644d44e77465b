import { classes } from '../lib/classes.ts'
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
  const placed = fannedOut(markers)
  return (
    <div className={cx('track')}>
      <div className={cx('rail')} aria-hidden>
        {Array.from({ length: Math.ceil(spaces / 10) }, (_, ten) => (
          <span key={ten} className={cx('number')} style={{ left: `${((ten * 10 + 0.5) / spaces) * 100}%` }}>
            {ten * 10}
          </span>
        ))}
      </div>
      <ul className={cx('markers')} aria-label={label}>
        {placed.map(({ marker, at }) => (
          <li key={marker.colour} className={cx('marker')} style={{ left: `${((at + 0.5) / spaces) * 100}%` }}>
            <WaxSeal colour={marker.colour} size={25} />
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

/** How many spaces markers keep between them, so that none is hidden. */
const least = 1.3

/** Where each marker is drawn: on its space, or a little further where another stands already. */
function fannedOut(markers: readonly TrackMarker[]) {
  let last = Number.NEGATIVE_INFINITY
  return markers
    .toSorted((a, b) => a.space - b.space)
    .map((marker) => {
      last = Math.max(marker.space, last + least)
      return { marker, at: last }
    })
}
