import { type Artifact, artifactPrice, rulesAt, standingAt, type Table } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import type { Look } from '../gameFace.ts'
import { artifactName } from './terms.ts'

/** A name with price and points: `Boots of Speed 4/2`; a star where points are counted at the end. */
export function artifactFigures(table: Table, viewer: Seat | 'spectator', artifact: Artifact, look: Look): string {
  const { cost, points, endPoints } = rulesAt(table).artifact(artifact)
  const price = viewer === 'spectator' ? cost : artifactPrice(standingAt(table, viewer), artifact, 0)
  return `${artifactName(artifact, look)} ${price}/${points}${endPoints === undefined ? '' : '*'}`
}
