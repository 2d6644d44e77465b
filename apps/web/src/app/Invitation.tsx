import { useWords } from '@athanor/tabletop/words.ts'
import { LinkCard } from '@athanor/ui/LinkCard.tsx'
import { wayHere } from '../net/invitation.ts'
import { server, useReadable } from '../net/server.ts'

/** Lets the local network in; see docs/operations.md. */
const openSetting = 'ATHANOR_HOST=0.0.0.0'

interface InvitationProps {
  /** Where on this server it leads. */
  readonly path: string
  readonly text: string
  /** What is said along with it where it is handed to another program; missing where it is not meant for others. */
  readonly share?: string
  /** Whoever reads this keeps the server, or may know who does. */
  readonly forHost?: boolean
}

/** A link to pass on, by an address that others can open. */
export function Invitation({ path, text, share, forHost = false }: InvitationProps) {
  const { say } = useWords()
  const hello = useReadable(server().server)
  const { origin, onlyHere } = wayHere(location, hello?.address ?? null)
  const warning = forHost ? say('web.room.onlyHere', { setting: openSetting }) : say('web.link.onlyHere')
  return (
    <LinkCard
      address={origin + path}
      label={say('web.room.address')}
      text={text}
      share={share}
      warning={onlyHere ? warning : null}
    />
  )
}
