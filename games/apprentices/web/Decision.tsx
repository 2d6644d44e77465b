import { icon as gemArt } from 'virtual:icon/cut-diamond'
import { icon as endArt } from 'virtual:icon/exit-door'
import { icon as buyArt } from 'virtual:icon/perspective-dice-six-faces-random'
import { icon as rollArt } from 'virtual:icon/rolling-dices'
import { icon as planArt } from 'virtual:icon/stairs-goal'
import { icon as helpArt } from 'virtual:icon/three-friends'
import { type Action, apprentices, type Raven } from '@athanor/apprentices'
import { Waiting } from '@athanor/tabletop/Waiting.tsx'
import { Button } from '@athanor/ui/Button.tsx'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Tray } from '@athanor/ui/Tray.tsx'
import { colourOf } from './outlook.ts'
import { stepInWords } from './Plans.tsx'
import type { Plan } from './plans.ts'
import type { ApprenticesProps } from './props.ts'
import { cancelling, nothingPending, type PendingAction, ravensByDanger, type ShownTurn } from './turn.ts'
import { WayFace } from './WayFace.tsx'
import { type ActionTarget, keyOf, waysTo } from './ways.ts'
import { useWords, type Words } from './words.ts'

export interface DecisionProps extends Pick<ApprenticesProps, 'seats' | 'viewer' | 'since' | 'live'> {
  readonly turn: ShownTurn
  readonly pending: PendingAction
  readonly busy: boolean
  /** The raven that is dealt with, or set aside. */
  readonly raven: Raven | null
  /** Advice may be shown; until then it can be asked for. */
  readonly advised: boolean
  onAdvice(): void
  onPending(pending: PendingAction): void
  onConfirm(pending: PendingAction): void
  onTarget(target: ActionTarget): void
  onPlan(plan: Plan): void
}

/** What is asked of me, in one sentence, and how I answer. */
export function Decision(props: DecisionProps) {
  const { turn, pending, busy, live } = props
  if (turn.ask === null || busy || !live) {
    const { active, phase } = turn.state
    // One's own move is being carried out or acted out.
    const seat = props.viewer === active ? undefined : props.seats[active]
    return <Waiting over={phase === 'over'} seat={seat} since={props.since} live={live} />
  }
  if (pending.target !== null) return <Choosing {...props} target={pending.target} />
  switch (turn.ask) {
    case 'fifthDie':
      return <FifthDie />
    case 'threeRavens':
      return <ThreeRavens {...props} />
    case 'ravens':
      return <Ravens {...props} />
    case 'work':
      return <Work {...props} />
  }
}

/** D-017, D-019. The dice themselves are below. */
function FifthDie() {
  const { say } = useWords()
  return <Tray title={say('web.table.yourTurn')} active question={say('web.apprentices.askFifth')} />
}

/** D-060. */
function ThreeRavens({ turn, raven, onConfirm }: DecisionProps) {
  const { say } = useWords()
  const ravens = ravensByDanger(turn.state, turn.seat).filter((each) => each !== 'marker').length
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={say('web.apprentices.askThree', { ravens })}
      actions={
        <>
          <Button onClick={() => onConfirm({ target: null, way: { kind: 'keepRavens' } })}>
            {say('web.apprentices.keepAll')}
          </Button>
          {typeof raven === 'number' && (
            <Button
              look="primary"
              icon={rollArt}
              onClick={() => onConfirm({ target: null, way: { kind: 'rerollRavens', kept: raven } })}
            >
              {say('web.apprentices.rerollKeeping', { colour: colourOf(turn.state, raven), count: ravens - 1 })}
            </Button>
          )}
        </>
      }
    />
  )
}

