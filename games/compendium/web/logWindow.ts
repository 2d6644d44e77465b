import type { CompendiumShape, View } from '@athanor/compendium'
import type { TableStep } from '@athanor/tabletop/tableSource.ts'

type Step = TableStep<CompendiumShape>

/** RR-25: without an open log, only the round before the present moment stays in sight. It hides no secret. */
export function logWindow(steps: readonly Step[], view: View): readonly Step[] {
  if (view.options.openLog || view.end !== null) return steps
  return steps.slice(-view.players.length)
}
