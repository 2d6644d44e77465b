import {
  type Asking,
  type AskName,
  actionChoices,
  askNameOf,
  type Intent,
  type PartName,
  partsOf,
  type Space,
  type View,
} from '@athanor/alchemists'
import type { Insight } from '@athanor/alchemy'
import { memo, useMemo } from 'react'
import { useWords } from '../../../app/words.tsx'
import { classes } from '../../../lib/classes.ts'
import { useHandler } from '../../../lib/useHandler.ts'
import type { Known } from '../../../notebook/science/hearing.ts'
import type { TableSeat } from '../../../table/tableSource.ts'
import { Choice } from '../../../ui/Choice.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { districtOf } from '../districts.ts'
import { type Draft, intentOf, isSecond, noDraft } from '../draft.ts'
import { forms } from '../modules/forms.ts'
import { moduleViews } from '../modules/views.ts'
import { spaceArt } from '../pieces/art.ts'
import { SpaceGoods } from '../SpaceGoods.tsx'
import { Bids } from './Bids.tsx'
import { type IntentChange, PartChoice, valuesOf } from './PartChoice.tsx'
import { Ribbon } from './Ribbon.tsx'
import styles from './Scene.module.css'

const cx = classes(styles)

interface SceneProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  readonly asking: Asking
  readonly foresight: Known<Insight>
  readonly draft: Draft
  /** The draft whose pieces lie there: what follows from a choice comes one picture after its mark. */
  readonly laid: Draft
  onDraft(draft: Draft): void
  /** Back to the whole board. */
  onWhole(): void
}

/** Whether an answer can be put together of pieces; a plan is made on the whole board, and a yes or no needs no pieces. */
export function hasScene(asking: Asking): boolean {
  return asking.ask.kind !== 'declare' && actionChoices(asking).some((each) => each.hasParts && each.refusal === null)
}

/** Questions about theories leave the books in sight. */
const aboutBooks: ReadonlySet<AskName> = new Set(['publish', 'debunk', 'immediate', 'grant'] as const)

/** Parts of an action that are chosen by pressing a book. */
const bookParts: ReadonlySet<PartName> = new Set(['theory', 'endorsed', 'doubted'] as const)

/** Whether a book is to be pressed for what was begun. */
function needsBook(asking: Asking, intent: Intent): boolean {
  return partsOf(asking, intent).some(({ part }) => bookParts.has(part))
}

/** Questions with few pieces: the books may stay in sight as well. */
const small: ReadonlySet<AskName> = new Set([
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
export function stageOf(asking: Asking, draft: Draft): 'full' | 'upper' {
  const name = askNameOf(asking)
  if (small.has(name)) return 'upper'
  // What was begun may need none of the books, and then all the room.
  const intent = intentOf(asking, draft)
  return aboutBooks.has(name) && (intent.action === null || name === 'grant' || needsBook(asking, intent))
    ? 'upper'
    : 'full'
}

/** The board comes near: the space where something is asked, with all the pieces that can be chosen there. */
export const Scene = memo(function Scene(props: SceneProps) {
  const { view, seats, foresight, draft, laid, onDraft, onWhole } = props
  const { told, state } = foresight
  const asking = useMemo(() => ({ ...props.asking, insight: told === null ? null : () => told }), [props.asking, told])
  const words = useWords()
  const { say } = words
  const intent = intentOf(props.asking, laid)
  const newest = intentOf(props.asking, draft)
  // Marks are set in the pieces that lie there; those of another action are not there yet.
  const marked = newest.action === intent.action ? newest : intent
  const begun = actionChoices(asking).filter(({ hasParts }) => hasParts)
  const onIntent: IntentChange = useHandler((change) => onDraft({ ...noDraft, intent: change(newest) }))
  const name = askNameOf(asking)
  const Form = intent.action === null ? undefined : forms[intent.action]
  const space = spaceOf(asking)
  return (
    <section
      className={cx('scene')}
      data-ask={name}
      data-decision
      aria-label={say('web.alchemists.yourChoice')}
      data-opening={laid !== draft || undefined}
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
        <div className={cx('parts', small.has(name) && 'few')}>
          {needsBook(asking, intent) && <p className={cx('books')}>{say('web.alchemists.pressBook')}</p>}
          {begun.length > 1 && (
            <div className={cx('part')} data-part="what">
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
            </div>
          )}
          {Form === undefined ? (
            partsOf(asking, intent)
              .filter(({ part }) => !isSecond(part))
              .map(({ part }) => (
                <PartChoice
                  key={part}
                  asking={asking}
                  intent={intent}
                  {...valuesOf(marked, part)}
                  seats={seats}
                  onIntent={onIntent}
                />
              ))
          ) : (
            <Form asking={asking} intent={intent} newest={marked} seats={seats} onIntent={onIntent} Part={PartChoice} />
          )}
          {moduleViews.map(({ beside }, place) => {
            const Beside = beside?.[name]
            return Beside === undefined ? null : (
              <div key={place} className={cx('beside')}>
                <Beside view={view} seats={seats} lit={nowhere} />
              </div>
            )
          })}
          {space === 'sell' && <Bids table={view.table} seats={seats} />}
        </div>
      </div>
    </section>
  )
})

const nowhere: readonly string[] = []

/** Where the goods of a space are themselves what is chosen. */
const offersGoods: ReadonlySet<AskName> = new Set(['forage', 'buy', 'exhibit'] as const)

function spaceOf({ ask }: Asking): Space | null {
  if (ask.kind === 'act') return ask.space
  if (ask.kind === 'bid') return 'sell'
  return ask.kind === 'immediate' ? 'publish' : null
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
