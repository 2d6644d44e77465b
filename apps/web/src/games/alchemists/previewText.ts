import type { Preview } from '@athanor/alchemists'
import type { Words } from '../../app/words.tsx'

/** What can be said of a choice beforehand, in a few words; null where its face says all. */
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
    default:
      return null
  }
}

/** A chance as people say it; what is possible is never 0 %, and what is not certain never 100 %. */
export function percent(chance: number, { say }: Words): string {
  const rounded = Math.round(chance * 100)
  const honest = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, rounded)) : rounded
  return say('web.alchemists.percent', { percent: honest })
}
