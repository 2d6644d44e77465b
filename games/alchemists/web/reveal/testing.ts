import { type AlchemistsShape, alchemists } from '@athanor/alchemists'
import { type GameLog, observeMatch, replay, seenBy, type Viewer } from '@athanor/kernel'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import type { SceneMoment } from '@athanor/tabletop/scenes/scene.ts'
import fourGolem from '../../fixtures/four-lively-golem.v1.json' with { type: 'json' }
import fourMasters from '../../fixtures/four-lively-masters.v1.json' with { type: 'json' }
import threeApprentices from '../../fixtures/three-lively-apprentices.v1.json' with { type: 'json' }

export type Moment = SceneMoment<AlchemistsShape>

/** Recorded games in which all that can be staged happens. */
export const recordedGames = { threeApprentices, fourMasters, fourGolem } as const

/** Every move of a recorded game, as a viewer saw it. */
export function momentsOf(fixture: (typeof recordedGames)[keyof typeof recordedGames], viewer: Viewer): Moment[] {
  const steps = [...replay(alchemists, fixture.log as unknown as GameLog<unknown, unknown>)]
  const views = steps.map(({ match }) => observeMatch(alchemists, match, viewer).view)
  return steps.map(({ entry, events, match }, index) => ({
    version: match.version,
    by: entry?.seat ?? null,
    viewer,
    events: events.map((event) => seenBy(event, viewer)),
    before: views[index - 1] ?? null,
    after: views[index] ?? null,
  }))
}

export function playersFor(viewer: Viewer): PlayersInSight {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan']
  const seats = names.map((name, seat) => ({ name, colour: alchemists.colours[seat] ?? '', bot: null, present: true }))
  return { seats, viewer, watcher: viewer }
}
