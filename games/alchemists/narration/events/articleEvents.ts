import { type Article, type ArticleSpace, articleSpaces, type Ingredient } from '@athanor/alchemy'
import { player, type Role, thing } from '@athanor/narration'
import type { Thing } from '../things.ts'
import { cardsRole, say, type Tellers, told } from './tellers.ts'

/** Articles of the Royal Encyclopedia, their fall and their revelation. */
export const articleTellers: Tellers<'articlePublished' | 'articleEndorsed' | 'articleDebunked' | 'articleRevealed'> = {
  articlePublished: ({ seat, article, immediate, seal }, watcher) => {
    const published = {
      colour: article.colour,
      claims: articleRole(article),
      immediate: immediate ? 'yes' : 'no',
    } as const
    return told(watcher, seat, seal, {
      open: say('alchemists.event.articlePublished', { player: player(seat), ...published }),
      own: (hidden) => say('alchemists.own.articlePublished', { ...published, seal: hidden }),
      shown: (hidden) => ({ kind: 'seal', seal: hidden }),
    })
  },
  articleEndorsed: ({ seat, colour, seal }, watcher) =>
    told(watcher, seat, seal, {
      open: say('alchemists.event.articleEndorsed', { player: player(seat), colour }),
      own: (hidden) => say('alchemists.own.articleEndorsed', { colour, seal: hidden }),
      shown: (hidden) => ({ kind: 'seal', seal: hidden }),
    }),
  articleDebunked: ({ article, safe, seals }) => [
    say('alchemists.event.articleDebunked', {
      colour: article.colour,
      claims: articleRole(article),
      safe: safe.length === 0 ? 'none' : 'some',
      ingredients: cardsRole(onSpaces(article, safe)),
    }),
    ...seals.map(({ seat, seal }) => say('alchemists.line.theoryDebunked', { player: player(seat), seal })),
  ],
  articleRevealed: ({ article, wrong, seals }) => [
    say('alchemists.event.articleRevealed', {
      colour: article.colour,
      correct: wrong.length === 0 ? 'yes' : 'no',
      ingredients: cardsRole(onSpaces(article, wrong)),
    }),
    ...seals.map(({ seat, seal, points }) =>
      say('alchemists.line.sealsRevealed', { player: player(seat), seal, points }),
    ),
  ],
}

function articleRole(article: Article): Role<Thing> {
  return thing({ kind: 'article', article })
}

/** What lies on some of the spaces. */
function onSpaces({ ingredients }: Article, spaces: readonly ArticleSpace[]): readonly Ingredient[] {
  return ingredients.filter((_, place) => spaces.includes(articleSpaces[place] as ArticleSpace))
}
