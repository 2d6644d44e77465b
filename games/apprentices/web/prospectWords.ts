import { unitsInWords } from '@athanor/apprentices/narration'
import type { ResearchProspect } from './prospects.ts'
import type { Words } from './words.ts'

/** What research at a table would be, in a few words. */
export function prospectInWords({ now, later, points, missing }: ResearchProspect, words: Words): string {
  const { say } = words
  if (points === null) return say('web.apprentices.atTheEnd')
  if (now.length > 0) return say('web.apprentices.researchNow', { points })
  if (later !== null) return say('web.apprentices.researchLater', { points })
  const fixed = missing.filter((each) => each !== 'any')
  const choice = missing.length - fixed.length
  const lacking = words.list([
    ...(fixed.length > 0 ? [unitsInWords(fixed, words)] : []),
    ...(choice > 0 ? [say('web.apprentices.anyUnits', { count: choice })] : []),
  ])
  return say('web.apprentices.short', { units: lacking })
}
