import type { Travel } from '@athanor/tabletop/gameClient.ts'
import { createListeners } from '@athanor/tabletop/listeners.ts'

export interface Flying extends Travel {
  readonly number: number
  /** How long it travels. */
  readonly time: number
}

/** What is in the air over the table. */
export interface Airspace {
  launch(travels: readonly Travel[], time: number): void
  getFlying(): readonly Flying[]
  subscribe(listener: () => void): () => void
  land(number: number): void
}

export function createAirspace(): Airspace {
  const listeners = createListeners()
  let flying: readonly Flying[] = []
  let count = 0
  return {
    launch(travels, time) {
      flying = [...flying, ...travels.map((travel) => ({ ...travel, time, number: ++count }))]
      listeners.tell()
    },
    getFlying: () => flying,
    subscribe: listeners.subscribe,
    land(number) {
      flying = flying.filter((each) => each.number !== number)
      listeners.tell()
    },
  }
}
