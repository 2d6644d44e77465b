import { alchemists, countOf, type DeclareAction, rulesAt, type Space } from '@athanor/alchemists'
import { at } from '@athanor/kernel'
import type { ScholarContext } from './context.ts'
import { forecastCourses } from './course.ts'
import { forecastFor } from './forecast.ts'
import { told, type Weighed, why } from './weighing.ts'

/** An Assistant is a card that could also be two gold at the end. */
const assistantWorth = 0.4

/** Plans that can be carried out, so many for each number of assistants, the best of each first. */
export function plansOf(
  { view, knowledge, judgement }: ScholarContext,
  most: number,
): readonly Weighed<DeclareAction>[] {
  const { table, own, viewer } = view
  const rules = rulesAt(table)
  const forecast = forecastFor(view, knowledge, judgement)
  const cubes = at(table.players, viewer as number).cubes.board
  const held = countOf(own?.favours ?? [], rules.favours.numberOf('assistant'))
  return Array.from({ length: held + 1 }, (_, assistants) => assistants).flatMap((assistants) =>
    forecastCourses(rules, cubes + assistants, forecast, most).flatMap((course): readonly Weighed<DeclareAction>[] => {
      const worth = course.worth - assistants * assistantWorth
      const action: DeclareAction = { kind: 'declare', actions: course.actions, assistants, associates: [] }
      return alchemists.check(view, action) === null ? [{ action, worth, why: () => whyOf(course.parts, worth) }] : []
    }),
  )
}

/** The plan is told by the space that brings most. */
function whyOf(parts: Readonly<Partial<Record<Space, number>>>, worth: number) {
  const [most] = Object.entries(parts).toSorted(([, one], [, other]) => other - one)
  if (most === undefined) return why('nothing')
  const [space, part] = most
  return why('plan', { worth: told(worth), space, part: told(part) })
}
