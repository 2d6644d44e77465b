import { icon as infoArt } from 'virtual:icon/info'
import { icon as bookArt } from 'virtual:icon/open-book'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { Brand } from './Brand.tsx'
import styles from './Shell.module.css'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'

export interface ShellProps {
  /** Of the page, for the browser's tab; the heading is the page's own. */
  readonly title: string
  /** Text is read in a narrow column; a shelf of games has room for more. */
  readonly width?: 'narrow' | 'wide'
  readonly children: ReactNode
}

/** What else there is, beside the tables; a small window has these on the first page alone. */
const houses = [
  { href: '/me', name: 'web.lobby.me' },
  { href: '/learn', name: 'web.lobby.school' },
  { href: '/reader', name: 'web.lobby.reader' },
  { href: '/notebook', name: 'web.lobby.notebook' },
] as const

/** Head and foot of every page that is not a table. */
export function Shell({ title, width, children }: ShellProps) {
  const { say } = useWords()
  const [path] = useLocation()
  useTitle(title)
  return (
    <div className={styles['shell']}>
      <a className={styles['jump']} href="#content">
        {say('web.common.toContent')}
      </a>
      <header className={styles['head']}>
        <Brand />
        <nav aria-label={say('web.common.pages')} className={styles['pages']}>
          {houses.map(({ href, name }) => (
            <Link
              key={href}
              href={href}
              className={styles['house'] ?? ''}
              aria-current={path.startsWith(href) ? 'page' : undefined}
            >
              {say(name)}
            </Link>
          ))}
          <Link href="/rules" aria-current={path === '/rules' ? 'page' : undefined}>
            <Icon art={bookArt} /> <span>{say('web.rules.title')}</span>
          </Link>
          <Link href="/about" aria-current={path === '/about' ? 'page' : undefined}>
            <Icon art={infoArt} /> <span>{say('web.about.title')}</span>
          </Link>
        </nav>
        <ThemeSwitch />
        <LanguageSwitch />
      </header>
      <main id="content" tabIndex={-1} className={styles['content']} data-width={width}>
        {children}
      </main>
      <footer className={styles['foot']}>{say('web.common.fanMade')}</footer>
    </div>
  )
}

/** Names the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Athanor' : `${title} · Athanor`
  }, [title])
}
