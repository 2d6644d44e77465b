import { icon as cubeArt } from 'virtual:icon/perspective-dice-six-faces-random'
import type { CompendiumShape } from '@athanor/compendium'
import type { SeenEvent } from '@athanor/narration'
import type { PlayersInSight, Travel } from '@athanor/tabletop/gameClient.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { Cube } from './Cube.tsx'
import { flightsOf, flightTime, lengthOf, type Traveller } from './flights.ts'
import styles from './travels.module.css'

/** The flights of a step, with pictures. */
export function travelsOf(events: readonly SeenEvent<CompendiumShape>[], { viewer, seats }: PlayersInSight) {
  const flights = flightsOf(events, viewer)
  const travels: readonly Travel[] = flights.map(({ what, from, to, delay }) => ({
    picture: <Picture what={what} colour={what.kind === 'seal' ? (seats[what.seat]?.colour ?? '') : ''} />,
    from,
    to,
    delay,
  }))
  return { travels, time: flightTime, total: lengthOf(flights) }
}

function Picture({ what, colour }: { readonly what: Traveller; readonly colour: string }) {
  switch (what.kind) {
    case 'cube':
      return <Cube ingredient={what.ingredient} size="m" silent />
    case 'unknown':
      return (
        <span className={styles['unknown']}>
          <Icon art={cubeArt} />
        </span>
      )
    case 'tile':
      return <ValueCoin value={what.value} size="m" />
    case 'seal':
      return <WaxSeal colour={colour} size={44} />
  }
}
