import { icon as sealArt } from 'virtual:icon/check-mark'
import { icon as cubeArt } from 'virtual:icon/cubes'
import {
  type Action,
  actionChoices,
  actionOf,
  fittingFavours,
  nextStep,
  type PromptContext,
  planChoices,
  planCount,
  planWarnings,
  type Space,
  saleWarning,
  withChange,
  withoutChange,
} from '@athanor/alchemists'
import { planWarningText, promptText, saleWarningText } from '@athanor/alchemists/narration'
import { Waiting } from '@athanor/tabletop/Waiting.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Tray } from '@athanor/ui/Tray.tsx'
import { memo, useDeferredValue, useMemo } from 'react'
import styles from './Decision.module.css'
import { effectText } from './effectText.ts'
import { intentOf, nothingPending, type PendingAction, planOf } from './pendingAction.ts'
import { spaceArt } from './pieces/art.ts'
import { Cube } from './pieces/Pieces.tsx'
import type { AlchemistsProps } from './props.ts'
import { hasScene } from './scene/Scene.tsx'
import { Turns } from './Turns.tsx'
import { tomorrowText } from './tomorrowText.ts'
import { useAdvice } from './useAdvice.tsx'
import type { Grab } from './useCubeDrag.ts'
import { useWords } from './words.ts'

/** The gravest come first, in the order of the round; more than that nobody reads. */
const mostWarnings = 3

interface DecisionProps extends Pick<AlchemistsProps, 'shown' | 'seats' | 'viewer' | 'since' | 'live' | 'advise'> {
  readonly context: PromptContext | null
  readonly pending: PendingAction
  /** A move is on its way. */
  readonly busy: boolean
  onPending(pending: PendingAction): void
  onConfirm(pending: PendingAction): void
  /** Shows the pieces that can be chosen. */
  onScene(): void
  readonly onGrab: Grab
}

/** What is asked of me, in one sentence, and how I answer. */
export const Decision = memo(function Decision(props: DecisionProps) {
  const { context, busy, live, shown, seats, viewer, since } = props
  if (context === null || busy || !live) {
    const { owed, view } = shown.sight
    const other = owed.find(({ seat, answered }) => !answered && seat !== viewer)
    // Where something is asked of me as well, my own move is being carried out or acted out.
    const seat = context !== null || other === undefined ? undefined : seats[other.seat]
    return (
      <Waiting over={view.table.end !== null} seat={seat} since={since} live={live}>
        <Turns table={view.table} seats={seats} viewer={viewer} />
      </Waiting>
    )
  }
  return context.prompt.kind === 'declare' ? (
    <Planning {...props} context={context} />
  ) : (
    <Choosing {...props} context={context} />
  )
})

interface AskedProps extends DecisionProps {
  readonly context: PromptContext
}

