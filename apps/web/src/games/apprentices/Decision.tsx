import { icon as gemArt } from 'virtual:icon/cut-diamond'
import { icon as endArt } from 'virtual:icon/exit-door'
import { icon as buyArt } from 'virtual:icon/perspective-dice-six-faces-random'
import { icon as rollArt } from 'virtual:icon/rolling-dices'
import { icon as planArt } from 'virtual:icon/stairs-goal'
import { icon as helpArt } from 'virtual:icon/three-friends'
import { type Action, apprentices, type Raven } from '@athanor/apprentices'
import { useWords, type Words } from '../../app/words.tsx'
import { Waiting } from '../../table/Waiting.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import { Tray } from '../../ui/Tray.tsx'
import { stepInWords } from './Plans.tsx'
import type { Plan } from './plans.ts'
import type { ApprenticesProps } from './props.ts'
import { cancelling, type Draft, liveRavens, noDraft, type Turn } from './turn.ts'
import { WayFace } from './WayFace.tsx'
import { type Deed, keyOf, waysTo } from './ways.ts'

export interface DecisionProps extends Pick<ApprenticesProps, 'seats' | 'viewer' | 'since' | 'live'> {
  readonly turn: Turn
  readonly draft: Draft
  readonly busy: boolean
  /** The raven that is dealt with. */
  readonly raven: Raven | null
  onDraft(draft: Draft): void
  onConfirm(draft: Draft): void
  onDeed(deed: Deed): void
  onPlan(plan: Plan): void
}

/** What is asked of me, in one sentence, and how I answer. */
export function Decision(props: DecisionProps) {
  const { turn, draft, busy, live } = props
  if (turn.ask === null || busy || !live) {
    const { active, phase } = turn.state
    // One's own move is being carried out or acted out.
    const seat = props.viewer === active ? undefined : props.seats[active]
    return <Waiting over={phase === 'over'} seat={seat} since={props.since} live={live} />
  }
  if (draft.deed !== null) return <Choosing {...props} deed={draft.deed} />
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
function ThreeRavens({ turn, onConfirm }: DecisionProps) {
  const { say } = useWords()
  const [reroll] = waysTo(turn.ways, 'rerollRavens')
  const ravens = liveRavens(turn.state, turn.seat).filter((raven) => raven !== 'marker').length
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={say('web.apprentices.askThree', { ravens })}
      actions={
        <>
          <Button onClick={() => onConfirm({ deed: null, way: { kind: 'keepRavens' } })}>
            {say('web.apprentices.keepAll')}
          </Button>
          {reroll !== undefined && (
            <Button look="primary" icon={rollArt} onClick={() => onConfirm({ deed: null, way: reroll })}>
              {say('web.apprentices.rerollOthers', { count: ravens - 1 })}
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
        ravens: liveRavens(turn.state, turn.seat).length,
        gemstone: give === null ? 'no' : 'yes',
      })}
      actions={
        <>
          <Button
            icon={helpArt}
            refusal={refusal === null ? null : words.data(refusal)}
            onClick={() => onConfirm({ deed: null, way: { kind: 'askHelp' } })}
          >
            {asked ? say('web.apprentices.asked') : say('web.apprentices.askHelp')}
          </Button>
          {give === null ? (
            <Button
              look="primary"
              icon={rollArt}
              onClick={() => onConfirm({ deed: null, way: { kind: 'rollRaven', raven } })}
            >
              {say('web.apprentices.rollFor')}
            </Button>
          ) : (
            <Button look="primary" icon={gemArt} onClick={() => onConfirm({ deed: null, way: give })}>
              {say('web.apprentices.giveIt')}
            </Button>
          )}
        </>
      }
    />
  )
}

function Work({ turn, onConfirm, onDeed, onPlan }: DecisionProps) {
  const words = useWords()
  const { say } = words
  const { state, view, reach, ways } = turn
  const [best] = reach.plans
  const canBuy = waysTo(ways, 'buyDie').length > 0
  const refusal = canBuy ? null : apprentices.check(view, { kind: 'buyDie', colour: 'green' })
  const end: Action = { kind: 'endTurn' }
  return (
    <Tray
      title={say('web.table.yourTurn')}
      active
      question={
        best === undefined
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
            onClick={() => onDeed({ kind: 'buyDie', table: null })}
          >
            {say('web.apprentices.buyFor', { price: state.price })}
          </Button>
          <Button
            look={best === undefined ? 'primary' : 'plain'}
            icon={endArt}
            onClick={() => onConfirm({ deed: null, way: end })}
          >
            {say('web.apprentices.endTurn')}
          </Button>
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
function askedFor({ kind, table }: Deed, price: number, say: Words['say']): string {
  if (kind === 'buyDie') return say('web.apprentices.askBuy', { price })
  return table === null ? '' : say('web.apprentices.atTable', { table })
}

/** Several ways to do one thing: each as it looks, then go. */
function Choosing({ turn, seats, draft, deed, onDraft, onConfirm }: DecisionProps & { readonly deed: Deed }) {
  const { say } = useWords()
  const { state } = turn
  const ways = waysTo(turn.ways, deed.kind, deed.table)
  const chosen = draft.way === null ? null : keyOf(state, draft.way)
  return (
    <Tray
      title={say(`apprentices.action.${deed.kind}`)}
      active
      question={askedFor(deed, state.price, say)}
      actions={
        <>
          <Button onClick={() => onDraft(noDraft)}>{say('web.common.cancel')}</Button>
          <Button
            look="primary"
            refusal={draft.way === null ? say('web.apprentices.chooseWay') : null}
            onClick={() => onConfirm(draft)}
          >
            {say(`apprentices.action.${deed.kind}`)}
          </Button>
        </>
      }
    >
      <Choice
        legend={say(`apprentices.action.${deed.kind}`)}
        hiddenLegend
        options={ways.map((way) => ({
          value: keyOf(state, way),
          label: <WayFace turn={turn} seats={seats} way={way} />,
        }))}
        value={chosen}
        onChange={(key) => onDraft({ deed, way: ways.find((way) => keyOf(state, way) === key) ?? null })}
      />
    </Tray>
  )
}
