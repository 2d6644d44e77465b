import { alchemicals, ingredients, luminaryOf } from '@athanor/alchemy'
import { formatter } from '@athanor/messages/all'
import { WordsProvider } from '@athanor/ui/words/words.tsx'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Notebook, type NotebookProps } from './Notebook.tsx'

const say = formatter('en')

function htmlOf(props: Pick<NotebookProps, 'golem' | 'luminaries'>): string {
  return renderToStaticMarkup(
    <WordsProvider locale="en">
      <Notebook title="Notes" facts={[]} agreed="advice" kept="" circumstances={{}} {...props} />
    </WordsProvider>,
  )
}

function labelsOf(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map(([, label = '']) => label)
}

describe('the sheet of a notebook', () => {
  it('A-007, A-024 has neutralising alchemicals in neighbouring rows, and the printed order of columns', () => {
    const html = htmlOf({ golem: false, luminaries: false })
    const rows = labelsOf(html, /<th scope="row" title="([^"]*)"/g)
    expect(rows).toEqual(
      (['npN', 'pnP', 'pNn', 'nPp', 'Nnp', 'Ppn', 'NNN', 'PPP'] as const).map((each) =>
        say(`alchemy.alchemical.${each}`),
      ),
    )
    const columns = labelsOf(html, /<th scope="col"[^>]*aria-label="([^"]*)"/g)
    expect(columns).toEqual(ingredients.map((each) => say(`alchemy.ingredient.${each}`)))
    expect(html.match(/role="gridcell"|<td class/g)).toHaveLength(64)
  })

  it('G-008..G-010 shows sun or moon beside each alchemical where there are books', () => {
    const told = (html: string) => labelsOf(html, /role="img" aria-label="(solar|lunar)"/g)
    expect(told(htmlOf({ golem: false, luminaries: true }))).toEqual(alchemicals.map(luminaryOf))
    expect(told(htmlOf({ golem: false, luminaries: false }))).toEqual([])
  })

  it('G-011 has the golem’s part only in a game with a golem', () => {
    const label = `aria-label="${say('notebook.sheet.golem')}"`
    expect(htmlOf({ golem: true, luminaries: true })).toContain(label)
    expect(htmlOf({ golem: false, luminaries: true })).not.toContain(label)
  })
})
