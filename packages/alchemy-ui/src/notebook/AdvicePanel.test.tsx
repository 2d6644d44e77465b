import { locales, wordsIn } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AdvicePanel } from './AdvicePanel.tsx'
import { answer } from './science/answer.ts'

describe('advice on paper', () => {
  it.each(locales)('names the three numbers of a sale above the first of them (%s)', (locale) => {
    const study = { facts: [], golem: false }
    const advice = answer({ kind: 'advise', study, circumstances: { wanted: ['poison', 'speed'] } })
    if (advice === null) throw new Error('nothing contradicts nothing')
    const page = (topic: 'sales' | 'theories') =>
      renderToStaticMarkup(
        <WordsProvider locale={locale}>
          <AdvicePanel advice={advice} topic={topic} onPair={() => {}} onWhy={() => {}} />
        </WordsProvider>,
      )
    const head = wordsIn(locale).say('notebook.advice.saleColumns')
    const sales = page('sales')
    expect(sales.indexOf(head)).toBeGreaterThan(0)
    expect(sales.indexOf(head)).toBeLessThan(sales.indexOf('%'))
    expect(page('theories')).not.toContain(head)
  })
})
