import type { Seat, Shape, Viewer } from '@athanor/kernel'
import type { Words } from '@athanor/messages'
import type { SeenEvent } from '@athanor/narration'
import type { ReactNode } from 'react'
import type { PlayersInSight } from '../gameClient.ts'
import type { Sound } from '../scores.ts'

/** One move as the viewer saw it: all that a scene may know. */
export interface SceneMoment<G extends Shape> {
  readonly version: number
  /** Who moved; null for the set-up. */
  readonly by: Seat | null
  readonly viewer: Viewer
  readonly events: readonly SeenEvent<G>[]
  /** What the viewer saw before and after; null where nobody remembers it. */
  readonly before: G['view'] | null
  readonly after: G['view'] | null
}

/** Great moments are staged even for whoever is in a hurry. */
export type SceneWeight = 'great' | 'usual' | 'small'

/** One thing that is shown and told, as data; a component of the game draws it. */
export interface Scene<Show extends { readonly kind: string } = { readonly kind: string }> {
  readonly weight: SceneWeight
  /** Whose moment it is; null where it is everybody's, such as a conference. */
  readonly who: Seat | null
  /** What is told, one sentence a step: read aloud, and as long as it takes to read. Never empty. */
  readonly steps: readonly string[]
  readonly sound?: Sound
  /** The picture itself holds every sentence: beside it only the last one is said again. */
  readonly listed?: true
  readonly show: Show
}

/**
 * Why a kind of event has no scene: the scene of another event of the same move tells it; it is seen travelling over the
 * table (`GameClient.travels`); it changes what everybody has in sight there; it belongs to laying out the table; the final
 * count tells it.
 */
export const exemptions = ['toldBeside', 'seenFlying', 'seenOnTable', 'setUp', 'finalCount'] as const
export type Exemption = (typeof exemptions)[number]

export interface StageProps<Show extends { readonly kind: string }> extends PlayersInSight {
  readonly scene: Scene<Show>
  /** How many of its steps have been told, at least 1. What belongs to a later one keeps its place and is not seen yet. */
  readonly told: number
  /** Small: a rival's moment, over the board alone. */
  readonly size: 'full' | 'small'
}

/** What a game stages of its moves. */
export interface SceneBook<G extends Shape, Show extends { readonly kind: string } = { readonly kind: string }> {
  /** The kind of scene that tells an event, or why none does: a kind of event without either does not compile. */
  readonly told: Readonly<Record<G['event']['kind'], Show['kind'] | Exemption>>
  /** The scenes of a move, in order: nothing but what the viewer saw makes them. */
  scenesOf(moment: SceneMoment<G>, players: PlayersInSight, words: Words): readonly Scene<Show>[]
  Stage(props: StageProps<Show>): ReactNode
}
