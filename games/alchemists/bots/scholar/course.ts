import type { Rules } from '@athanor/alchemists'
import {
  afterBuying,
  afterExhibiting,
  afterExperiment,
  afterForaging,
  afterResearching,
  afterSelling,
  afterTesting,
  afterTransmuting,
  afterVisiting,
  bestCourses,
  type CourseStep,
  type CourseSteps,
  custodianFactor,
  type HandProspects,
  mayMix,
  never,
  type Prospects,
  type RatedPlan,
} from '../courses.ts'
import type { Judgement } from './judgement.ts'

/** A mix for what it tells. */
interface Experiment {
  readonly bits: number
  readonly danger: number
  readonly worth: number
}

export interface HandForecast extends HandProspects {
  /** The best first; no card is in two of them. */
  readonly experiments: readonly Experiment[]
}

/** All that a plan is weighed by. */
export interface Forecast extends Prospects {
  readonly round: number
  readonly hands: readonly HandForecast[]
  /** How many rivals go to the adventurer, or still could. */
  readonly sellers: number
  /** Points that the best debunking promises. */
  readonly debunking: number
  /** Approval tokens that each action on Research Golem gives for certain. */
  readonly tokens: readonly number[]
  readonly judgement: Judgement
}

function mixed(factor: number, drunk: boolean): CourseStep<Forecast> {
  return (forecast, before) => {
    const { judgement } = forecast
    const tells = forecast.hands[before.foraged]?.experiments[before.experiments]
    if (tells === undefined || tells.bits < judgement.leastBits || !mayMix(forecast, before)) return never
    const loss = drunk ? judgement.danger * tells.danger : 0
    return [afterExperiment(before, tells.worth * factor, judgement.fading, loss)]
  }
}

/** Gold below which it is short. */
const ample = 4

const onStudent = mixed(1, false)
const onCustodian = mixed(custodianFactor, true)

const steps: CourseSteps<Forecast> = {
  forage: (forecast, before, action) => afterForaging(forecast, before, action, forecast.judgement.forage),
  transmute: afterTransmuting,
  custodian: (forecast, before, action) =>
    action < forecast.custodians ? onCustodian(forecast, before, action) : never,
  sell: (forecast, before) => {
    const { isLast, sellers, judgement } = forecast
    const [short, enough, last] = judgement.sale
    const chance = sellers > 0 ? judgement.contested : 1
    const share = isLast ? last : before.gold < ample ? short : enough
    return afterSelling(forecast, before, ({ worth }) => before.worth + chance * (0.3 + worth * share))
  },
  buy: (forecast, before, action) => afterBuying(forecast, before, action, forecast.judgement.purchase),
  debunk: ({ debunking }, before, action) =>
    action === 0 && debunking > 0 ? [{ ...before, worth: before.worth + debunking }] : never,
  test: (forecast, before, action) => afterTesting(onStudent(forecast, before, action), before, action),
  drink: mixed(0.95, true),
  exhibit: afterExhibiting,
  researchGolem: (forecast, before, action) => afterResearching(forecast, before, action, forecast.tokens[action] ?? 0),
  visitLibrary: afterVisiting,
}

/** The best plans for so many cubes, the best first. */
export function forecastCourses(
  rules: Pick<Rules, 'spaces'>,
  cubes: number,
  forecast: Forecast,
  most: number,
): readonly RatedPlan[] {
  const { round, judgement } = forecast
  return bestCourses(rules, { round, cubes, most }, forecast, { steps, ...judgement })
}
