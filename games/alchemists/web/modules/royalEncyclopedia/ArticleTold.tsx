import { articleId, type PublishedArticle, type View } from '@athanor/alchemists'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { LazyRule } from '../../LazyRules.tsx'
import { SealedBy } from '../../pieces/SealedBy.tsx'
import { useWords } from '../../words.ts'
import styles from './Article.module.css'
import { ArticleSheet } from './ArticleSheet.tsx'

const cx = classes(styles)

interface ToldProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  readonly published: PublishedArticle | null
}

/** G-086: an article in words: what it says of which ingredients, whose seals lie on it, and what articles are. */
export function ArticleTold({ view: { own, viewer }, seats, published }: ToldProps) {
  const words = useWords()
  const { say } = words
  return (
    <div className={cx('told')}>
      {published !== null && (
        <>
          <ArticleSheet {...published.article} />
          {[0, 1].map((row) => {
            const sign = published.article.signs[row]
            if (sign === undefined) return null
            const claimed = published.article.ingredients.slice(row * 2, row * 2 + 2)
            return (
              <p key={row}>
                {say('web.alchemists.articleClaim', {
                  sign,
                  ingredients: words.list(claimed.map((each) => say(`alchemy.ingredient.${each}`))),
                })}
              </p>
            )
          })}
          <SealedBy
            seats={seats}
            seals={published.seals}
            viewer={viewer}
            own={own?.placed[articleId(published.article.colour)]}
          />
        </>
      )}
      <p className={cx('rule')}>
        <LazyRule part="alchemists.rules.encyclopedia" />
      </p>
    </div>
  )
}
