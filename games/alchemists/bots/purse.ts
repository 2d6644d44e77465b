import { projectOf, type View } from '@athanor/alchemists'

/** What the viewer holds that can be spent. */
export interface Purse {
  readonly gold: number
  readonly approval: number
}

export function purseOf({ table, viewer }: View): Purse {
  const me = table.players[viewer as number]
  if (me === undefined) return { gold: 0, approval: 0 }
  return { gold: me.gold, approval: me.slots.golemProject === undefined ? 0 : projectOf(me).approval }
}
