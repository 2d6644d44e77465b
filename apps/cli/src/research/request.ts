import { z } from 'zod'

const handle = z.int().nonnegative()
const seat = z.int().nonnegative()
const count = z.int().positive()
const seed = z.union([z.string(), z.int()]).transform(String)
/** Whether the answer brings along what the seat on turn sees. */
const view = z.boolean().optional()

/** What a program may ask `athanor serve` for. docs/research.md describes every line. */
const requests = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('games') }),
  z.strictObject({
    do: z.literal('reset'),
    game: z.string(),
    players: count.optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    seed: seed.optional(),
    in: handle.optional(),
    view,
  }),
  z.strictObject({
    do: z.literal('step'),
    in: handle,
    number: z.int().nonnegative().optional(),
    action: z.unknown().optional(),
    seat: seat.optional(),
    view,
  }),
  z.strictObject({ do: z.literal('turn'), in: handle, view }),
  z.strictObject({ do: z.literal('view'), in: handle, seat: z.union([seat, z.literal('spectator')]).optional() }),
  z.strictObject({
    do: z.literal('legal'),
    in: handle,
    seat: seat.optional(),
    from: z.int().nonnegative().optional(),
    count: z.int().nonnegative().optional(),
  }),
  z.strictObject({ do: z.literal('clone'), in: handle }),
  z.strictObject({ do: z.literal('imagine'), in: handle, seat: seat.optional(), seed }),
  z.strictObject({ do: z.literal('undo'), in: handle, moves: count.optional(), view }),
  z.strictObject({ do: z.literal('playout'), in: handle, games: count.max(100_000).optional(), seed }),
  z.strictObject({ do: z.literal('result'), in: handle }),
  z.strictObject({ do: z.literal('close'), in: handle }),
])

export type Request = z.infer<typeof requests>

/** The request, or where it goes wrong. */
export function readRequest(input: unknown): { readonly request: Request } | { readonly at: string } {
  const read = requests.safeParse(input)
  if (read.success) return { request: read.data }
  const [issue] = read.error.issues
  return { at: issue === undefined || issue.path.length === 0 ? 'do' : issue.path.map(String).join('.') }
}
