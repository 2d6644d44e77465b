import {
  type ActionPart,
  actionChoices,
  type Intent,
  type PromptContext,
  type PromptName,
  partsOf,
  promptNameOf,
  type Space,
  type View,
} from '@athanor/alchemists'
import type { Insight } from '@athanor/alchemy'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { memo, useMemo, useState } from 'react'
import { districtOf } from '../districts.ts'
import { forms } from '../modules/forms.ts'
import { moduleViews } from '../modules/views.ts'
import { intentOf, isSecond, nothingPending, type PendingAction } from '../pendingAction.ts'
import { spaceArt } from '../pieces/art.ts'
import { SpaceGoods } from '../SpaceGoods.tsx'
import type { Seller } from '../salesSoFar.ts'
import { useWords } from '../words.ts'
import { Bids } from './Bids.tsx'
import { type IntentChange, PartChoice, valuesOf } from './PartChoice.tsx'
import { Ribbon } from './Ribbon.tsx'
import styles from './Scene.module.css'
import { Step, type StepName, StepTurn, stepIn } from './Step.tsx'

const cx = classes(styles)

interface SceneProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  /** Who sells in this round, and what came of it so far. */
  readonly sellers?: readonly Seller[]
  readonly context: PromptContext
  readonly foresight: Known<Insight>
  readonly pending: PendingAction
  /** The pending action whose pieces lie there: what follows from a choice comes one picture after its mark. */
  readonly laid: PendingAction
  onPending(pending: PendingAction): void
  /** Back to the whole board. */
  onWhole(): void
}

/** Whether an answer can be put together of pieces; a plan is made on the whole board, and a yes or no needs no pieces. */
export function hasScene(context: PromptContext): boolean {
  return (
    context.prompt.kind !== 'declare' && actionChoices(context).some((each) => each.hasParts && each.refusal === null)
  )
}

/** Questions about theories leave the books in sight. */
const aboutBooks: ReadonlySet<PromptName> = new Set(['publish', 'debunk', 'immediate', 'grant'] as const)

/** Parts of an action that are chosen by pressing a book. */
const bookParts: ReadonlySet<ActionPart> = new Set(['theory', 'endorsed', 'doubted'] as const)

/** Whether a book is to be pressed for what was begun. */
function needsBook(context: PromptContext, intent: Intent): boolean {
  return partsOf(context, intent).some(({ part }) => bookParts.has(part))
}

/** Questions with few pieces: the books may stay in sight as well. */
const small: ReadonlySet<PromptName> = new Set([
  'chooseOrder',
  'chooseStartup',
  'keepFavour',
  'herbalist',
  'forage',
  'transmute',
  'bid',
  'periscope',
  'visitLibrary',
  'readBook',
  'readBooks',
] as const)

/** How much of the board's room a question takes: all of it, or what is left beside the books. */
export function stageOf(context: PromptContext, pending: PendingAction): 'full' | 'upper' {
  const name = promptNameOf(context)
  if (small.has(name)) return 'upper'
  // What was begun may need none of the books, and then all the room.
  const intent = intentOf(context, pending)
  return aboutBooks.has(name) && (intent.action === null || name === 'grant' || needsBook(context, intent))
    ? 'upper'
    : 'full'
}

