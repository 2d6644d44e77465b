import { articleSpaces } from '@athanor/alchemy'
import { classes } from '@athanor/ui/lib/classes.ts'
import { valuesOf } from '../../scene/PartChoice.tsx'
import { useWords } from '../../words.ts'
import type { FormProps } from '../forms.ts'
import styles from './Article.module.css'
import { ArticleSheet } from './ArticleSheet.tsx'

const cx = classes(styles)

const spaceParts = ['redSpace', 'greenSpace', 'blueSpace', 'whiteSpace'] as const
const rows = [
  ['firstSign', 0],
  ['secondSign', 1],
] as const

/** GR-78: an article is put together as it will stand: each sign with its two ingredients, then the seal. */
export function ArticleForm({ Part, newest, ...part }: FormProps) {
  const { say } = useWords()
  const { chosen } = newest
  return (
    <div className={cx('form')}>
      <div className={cx('head')}>
        <Part {...part} {...valuesOf(newest, 'articleColour')} />
        {chosen.articleColour !== undefined && (
          <span className={cx('made')} aria-hidden>
            <ArticleSheet
              colour={chosen.articleColour}
              signs={[chosen.firstSign, chosen.secondSign]}
              ingredients={spaceParts.map((space) => chosen[space])}
            />
          </span>
        )}
      </div>
      {rows.map(([sign, row]) => (
        <div key={sign} className={cx('claims')}>
          <Part {...part} {...valuesOf(newest, sign)} />
          <div className={cx('spaces')}>
            {articleSpaces.slice(row * 2, row * 2 + 2).map((space) => (
              <div key={space} className={cx('space', space)}>
                <Part
                  {...part}
                  {...valuesOf(newest, `${space}Space`)}
                  legend={say('web.alchemists.articleSpace', { space })}
                />
              </div>
            ))}
          </div>
        </div>
      ))}
      <Part {...part} {...valuesOf(newest, 'seal')} />
    </div>
  )
}
