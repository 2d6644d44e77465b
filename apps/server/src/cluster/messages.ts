import * as z from 'zod'
import { presenceSchema } from './whereabouts.ts'

/** What nodes say to each other. */
const messageSchema = z.discriminatedUnion('kind', [
  /** The node lives, and hears itself. */
  z.object({ kind: z.literal('beat') }),
  /** The node goes, and does not come back. */
  z.object({ kind: z.literal('bye') }),
  /** Tables that went on, to which revision, and whether the lobby has to know. */
  z.object({
    kind: z.literal('news'),
    tables: z.array(z.tuple([z.string(), z.int(), z.union([z.literal(0), z.literal(1)])])),
  }),
  presenceSchema,
  z.object({ kind: z.literal('gossip'), topic: z.string(), body: z.unknown() }),
])
export type NodeMessage = z.infer<typeof messageSchema>

const spokenSchema = z.object({ node: z.string(), message: messageSchema })
export type Spoken = z.infer<typeof spokenSchema>

/** Bytes of one notification, a little less than PostgreSQL takes. */
const mostBytes = 7900

export function spoken(node: string, message: NodeMessage): string {
  return JSON.stringify({ node, message })
}

/** Null for what a newer program says, or somebody else on the channel. */
export function heardIn(payload: string): Spoken | null {
  try {
    return spokenSchema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

/** As few messages as there can be for all of these, each short enough; one at least. */
export function inParts<Item>(
  items: readonly Item[],
  node: string,
  messageWith: (items: readonly Item[]) => NodeMessage,
): readonly (readonly Item[])[] {
  const room = mostBytes - Buffer.byteLength(spoken(node, messageWith([])))
  const parts: Item[][] = [[]]
  let bytes = 0
  for (const item of items) {
    const more = Buffer.byteLength(JSON.stringify(item)) + 1
    if (bytes + more > room) {
      parts.push([])
      bytes = 0
    }
    bytes += more
    parts.at(-1)?.push(item)
  }
  return parts
}
