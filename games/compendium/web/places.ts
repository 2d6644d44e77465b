import type { Happening } from '@athanor/compendium'

/** The places of the table that an event is about. */
export function placesOf(event: Happening): readonly string[] {
  switch (event.kind) {
    case 'potionCreated':
      return [`cauldron:${event.cauldron}`, `seat:${event.seat}`]
    case 'potionCopied':
      return [`cauldron:${event.cauldron}`, `seat:${event.seat}`, `seat:${event.owner}`]
    case 'tookFromReserve':
      return [`reserve:${event.ingredient}`, `seat:${event.seat}`]
    case 'drewFromBag':
      return ['bag', `seat:${event.seat}`]
    default:
      return 'seat' in event ? [`seat:${event.seat}`] : []
  }
}
