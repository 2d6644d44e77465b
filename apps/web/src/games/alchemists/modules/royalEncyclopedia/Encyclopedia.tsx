import {
  aidOf,
  articleChances,
  articleId,
  articleOn,
  knowledgeOf,
  type PublishedArticle,
  rulesAt,
  type View,
} from '@athanor/alchemists'
import { articleProspect, type Colour, colours } from '@athanor/alchemy'
import { useState } from 'react'
import { AspectSign } from '../../../../alchemy/AspectSign.tsx'
import { percent } from '../../../../alchemy/percent.ts'
import { useWords } from '../../../../app/words.tsx'
import { classes } from '../../../../lib/classes.ts'
import type { TableSeat } from '../../../../table/tableSource.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { LaidSeal } from '../../pieces/LaidSeal.tsx'
import type { TablePartProps } from '../moduleView.ts'
import styles from './Article.module.css'
import { ArticleSheet } from './ArticleSheet.tsx'
import { ArticleTold } from './ArticleTold.tsx'

const cx = classes(styles)

/** G-072: one article for each colour, with whose seals lie on it; the own ones face up for their owner. */
export function Encyclopedia({ view, seats, lit }: TablePartProps) {
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
                  <Published view={view} seats={seats} published={published} />
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
}

interface PublishedProps {
  readonly view: View
  readonly seats: readonly TableSeat[]
  readonly published: PublishedArticle
}

function Published({ view, seats, published: { article, seals } }: PublishedProps) {
  const words = useWords()
  const { own, viewer, table } = view
  const right =
    own === null || aidOf(table.options) !== 'advice'
      ? null
      : articleProspect(articleChances(rulesAt(table), knowledgeOf(view).notebook), article).right
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
        {right !== null && <small>{words.say('web.alchemists.trueBy', { chance: percent(right, words) })}</small>}
      </span>
    </>
  )
}
