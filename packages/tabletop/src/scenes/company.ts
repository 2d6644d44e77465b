import type { Shape } from '@athanor/kernel'
import type { ShownTable } from '../tableSource.ts'

/** Whether other people wait at their own screens. Who sits at this one sees the same scene, and waits for nothing else. */
export function peopleWaitAt({ viewer, seats, link }: Pick<ShownTable<Shape>, 'viewer' | 'seats' | 'link'>): boolean {
  return link !== 'here' && seats.some(({ bot }, seat) => bot === null && seat !== viewer)
}
