import { useWords } from '../app/words.tsx'
import { wayHere } from '../net/invitation.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { LinkCard } from '../ui/LinkCard.tsx'
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
        text={say('reader.home.joinText', { code: joining.code })}
        warning={onlyHere ? say('reader.home.onlyHere') : null}
      />
    </Dialog>
  )
}
