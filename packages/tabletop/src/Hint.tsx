import { icon as owlArt } from 'virtual:icon/barn-owl'
import { Button } from '@athanor/ui/Button.tsx'
import { Switch } from '@athanor/ui/Field.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useSettings } from '@athanor/ui/settings/browser.ts'
import { createContext, use, useEffect, useState } from 'react'
import styles from './Hint.module.css'
import { useWords } from './words.ts'

export interface HintProps {
  readonly game: string
  /** The kind of decision that it is about; null when there is none to speak of. */
  readonly kind: string | null
  readonly text: string
  /** The version that is on the screen. */
  readonly version: number
  /** Something was begun: where there is little room, it makes way and can be called back; elsewhere nothing moves. */
  readonly begun?: boolean
  /** Opens the rules where all of it is told. */
  onMore(): void
}

/** True at tables where somebody else says what there is to know: a lesson. */
export const Unhinted = createContext(false)

/** What one needs to know at a decision of a kind that one has not met before. It comes once, and can be switched off. */
export function Hint({ game, kind, text, version, begun = false, onMore }: HintProps) {
  const { say } = useWords()
  const { hints, metHints, change } = useSettings()
  const key = kind === null ? null : `${game}.${kind}`
  // It stays until it was read or the move is made, so that going back and forth in a decision does not lose it.
  const [shownAt, setShownAt] = useState<ReadonlyMap<string, number>>(new Map())
  const unhinted = use(Unhinted)
  const shown = !unhinted && hints && key !== null && !metHints.includes(key)
  useEffect(() => {
    if (shown) setShownAt((before) => (before.has(key) ? before : new Map([...before, [key, version]])))
  }, [shown, key, version])
  useEffect(() => {
    const met = [...shownAt].filter(([each, at]) => at < version && !metHints.includes(each)).map(([each]) => each)
    if (met.length > 0) change({ metHints: [...metHints, ...met] })
  }, [shownAt, version, metHints, change])
  // Once read, or when something was begun, it can be brought back until the move is made.
  const here = `${key} ${version}`
  const [recalled, setRecalled] = useState('')
  const isRecalled = recalled === here
  const canRecall = !unhinted && hints && key !== null && !isRecalled && (shown ? begun : shownAt.get(key) === version)
  const read = () => {
    setRecalled('')
    if (key !== null && !metHints.includes(key)) change({ metHints: [...metHints, key] })
  }
  const owl = canRecall && (
    <button type="button" className={styles['owl']} title={say('web.hint.title')} onClick={() => setRecalled(here)}>
      <Icon art={owlArt} label={say('web.hint.title')} />
    </button>
  )
  if (!shown && !isRecalled) return owl
  return (
    <>
      {owl}
      <aside
        className={styles['hint']}
        data-begun={(begun && !isRecalled) || undefined}
        aria-label={say('web.hint.title')}
      >
        <span className={styles['art']} aria-hidden>
          <Icon art={owlArt} />
        </span>
        <p title={text}>{text}</p>
        <span className={styles['actions']}>
          <Button onClick={read}>{say('web.hint.read')}</Button>
          <Button look="quiet" onClick={onMore}>
            {say('web.hint.more')}
          </Button>
          <Button look="quiet" onClick={() => change({ hints: false })}>
            {say('web.hint.off')}
          </Button>
        </span>
      </aside>
    </>
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
