import { icon as sealArt } from 'virtual:icon/check-mark'
import { icon as cubeArt } from 'virtual:icon/cubes'
import {
  type Action,
  type Asking,
  actionChoices,
  actionOf,
  askNameOf,
  nextStep,
  planChoices,
  planCount,
  type Space,
  withChange,
  withoutChange,
} from '@athanor/alchemists'
import { memo } from 'react'
import { useWords } from '../../app/words.tsx'
import { Waiting } from '../../table/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { Tray } from '../../ui/Tray.tsx'
import styles from './Decision.module.css'
import { type Draft, intentOf, noDraft, planOf } from './draft.ts'
import { spaceArt } from './pieces/art.ts'
import { Cube } from './pieces/Pieces.tsx'
import type { AlchemistsProps } from './props.ts'
import { hasScene } from './scene/Scene.tsx'
import type { Grab } from './useCubeDrag.ts'

interface DecisionProps extends Pick<AlchemistsProps, 'shown' | 'seats' | 'viewer' | 'since' | 'live'> {
  readonly asking: Asking | null
  readonly draft: Draft
  /** A move is on its way. */
  readonly busy: boolean
  onDraft(draft: Draft): void
  onConfirm(draft: Draft): void
  /** Shows the pieces that can be chosen. */
  onScene(): void
  readonly onGrab: Grab
}

/** What is asked of me, in one sentence, and how I answer. */
export const Decision = memo(function Decision(props: DecisionProps) {
  const { asking, busy, live, shown, seats, viewer, since } = props
  if (asking === null || busy || !live) {
    const { owed, view } = shown.sight
    const other = owed.find(({ seat, answered }) => !answered && seat !== viewer)
    // Where something is asked of me as well, my own move is being carried out or acted out.
    const seat = asking !== null || other === undefined ? undefined : seats[other.seat]
    return <Waiting over={view.table.end !== null} seat={seat} since={since} live={live} />
  }
  return asking.ask.kind === 'declare' ? (
    <Planning {...props} asking={asking} />
  ) : (
    <Choosing {...props} asking={asking} />
  )
})

interface AskedProps extends DecisionProps {
  readonly asking: Asking
}

/** Everything but a plan: the pieces lie on the board; here it is asked for, and confirmed. */
function Choosing({ asking, draft, onScene, onConfirm }: AskedProps) {
  const words = useWords()
  const { say } = words
  const intent = intentOf(asking, draft)
  const choices = actionChoices(asking)
  const begun = choices.filter(({ hasParts }) => hasParts)
  const simple = choices.filter(({ hasParts }) => !hasParts)
  const step = nextStep(asking, intent)
  const whole = intent.action === null ? null : actionOf(asking, intent)
  // Nothing of what could be done here is possible now.
  const isOver = choices.every(({ action, refusal }) => action === 'decline' || refusal !== null)
  const why = choices.find(({ refusal }) => refusal !== null)?.refusal ?? null
  const missing = step.kind === 'part' ? say(`alchemists.part.${step.step.part}`) : null
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={
        isOver
          ? `${why === null ? '' : words.data(why)} ${say('web.alchemists.onlyDecline')}`.trim()
          : words.data({ id: `alchemists.ask.${askNameOf(asking)}` })
      }
      actions={
        <>
          {hasScene(asking) && (
            <span className={styles['toScene']}>
              <Button onClick={onScene}>{say('web.alchemists.toChoice')}</Button>
            </span>
          )}
          {simple.map(({ action, refusal }) => (
            <Button
              key={action}
              look={isOver || (begun.length === 0 && action !== 'decline') ? 'primary' : 'plain'}
              refusal={refusal === null ? null : words.data(refusal)}
              onClick={() => onConfirm({ ...noDraft, sure: { kind: action } as Action })}
            >
              {say(`alchemists.action.${action}`)}
            </Button>
          ))}
          {intent.action !== null && (
            <Button
              look="primary"
              icon={sealArt}
              refusal={whole === null ? missing : null}
              onClick={() => onConfirm({ ...noDraft, intent })}
            >
              {say(`alchemists.action.${intent.action}`)}
            </Button>
          )}
        </>
      }
    />
  )
}

/** A-130..A-137: cubes are placed on the board; the tray counts them and holds the cards that go with a plan. */
function Planning({ asking, draft, seats, viewer, onDraft, onConfirm, onGrab }: AskedProps) {
  const words = useWords()
  const { say } = words
  const plan = planOf(draft)
  const { held, placed, left } = planCount(asking, plan)
  const choices = planChoices(asking, plan)
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
        <>
          {say('web.alchemists.askPlan', { left })}
          {/* The same cubes for the hand: they can be dragged. */}
          <span className={styles['pool']} aria-hidden>
            {Array.from({ length: left }, (_, number) => (
              <span key={number} onPointerDown={(event) => onGrab(event, null)}>
                <Cube colour={viewer === 'spectator' ? '' : (seats[viewer]?.colour ?? '')} />
              </span>
            ))}
          </span>
        </>
      }
      actions={
        <>
          <Button refusal={isEmpty ? say('web.alchemists.nothingPlaced') : null} onClick={() => onDraft(noDraft)}>
            {say('web.alchemists.takeAll')}
          </Button>
          <Button look="primary" icon={cubeArt} onClick={() => onConfirm({ ...noDraft, plan })}>
            {say('web.alchemists.declare', { placed, held })}
          </Button>
        </>
      }
    >
      {(assistant !== undefined || associates.length > 0 || plan.associates.length > 0) && (
        <div className={styles['cards']}>
          {assistant !== undefined && (
            <Button
              icon={cubeArt}
              refusal={assistant.refusal === null || plan.assistants > 0 ? null : words.data(assistant.refusal)}
              aria-pressed={plan.assistants > 0}
              onClick={() =>
                onDraft({
                  ...noDraft,
                  plan:
                    assistant.refusal === null
                      ? assistant.plan
                      : fitting(asking, withoutChange(plan, { kind: 'assistant' }), plan),
                })
              }
            >
              {say('alchemists.favour.assistant')} {plan.assistants > 0 && `×${plan.assistants}`}
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
                  onClick={() => onDraft({ ...noDraft, plan: withoutChange(plan, { kind: 'associate', space }) })}
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
                    onClick={() => onDraft({ ...noDraft, plan: withChange(asking, plan, change) })}
                  >
                    <span className="visually-hidden">{first(change.space)}</span>
                  </Button>
                ),
              )}
            </span>
          )}
        </div>
      )}
    </Tray>
  )
}

/** A plan that became too large without its Assistant stays as it was. */
function fitting(asking: Asking, next: Draft['plan'] & object, before: Draft['plan'] & object) {
  return asking.check(next) === null ? next : before
}
