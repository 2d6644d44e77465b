import { type Artifact, artifactPrice, pointsMark, rulesAt, standingAt, type Table } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import type { Look } from '@athanor/terminal/terminalClient.ts'
import { artifactName } from './terms.ts'

/** A name with price and points: `Boots of Speed 4/2`; `Crystal Cabinet 5/2×` where points are counted at the end. */
export function artifactFigures(table: Table, viewer: Seat | 'spectator', artifact: Artifact, look: Look): string {
  const card = rulesAt(table).artifact(artifact)
  const price = viewer === 'spectator' ? card.cost : artifactPrice(standingAt(table, viewer), artifact, 0)
  return `${artifactName(artifact, look)} ${price}/${pointsMark(card)}`
}
