import {
  aidOf,
  countOf,
  levelOf,
  potionsForSale,
  priceOf,
  publicationsOn,
  rulesAt,
  type Seated,
  type View,
} from '@athanor/alchemists'
import { type Fact, ingredientIndex, ingredients, type SaleQuality } from '@athanor/alchemy'
import type { Topic } from '@athanor/alchemy-ui/notebook/AdvicePanel.tsx'
import type { Circumstances } from '@athanor/alchemy-ui/notebook/science/study.ts'
import { notebookParts } from '@athanor/alchemy-ui/notebook/words.ts'
import { useStable } from '@athanor/ui/lib/useStable.ts'
import { stockWords } from '@athanor/ui/words/wordStock.ts'
import { lazy, memo, Suspense } from 'react'
import { useWords } from './words.ts'

/** The room with its words comes after the table: the first question need not wait for it. */
const Room = lazy(async () => {
  const [{ Notebook: room }] = await Promise.all([
    import('@athanor/alchemy-ui/notebook/Notebook.tsx'),
    stockWords(notebookParts),
  ])
  return { default: room }
})

interface NotebookProps {
  readonly view: View
  /** All that the viewer may note. */
  readonly facts: readonly Fact[]
  /** The marks that my seat keeps. */
  readonly note: string
  readonly onKeep?: ((note: string) => void) | undefined
}

/** What I know, fed by the game: my results, what the reader told everybody, what modules told me. */
export const Notebook = memo(function Notebook({ view, facts, note, onKeep }: NotebookProps) {
  const { say } = useWords()
  const circumstances = useStable(circumstancesOf(view))
  const { own, table } = view
  if (own === null) return null
  return (
    <Suspense fallback={null}>
      <Room
        title={say('web.alchemists.notebook')}
        facts={facts}
        golem={table.slots.golemProject !== undefined}
        luminaries={own.slots.library !== undefined}
        agreed={aidOf(table.options)}
        kept={note}
        {...(onKeep === undefined ? {} : { onKeep })}
        circumstances={circumstances}
        topic={table.space === null ? undefined : topicOf[table.space]}
      />
    </Suspense>
  )
})

/** What each space makes one think about. */
const topicOf: Readonly<Record<string, Topic>> = {
  sell: 'sales',
  publish: 'theories',
  debunk: 'debunkings',
  test: 'experiments',
  drink: 'experiments',
  exhibit: 'exhibits',
  researchGolem: 'golem',
}

/** What the game allows just now, for whoever gives advice. */
export function circumstancesOf(view: View): Circumstances {
  const { own, table, viewer } = view
  if (own === null || viewer === 'spectator') return {}
  const rules = rulesAt(table)
  const hand = ingredients.filter((ingredient) => countOf(own.hand, ingredientIndex(ingredient)) > 0)
  return {
    // With fewer than two kinds nothing can be mixed now, so all pairs are thought about.
    ...(hand.length > 1 ? { hand } : {}),
    ...salesIn({ rules, table, own, seat: viewer }),
    published: publicationsOn(table),
    procedure: levelOf(table.options, viewer, 'debunking'),
    library: own.slots.library !== undefined,
    articles: table.slots.royalEncyclopedia !== undefined,
  }
}

/** A-190..A-193: what is still for sale, and what each guarantee pays. */
function salesIn(at: Seated): Pick<Circumstances, 'wanted' | 'prices'> {
  const wants = at.rules.adventurers[at.table.adventurer ?? -1]?.wants ?? []
  const open = potionsForSale(at)
  const price = (quality: SaleQuality) => priceOf(at, quality)
  return {
    wanted: wants.filter((_, number) => open.includes(number)),
    prices: {
      exact: price('exact'),
      correctSign: price('correctSign'),
      neutral: price('neutral'),
      wrongSign: price('wrongSign'),
    },
  }
}