/** Everything but a plan: the pieces lie on the board; here it is asked for, and confirmed. */
function Choosing({ context, pending, seats, viewer, onScene, onConfirm, onPending, advise }: AskedProps) {
  const advice = useAdvice(context, advise, onPending)
  const words = useWords()
  const { say } = words
  const intent = intentOf(context, pending)
  const choices = actionChoices(context)
  const begun = choices.filter(({ hasParts }) => hasParts)
  const simple = choices.filter(({ hasParts }) => !hasParts)
  const step = nextStep(context, intent)
  const whole = intent.action === null ? null : actionOf(context, intent)
  // Nothing of what could be done here is possible now.
  const isOver = choices.every(({ action, refusal }) => action === 'decline' || refusal !== null)
  const why = choices.find(({ refusal }) => refusal !== null)?.refusal ?? null
  // Whoever cannot sell anyway need not think about a discount.
  const warning = useMemo(() => saleWarning(context), [context])
  const effect = useMemo(() => effectText(context, intent, words), [context, intent, words])
  const missing = step.kind === 'part' ? say(`alchemists.part.${step.step.part}`) : null
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={
        isOver ? (
          `${why === null ? '' : words.data(why)} ${say('web.alchemists.onlyDecline')}`.trim()
        ) : (
          <span className={styles['asked']}>
            {promptText(context, words)}
            {warning !== null && (
              <>
                {' '}
                <strong className={styles['warning']}>{saleWarningText(warning, words)}</strong>
              </>
            )}
            {advice.text} <Turns table={context.at.table} seats={seats} viewer={viewer} />
          </span>
        )
      }
      actions={
        <>
          {hasScene(context) && (
            <span className={styles['toScene']}>
              <Button onClick={onScene}>{say('web.alchemists.toChoice')}</Button>
            </span>
          )}
          {simple.map(({ action, refusal }) => (
            <Button
              key={action}
              look={isOver || (begun.length === 0 && action !== 'decline') ? 'primary' : 'plain'}
              refusal={refusal === null ? null : words.data(refusal)}
              onClick={() => onConfirm({ ...nothingPending, sure: { kind: action } as Action })}
            >
              {say(`alchemists.action.${action}`)}
            </Button>
          ))}
          {intent.action !== null && (
            <Button
              look="primary"
              icon={sealArt}
              refusal={whole === null ? missing : null}
              onClick={() => onConfirm({ ...nothingPending, intent })}
            >
              <span>
                {say(`alchemists.action.${intent.action}`)} {effect !== null && <small>{effect}</small>}
              </span>
            </Button>
          )}
          {!isOver && advice.button}
        </>
      }
    />
  )
}

