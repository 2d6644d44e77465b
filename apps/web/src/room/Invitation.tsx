import { icon as linkArt } from 'virtual:icon/linked-rings'
import { useState } from 'react'
import { useWords } from '../app/words.tsx'
import { wayHere } from '../net/invitation.ts'
import { server, useReadable } from '../net/server.ts'
import { Button } from '../ui/Button.tsx'
import { notify } from '../ui/notices.ts'
import { QrCode } from '../ui/QrCode.tsx'
import styles from './Invitation.module.css'

/** Lets the local network in; see docs/operations.md. */
const openSetting = 'ATHANOR_HOST=0.0.0.0'

interface InvitationProps {
  /** Where on this server it leads. */
  readonly path: string
  readonly text: string
}

/** A link to pass on: to copy, to send, or to point a phone at. */
export function Invitation({ path, text }: InvitationProps) {
  const { say } = useWords()
  const hello = useReadable(server().server)
  const { origin, onlyHere } = wayHere(location, hello?.address ?? null)
  const address = origin + path
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
        {onlyHere && <p className={styles['warning']}>{say('web.room.onlyHere', { setting: openSetting })}</p>}
        <Button icon={linkArt} onClick={() => void copy()}>
          {copied ? say('web.room.copiedShort') : say('web.room.copy')}
        </Button>
      </div>
    </div>
  )
}
