import { articleId, articleOn, type PublishedArticle } from '@athanor/alchemists'
import { articleProspect, type Colour, colours } from '@athanor/alchemy'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { memo, useState } from 'react'
import { Likelihood } from '../../Likelihood.tsx'
import { LaidSeal } from '../../pieces/LaidSeal.tsx'
import { useWords } from '../../words.ts'
import type { PublicationsProps } from '../moduleView.ts'
import styles from './Article.module.css'
import { ArticleSheet } from './ArticleSheet.tsx'
import { ArticleTold } from './ArticleTold.tsx'

const cx = classes(styles)

/** G-072: one article for each colour, with whose seals lie on it; the own ones face up for their owner. */
export const Encyclopedia = memo(function Encyclopedia({ view, seats, foresight, lit }: PublicationsProps) {
  const { say } = useWords()
  const { table } = view
  const [told, setTold] = useState<Colour | null>(null)
  if (table.slots.royalEncyclopedia === undefined) return null
  return (
    <section className={cx('encyclopedia')} aria-label={say('web.alchemists.encyclopedia')}>
      <h3>{say('web.alchemists.encyclopedia')}</h3>
      <ul>
        {colours.map((colour) => {
          const published = articleOn(table, colour)
          return (
            <li
              key={colour}
              data-anchor={`article:${colour}`}
              data-lit={lit.includes(`article:${colour}`) || undefined}
            >
              <button type="button" className={cx('article')} onClick={() => setTold(colour)}>
                {published === null ? (
                  <>
                    <span className={cx('ribbon', colour)}>
                      <AspectSign colour={colour} sign={null} />
                    </span>
                    <span className={cx('none')}>{say('web.alchemists.noArticle', { colour })}</span>
                  </>
                ) : (
                  <Published view={view} seats={seats} foresight={foresight} published={published} />
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {told !== null && (
        <Dialog
          title={say('web.alchemists.articleAbout', { colour: told })}
          closeLabel={say('web.common.close')}
          onClose={() => setTold(null)}
        >
          <ArticleTold view={view} seats={seats} published={articleOn(table, told)} />
        </Dialog>
      )}
    </section>
  )
})

interface PublishedProps extends Omit<PublicationsProps, 'lit'> {
  readonly published: PublishedArticle
}

function Published({ view: { own, viewer }, seats, foresight, published: { article, seals } }: PublishedProps) {
  return (
    <>
      <ArticleSheet {...article} />
      <span className={cx('seals')}>
        {seals.map((seat) => (
          <LaidSeal
            key={seat}
            seat={seats[seat]}
            seal={seat === viewer ? own?.placed[articleId(article.colour)] : undefined}
          />
        ))}
        <Likelihood foresight={foresight} chance={({ divisions }) => articleProspect(divisions, article).right} />
      </span>
    </>
  )
}