/** The board comes near: the space where something is asked, with all the pieces that can be chosen there. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { view, seats, sellers = nobody, foresight, pending, laid, onPending, onWhole } = props
  const { told, state } = foresight
  const context = useMemo(
    () => ({ ...props.context, insight: told === null ? null : () => told }),
    [props.context, told],
  )
  const words = useWords()
  const { say } = words
  const intent = intentOf(props.context, laid)
  const newest = intentOf(props.context, pending)
  // Marks are set in the pieces that lie there; those of another action are not there yet.
  const marked = newest.action === intent.action ? newest : intent
  const begun = actionChoices(context).filter(({ hasParts }) => hasParts)
  const [reopened, setReopened] = useState<{ readonly in: PromptContext; readonly name: StepName } | null>(null)
  const onIntent: IntentChange = useHandler((change) => {
    setReopened(null)
    onPending({ ...nothingPending, intent: change(newest) })
  })
  const first = useMemo(() => stepIn(props.context, intent), [props.context, intent])
  const now = reopened?.in === props.context ? reopened.name : first
  const reopen = useHandler((name: StepName) => setReopened({ in: props.context, name }))
  const turn = useMemo(() => ({ now, reopen }), [now, reopen])
  const name = promptNameOf(context)
  const Form = intent.action === null ? undefined : forms[intent.action]
  const space = spaceOf(context)
  return (
    <section
      className={cx('scene')}
      data-ask={name}
      data-decision
      aria-label={say('web.alchemists.yourChoice')}
      data-opening={laid !== pending || undefined}
      aria-busy={state === 'counting'}
    >
      <Ribbon table={view.table} onWhole={onWhole} />
      <div className={cx('stage', space !== null && districtOf(space))}>
        {space !== null && (
          <span className={cx('watermark')} aria-hidden>
            <Icon art={spaceArt(space)} />
          </span>
        )}
        {space !== null && <Setting view={view} space={space} withGoods={!offersGoods.has(name)} />}
        {(state === 'failed' || (state === 'counting' && told === null)) && (
          <p className={cx('odds', state === 'counting' && 'counting')} role="status">
            {say('web.alchemists.odds', { state })}
          </p>
        )}
        <StepTurn value={turn}>
          <div className={cx('parts', small.has(name) && 'few')}>
            {needsBook(context, intent) && <p className={cx('books')}>{say('web.alchemists.pressBook')}</p>}
            {begun.length > 1 && (
              <Step
                name="what"
                legend={say('web.alchemists.what')}
                answer={newest.action === null ? null : say(`alchemists.action.${newest.action}`)}
              >
                <Choice
                  legend={say('web.alchemists.what')}
                  options={begun.map(({ action, refusal }) => ({
                    value: action,
                    label: say(`alchemists.action.${action}`),
                    refusal: refusal === null ? null : words.data(refusal),
                  }))}
                  value={newest.action}
                  onChange={(action) => onIntent(() => ({ action, chosen: {} }))}
                />
              </Step>
            )}
            {Form === undefined ? (
              partsOf(context, intent)
                .filter(({ part }) => !isSecond(part))
                .map(({ part }) => (
                  <PartChoice
                    key={part}
                    context={context}
                    intent={intent}
                    {...valuesOf(marked, part)}
                    seats={seats}
                    onIntent={onIntent}
                  />
                ))
            ) : (
              <Form
                context={context}
                intent={intent}
                newest={marked}
                seats={seats}
                onIntent={onIntent}
                Part={PartChoice}
              />
            )}
            {moduleViews.map(({ beside }, place) => {
              const Beside = beside?.[name]
              return Beside === undefined ? null : (
                <div key={place} className={cx('beside')}>
                  <Beside view={view} seats={seats} lit={nowhere} />
                </div>
              )
            })}
            {space === 'sell' && <Bids sellers={sellers} seats={seats} />}
          </div>
        </StepTurn>
      </div>
    </section>
  )
})

const nowhere: readonly string[] = []
const nobody: readonly Seller[] = []

/** Where the goods of a space are themselves what is chosen. */
const offersGoods: ReadonlySet<PromptName> = new Set(['forage', 'buy', 'exhibit'] as const)

function spaceOf({ prompt }: PromptContext): Space | null {
  if (prompt.kind === 'act') return prompt.space
  if (prompt.kind === 'bid') return 'sell'
  return prompt.kind === 'immediate' ? 'publish' : null
}

interface SettingProps {
  readonly view: View
  readonly space: Space
  readonly withGoods: boolean
}

/** The place where it happens. */
function Setting({ view, space, withGoods }: SettingProps) {
  const { say } = useWords()
  return (
    <header className={cx('setting')}>
      <span className={cx('emblem')}>
        <Icon art={spaceArt(space)} />
      </span>
      <h2>{say(`alchemists.space.${space}`)}</h2>
      {withGoods && (
        <div className={cx('goods')}>
          <SpaceGoods view={view} space={space} />
        </div>
      )}
    </header>
  )
}
