import { icon as owlArt } from 'virtual:icon/barn-owl'
import { useEffect, useState } from 'react'
import { useSettings } from '../app/browser.ts'
import { useWords } from '../app/words.tsx'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './Hint.module.css'

export interface HintProps {
  readonly game: string
  /** The kind of decision that it is about; null when there is none to speak of. */
  readonly kind: string | null
  readonly text: string
  /** The version that is on the screen. */
  readonly version: number
  /** Something was begun: where there is little room, it makes way; where there is enough, nothing moves for it. */
  readonly begun?: boolean
  /** Opens the rules where all of it is told. */
  onMore(): void
}

/** What one needs to know at a decision of a kind that one has not met before. It comes once, and can be switched off. */
export function Hint({ game, kind, text, version, begun = false, onMore }: HintProps) {
  const { say } = useWords()
  const { hints, metHints, change } = useSettings()
  const key = kind === null ? null : `${game}.${kind}`
  // It stays until it was read or the move is made, so that going back and forth in a decision does not lose it.
  const [shownAt, setShownAt] = useState<ReadonlyMap<string, number>>(new Map())
  const shown = hints && key !== null && !metHints.includes(key)
  useEffect(() => {
    if (shown) setShownAt((before) => (before.has(key) ? before : new Map([...before, [key, version]])))
  }, [shown, key, version])
  useEffect(() => {
    const met = [...shownAt].filter(([each, at]) => at < version && !metHints.includes(each)).map(([each]) => each)
    if (met.length > 0) change({ metHints: [...metHints, ...met] })
  }, [shownAt, version, metHints, change])
  if (!shown) return null
  return (
    <aside className={styles['hint']} data-begun={begun || undefined} aria-label={say('web.hint.title')}>
      <span className={styles['art']} aria-hidden>
        <Icon art={owlArt} />
      </span>
      <p>{text}</p>
      <span className={styles['actions']}>
        <Button onClick={() => change({ metHints: [...metHints, key] })}>{say('web.hint.read')}</Button>
        <Button look="quiet" onClick={onMore}>
          {say('web.hint.more')}
        </Button>
        <Button look="quiet" onClick={() => change({ hints: false })}>
          {say('web.hint.off')}
        </Button>
      </span>
    </aside>
  )
}

/** Switches hints off, or on again from the first. */
export function HintSwitch({ game }: { readonly game: string }) {
  const { say } = useWords()
  const { hints, metHints, change } = useSettings()
  return (
    <Switch
      label={say('web.lobby.hints')}
      hint={say('web.lobby.hintsText')}
      checked={hints}
      onChange={(on) => change({ hints: on, metHints: metHints.filter((key) => !key.startsWith(`${game}.`)) })}
    />
  )
}
