import type { Viewer } from '../../index.ts'
import { tavern } from './tavern/game.ts'
import type { Event, State, Tavern, View } from './tavern/types.ts'

/** The tavern with something more in its views or public events. */
export interface Talkative extends Tavern {
  readonly view: View & { readonly hint?: number }
  readonly event: Event & { readonly hint?: number }
}

/** Views that know more than they show. */
export interface Smuggler {
  view(state: State, viewer: Viewer): View
  truthOf(view: View): State | undefined
}

/** Remembers the true state of every view that it gives out, where no copy and no JSON can see it. */
export function smuggler(): Smuggler {
  const truth = new WeakMap<object, State>()
  return {
    view(state, viewer) {
      const seen = tavern.view(state, viewer)
      truth.set(seen, state)
      return seen
    },
    truthOf: (view) => truth.get(view),
  }
}
