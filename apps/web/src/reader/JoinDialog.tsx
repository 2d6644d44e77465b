import { writtenCode } from '@athanor/alchemy'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { LinkCard } from '@athanor/ui/LinkCard.tsx'
import { wayHere } from '../net/invitation.ts'
import { CodeEmblems } from './CodeEmblems.tsx'
import { type Joining, joinPath } from './joinLink.ts'

/** the running game for a second phone. */
export function JoinDialog({ joining, onClose }: { readonly joining: Joining; onClose(): void }) {
  const { say } = useWords()
  const { origin, onlyHere } = wayHere(location, null)
  return (
    <Dialog title={say('reader.home.join')} closeLabel={say('web.common.close')} onClose={onClose}>
      <LinkCard
        address={origin + joinPath(joining)}
        label={say('reader.home.address')}
        text={say('reader.home.joinText', { code: writtenCode(joining.code) })}
        warning={onlyHere ? say('reader.home.onlyHere') : null}
      />
      <CodeEmblems code={joining.code} />
    </Dialog>
  )
}
