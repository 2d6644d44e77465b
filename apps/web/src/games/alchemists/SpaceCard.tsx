import type { PlanChoice, Space, SpaceRules, View } from '@athanor/alchemists'
import { useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import type { TableSeat } from '../../table/tableSource.ts'
import { Icon } from '../../ui/Icon.tsx'
import { notify } from '../../ui/notices.ts'
import styles from './Board.module.css'
import { districtOf } from './districts.ts'
import { spaceArt } from './pieces/art.ts'
import { Cube } from './pieces/Pieces.tsx'
import { SpaceGoods } from './SpaceGoods.tsx'
import type { Grab } from './useCubeDrag.ts'

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
  /** Cubes that the plan leaves. */
  readonly left: number
  readonly choice: PlanChoice | undefined
  onPlace(choice: PlanChoice): void
  onTakeBack(space: Space): void
  readonly onGrab: Grab
}

/** An action space. */
export function SpaceCard(props: SpaceProps) {
  const { view, space, seats, lit, isNow, isDone, planned, left, choice, onPlace, onTakeBack, onGrab } = props
  const words = useWords()
  const { say } = words
  const { table, viewer } = view
  const { id, cubes } = space
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
      {planned !== null && isOpen && (planned > 0 || choice !== undefined) && (
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
          {choice !== undefined && planned < cubes.length && (
            <button
              type="button"
              className={cx('slot', 'add')}
              aria-label={say('web.alchemists.place', { space: name, cubes: choice.cubes })}
              aria-disabled={choice.refusal !== null || undefined}
              onClick={() => {
                if (choice.refusal === null) onPlace(choice)
                else notify(words.data(choice.refusal))
              }}
            >
              +
            </button>
          )}
          <span className={cx('pattern')}>
            {/* Where no cube is left, that is no news on any space. */}
            {choice !== undefined && choice.refusal !== null && planned < cubes.length && left > 0
              ? choice.cubes > left
                ? say('web.alchemists.tooFew', { cubes: choice.cubes, left })
                : words.data(choice.refusal)
              : cubes.join(' + ')}
          </span>
        </div>
      )}
    </li>
  )
}
