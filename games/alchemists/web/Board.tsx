import {
  type PlanChoice,
  type PromptContext,
  planChoices,
  planCount,
  rulesAt,
  type Space,
  type SpaceRules,
  type View,
} from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { memo, useDeferredValue, useMemo } from 'react'
import styles from './Board.module.css'
import { isCrowded, moduleViews } from './modules/views.ts'
import { OrderTrack } from './OrderTrack.tsx'
import type { PendingAction } from './pendingAction.ts'
import { planOf } from './pendingAction.ts'
import { SpaceCard } from './SpaceCard.tsx'
import type { Grab } from './useCubeDrag.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface BoardProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  readonly lit: readonly string[]
  readonly context: PromptContext | null
  readonly pending: PendingAction
  onPlace(choice: PlanChoice): void
  onTakeBack(space: Space): void
  readonly onGrab: Grab
  /** Whether it stands around a question that has most of the room: the spaces alone, as small as they can be. */
  readonly around?: boolean
}

/** The action spaces in the order in which they are resolved, each with its own goods and everybody's cubes. */
export const Board = memo(function Board(props: BoardProps) {
  const { view, seats, lit, context, pending, onPlace, onTakeBack, onGrab, around = false } = props
  const words = useWords()
  const { say } = words
  const { table } = view
  const { spaces } = rulesAt(table)
  const planning = context?.prompt.kind === 'declare' ? context : null
  const plan = planOf(pending)
  // A cube lies where it was put at once; what that leaves for the other spaces follows after the picture.
  const seen = useDeferredValue(plan)
  const choices = useMemo(() => (planning === null ? [] : planChoices(planning, seen)), [planning, seen])
  const left = planning === null ? 0 : planCount(planning, seen).left
  const crowded = around || isCrowded(table)
  // Spaces that open in the second round are shown before, where there is room; the exhibition takes the place of the
  // experiments at the end.
  const inUse = spaces.filter(
    ({ id, card, isOpen }) =>
      (card === undefined && (isOpen(table.round) || (table.round === 1 && !crowded && isOpen(2)))) ||
      table.players.some((player) => (player.plan?.[id] ?? 0) > 0) ||
      choices.some(({ change }) => change.kind === 'action' && change.space === id),
  )
  const isMany = inUse.length > 8
  // Cubes and slots of a plan, or a question beside the board, need the room of words.
  const isBrief = isMany || crowded || context !== null
  const now = spaces.findIndex(({ id }) => id === table.space)
  const place = useHandler((space: Space) => {
    if (planning === null) return
    const choice = choiceAt(planChoices(planning, plan), space)
    if (choice?.refusal === null) onPlace(choice)
    else if (choice !== undefined) notify(words.data(choice.refusal))
  })
  const slotsOf = ({ id, cubes }: SpaceRules) => {
    const planned = planning === null ? null : (plan.actions[id] ?? 0)
    const choice = (planned ?? 0) < cubes.length ? choiceAt(choices, id) : undefined
    const reason = choice?.refusal ?? null
    const refusal = reason === null ? null : words.data(reason)
    // Where no cube is left, that is no news on any space.
    const isTold = choice !== undefined && refusal !== null && left > 0
    const remark = isTold && choice.cubes > left ? say('web.alchemists.tooFew', { cubes: choice.cubes, left }) : refusal
    return { planned, adds: choice?.cubes ?? null, isRefused: refusal !== null, remark: isTold ? remark : null }
  }
  return (
    <>
      {!around && (
        <div className={cx('orders', crowded && table.phase !== 'order' && 'settled')}>
          <OrderTrack table={table} seats={seats} context={context} />
          {moduleViews.map(({ Order }, number) =>
            Order === undefined ? null : <Order key={number} view={view} seats={seats} lit={lit} />,
          )}
        </div>
      )}
      <ul
        className={cx('spaces', isMany && 'many', crowded && 'crowded', isBrief && 'brief', around && 'around')}
        aria-label={say('web.alchemists.board')}
        data-planning={planning !== null || undefined}
        data-opening={seen !== plan || undefined}
      >
        {inUse.map((space) => (
          <SpaceCard
            key={space.id}
            view={view}
            space={space}
            seats={seats}
            lit={lit.includes(`space:${space.id}`)}
            isNow={space.id === table.space}
            isDone={table.phase === 'resolve' && now > spaces.indexOf(space)}
            {...slotsOf(space)}
            onPlace={place}
            onTakeBack={onTakeBack}
            onGrab={onGrab}
          />
        ))}
      </ul>
      {moduleViews.map(({ Board: More }, number) =>
        More === undefined || around ? null : <More key={number} view={view} seats={seats} lit={lit} />,
      )}
    </>
  )
})

function choiceAt(choices: readonly PlanChoice[], space: Space): PlanChoice | undefined {
  return choices.find(({ change }) => change.kind === 'action' && change.space === space)
}
