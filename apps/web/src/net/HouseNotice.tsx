import { useWords } from '@athanor/ui/words/words.tsx'
import { server, useReadable } from './server.ts'

/** What the host of the server tells everybody now; nothing where they say nothing. */
export function HouseNotice({ className }: { readonly className?: string | undefined }) {
  const { say } = useWords()
  const notice = useReadable(server().notice)
  if (notice === null) return null
  return (
    <p className={className} data-tone="warn" role="status">
      {say('web.net.notice', { text: notice.text })}
    </p>
  )
}
