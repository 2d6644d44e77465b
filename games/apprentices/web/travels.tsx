import { type ApprenticesShape, type Raven, sourceOf } from '@athanor/apprentices'
import type { Seat } from '@athanor/kernel'
import type { SeenEvent } from '@athanor/narration'
import type { Journeys, PlayersInSight, Travel } from '@athanor/tabletop/gameClient.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { ReactNode } from 'react'
import { Resource } from './pieces/Resource.tsx'
import { thrownIn } from './rolling.ts'

/** How long one thing travels. */
const flight = 320
/** How long later parts of a move wait for the earlier ones. */
const part = 240
/** Units of one payment leave one after the other. */
const gap = 45
/** How long dice are in the air. */
const roll = 750

type Event = SeenEvent<ApprenticesShape>

/** What moves when a step happens: units to what they pay for, tokens along the tracks, dice in the air. */
export function travelsOf(events: readonly Event[], { seats }: PlayersInSight): Journeys {
  let begin = 0
  const travels = events.flatMap((event) => {
    const own = travelsOfEvent(event, (seat) => seats[seat]?.colour ?? '').map((travel) => ({
      ...travel,
      delay: travel.delay + begin,
    }))
    if (own.length > 0) begin += part
    return own
  })
  const arrival = travels.length === 0 ? 0 : Math.max(...travels.map(({ delay }) => delay)) + flight
  const thrown = thrownIn(events).length > 0 || events.some(({ kind }) => kind === 'ravenRolled')
  return { travels, time: flight, total: Math.max(arrival, thrown ? roll : 0) }
}

function travelsOfEvent(event: Event, colourOf: (seat: Seat) => string): readonly Travel[] {
  switch (event.kind) {
    case 'researched': {
      const square = [`square:${event.table}:${event.square}`, `table:${event.table}`, 'pane:board']
      const units = event.spent.map(
        (face, index): Travel => ({
          picture: <Resource type={face} size="s" />,
          from: unitPlaces(event.units[index], event.seat),
          to: [`table:${event.table}`, 'pane:board'],
          delay: index * gap,
        }),
      )
      const before = event.square > 1 ? [`square:${event.table}:${event.square - 1}`] : []
      const token = <WaxSeal colour={colourOf(event.seat)} size={30} />
      return [...units, { picture: token, from: [...before, ...seatPlaces(event.seat)], to: square, delay: part }]
    }
    case 'ravenCancelled':
      return [
        sent(
          <Resource type="gemstone" size="m" />,
          unitPlaces(event.gemstone, event.seat),
          ravenPlaces(event.raven, event.owner),
        ),
      ]
    case 'unitTaken':
      return [sent(<Resource type={event.type} size="m" />, unitPlaces(event.unit, event.from), seatPlaces(event.seat))]
    case 'helpOffered':
      return [
        sent(<Resource type="gemstone" size="m" />, unitPlaces(event.gemstone, event.seat), seatPlaces(event.owner)),
      ]
    case 'dieBought':
      return [sent(<Resource type="die" size="m" />, ['market', 'pane:board'], seatPlaces(event.seat))]
    case 'unitsMade':
      return event.gains.map((face, index) =>
        sent(
          <Resource type={face} size="s" />,
          [`table:${event.table}`, 'pane:board'],
          seatPlaces(event.seat),
          index * gap,
        ),
      )
    case 'unitsTraded':
      return event.spent.map((face, index) =>
        sent(
          <Resource type={face} size="s" />,
          seatPlaces(event.seat),
          [`table:${event.table}`, 'pane:board'],
          index * gap,
        ),
      )
    default:
      return []
  }
}

function sent(picture: ReactNode, from: readonly string[], to: readonly string[], delay = 0): Travel {
  return { picture, from, to, delay }
}

function unitPlaces(unit: number | undefined, seat: Seat): readonly string[] {
  if (unit === undefined) return seatPlaces(seat)
  return sourceOf(unit) === 'made'
    ? [`unit:${unit}`, ...seatPlaces(seat)]
    : [`unit:${unit}`, `die:${unit}`, ...seatPlaces(seat)]
}

function ravenPlaces(raven: Raven, owner: Seat): readonly string[] {
  return raven === 'marker' ? seatPlaces(owner) : unitPlaces(raven, owner)
}

function seatPlaces(seat: Seat): readonly string[] {
  return [`seat:${seat}`, `strip:${seat}`, 'pane:rivals']
}
