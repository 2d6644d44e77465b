import * as z from 'zod/mini'
import type { PrintedValues } from './values.ts'

function whole(least: number, most: number) {
  return z.int().check(z.minimum(least), z.maximum(most))
}

/** More than anything printed could say. */
const amount = z.exactOptional(whole(0, 9))
const some = z.exactOptional(whole(1, 9))
const change = z.exactOptional(whole(-9, 9))

const cost = z.strictObject({ gold: amount, reputation: amount, actions: amount, approval: amount })
const gain = z.strictObject({ gold: amount, reputation: amount, ingredients: amount, favours: amount, books: amount })
const artifact = z.exactOptional(z.strictObject({ cost: whole(0, 9), points: whole(0, 9) }))
const cubes = z.exactOptional(z.array(whole(1, 3)).check(z.minLength(1), z.maxLength(3)))
const bySeals = z.array(whole(-9, 9)).check(z.maxLength(9))

/** The shape of a file of printed values (GR-97); that its values fit together is for `checkPrintedValues`. */
const printedValuesSchema = z.strictObject({
  startupCards: z.exactOptional(
    z
      .array(
        z.strictObject({
          gold: some,
          ingredients: some,
          favours: some,
          books: some,
          reputation: change,
          delayed: some,
          artifact: z.exactOptional(z.enum(['starting', 'secret'])),
        }),
      )
      .check(z.maxLength(99)),
  ),
  orderBoards: z.exactOptional(
    z
      .array(
        z.strictObject({
          rounds: z.enum(['1-2', '3-4', '5-6']),
          golem: z.boolean(),
          spaces: z
            .array(z.strictObject({ cost, gain, players: z.literal([2, 3, 4]) }))
            .check(z.minLength(1), z.maxLength(8)),
        }),
      )
      .check(z.maxLength(99)),
  ),
  moodTiles: z.exactOptional(
    z
      .array(z.strictObject({ tokens: whole(0, 9), without: z.exactOptional(z.literal([3, 4])) }))
      .check(z.maxLength(99)),
  ),
  researchGolem: cubes,
  visitLibrary: cubes,
  replicator: artifact,
  royalSignet: artifact,
  mahoganyBookcase: artifact,
  secondConference: z.exactOptional(z.strictObject({ apprentice: bySeals, master: bySeals })),
  encyclopediaGrant: z.exactOptional(z.strictObject({ points: whole(0, 9) })),
  articleSeals: z.exactOptional(whole(1, 4)),
}) satisfies z.ZodMiniType<PrintedValues>

/** Where a file goes wrong first: `orderBoards[3].spaces[0].cost`; null when its shape is right. */
export function misshapenAt(values: unknown): string | null {
  const read = printedValuesSchema.safeParse(values)
  if (read.success) return null
  const [issue] = read.error.issues
  const path = (issue?.path ?? []).reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  )
  // A field that is not known is named itself.
  const stray = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  return stray === undefined ? path : path === '' ? stray : `${path}.${stray}`
}
