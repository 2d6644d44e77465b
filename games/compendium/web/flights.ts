import { type Cubes, type Happening, type Ingredient, ingredients, kinds, type OwnPart } from '@athanor/compendium'
import type { Seat, Viewer } from '@athanor/kernel'

/** What travels: a cube whose kind is seen, one whose kind is not, a tile, a seal. */
export type Traveller =
  | { readonly kind: 'cube'; readonly ingredient: Ingredient }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tile'; readonly value: number }
  | { readonly kind: 'seal'; readonly seat: Seat }

/** From one place of the table to another. Places are named best first; the first that is on the screen counts. */
export interface Flight {
  readonly what: Traveller
  readonly from: readonly string[]
  readonly to: readonly string[]
  /** Milliseconds after the beginning of the step. */
  readonly delay: number
}

/** How long one thing travels. */
export const flightTime = 320
/** How long later parts of a move wait for the earlier ones. */
const part = 260
/** Cubes of one payment leave one after the other. */
const gap = 45

type Seen = Happening & Partial<OwnPart>

/** What moves on the table when these events happen, as the viewer sees it. */
export function flightsOf(events: readonly Seen[], viewer: Viewer): readonly Flight[] {
  let begin = 0
  return events.flatMap((event) => {
    const flights = flightsOfEvent(event, viewer).map((flight) => ({ ...flight, delay: flight.delay + begin }))
    if (flights.length > 0) begin += part
    return flights
  })
}

/** How long a step takes to act out. */
export function lengthOf(flights: readonly Flight[]): number {
  return flights.length === 0 ? 0 : Math.max(...flights.map(({ delay }) => delay)) + flightTime
}

function flightsOfEvent(event: Seen, viewer: Viewer): readonly Flight[] {
  switch (event.kind) {
    case 'potionCreated': {
      const pot = [`cauldron:${event.cauldron}`]
      const seal: Flight = { what: { kind: 'seal', seat: event.seat }, from: seatPlaces(event.seat), to: pot, delay: 0 }
      const tile: Flight = {
        what: { kind: 'tile', value: event.value },
        from: [`tile:${event.value}`, 'reserve'],
        to: pot,
        delay: part,
      }
      return [
        seal,
        ...cubesFrom(
          event.recipe,
          (kind) => handPlaces(event.seat, viewer, kind),
          () => pot,
        ),
        tile,
      ]
    }
    case 'potionCopied': {
      const pot = [`cauldron:${event.cauldron}`]
      const tribute: Flight = {
        what: { kind: 'cube', ingredient: event.tribute },
        from: pot,
        to: handPlaces(event.owner, viewer, event.tribute),
        delay: part * 1.5,
      }
      return [
        ...cubesFrom(
          event.paid,
          (kind) => handPlaces(event.seat, viewer, kind),
          () => pot,
        ),
        tribute,
      ]
    }
    case 'productsReceived':
      return cubesFrom(
        event.cubes,
        (kind) => [`reserve:${kind}`, 'reserve'],
        (kind) => handPlaces(event.seat, viewer, kind),
      )
    case 'tookFromReserve':
      return [
        {
          what: { kind: 'cube', ingredient: event.ingredient },
          from: [`reserve:${event.ingredient}`, 'reserve'],
          to: handPlaces(event.seat, viewer, event.ingredient),
          delay: 0,
        },
      ]
    case 'drewFromBag':
      if (event.cubes !== undefined) {
        return cubesFrom(
          event.cubes,
          () => ['bag'],
          (kind) => handPlaces(event.seat, viewer, kind),
        )
      }
      return Array.from({ length: event.count }, (_, index) => ({
        what: { kind: 'unknown' },
        from: ['bag'],
        to: seatPlaces(event.seat),
        delay: index * gap,
      }))
    default:
      return []
  }
}

function cubesFrom(
  cubes: Cubes,
  from: (ingredient: Ingredient) => readonly string[],
  to: (ingredient: Ingredient) => readonly string[],
): readonly Flight[] {
  const all = kinds.flatMap((kind) => Array.from({ length: cubes[kind] }, () => ingredients[kind]))
  return all.map((ingredient, index) => ({
    what: { kind: 'cube', ingredient },
    from: from(ingredient),
    to: to(ingredient),
    delay: index * gap,
  }))
}

function handPlaces(seat: Seat, viewer: Viewer, ingredient: Ingredient): readonly string[] {
  return seat === viewer ? [`hand:${ingredient}`, 'pane:lab', `seat:${seat}`] : seatPlaces(seat)
}

function seatPlaces(seat: Seat): readonly string[] {
  return [`seat:${seat}`, `strip:${seat}`, 'pane:rivals']
}
