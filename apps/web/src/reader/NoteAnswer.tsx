import { icon as noteArt } from 'virtual:icon/quill-ink'
import type { AnsweredQuestion } from '@athanor/alchemy/reader'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { use, useState } from 'react'
import { reader } from './device.ts'
import { NoteTaking } from './noteTaking.ts'

/** Writes an answer that holds no secret into the notebook of this device that was used last, or into a first one. */
export function NoteAnswer({ answered }: { readonly answered: AnsweredQuestion }) {
  const { say } = useWords()
  const [state, setState] = useState<'open' | 'noted' | 'full'>('open')
  const takeNote = use(NoteTaking)
  const note = async () => {
    const { state: game } = reader.getState().snapshot ?? {}
    const isNoted = await takeNote?.(answered, {
      name: say('reader.page.title'),
      golem: game?.game?.truth.golem !== undefined,
      procedure: game?.variant ?? 'apprentice',
    })
    setState(isNoted === true ? 'noted' : 'full')
  }
  return (
    <Button icon={noteArt} aria-disabled={state !== 'open'} onClick={() => void (state === 'open' && note())}>
      {say('reader.result.note', { state })}
    </Button>
  )
}
