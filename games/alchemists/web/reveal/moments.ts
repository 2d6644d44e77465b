import type { AlchemistsShape } from '@athanor/alchemists'
import type { SceneMoment } from '@athanor/tabletop/scenes/scene.ts'

export type Moment = SceneMoment<AlchemistsShape>
export type StagedEvent = Moment['events'][number]
export type Kind = StagedEvent['kind']
export type EventOf<Each extends Kind> = Extract<StagedEvent, { readonly kind: Each }>

/** All events of one kind. */
export function eventsOf<Each extends Kind>({ events }: Pick<Moment, 'events'>, kind: Each): readonly EventOf<Each>[] {
  return events.filter((event): event is EventOf<Each> => event.kind === kind)
}