function Ravens({ turn, raven, onConfirm }: DecisionProps) {
  const words = useWords()
  const { say } = words
  if (raven === null) return null
  const give = cancelling(turn, raven)
  const [ask] = waysTo(turn.ways, 'askHelp')
  const refusal = ask === undefined ? apprentices.check(turn.view, { kind: 'askHelp' }) : null
  const asked = turn.state.help.asked
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={say('web.apprentices.askRavens', {
        ravens: ravensByDanger(turn.state, turn.seat).length,
        gemstone: give === null ? 'no' : 'yes',
      })}
      actions={
        <>
          <Button
            icon={helpArt}
            refusal={refusal === null ? null : words.data(refusal)}
            onClick={() => onConfirm({ target: null, way: { kind: 'askHelp' } })}
          >
            {asked ? say('web.apprentices.asked') : say('web.apprentices.askHelp')}
          </Button>
          {give === null ? (
            <Button
              look="primary"
              icon={rollArt}
              onClick={() => onConfirm({ target: null, way: { kind: 'rollRaven', raven } })}
            >
              {say('web.apprentices.rollFor')}
            </Button>
          ) : (
            <Button look="primary" icon={gemArt} onClick={() => onConfirm({ target: null, way: give })}>
              {say('web.apprentices.giveIt')}
            </Button>
          )}
        </>
      }
    />
  )
}

function Work({ turn, advised, onAdvice, onConfirm, onTarget, onPlan }: DecisionProps) {
  const words = useWords()
  const { say } = words
  const { state, view, reach, ways } = turn
  const best = advised ? reach.plans[0] : undefined
  const canBuy = waysTo(ways, 'buyDie').length > 0
  const refusal = canBuy ? null : apprentices.check(view, { kind: 'buyDie', colour: 'green' })
  const end: Action = { kind: 'endTurn' }
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={
        !advised
          ? say('web.apprentices.askUnadvised')
          : best === undefined
            ? say('web.apprentices.askEnd')
            : best.steps.length > 2
              ? say('web.apprentices.askWorkLong', { count: best.steps.length, points: best.points })
              : say('web.apprentices.askWork', {
                  steps: words.list(best.steps.map((step) => stepInWords(step, words))),
                  points: best.points,
                })
      }
      actions={
        <>
          <Button
            icon={buyArt}
            refusal={refusal === null ? null : words.data(refusal)}
            onClick={() => onTarget({ kind: 'buyDie', table: null })}
          >
            {say('web.apprentices.buyFor', { price: state.price })}
          </Button>
          <Button
            look={advised && best === undefined ? 'primary' : 'plain'}
            icon={endArt}
            onClick={() => onConfirm({ target: null, way: end })}
          >
            {say('web.apprentices.endTurn')}
          </Button>
          {!advised && (
            <Button icon={planArt} onClick={onAdvice}>
              {say('web.apprentices.showBest')}
            </Button>
          )}
          {best !== undefined && (
            <Button look="primary" icon={planArt} onClick={() => onPlan(best)}>
              {say('web.apprentices.playBest', { points: best.points })}
            </Button>
          )}
        </>
      }
    />
  )
}

/** What is to be chosen of the several ways to do one thing. */
function askedFor({ kind, table }: ActionTarget, price: number, say: Words['say']): string {
  if (kind === 'buyDie') return say('web.apprentices.askBuy', { price })
  return table === null ? '' : say('web.apprentices.atTable', { table })
}

/** Several ways to do one thing: each as it looks, then go. */
function Choosing({
  turn,
  seats,
  pending,
  target,
  onPending,
  onConfirm,
}: DecisionProps & { readonly target: ActionTarget }) {
  const { say } = useWords()
  const { state } = turn
  const ways = waysTo(turn.ways, target.kind, target.table)
  const chosen = pending.way === null ? null : keyOf(state, pending.way)
  return (
    <Tray
      title={say(`apprentices.action.${target.kind}`)}
      active
      question={askedFor(target, state.price, say)}
      actions={
        <>
          <Button onClick={() => onPending(nothingPending)}>{say('web.common.cancel')}</Button>
          <Button
            look="primary"
            refusal={pending.way === null ? say('web.apprentices.chooseWay') : null}
            onClick={() => onConfirm(pending)}
          >
            {say(`apprentices.action.${target.kind}`)}
          </Button>
        </>
      }
    >
      <Choice
        legend={say(`apprentices.action.${target.kind}`)}
        hiddenLegend
        options={ways.map((way) => ({
          value: keyOf(state, way),
          label: <WayFace turn={turn} seats={seats} way={way} />,
        }))}
        value={chosen}
        onChange={(key) => onPending({ target, way: ways.find((way) => keyOf(state, way) === key) ?? null })}
      />
    </Tray>
  )
}
