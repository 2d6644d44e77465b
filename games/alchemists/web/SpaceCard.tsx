import type { Space, SpaceRules, View } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo } from 'react'
import styles from './Board.module.css'
import { districtOf } from './districts.ts'
import { spaceArt } from './pieces/art.ts'
import { Cube } from './pieces/Pieces.tsx'
import { SpaceGoods } from './SpaceGoods.tsx'
import type { Grab } from './useCubeDrag.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface SpaceProps {
  readonly view: View
  readonly space: SpaceRules
  readonly seats: readonly TableSeat[]
  readonly lit: boolean
  readonly isNow: boolean
  readonly isDone: boolean
  /** Own actions here in the plan that is being made; null when none is. */
  readonly planned: number | null
  /** Cubes that one more action here takes; null where there is none. */
  readonly adds: number | null
  /** Whether it cannot be planned now. */
  readonly isRefused: boolean
  /** What stands beside the slots in the place of the cubes that they take. */
  readonly remark: string | null
  /** One more action here, or a word on why that cannot be. */
  onPlace(space: Space): void
  onTakeBack(space: Space): void
  readonly onGrab: Grab
}

/** An action space. While a plan is made, only what changes with a cube is drawn again: it is told of in plain words. */
export const SpaceCard = memo(function SpaceCard(props: SpaceProps) {
  const { view, space, seats, lit, isNow, isDone, planned, adds, isRefused, remark, onPlace, onTakeBack, onGrab } =
    props
  const { say } = useWords()
  const { table, viewer } = view
  const { id } = space
  const name = say(`alchemists.space.${id}`)
  const isOpen = space.isOpen(table.round)
  const own = viewer === 'spectator' ? '' : (seats[viewer]?.colour ?? '')
  const queue = (table.order.length > 0 ? table.order : [...seats.keys()]).filter(
    (seat) => (table.players[seat]?.plan?.[id] ?? 0) > 0,
  )
  const turns = table.space === id ? table.queue : null
  return (
    <li
      className={cx(
        'space',
        districtOf(id),
        isNow && 'now',
        isDone && 'done',
        !isOpen && 'closed',
        planned !== null && 'planned',
      )}
      data-anchor={`space:${id}`}
      data-lit={lit || undefined}
      aria-current={isNow ? 'step' : undefined}
    >
      <header>
        <span className={cx('emblem')}>
          <Icon art={spaceArt(id)} />
        </span>
        <h3>{name}</h3>
      </header>
      <div className={cx('goods')}>
        {isOpen ? <SpaceGoods view={view} space={id} /> : <p>{say('web.alchemists.notNow')}</p>}
      </div>
      <ul className={cx('queue')} aria-label={say('web.alchemists.queue', { space: name })}>
        {turns === null
          ? queue.map((seat) => (
              <li key={seat}>
                {Array.from({ length: table.players[seat]?.plan?.[id] ?? 0 }, (_, number) => (
                  <Cube key={number} colour={seats[seat]?.colour ?? ''} label={seats[seat]?.name} />
                ))}
              </li>
            ))
          : turns.map(({ seat }, number) => (
              <li key={number}>
                {number > 0 && <span aria-hidden>›</span>}
                <Cube colour={seats[seat]?.colour ?? ''} label={seats[seat]?.name} />
              </li>
            ))}
      </ul>
      {planned !== null && isOpen && (planned > 0 || adds !== null) && (
        <div className={cx('slots')}>
          {Array.from({ length: planned }, (_, number) => (
            <button
              key={number}
              type="button"
              className={cx('slot', 'grabbed')}
              aria-label={say('web.alchemists.takeBack', { space: name })}
              onClick={() => onTakeBack(id)}
              onPointerDown={(event) => onGrab(event, id)}
            >
              <Cube colour={own} />
            </button>
          ))}
          {adds !== null && (
            <button
              type="button"
              className={cx('slot', 'add')}
              aria-label={say('web.alchemists.place', { space: name, cubes: adds })}
              aria-disabled={isRefused || undefined}
              onClick={() => onPlace(id)}
            >
              +
            </button>
          )}
          <span className={cx('pattern')} title={remark ?? undefined}>
            {remark ?? (adds === null ? null : say('alchemists.count.cubes', { count: adds }))}
          </span>
        </div>
      )}
    </li>
  )
})
