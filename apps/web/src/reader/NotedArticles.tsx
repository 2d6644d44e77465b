import type { Colour, Publications } from '@athanor/alchemy'
import { ArticleClaims, articleOf, type Claims, claimsIn } from '@athanor/alchemy-ui/ArticleClaims.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { useState } from 'react'
import styles from './ExplainScreen.module.css'
import { withArticle } from './notedBoard.ts'

interface NotedArticlesProps {
  readonly colours: readonly Colour[]
  readonly board: Publications
  onNote(board: Publications): void
}

/** The articles of the Encyclopedia, as somebody noted them; one that is half written is not noted yet. */
export function NotedArticles({ colours, board, onNote }: NotedArticlesProps) {
  const { say } = useWords()
  const noted = (colour: Colour) => board.articles.find((article) => article.colour === colour)
  const [drafts, setDrafts] = useState<Readonly<Partial<Record<Colour, Claims>>>>({})
  const [wasNoted] = useState(() => colours.some((colour) => noted(colour) !== undefined))
  const claimsOn = (colour: Colour): Claims => {
    const article = noted(colour)
    return drafts[colour] ?? (article === undefined ? {} : claimsIn(article))
  }
  const change = (colour: Colour, claims: Claims) => {
    setDrafts({ ...drafts, [colour]: claims })
    const article = articleOf(colour, claims)
    if (article !== null || noted(colour) !== undefined) onNote(withArticle(board, colour, article))
  }
  return (
    <details className={styles['theories']} open={wasNoted}>
      <summary>{say('reader.explain.reckonArticles')}</summary>
      <p>{say('alchemy.article.how')}</p>
      {colours.map((colour) => (
        <ArticleClaims
          key={colour}
          label={say('alchemy.article.on', { colour })}
          colour={colour}
          claims={claimsOn(colour)}
          onClaims={(claims) => change(colour, claims)}
        />
      ))}
    </details>
  )
}
