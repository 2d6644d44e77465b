import { aidOf, type PromptContext } from '@athanor/alchemists'
import { aidsWith } from '@athanor/alchemy'
import { Button } from '@athanor/ui/Button.tsx'
import { type ReactNode, useState } from 'react'
import { type PendingAction, pendingFor } from './pendingAction.ts'
import type { AlchemistsProps } from './props.ts'
import { useWords } from './words.ts'

interface Given {
  readonly context: PromptContext
  /** Null while the Scholar thinks. */
  readonly text: string | null
}

/**
 * What the Scholar would do in the reader's place: it is laid into the tray, and why is said beside the question. For
 * tables that agreed on advice.
 */
export function useAdvice(
  context: PromptContext,
  advise: AlchemistsProps['advise'],
  onPending: (pending: PendingAction) => void,
): { readonly button: ReactNode; readonly text: ReactNode } {
  const { say, data } = useWords()
  const [given, setGiven] = useState<Given | null>(null)
  if (advise === undefined || !aidsWith(aidOf(context.at.table.options), 'advice')) return { button: null, text: null }
  const now = given?.context === context ? given : null
  const ask = async () => {
    setGiven({ context, text: null })
    const advice = await advise()
    if (advice === null) return setGiven(null)
    const sentences = [
      say('web.alchemists.advised', { action: say(`alchemists.action.${advice.action.kind}`) }),
      ...advice.sentences.map(data),
    ]
    setGiven({ context, text: sentences.join(' ') })
    onPending(pendingFor(context, advice.action))
  }
  return {
    button:
      now === null ? (
        <Button look="quiet" onClick={() => void ask()}>
          {say('web.alchemists.advise')}
        </Button>
      ) : null,
    text: now === null ? null : <span role="status"> {now.text ?? ''}</span>,
  }
}
