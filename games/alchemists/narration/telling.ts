import type { AlchemistsShape } from '@athanor/alchemists'
import type { GameTelling, Message, Watcher } from '@athanor/narration'
import { articleTellers } from './events/articleEvents.ts'
import { cardTellers } from './events/cardEvents.ts'
import { endTellers } from './events/endEvents.ts'
import { expansionTellers } from './events/expansionEvents.ts'
import { golemTellers } from './events/golemEvents.ts'
import { mixTellers } from './events/mixEvents.ts'
import { roundTellers } from './events/roundEvents.ts'
import { startupTellers } from './events/startupEvents.ts'
import type { Tellers, ToldEvent } from './events/tellers.ts'
import { theoryTellers } from './events/theoryEvents.ts'
import { spell, type Thing } from './things.ts'

const tellers: Tellers = {
  ...cardTellers,
  ...roundTellers,
  ...mixTellers,
  ...theoryTellers,
  ...endTellers,
  ...expansionTellers,
  ...golemTellers,
  ...startupTellers,
  ...articleTellers,
}

/** How Alchemists is told. */
export const alchemistsTelling: GameTelling<AlchemistsShape, Thing> = {
  tell(event, watcher) {
    const tell = tellers[event.kind] as (event: ToldEvent, watcher: Watcher) => readonly Message<Thing>[]
    return tell(event, watcher)
  },
  spell,
}
