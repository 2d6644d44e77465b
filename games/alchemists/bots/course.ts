import type { Plan, Rules } from '@athanor/alchemists'
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
  mayMix,
  never,
} from './courses.ts'
import { type PlanOutlook, sureToDebunk } from './outlook.ts'

/** What a bit is worth, and how little is not worth a cube. */
const bitWorth = 0.68
const leastBits = 0.3

/** How much of an experiment's worth is left for the next one of the same round. */
const fading = 0.8

function mixed(factor: number, fear: number): CourseStep<PlanOutlook> {
  return (outlook, before) => {
    const tells = outlook.hands[before.foraged]?.mixes[before.experiments]
    if (tells === undefined || tells.bits < leastBits || !mayMix(outlook, before)) return never
    return [afterExperiment(before, bitWorth * tells.bits * factor, fading, fear * tells.danger)]
  }
}

const forageWorths = [1.2, 0.8, 0.5]

/** How much of an artifact's worth counts in a plan. */
const purchaseShare = 0.4

const onStudent = mixed(1, 0)
const onCustodian = mixed(custodianFactor, 0.4)

const steps: CourseSteps<PlanOutlook> = {
  forage: (outlook, before, action) => afterForaging(outlook, before, action, forageWorths),
  transmute: afterTransmuting,
  custodian: (outlook, before, action) => (action < outlook.custodians ? onCustodian(outlook, before, action) : never),
  sell: (outlook, before) =>
    afterSelling(
      outlook,
      before,
      ({ worth }) => before.worth + 0.3 + worth * (outlook.isLast ? 0.4 : before.gold < 4 ? 0.9 : 0.5),
    ),
  buy: (outlook, before, action) => afterBuying(outlook, before, action, purchaseShare),
  debunk: ({ doubt }, before, action) =>
    action === 0 && doubt > sureToDebunk ? [{ ...before, worth: before.worth + 2.5 }] : never,
  test: (outlook, before, action) => afterTesting(onStudent(outlook, before, action), before, action),
  drink: mixed(0.9, 0.5),
  exhibit: afterExhibiting,
  researchGolem: (outlook, before, action) =>
    afterResearching(outlook, before, action, action < outlook.tokens ? 1 : 0),
  visitLibrary: afterVisiting,
}

const weighing = { steps, publishing: [1.5, 0.6], idle: 0.3 } as const

/** The plan for so many cubes that promises most. */
export function bestCourse(
  rules: Pick<Rules, 'spaces'>,
  round: number,
  cubes: number,
  outlook: PlanOutlook,
): { readonly actions: Plan; readonly worth: number } {
  const [best] = bestCourses(rules, { round, cubes, most: 1 }, outlook, weighing)
  return best ?? { actions: {}, worth: Number.NEGATIVE_INFINITY }
}
