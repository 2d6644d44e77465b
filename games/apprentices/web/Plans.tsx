import { unitsInWords } from '@athanor/apprentices/narration'
import { classes } from '@athanor/ui/lib/classes.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { Offer, offersLook } from './Offer.tsx'
import styles from './Plans.module.css'
import { Resource } from './pieces/Resource.tsx'
import type { Plan, PlanStep } from './plans.ts'
import type { Words } from './words.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface PlansProps {
  readonly plans: readonly Plan[]
  /** Null while nothing can be decided: then they are thoughts for later. */
  readonly onPlay: ((plan: Plan) => void) | null
}

/** Whole plans that no throw can spoil; one tap plays one. */
export function Plans({ plans, onPlay }: PlansProps) {
  const words = useWords()
  const { say } = words
  return (
    <section className={cx('plans')} aria-label={say('web.apprentices.plans')}>
      <h2>{say('web.apprentices.plans')}</h2>
      {plans.length === 0 && <p>{say('web.apprentices.noPlan')}</p>}
      <ol className={offersLook}>
        {plans.map((plan, index) => (
          <li key={index}>
            <Offer isOpen={onPlay !== null} look={cx('plan')} onTake={() => onPlay?.(plan)}>
              <span className="visually-hidden">
                {say('web.apprentices.playPlan', {
                  steps: words.list(plan.steps.map((step) => stepInWords(step, words))),
                  points: plan.points,
                })}
              </span>
              <span className={cx('what')} aria-hidden>
                <b>{titleOf(plan, words)}</b>
                <PlanSign plan={plan} />
              </span>
              <b className={cx('gain')} aria-hidden>
                +{plan.points}
              </b>
            </Offer>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What a plan is about: the tables where it researches. */
function titleOf({ steps }: Plan, words: Words): string {
  const tables = steps.filter(({ kind }) => kind === 'research').map(({ table }) => table)
  const different = [...new Set(tables)]
  if (different.length === 0) return words.say('web.apprentices.planForPoints')
  const named = different.map((table) => {
    const times = tables.filter((each) => each === table).length
    return times === 1 ? String(table) : `${table} (×${times})`
  })
  return words.say('web.apprentices.planTables', { count: different.length, tables: words.list(named) })
}

export function stepInWords({ kind, table, spent, gains, points }: PlanStep, words: Words): string {
  const { say } = words
  const units = unitsInWords(spent, words)
  if (kind === 'research') return say('web.apprentices.planResearch', { table, units })
  if (kind === 'tradeUnits') return say('web.apprentices.planTrade', { units, points })
  return say('web.apprentices.planConvert', {
    units: spent.length === 0 ? say('web.apprentices.points', { points: -points }) : units,
    gains: unitsInWords(gains, words),
  })
}

/** The steps of a plan in pictures. */
export function PlanSign({ plan }: { readonly plan: Plan }) {
  return (
    <span className={cx('steps')} aria-hidden>
      {plan.steps.map((step, index) => (
        <span key={index} className={cx('step')}>
          {step.spent.map((face, at) => (
            <Resource key={at} type={face} />
          ))}
          {step.kind === 'convert' && step.points < 0 && <i>{step.points}</i>}
          <i>→</i>
          {step.kind === 'research' && <ValueCoin value={step.table} size="s" />}
          {step.gains.map((face, at) => (
            <Resource key={at} type={face} />
          ))}
          {step.kind === 'tradeUnits' && <i>+{step.points}</i>}
        </span>
      ))}
    </span>
  )
}
