import { icon as linkArt } from 'virtual:icon/linked-rings'
import { icon as shareArt } from 'virtual:icon/share'
import { lazy, Suspense, useState } from 'react'
import { Button } from './Button.tsx'
import styles from './LinkCard.module.css'
import { notify } from './noticeStore.ts'
import { useWords } from './words/words.tsx'

/** What draws codes is as large as a small page, and few look at one. */
const QrCode = lazy(() => import('./QrCode.tsx').then(({ QrCode: code }) => ({ default: code })))

/** Longer addresses make codes too fine for a phone to read off a screen. */
const longestCode = 800

export interface LinkCardProps {
  readonly address: string
  /** What the address is, read aloud. */
  readonly label: string
  readonly text: string
  /** What is said along with it where it is handed to another program; undefined where it is not meant for others. */
  readonly share?: string | undefined
  /** Why the address may be of no use to others. */
  readonly warning: string | null
}

/** An address to copy, to send, or to point a phone at. */
export function LinkCard({ address, label, text, share, warning }: LinkCardProps) {
  const { say } = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      notify(say('web.link.copied'))
    } catch {
      notify(say('web.link.copyByHand'))
    }
  }
  const pass = async () => {
    try {
      await navigator.share({ text: share ?? '', url: address })
    } catch (error) {
      // Whoever thinks better of it has closed the list of programs; everything else leaves the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy()
    }
  }
  return (
    <div className={styles['link']}>
      {address.length <= longestCode && (
        <Suspense fallback={<span className={styles['coming']} />}>
          <QrCode text={address} label={say('web.link.qr')} />
        </Suspense>
      )}
      <div className={styles['words']}>
        <p>{text}</p>
        <input
          readOnly
          className={styles['address']}
          value={address}
          aria-label={label}
          onFocus={(event) => event.target.select()}
        />
        {warning !== null && <p className={styles['warning']}>{warning}</p>}
        <span className={styles['ways']}>
          {share !== undefined && 'share' in navigator && (
            <Button look="primary" icon={shareArt} onClick={() => void pass()}>
              {say('web.link.share')}
            </Button>
          )}
          <Button icon={linkArt} onClick={() => void copy()}>
            {copied ? say('web.link.copiedShort') : say('web.link.copy')}
          </Button>
        </span>
      </div>
    </div>
  )
}
