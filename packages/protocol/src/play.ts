import * as z from 'zod/mini'
import type { JsonChange } from './change.ts'
import { head, opaque, seat, tableId, version } from './values.ts'

/** An event as this viewer may see it. */
const seenEvent = z.readonly(z.looseObject({ kind: z.string() }))
export type WireEvent = z.infer<typeof seenEvent>

/** What this viewer saw happen at one version of the game; version 0 is the set-up. */
export const step = z.readonly(
  z.strictObject({
    version,
    /** Who moved; null for the set-up. */
    by: z.nullable(seat),
    /** The seat took its last move back. */
    undo: z.exactOptional(z.literal(true)),
    events: z.readonly(z.array(seenEvent)),
    /** Hash of the log's entry (of its header at version 0), in base64url. */
    head,
  }),
)
export type Step = z.infer<typeof step>

/** All that this viewer sees of the game now (the kernel's `Observation`). */
export const sight = z.readonly(
  z.strictObject({
    viewer: z.union([seat, z.literal('spectator')]),
    step: z.int(),
    owed: z.readonly(
      z.array(
        z.readonly(
          z.strictObject({ seat, ask: z.string(), sealed: z.exactOptional(z.literal(true)), answered: z.boolean() }),
        ),
      ),
    ),
    /** This viewer may act although nobody waits for it. */
    invited: z.exactOptional(z.literal(true)),
    view: z.readonly(opaque),
    sealed: z.nullable(z.readonly(opaque)),
  }),
)
export type SeenSight = z.infer<typeof sight>

/** A difference of sights: see `Change`. */
const change = z.unknown() as z.ZodMiniType<JsonChange>

/** The game part of what a watcher gets first: the sight or what changed in it, and the steps not seen yet. */
export const gameState = z.readonly(
  z.strictObject({
    version,
    /** Hash of the last entry of the log, in base64url. */
    head,
    /** The same of the version that the client named, to compare with what it was told then. */
    sinceHead: z.exactOptional(head),
    /** Whether this viewer may take the last move back. */
    canUndo: z.boolean(),
    /** The newest ones, `limits.steps` at most; what lies before them is asked for by `steps`. */
    steps: z.readonly(z.array(step)),
    /** The whole sight … */
    sight: z.exactOptional(sight),
    /** … or what changed since the version that the client named. Neither when nothing did. */
    change: z.exactOptional(change),
  }),
)
export type GameState = z.infer<typeof gameState>

/**
 * The game went on by one version.
 * @example {"kind":"update","table":"…","version":7,"by":1,"events":[…],"change":{…},"head":"…"}
 */
export const update = z.readonly(
  z.strictObject({
    kind: z.literal('update'),
    table: tableId,
    version,
    by: z.nullable(seat),
    undo: z.exactOptional(z.literal(true)),
    events: z.readonly(z.array(seenEvent)),
    /** From the sight of the version before; `{"=": sight}` at version 0; missing when nothing changed for this viewer. */
    change: z.exactOptional(change),
    /** Instead of `change`, for those who asked for the whole sight. */
    sight: z.exactOptional(sight),
    head,
    /** This viewer may take the move back; left out when not, as it mostly is. */
    canUndo: z.exactOptional(z.literal(true)),
  }),
)
export type Update = z.infer<typeof update>
