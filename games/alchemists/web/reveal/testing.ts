import { alchemists } from '@athanor/alchemists'
import type { GameLog, Viewer } from '@athanor/kernel'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { momentsIn, playersAt } from '@athanor/tabletop/testing/stagedMoves.ts'
import fourGolem from '../../fixtures/four-lively-golem.v1.json' with { type: 'json' }
import fourMasters from '../../fixtures/four-lively-masters.v1.json' with { type: 'json' }
import threeApprentices from '../../fixtures/three-lively-apprentices.v1.json' with { type: 'json' }
import type { Moment } from './moments.ts'

/** Recorded games in which all that can be staged happens. */
export const recordedGames = { threeApprentices, fourMasters, fourGolem } as const

/** Every move of a recorded game, as a viewer saw it. */
export function momentsOf(fixture: (typeof recordedGames)[keyof typeof recordedGames], viewer: Viewer): Moment[] {
  return [...momentsIn(alchemists, logOf(fixture), viewer)]
}

export function logOf(fixture: (typeof recordedGames)[keyof typeof recordedGames]): GameLog<unknown, unknown> {
  return fixture.log as unknown as GameLog<unknown, unknown>
}

export function playersFor(viewer: Viewer): PlayersInSight {
  return playersAt(logOf(fourMasters), viewer)
}
