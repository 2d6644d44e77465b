import { icon as linkArt } from 'virtual:icon/linked-rings'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Button } from './Button.tsx'
import styles from './LinkCard.module.css'
import { notify } from './notices.ts'

/** What draws codes is as large as a small page, and few look at one. */
const QrCode = lazy(() => import('./QrCode.tsx').then(({ QrCode: code }) => ({ default: code })))

/** Longer addresses make codes too fine for a phone to read off a screen. */
const longestCode = 800

export interface LinkCardProps {
  readonly address: string
  /** What the address is, read aloud. */
  readonly label: string
  readonly text: string
  /** Why the address may be of no use to others. */
  readonly warning: string | null
}

/** An address to copy, to send, or to point a phone at. */
export function LinkCard({ address, label, text, warning }: LinkCardProps) {
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
        <Button icon={linkArt} onClick={() => void copy()}>
          {copied ? say('web.link.copiedShort') : say('web.link.copy')}
        </Button>
      </div>
    </div>
  )
}
