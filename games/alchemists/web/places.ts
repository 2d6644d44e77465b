import type { Happening } from '@athanor/alchemists'

/** The places of the table that an event is about: a seat, a book, a space. */
export function placesOf(event: Happening): readonly string[] {
  return [
    ...('seat' in event ? [`seat:${event.seat}`] : []),
    ...('ingredient' in event && typeof event.ingredient === 'string' ? [`book:${event.ingredient}`] : []),
    ...('space' in event && typeof event.space === 'string' ? [`space:${event.space}`] : []),
    ...('at' in event && typeof event.at === 'string' ? [`space:${event.at}`] : []),
    ...('colour' in event && event.kind === 'articleEndorsed' ? [`article:${event.colour}`] : []),
    ...('article' in event ? [`article:${event.article.colour}`] : []),
    ...(golemEvents.has(event.kind) ? ['golem'] : []),
  ]
}

/** What happens in the golem's laboratory. */
const golemEvents: ReadonlySet<string> = new Set([
  'golemTested',
  'golemAnimated',
  'reported',
  'moodShown',
  'golemShown',
])
