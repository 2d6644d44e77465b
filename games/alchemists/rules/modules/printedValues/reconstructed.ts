import { type BoardGroup, orderBoards } from '../busyDays/components.ts'
import { moodTiles, piecesFor } from '../golemProject/components.ts'
import { articleSealSpaces, encyclopediaGrant } from '../royalEncyclopedia/components.ts'
import { printedStartupCards, replicator, type StartupCard } from '../startupFunding/components.ts'
import type { PrintedArtifact, PrintedOrderBoard, PrintedStartupCard, PrintedValues } from './values.ts'

const roundsOf: Readonly<Record<BoardGroup, PrintedOrderBoard['rounds']>> = { 1: '1-2', 2: '3-4', 3: '5-6' }

function withoutSource(card: StartupCard): PrintedStartupCard {
  return Object.fromEntries(Object.entries(card).filter(([field]) => field !== 'source'))
}

function figuresOf({ cost, points }: PrintedArtifact): PrintedArtifact {
  return { cost, points }
}

/** All that is reconstructed, as a file of printed values: what a host writes over with what the real pieces say. */
export function reconstructedValues(): PrintedValues {
  const { research, library, artifacts, secondSealTile } = piecesFor({})
  const [royalSignet, mahoganyBookcase] = artifacts.map(figuresOf) as [PrintedArtifact, PrintedArtifact]
  return {
    startupCards: printedStartupCards.map(withoutSource),
    orderBoards: orderBoards.map(({ group, golem, spaces }) => ({
      rounds: roundsOf[group],
      golem,
      spaces: spaces.map(({ cost, gain, players }) => ({ cost, gain, players: players as 2 | 3 | 4 })),
    })),
    moodTiles: moodTiles.map(({ tokens, notWith }) => (notWith === null ? { tokens } : { tokens, without: notWith })),
    researchGolem: research.cubes,
    visitLibrary: library.cubes,
    replicator: figuresOf(replicator),
    royalSignet,
    mahoganyBookcase,
    secondConference: secondSealTile.bySeals,
    encyclopediaGrant: { points: encyclopediaGrant.points },
    articleSeals: articleSealSpaces.count,
  }
}
