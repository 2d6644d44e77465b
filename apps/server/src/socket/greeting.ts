import type { Reason, Refused } from '@athanor/kernel'
import { type Command, changesDocument, protocolVersion } from '@athanor/protocol'
import { refuse } from '../tables/verdict.ts'
import type { ReadCommand } from './readCommand.ts'

/** Whether a connection has said which protocol it speaks. */
export interface Greeting {
  /**
   * Why a message is refused for being of another protocol, null where it is not. Programs of versions before 3 never say
   * hello: whatever they ask for, they are told what this server speaks and where it is said what changed.
   */
  refusal(read: ReadCommand): Refused | null
}

/** What nobody can read says nothing about who sent it. */
const unreadable: ReadonlySet<Reason['id']> = new Set(['server.reject.notJson', 'server.reject.tooLarge'])

export function greeting(): Greeting {
  let isDone = false
  return {
    refusal(read) {
      if (read.ok && read.command.kind === 'hello') {
        const isOurs = speaksThis(read.command)
        isDone ||= isOurs
        return isOurs ? null : otherProtocol()
      }
      if (isDone) return null
      const isHello = !read.ok && read.kind === 'hello'
      return isHello || (!read.ok && (read.kind === null || unreadable.has(read.reason.id))) ? null : otherProtocol()
    },
  }
}

function speaksThis({ protocol }: Extract<Command, { readonly kind: 'hello' }>): boolean {
  return protocol === protocolVersion
}

function otherProtocol(): Refused {
  return refuse('server.reject.otherProtocol', { protocol: protocolVersion, changes: changesDocument })
}
