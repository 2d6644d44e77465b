import { icon as sealArt } from 'virtual:icon/check-mark'
import { icon as cubeArt } from 'virtual:icon/cubes'
import {
  type Action,
  type Asking,
  actionChoices,
  actionOf,
  askNameOf,
  choicesOf,
  type Intent,
  nextStep,
  type PartName,
  partsOf,
  planChoices,
  planCount,
  withChange,
  withoutChange,
  withPart,
} from '@athanor/alchemists'
import { useWords } from '../../app/words.tsx'
import { Waiting } from '../../table/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Tray } from '../../ui/Tray.tsx'
import styles from './Decision.module.css'
import { type Draft, intentOf, isSecond, noDraft, pairOf, planOf } from './draft.ts'
import { PairChoice } from './PairChoice.tsx'
import { previewText } from './previewText.ts'
import type { AlchemistsProps } from './props.ts'
import { faceOf } from './valueFace.tsx'

interface DecisionProps extends AlchemistsProps {
  readonly asking: Asking | null
  readonly draft: Draft
  /** A move is on its way. */
  readonly busy: boolean
  onDraft(draft: Draft): void
  onConfirm(draft: Draft): void
}

/** What is asked of me, in one sentence, and how I answer. */
export function Decision(props: DecisionProps) {
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
}

interface AskedProps extends DecisionProps {
  readonly asking: Asking
}

/** Everything but a plan: the parts of the action, and the buttons. */
function Choosing({ asking, draft, onDraft, onConfirm }: AskedProps) {
  const words = useWords()
  const { say } = words
  const intent = intentOf(asking, draft)
  const choices = actionChoices(asking)
  const begun = choices.filter(({ hasParts }) => hasParts)
  const simple = choices.filter(({ hasParts }) => !hasParts)
  const step = nextStep(asking, intent)
  const whole = intent.action === null ? null : actionOf(asking, intent)
  const missing = step.kind === 'part' ? say(`alchemists.part.${step.step.part}`) : null
  const onIntent = (next: Intent) => onDraft({ ...noDraft, intent: next })
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={words.data({ id: `alchemists.ask.${askNameOf(asking)}` })}
      actions={
        <>
          {simple.map(({ action, refusal }) => (
            <Button
              key={action}
              look={begun.length === 0 && action !== 'decline' ? 'primary' : 'plain'}
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
    >
      <div className={styles['parts']}>
        {begun.length > 1 && (
          <Choice
            legend={say('web.alchemists.what')}
            options={begun.map(({ action, refusal }) => ({
              value: action,
              label: say(`alchemists.action.${action}`),
              refusal: refusal === null ? null : words.data(refusal),
            }))}
            value={intent.action}
            onChange={(action) => onIntent({ action, chosen: {} })}
          />
        )}
        {partsOf(asking, intent)
          .filter(({ part }) => !isSecond(part))
          .map(({ part }) => (
            <PartChoice key={part} asking={asking} intent={intent} part={part} onIntent={onIntent} />
          ))}
      </div>
    </Tray>
  )
}

interface PartProps {
  readonly asking: Asking
  readonly intent: Intent
  readonly part: PartName
  onIntent(intent: Intent): void
}

/** One part of the action; nothing where there is nothing to choose. */
function PartChoice({ asking, intent, part, onIntent }: PartProps) {
  const words = useWords()
  const pair = pairOf(part)
  if (pair !== null) return <PairChoice asking={asking} intent={intent} pair={pair} onIntent={onIntent} />
  const choices = choicesOf(asking, intent, part)
  if (choices.length < 2 && part in hidden) return null
  const chosen = intent.chosen[part]
  return (
    <Choice
      legend={words.say(`alchemists.part.${part}`)}
      options={choices.map(({ value, refusal, preview, isClosed }) => {
        const before = previewText(preview, words)
        return {
          value: String(value),
          label: (
            <span className={styles['face']}>
              <span className={styles['named']}>{faceOf(asking, part, value, words)}</span>
              {before !== null && <small>{before}</small>}
            </span>
          ),
          refusal: isClosed ? (refusal === null ? words.say('web.alchemists.closed') : words.data(refusal)) : null,
        }
      })}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(key) => {
        const found = choices.find(({ value }) => String(value) === key)
        if (found !== undefined) onIntent(withPart(asking, intent, part, found.value))
      }}
    />
  )
}

/** Parts that are not spoken of where there is only one way. */
const hidden = { mortar: true, merchants: true, barmaids: true, sages: true, shopkeepers: true, offering: true }

/** A-130..A-137: cubes are placed on the board; the tray counts them and holds the cards that go with a plan. */
function Planning({ asking, draft, onDraft, onConfirm }: AskedProps) {
  const words = useWords()
  const { say } = words
  const plan = planOf(draft)
  const { held, placed, left } = planCount(asking, plan)
  const choices = planChoices(asking, plan)
  const assistant = choices.find(({ change }) => change.kind === 'assistant')
  const associates = choices.filter(({ change }) => change.kind === 'associate')
  const isEmpty = placed === 0 && plan.assistants === 0
  return (
    <Tray
      title={say('web.alchemists.yourPlan')}
      active
      question={say('web.alchemists.askPlan', { left })}
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
          {plan.associates.map((space) => (
            <Button
              key={space}
              aria-pressed
              onClick={() => onDraft({ ...noDraft, plan: withoutChange(plan, { kind: 'associate', space }) })}
            >
              {say('alchemists.planning.associate', { space: say(`alchemists.space.${space}`) })}
            </Button>
          ))}
          {associates.map(({ change, refusal }) =>
            change.kind !== 'associate' ? null : (
              <Button
                key={change.space}
                aria-pressed={false}
                refusal={refusal === null ? null : words.data(refusal)}
                onClick={() => onDraft({ ...noDraft, plan: withChange(asking, plan, change) })}
              >
                {say('alchemists.planning.associate', { space: say(`alchemists.space.${change.space}`) })}
              </Button>
            ),
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
