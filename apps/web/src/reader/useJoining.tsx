import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { reader } from './device.ts'
import { type Joining, readJoin } from './joinLink.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'

/** follows a link to a game. A running one gives way only after a question, which is what is returned. */
export function useJoining(onJoined: () => void): ReactNode {
  const words = useWords()
  const [asked, setAsked] = useState<Joining | null>(null)
  const join = ({ code, variant }: Joining) => {
    setAsked(null)
    const reason = reader.getState().begin(variant, { code })
    if (reason === null) onJoined()
    else notify(words.data(reason))
  }
  const follow = useHandler(() => {
    const joining = readJoin(location.hash)
    if (joining === null) return
    history.replaceState(history.state, '', location.pathname)
    const running = reader.getState().snapshot?.state.game
    if (running === undefined || running === null) join(joining)
    else if (running.code !== joining.code) setAsked(joining)
  })
  useEffect(() => {
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [follow])
  if (asked === null) return null
  const code = reader.getState().snapshot?.state.game?.code ?? null
  return <ReplaceDialog code={code} onReplace={() => join(asked)} onClose={() => setAsked(null)} />
}
