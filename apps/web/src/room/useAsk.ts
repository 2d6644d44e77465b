import { type Asked, type AskedKind, CommandRefused, type ResultOf } from '@athanor/protocol'
import { useWords } from '../app/words.tsx'
import { server } from '../net/server.ts'
import { notify } from '../ui/notices.ts'

export type Ask = <Kind extends AskedKind>(kind: Kind, asked: Asked<Kind>) => Promise<ResultOf<Kind> | null>

/** Asks the server for something; a refusal is shown in the reader's language and answered with null. */
export function useAsk(): Ask {
  const words = useWords()
  return async (kind, asked) => {
    try {
      return await server().send(kind, asked)
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      notify(words.data(error.reason))
      return null
    }
  }
}
