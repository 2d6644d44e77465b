import { Button } from '@athanor/ui/Button.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useLocation } from 'wouter'
import { State } from '../app/State.tsx'

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { say } = useWords()
  const [, go] = useLocation()
  return (
    <State
      title={say('web.missing.title')}
      text={say('web.missing.text')}
      actions={
        <Button look="primary" onClick={() => go('/')}>
          {say('web.common.toLobby')}
        </Button>
      }
    />
  )
}
