import { wordsIn } from '@athanor/messages/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Loading } from './Loading.tsx'
import { WordsProvider } from './words/words.tsx'

function drawn(part: boolean): string {
  return renderToStaticMarkup(
    <WordsProvider locale="en">
      <Loading part={part} />
    </WordsProvider>,
  )
}

describe('something on its way', () => {
  it('says so, and that it is busy', () => {
    const html = drawn(false)
    expect(html).toContain('aria-busy')
    expect(html).toContain(wordsIn('en').say('web.common.loading'))
  })

  it('is the main part of a page, or a part of one that has its main part already', () => {
    expect(drawn(false)).toMatch(/^<main/)
    expect(drawn(true)).not.toContain('<main')
  })
})
