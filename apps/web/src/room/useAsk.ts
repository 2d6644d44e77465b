import { type CommandFields, CommandRefused, type Connection, type ResultOf, type SentKind } from '@athanor/protocol'
import { useWords } from '@athanor/tabletop/words.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { server } from '../net/server.ts'
import { isAboutName } from '../setup/NameField.tsx'

/** Where a refusal is said at the field that it is about, in the reader's language. */
interface Fields {
  name?(why: string): void
}

export type RunCommands = <Result>(
  work: (connection: Connection) => Promise<Result>,
  fields?: Fields,
) => Promise<Result | null>

/** Asks the server for something; a refusal is shown in the reader's language and answered with null. */
export function useAttempt(): RunCommands {
  const words = useWords()
  return async (work, { name } = {}) => {
    try {
      return await work(server())
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error
      const why = words.data(error.reason)
      if (name !== undefined && isAboutName(error.reason)) name(why)
      else notify(why)
      return null
    }
  }
}

export type SendCommand = <Kind extends SentKind>(
  kind: Kind,
  asked: CommandFields<Kind>,
) => Promise<ResultOf<Kind> | null>

/** The same for a plain command. */
export function useAsk(): SendCommand {
  const attempt = useAttempt()
  return (kind, asked) => attempt((connection) => connection.send(kind, asked))
}
