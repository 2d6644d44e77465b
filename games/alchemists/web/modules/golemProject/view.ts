import type { ModuleView } from '../moduleView.ts'
import { GolemLaboratory } from './GolemLaboratory.tsx'
import { ArticleFee, CounterGoods, LibraryGoods, ResearchGoods } from './goods.tsx'

export const golemView: ModuleView = {
  crowds: ({ slots }) => slots.golemProject !== undefined,
  Board: GolemLaboratory,
  goods: { researchGolem: ResearchGoods, visitLibrary: LibraryGoods, buy: CounterGoods, publish: ArticleFee },
  beside: { researchGolem: GolemLaboratory, report: GolemLaboratory, reportNow: GolemLaboratory },
  facts: [['approval', ({ slots }) => slots.golemProject?.approval ?? null]],
}
