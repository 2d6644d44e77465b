import { Button } from '@athanor/ui/Button.tsx'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { useState } from 'react'
import text from '../app/TextPage.module.css'
import styles from './Me.module.css'
import { useWords } from './words.ts'

/** The recovery code, the one time that it is shown. */
export function CodeDialog({ code, onClose }: { readonly code: string; onClose(): void }) {
  const { say } = useWords()
  const [isAsked, setIsAsked] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      notify(say('web.me.copied'))
    } catch {
      notify(say('web.me.copyByHand'))
    }
  }
  // Whoever closes the window by mistake would never see it again.
  const close = () => (isAsked ? onClose() : setIsAsked(true))
  return (
    <Dialog title={say('web.me.codeTitle')} closeLabel={say('web.common.close')} onClose={close}>
      <div className={text['stack']}>
        <p>{say('web.me.codeText')}</p>
        <output className={styles['code']} aria-label={say('web.me.code')}>
          {code.split('-').map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </output>
        <p className={styles['note']}>{location.host}</p>
        <div className={styles['line']}>
          <Button onClick={() => void copy()}>{say('web.me.copy')}</Button>
          <Button onClick={() => print()}>{say('web.me.print')}</Button>
          <Button look="primary" onClick={onClose}>
            {say('web.me.codeKept')}
          </Button>
        </div>
        {isAsked && <p role="alert">{say('web.me.codeSure')}</p>}
      </div>
    </Dialog>
  )
}
