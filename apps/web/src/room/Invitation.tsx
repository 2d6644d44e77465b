import { icon as linkArt } from 'virtual:icon/linked-rings'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { Button } from '../ui/Button.tsx'
import { notify } from '../ui/notices.ts'
import { QrCode } from '../ui/QrCode.tsx'
import styles from './Invitation.module.css'

interface InvitationProps {
  readonly address: string
  readonly text: string
}

/** A link to pass on: to copy, to send, or to point a phone at. */
export function Invitation({ address, text }: InvitationProps) {
  const { say } = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      notify(say('web.room.copied'))
    } catch {
      notify(say('web.room.copyByHand'))
    }
  }
  return (
    <div className={styles['invitation']}>
      <QrCode text={address} label={say('web.room.qr')} />
      <div className={styles['words']}>
        <p>{text}</p>
        <input
          readOnly
          className={styles['address']}
          value={address}
          aria-label={say('web.room.address')}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={linkArt} onClick={() => void copy()}>
          {copied ? say('web.room.copiedShort') : say('web.room.copy')}
        </Button>
      </div>
    </div>
  )
}
