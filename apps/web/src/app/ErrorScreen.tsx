import { Button } from '@athanor/ui/Button.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { Component, type ReactNode } from 'react'
import { State } from './State.tsx'

interface Caught {
  readonly failed: boolean
}

/** What is shown when a page breaks: what to do next, not what went wrong inside. */
export class ErrorScreen extends Component<{ readonly children: ReactNode }, Caught> {
  override readonly state: Caught = { failed: false }

  static getDerivedStateFromError(): Caught {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { say } = useWords()
  return (
    <State
      title={say('web.broken.title')}
      text={say('web.broken.text')}
      actions={
        <>
          <Button look="primary" onClick={() => location.reload()}>
            {say('web.broken.reload')}
          </Button>
          <Button onClick={() => location.assign('/')}>{say('web.common.toLobby')}</Button>
        </>
      }
    />
  )
}
