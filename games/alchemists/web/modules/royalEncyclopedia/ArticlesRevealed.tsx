import { articleId, publishedArticles } from '@athanor/alchemists'
import { wrongClaims } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import { LaidSeal } from '../../pieces/LaidSeal.tsx'
import { useWords } from '../../words.ts'
import type { RevelationProps } from '../revelations.ts'
import styles from './Article.module.css'
import { ArticleSheet } from './ArticleSheet.tsx'

const cx = classes(styles)

/** G-133..G-136: each article with what of it was wrong, and the seals turned. */
export function ArticlesRevealed({ view, end, seats }: RevelationProps) {
  const { say } = useWords()
  const articles = publishedArticles(view.table)
  return (
    <section aria-label={say('web.alchemists.encyclopedia')}>
      <h2>{say('web.alchemists.encyclopedia')}</h2>
      <ul className={cx('verdict')}>
        {articles.map(({ article, seals }) => {
          const wrong = wrongClaims(article, end.answers).map(({ space }) => space)
          return (
            <li key={article.colour}>
              <ArticleSheet {...article} wrong={wrong} />
              <span className={cx('seals')}>
                {seals.map((seat) => (
                  <LaidSeal key={seat} seat={seats[seat]} seal={end.placed[seat]?.[articleId(article.colour)]} />
                ))}
                <small>{say('web.alchemists.judged', { right: wrong.length === 0 ? 'yes' : 'no' })}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
