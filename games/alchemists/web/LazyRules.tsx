import type { AlchemistsShape } from '@athanor/alchemists'
import type { RulesProps } from '@athanor/tabletop/gameClient.ts'
import { Loading } from '@athanor/ui/Loading.tsx'
import { stockWords } from '@athanor/ui/words/wordStock.ts'
import { lazy, Suspense } from 'react'
import { ruleParts } from './ruleWords.ts'

const Rules = lazy(async () => {
  const [{ AlchemistsRules: rules }] = await Promise.all([import('./AlchemistsRules.tsx'), stockWords(ruleParts)])
  return { default: rules }
})

const Rule = lazy(async () => {
  const [{ Rule: rule }] = await Promise.all([import('./AlchemistsRules.tsx'), stockWords(ruleParts)])
  return { default: rule }
})

/** The rules in words. The table needs none of them, so they are fetched when somebody opens them. */
export function LazyRules(props: RulesProps<AlchemistsShape>) {
  return (
    <Suspense fallback={<Loading part />}>
      <Rules {...props} />
    </Suspense>
  )
}

/** One part of them, without its heading. */
export function LazyRule({ part }: { readonly part: 'alchemists.rules.encyclopedia' }) {
  return (
    <Suspense fallback={null}>
      <Rule part={part} />
    </Suspense>
  )
}
