import { icon as schoolArt } from 'virtual:icon/barn-owl'
import { icon as ringArt } from 'virtual:icon/keyring'
import { icon as notebookArt } from 'virtual:icon/notebook'
import { icon as readerArt } from 'virtual:icon/smartphone'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords, type Words } from '@athanor/ui/words/words.tsx'
import { Link } from 'wouter'
import styles from '../app/Tiles.module.css'

interface Aid {
  readonly path: string
  readonly art: readonly string[]
  title(words: Words): string
  text(words: Words): string
}

/** Where one learns, and what helps people with cardboard on the table. */
const aids: readonly Aid[] = [
  {
    path: '/me',
    art: ringArt,
    title: ({ say }) => say('web.lobby.me'),
    text: ({ say }) => say('web.lobby.meText'),
  },
  {
    path: '/learn',
    art: schoolArt,
    title: ({ say }) => say('web.lobby.school'),
    text: ({ say }) => say('web.lobby.schoolText'),
  },
  {
    path: '/reader',
    art: readerArt,
    title: ({ say }) => say('web.lobby.reader'),
    text: ({ say }) => say('web.lobby.readerText'),
  },
  {
    path: '/notebook',
    art: notebookArt,
    title: ({ say }) => say('web.lobby.notebook'),
    text: ({ say }) => say('web.lobby.notebookText'),
  },
]

/** The ways from the door to the school, and to what stands beside the cardboard. */
export function Beside() {
  const words = useWords()
  return (
    <section className={styles['beside']}>
      <h2>{words.say('web.lobby.beside')}</h2>
      <ul className={styles['aids']}>
        {aids.map(({ path, art, title, text }) => (
          <li key={path}>
            <Link href={path} className={styles['aid'] ?? ''}>
              <span className={styles['art']}>
                <Icon art={art} />
              </span>
              <strong>{title(words)}</strong>
              <span>{text(words)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
