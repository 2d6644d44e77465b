import { aidOf, countOf, levelOf, publicationsOn, rulesAt, type View } from '@athanor/alchemists'
import { type Fact, ingredientIndex, ingredients } from '@athanor/alchemy'
import { lazy, memo, Suspense } from 'react'
import { stockWords } from '../../app/wordStock.ts'
import { useWords } from '../../app/words.tsx'
import { useStable } from '../../lib/useStable.ts'
import type { Topic } from '../../notebook/AdvicePanel.tsx'
import { notebookWords } from '../../notebook/notebookWords.ts'
import type { Circumstances } from '../../notebook/science/study.ts'

/** The room with its words comes after the table: the first question need not wait for it. */
const Room = lazy(async () => {
  const [{ Notebook: room }] = await Promise.all([import('../../notebook/Notebook.tsx'), stockWords(notebookWords)])
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

function circumstancesOf({ own, table, viewer }: View): Circumstances {
  if (own === null || viewer === 'spectator') return {}
  const rules = rulesAt(table)
  const hand = ingredients.filter((ingredient) => countOf(own.hand, ingredientIndex(ingredient)) > 0)
  return {
    // With fewer than two kinds nothing can be mixed now, so all pairs are thought about.
    ...(hand.length > 1 ? { hand } : {}),
    wanted: rules.adventurers[table.adventurer ?? -1]?.wants ?? [],
    published: publicationsOn(table),
    procedure: levelOf(table.options, viewer, 'debunking'),
    library: own.slots.library !== undefined,
    articles: table.slots.royalEncyclopedia !== undefined,
  }
}
