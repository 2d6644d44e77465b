import type { Preview } from '@athanor/alchemists'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import type { Words } from './words.ts'

/** What can be said of a choice beforehand, in a few words; null where the choice itself says all. */
export function previewText(preview: Preview | null, words: Words): string | null {
  const { say } = words
  const gold = (count: number) => say('alchemists.count.gold', { count })
  switch (preview?.kind) {
    case 'held':
      return preview.count === 0 ? null : say('alchemists.preview.held', { count: preview.count })
    case 'pays':
      return say('alchemists.preview.pays', { gold: gold(preview.gold) })
    case 'bid':
      return say('alchemists.preview.exactPays', { gold: gold(preview.pays) })
    case 'costs':
      return say('alchemists.preview.costs', { gold: gold(preview.gold) })
    case 'kept':
      return say('alchemists.preview.kept', { chance: percent(preview.chance, words) })
    case 'right':
      return preview.costs === undefined
        ? percent(preview.chance, words)
        : `${percent(preview.chance, words)}; ${say('alchemists.preview.costs', { gold: gold(preview.costs) })}`
    case 'seal':
      return say('web.alchemists.sealOdds', {
        right: percent(preview.right, words),
        safe: percent(preview.safe, words),
      })
    case 'refutes':
      return say('alchemists.preview.success', { chance: percent(preview.chance, words) })
    case 'answers':
      return preview.valid
        ? say('alchemists.preview.success', { chance: percent(preview.success, words) })
        : say('alchemists.preview.pointless')
    case 'likely':
      return percent(preview.chance, words)
    case 'costsReputation':
      return say('alchemists.preview.costsReputation', { count: preview.reputation })
    case 'bonus':
      return say('alchemists.preview.bonus', { count: preview.points })
    default:
      return null
  }
}
