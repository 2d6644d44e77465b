import { useWords } from '../app/words.tsx'
import { wayHere } from '../net/invitation.ts'
import { server, useReadable } from '../net/server.ts'
import { LinkCard } from '../ui/LinkCard.tsx'

/** Lets the local network in; see docs/operations.md. */
const openSetting = 'ATHANOR_HOST=0.0.0.0'

interface InvitationProps {
  /** Where on this server it leads. */
  readonly path: string
  readonly text: string
}

/** A link to pass on, by an address that others can open. */
export function Invitation({ path, text }: InvitationProps) {
  const { say } = useWords()
  const hello = useReadable(server().server)
  const { origin, onlyHere } = wayHere(location, hello?.address ?? null)
  return (
    <LinkCard
      address={origin + path}
      label={say('web.room.address')}
      text={text}
      warning={onlyHere ? say('web.room.onlyHere', { setting: openSetting }) : null}
    />
  )
}
