import { aidOf, type View } from '@athanor/alchemists'
import { aidsWith, type Fact, type Insight } from '@athanor/alchemy'
import type { Known } from '@athanor/alchemy-ui/notebook/science/hearing.ts'
import type { InquiryOf } from '@athanor/alchemy-ui/notebook/science/study.ts'
import { useInsight } from '@athanor/alchemy-ui/notebook/science/useScience.ts'

/** What is asked for a viewer with these notes; null where no advice was agreed on. */
export function foresightFor({ table, own }: View, facts: readonly Fact[]): InquiryOf<'foresee'> | null {
  if (own === null || !aidsWith(aidOf(table.options), 'advice')) return null
  return {
    kind: 'foresee',
    study: { facts, golem: table.slots.golemProject !== undefined },
    articles: table.slots.royalEncyclopedia !== undefined,
  }
}

/** What the viewer's notes say of all that can be chosen, worked out beside the page. */
export function useForesight(view: View, facts: readonly Fact[]): Known<Insight> {
  return useInsight(foresightFor(view, facts), view.viewer)
}
