import { icon as secretArt } from 'virtual:icon/hooded-assassin'
import { icon as laterArt } from 'virtual:icon/hourglass'
import { icon as startingArt } from 'virtual:icon/locked-chest'
import type { StartupCard } from '@athanor/alchemists'
import { spell } from '@athanor/alchemists/narration'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { GoodSigns } from '../../pieces/GoodSigns.tsx'
import { useWords } from '../../words.ts'
import styles from './StartupCardFace.module.css'

const cx = classes(styles)

const artifactArt = { starting: startingArt, secret: secretArt } as const

interface CardProps {
  readonly card: StartupCard
  /** Where there is little room the pictures say it, and the words are for the ear. */
  readonly small?: boolean
  readonly used?: boolean
}

/** A startup card: all that it brings, in pictures and in words. */
export function StartupCardFace({ card, small = false, used = false }: CardProps) {
  const words = useWords()
  const text = spell({ kind: 'startup', cards: [card] }, words)
  const { gold = 0, ingredients = 0, favours = 0, books = 0, reputation = 0, delayed = 0, artifact } = card
  return (
    <span className={cx('card', small && 'small', used && 'used')} title={small ? text : undefined}>
      <span className={cx('signs')} aria-hidden>
        <GoodSigns goods={{ gold, ingredients, favours, books, reputation }} />
        {delayed > 0 && (
          <span className={cx('later')}>
            <Icon art={laterArt} />
            <GoodSigns goods={{ reputation: delayed }} />
          </span>
        )}
        {artifact !== undefined && <Icon art={artifactArt[artifact]} />}
      </span>
      <span className={small ? 'visually-hidden' : cx('words')}>{text}</span>
    </span>
  )
}