/** A-130..A-137: cubes are placed on the board; the tray counts them and holds the cards that go with a plan. */
function Planning({ context, pending, seats, viewer, onPending, onConfirm, onGrab, advise }: AskedProps) {
  const advice = useAdvice(context, advise, onPending)
  const words = useWords()
  const { say } = words
  const plan = planOf(pending)
  const { held, placed, left } = planCount(context, plan)
  const choices = planChoices(context, plan)
  // A cube lies where it was put at once; what the plan lacks is worked out after that picture.
  const seen = useDeferredValue(plan)
  const warnings = useMemo(() => planWarnings(context, seen), [context, seen])
  const seriously = warnings.slice(0, mostWarnings)
  const fits = useMemo(() => fittingFavours(context, seen), [context, seen])
  const tomorrow = useMemo(() => tomorrowText(context, seen, words), [context, seen, words])
  const assistant = choices.find(({ change }) => change.kind === 'assistant')
  const associates = choices.filter(({ change }) => change.kind === 'associate')
  const isEmpty = placed === 0 && plan.assistants === 0
  /** */
  const first = (space: Space) => say('alchemists.planning.associate', { space: say(`alchemists.space.${space}`) })
  return (
    <Tray
      title={say('web.alchemists.yourPlan')}
      active
      question={
        <span className={`${styles['asked']} ${styles['planning']}`}>
          {(left > 0 || warnings.length === 0) && say('web.alchemists.askPlan', { left })}
          {/* The same cubes for the hand: they can be dragged. */}
          {left > 0 && (
            <span className={styles['pool']} aria-hidden>
              {Array.from({ length: left }, (_, number) => (
                <span key={number} onPointerDown={(event) => onGrab(event, null)}>
                  <Cube colour={viewer === 'spectator' ? '' : (seats[viewer]?.colour ?? '')} />
                </span>
              ))}
            </span>
          )}
          {fits.map(({ favour, space }) => (
            <span key={favour} className={`${styles['fits']} ${styles['inHand']}`}>
              {' '}
              {say('web.alchemists.favourFits', {
                favour: say(`alchemists.favour.${favour}`),
                space: say(`alchemists.space.${space}`),
              })}{' '}
              <span className={styles['fitsText']}>{say(`alchemists.favourText.${favour}`)}</span>
            </span>
          ))}
          {/* AR-75: such a plan may be declared all the same. */}
          <span className="visually-hidden" role="status" aria-label={say('alchemists.warning.title')}>
            {seriously.map((warning) => planWarningText(warning, words)).join(' ')}
          </span>
          {tomorrow !== null && (
            <span className={styles['fits']}>
              {' '}
              {/* A board of its own shows them, with words for each. */}
              <span className={context.at.table.slots.busyDays === undefined ? undefined : styles['shownBoard']}>
                {tomorrow.places}
              </span>{' '}
              {tomorrow.leaves}{' '}
            </span>
          )}
          {advice.text} <Turns table={context.at.table} seats={seats} viewer={viewer} />
        </span>
      }
      actions={
        <>
          {advice.button}
          <Button
            refusal={isEmpty ? say('web.alchemists.nothingPlaced') : null}
            onClick={() => onPending(nothingPending)}
          >
            {say('web.alchemists.takeAll')}
          </Button>
          <Button look="primary" icon={cubeArt} onClick={() => onConfirm({ ...nothingPending, plan })}>
            {say('web.alchemists.declare', { placed, held })}
          </Button>
        </>
      }
    >
      <div className={styles['cards']}>
        {/* Each warning has a button that mends it. */}
        <span className={styles['warnings']}>
          {seriously.map((warning) => (
            <span key={warning.space} className={styles['warning']}>
              <span aria-hidden>{planWarningText(warning, words)}</span>
              <Button
                icon={spaceArt(warning.space)}
                title={say('web.alchemists.mend', { space: say(`alchemists.space.${warning.space}`) })}
                onClick={() =>
                  onPending({
                    ...nothingPending,
                    plan: keeping(
                      context,
                      withoutChange(context, plan, { kind: 'action', space: warning.space }),
                      plan,
                    ),
                  })
                }
              >
                {say('web.alchemists.oneLess')}
              </Button>
            </span>
          ))}
        </span>
        {assistant !== undefined && (
          <Button
            icon={cubeArt}
            refusal={assistant.refusal === null || plan.assistants > 0 ? null : words.data(assistant.refusal)}
            aria-pressed={plan.assistants > 0}
            onClick={() =>
              onPending({
                ...nothingPending,
                plan:
                  assistant.refusal === null
                    ? assistant.plan
                    : keeping(context, withoutChange(context, plan, { kind: 'assistant' }), plan),
              })
            }
          >
            {say('alchemists.favour.assistant')} +
            {say('alchemists.count.cubes', { count: Math.max(1, plan.assistants) })}
          </Button>
        )}
        {(plan.associates.length > 0 || associates.length > 0) && (
          <span className={styles['associate']} role="group" aria-label={say('alchemists.favour.associate')}>
            <span aria-hidden>{say('alchemists.favour.associate')}</span>
            {plan.associates.map((space) => (
              <Button
                key={space}
                icon={spaceArt(space)}
                aria-pressed
                title={first(space)}
                onClick={() =>
                  onPending({ ...nothingPending, plan: withoutChange(context, plan, { kind: 'associate', space }) })
                }
              >
                <span className="visually-hidden">{first(space)}</span>
              </Button>
            ))}
            {associates.map(({ change, refusal }) =>
              change.kind !== 'associate' ? null : (
                <Button
                  key={change.space}
                  icon={spaceArt(change.space)}
                  aria-pressed={false}
                  title={first(change.space)}
                  refusal={refusal === null ? null : words.data(refusal)}
                  onClick={() => onPending({ ...nothingPending, plan: withChange(context, plan, change) })}
                >
                  <span className="visually-hidden">{first(change.space)}</span>
                </Button>
              ),
            )}
          </span>
        )}
      </div>
    </Tray>
  )
}

/** A plan that became too large without its Assistant stays as it was. */
function keeping(context: PromptContext, next: PendingAction['plan'] & object, before: PendingAction['plan'] & object) {
  return context.check(next) === null ? next : before
}
