import { icon as favourArt } from 'virtual:icon/card-pickup'
import type { AlchemistsShape } from '@athanor/alchemists'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { SeenEvent } from '@athanor/narration'
import type { Journeys, PlayersInSight, Travel } from '@athanor/tabletop/gameClient.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { artifactArt } from './pieces/art.ts'
import { Cube } from './pieces/Pieces.tsx'

/** How long one thing travels, and how long later ones wait for the earlier. */
const flightTime = 340
const gap = 120

/** What moves when a step happens: cards, cubes, flasks and seals, from where they were to where they go. */
export function travelsOf(events: readonly SeenEvent<AlchemistsShape>[], { seats }: PlayersInSight): Journeys {
  const travels = events
    .flatMap((event) => travelsOfEvent(event, seats))
    .map((travel, number): Travel => ({ ...travel, delay: number * gap }))
  return { travels, time: flightTime, total: travels.length === 0 ? 0 : (travels.length - 1) * gap + flightTime }
}

function travelsOfEvent(
  event: SeenEvent<AlchemistsShape>,
  seats: PlayersInSight['seats'],
): readonly Omit<Travel, 'delay'>[] {
  const places = (seat: number) => [`seat:${seat}`, `strip:${seat}`]
  const colour = (seat: number) => seats[seat]?.colour ?? ''
  switch (event.kind) {
    case 'orderChosen':
      return [
        {
          picture: <WaxSeal colour={colour(event.seat)} size={30} />,
          from: places(event.seat),
          to: [`order:${event.space}`],
        },
      ]
    case 'declared':
      return Object.keys(event.actions).map((space) => ({
        picture: <Cube colour={colour(event.seat)} />,
        from: places(event.seat),
        to: [`space:${space}`],
      }))
    case 'foraged':
      return [
        {
          picture: <Medal ingredient={event.ingredient} />,
          from: [`row:${event.ingredient}`, 'space:forage'],
          to: places(event.seat),
        },
      ]
    case 'foragedUnseen':
      return [{ picture: <Icon art={favourArt} />, from: ['space:forage'], to: places(event.seat) }]
    case 'potionMade':
      return [{ picture: <Flask potion={event.potion} />, from: [`space:${event.at}`], to: places(event.seat) }]
    case 'artifactBought':
      return [{ picture: <Icon art={artifactArt(event.artifact)} />, from: ['space:buy'], to: places(event.seat) }]
    case 'published':
    case 'endorsed':
      return [
        {
          picture: <WaxSeal colour={colour(event.seat)} size={36} />,
          from: places(event.seat),
          to: [`book:${event.ingredient}`, 'space:publish'],
        },
      ]
    case 'articlePublished':
    case 'articleEndorsed':
      return [
        {
          picture: <WaxSeal colour={colour(event.seat)} size={36} />,
          from: places(event.seat),
          to: [`article:${event.kind === 'articlePublished' ? event.article.colour : event.colour}`, 'space:publish'],
        },
      ]
    case 'golemTested':
    case 'golemAnimated':
    case 'reported':
      return [
        {
          picture: <WaxSeal colour={colour(event.seat)} size={30} />,
          from: places(event.seat),
          to: ['golem', 'space:researchGolem'],
        },
      ]
    default:
      return []
  }
}
