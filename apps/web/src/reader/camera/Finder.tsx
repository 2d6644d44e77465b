import type { Ingredient } from '@athanor/alchemy'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { cardOutline, type Glance, isOneCard, type Sighting } from '@athanor/markers'
import { classes } from '@athanor/ui/lib/classes.ts'
import styles from './CameraScreen.module.css'

const cx = classes(styles)

interface FinderProps {
  readonly glance: Glance
  readonly sure: readonly Ingredient[]
  readonly size: { readonly width: number; readonly height: number }
}

/** What is seen, drawn over the camera's picture: the outline of each card, and its name. */
export function Finder({ glance, sure, size }: FinderProps) {
  const { say } = useWords()
  const fine = Math.max(size.width, size.height) / 100
  return (
    <svg className={cx('finder')} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      {cardsIn(glance.sightings).map(([sighting, other], place) => {
        const corners = cardOutline(sighting, other)
        const { ingredient } = sighting.marking
        const top = corners.reduce((best, corner) => (corner.y < best.y ? corner : best))
        return (
          <g key={place} data-sure={sure.includes(ingredient) || undefined}>
            <polygon
              className={cx('outline')}
              strokeWidth={fine * 0.5}
              strokeDasharray={sure.includes(ingredient) ? undefined : `${fine * 1.6} ${fine}`}
              points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            />
            <text className={cx('name')} x={top.x} y={Math.max(fine * 4, top.y - fine * 1.5)} fontSize={fine * 3.2}>
              {say(`alchemy.ingredient.${ingredient}`)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** One outline for each card: of one ingredient, a marker of either end makes a card. */
function cardsIn(sightings: readonly Sighting[]): readonly (readonly [Sighting, Sighting | null])[] {
  const alike = (one: Sighting) => sightings.filter(({ marking }) => marking.ingredient === one.marking.ingredient)
  return sightings.flatMap((one): readonly (readonly [Sighting, Sighting | null])[] => {
    const [first, second, third] = alike(one)
    if (first === undefined || second === undefined || third !== undefined) return [[one, null]]
    if (!isOneCard(first, second)) return [[one, null]]
    return one === first ? [[one, second]] : []
  })
}
