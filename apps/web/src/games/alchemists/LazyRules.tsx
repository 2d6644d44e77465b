import type { AlchemistsShape } from '@athanor/alchemists'
import { lazy, Suspense } from 'react'
import { Loading } from '../../app/Loading.tsx'
import { stockWords, type WordSource } from '../../app/wordStock.ts'
import type { RulesProps } from '../gameClient.ts'

const ruleWords: WordSource = {
  en: () => import('@athanor/messages/compiled/alchemists.rules.en.gen.json'),
  ru: () => import('@athanor/messages/compiled/alchemists.rules.ru.gen.json'),
}

const Rules = lazy(async () => {
  const [{ AlchemistsRules: rules }] = await Promise.all([import('./AlchemistsRules.tsx'), stockWords(ruleWords)])
  return { default: rules }
})

const Rule = lazy(async () => {
  const [{ Rule: rule }] = await Promise.all([import('./AlchemistsRules.tsx'), stockWords(ruleWords)])
  return { default: rule }
})

/** The rules in words. The table needs none of them, so they are fetched when somebody opens them. */
export function LazyRules(props: RulesProps<AlchemistsShape>) {
  return (
    <Suspense fallback={<Loading />}>
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
