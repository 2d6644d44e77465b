import {
  type ActionPart,
  choicesOf,
  type Intent,
  lossAt,
  type Preview,
  type PromptContext,
  playerAt,
  publishingCost,
  studentFee,
} from '@athanor/alchemists'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import { orderText } from './tradeText.ts'
import type { Words } from './words.ts'

/** What an action takes or brings as it lies there, in a few words for its button; null where there is nothing to say. */
export function effectText(context: PromptContext, intent: Intent, words: Words): string | null {
  const { say } = words
  const { at } = context
  const { action, chosen } = intent
  const gold = (count: number) => say('alchemists.count.gold', { count })
  const costs = (count: number) =>
    count === 0 ? say('web.alchemists.free') : say('alchemists.preview.costs', { gold: gold(count) })
  // A-226..A-231: a failure costs what the zone makes of it.
  const loss = lossAt(playerAt(at.table, at.seat).reputation, 1)
  const risk = { loss, loses: loss > 0 ? 'yes' : 'no' } as const
  switch (action) {
    case 'publish':
      return say('web.alchemists.publishBrings', { costs: costs(publishingCost(context)) })
    case 'endorse': {
      const preview = previewOf(context, intent, 'endorsed')
      return preview?.kind === 'right' && preview.costs !== undefined ? costs(preview.costs) : null
    }
    case 'buy': {
      const preview = previewOf(context, intent, 'artifact')
      return preview?.kind === 'costs' ? costs(preview.gold) : null
    }
    case 'sell': {
      const preview = previewOf(context, intent, 'guarantee')
      return preview?.kind === 'pays' ? say('alchemists.preview.pays', { gold: gold(preview.gold) }) : null
    }
    case 'debunk': {
      const preview = previewOf(context, intent, 'aspect')
      return preview?.kind === 'refutes'
        ? say('web.alchemists.debunkBrings', { chance: percent(preview.chance, words), ...risk })
        : null
    }
    case 'demonstrate': {
      const preview = previewOf(context, intent, 'shown')
      if (preview?.kind !== 'answers') return null
      return preview.valid
        ? say('web.alchemists.debunkBrings', { chance: percent(preview.success, words), ...risk })
        : say('web.alchemists.debunkFails', risk)
    }
    case 'test':
      return costs(at.table.studentCharges ? studentFee : 0)
    case 'chooseOrder': {
      const space = chosen.orderSpace === undefined ? undefined : at.rules.orderSpaces(at.table)[chosen.orderSpace]
      return space === undefined ? null : orderText(space, words)
    }
    default:
      return null
  }
}

/** What can be said of the value that is chosen for a part. */
function previewOf(context: PromptContext, intent: Intent, part: ActionPart): Preview | null {
  const chosen = intent.chosen[part]
  return choicesOf(context, intent, part).find(({ value }) => value === chosen)?.preview ?? null
}
