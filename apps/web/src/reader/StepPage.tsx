import { icon as privateArt } from 'virtual:icon/semi-closed-eye'
import { icon as publicArt } from 'virtual:icon/three-friends'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTitle } from '../app/Shell.tsx'
import styles from './StepPage.module.css'

const cx = classes(styles)

const banners = {
  private: 'reader.banner.private',
  shown: 'reader.banner.public',
  open: 'reader.banner.open',
} as const

export interface StepPageProps {
  /** private: night violet; shown: gold rays; open: everybody watches, nothing to show yet. */
  readonly look: 'private' | 'shown' | 'open'
  /** A few words under what the banner says. */
  readonly note: string
  readonly title: ReactNode
  /** What it shows fills a wide window. */
  readonly wide?: boolean
  readonly children: ReactNode
  readonly actions: ReactNode
}

/** One step of the reader, over the whole window: whom it is for, what it says, and what can be pressed. */
export function StepPage({ look, note, title, wide = false, children, actions }: StepPageProps) {
  const { say } = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(say('reader.page.title'))
  // Whoever listens hears where they are; whoever has keys goes on from here.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const isPrivate = look === 'private'
  return (
    <main className={cx('stage', look, wide && 'wide')}>
      <div className={cx('banner')}>
        <span className={cx('eye')}>
          <Icon art={isPrivate ? privateArt : publicArt} />
        </span>
        <p>
          <strong>{say(banners[look])}</strong>
          <span>{note}</span>
        </p>
      </div>
      <div className={cx('body')}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <div className={cx('actions')}>{actions}</div>
    </main>
  )
}
