import { type ReactNode, useState } from 'react'
import { reader } from './device.ts'
import { ReplaceDialog } from './ReplaceDialog.tsx'

interface Replacing {
  /** Begins another game: at once where none runs, otherwise when the dialog says yes. */
  replacing(begin: () => void): void
  readonly dialog: ReactNode
}

export function useReplacing(): Replacing {
  const [begin, setBegin] = useState<(() => void) | null>(null)
  const game = reader.getState().snapshot?.state.game ?? null
  return {
    replacing: (next) => (game === null ? next() : setBegin(() => next)),
    dialog: begin !== null && game !== null && (
      <ReplaceDialog
        code={game.code}
        onReplace={() => {
          setBegin(null)
          begin()
        }}
        onClose={() => setBegin(null)}
      />
    ),
  }
}
