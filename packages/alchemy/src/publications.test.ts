import { describe, expect, it } from 'vitest'
import { articlesAbout } from './article.ts'
import { colours } from './aspect.ts'
import { isPublications, nothingPublished } from './publications.ts'
import { blueArticle, redArticle } from './testing/printedArticles.ts'

const good = {
  theories: { toad: 'PPP', scorpion: 'pnP' },
  conflicts: [['toad', 'scorpion']],
  articles: [redArticle, blueArticle],
}

describe('a board from outside', () => {
  it('A-242, A-317, G-097 is taken when it can lie on the table', () => {
    expect(isPublications(nothingPublished)).toBe(true)
    expect(isPublications(JSON.parse(JSON.stringify(good)))).toBe(true)
    for (const article of colours.flatMap(articlesAbout)) {
      expect(isPublications({ ...nothingPublished, articles: [article] })).toBe(true)
    }
  })

  it('A-242, A-317, G-080..G-082, G-097 is refused otherwise', () => {
    const bad: readonly unknown[] = [
      null,
      [],
      {},
      { ...good, theories: [] },
      { ...good, theories: { toad: 'PPP', scorpion: 'PPP' } },
      { ...good, theories: { ...good.theories, frog: 'nPp' } },
      { ...good, theories: { ...good.theories, fern: 'QQQ' } },
      { ...good, conflicts: 'none' },
      { ...good, conflicts: [['toad']] },
      { ...good, conflicts: [['toad', 'toad']] },
      { ...good, conflicts: [['toad', 'fern']] },
      { ...good, articles: [redArticle, redArticle] },
      { ...good, articles: [null] },
      { ...good, articles: [{ ...redArticle, colour: 'pink' }] },
      { ...good, articles: [{ ...redArticle, signs: ['plus'] }] },
      { ...good, articles: [{ ...redArticle, signs: ['plus', 'maybe'] }] },
      { ...good, articles: [{ ...redArticle, ingredients: ['toad', 'fern', 'flower'] }] },
      { ...good, articles: [{ ...redArticle, ingredients: ['toad', 'fern', 'flower', 'frog'] }] },
      { ...good, articles: [{ ...redArticle, ingredients: ['toad', 'toad', 'flower', 'fern'] }] },
    ]
    for (const value of bad) expect(isPublications(value)).toBe(false)
  })
})
