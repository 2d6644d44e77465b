import { type Asked, type AskedKind, CommandRefused, type Connection, type ResultOf } from '@athanor/protocol'
import { useWords } from '../app/words.tsx'
import { server } from '../net/server.ts'
import { notify } from '../ui/notices.ts'

export type Attempt = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result | null>

/** Asks the server for something; a refusal is shown in the reader's language and answered with null. */
export function useAttempt(): Attempt {
  const words = useWords()
  return async (work) => {
    try {
      return await work(server())
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      notify(words.data(error.reason))
      return null
    }
  }
}

export type Ask = <Kind extends AskedKind>(kind: Kind, asked: Asked<Kind>) => Promise<ResultOf<Kind> | null>

/** The same for a plain command. */
export function useAsk(): Ask {
  const attempt = useAttempt()
  return (kind, asked) => attempt((connection) => connection.send(kind, asked))
}
