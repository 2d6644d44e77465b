import type { Happening } from '@athanor/apprentices'

/** The places of the table that an event is about. */
export function placesOf(event: Happening): readonly string[] {
  const seats = [
    ...('seat' in event ? [`seat:${event.seat}`] : []),
    ...('owner' in event && event.owner !== event.seat ? [`seat:${event.owner}`] : []),
    ...('from' in event ? [`seat:${event.from}`] : []),
  ]
  switch (event.kind) {
    case 'slotBlocked':
      return [`table:${event.targetTable}`, ...seats]
    case 'dieBought':
    case 'priceShifted':
      return ['market', ...seats]
    default:
      return 'table' in event ? [`table:${event.table}`, ...seats] : seats
  }
}
