import type { Seat } from '@athanor/kernel'
import type { Artifact } from './artifacts/artifacts.ts'
import { draw } from './cards.ts'
import { type Conference, conferenceChange } from './components/levels.ts'
import { finalRound } from './components/spaces.ts'
import { type Draft, emit, playerOf } from './draft.ts'
import { playHerbalist } from './herbalist.ts'
import { levelOf } from './options.ts'
import { changeReputation } from './reputation.ts'
import { countedIngredients } from './theories.ts'

/** conference, new artifacts, top alchemists; then the unused cubes, player by player (AR-87). */
export function startEndOfRound(draft: Draft): void {
  const { table } = draft
  table.phase = 'endOfRound'
  table.space = null
  if (table.conference !== null) holdConference(draft, table.conference)
  awardTopAlchemists(draft)
  table.waiting = table.order
}

/** A-341..A-346, AR-53: each player is judged by the own side of the tile. */
function holdConference(draft: Draft, conference: Conference): void {
  const { table } = draft
  emit(draft, { kind: 'conferenceHeld', conference })
  const changes = table.players.map((_, seat) =>
    conferenceChange(conference, levelOf(table.options, seat, 'conferences'), countedIngredients(table, seat).length),
  )
  for (const [seat, change] of changes.entries()) changeReputation(draft, seat, change, 'conference')
  table.conference = null
  const [following, ...later] = table.toCome
  table.onOffer = following as readonly Artifact[]
  table.toCome = later
  emit(draft, { kind: 'artifactsReplaced', artifacts: table.onOffer })
}

/** A-329..A-332, AR-52. */
function awardTopAlchemists(draft: Draft): void {
  const counts = draft.table.players.map((_, seat) => countedIngredients(draft.table, seat).length)
  const seals = Math.max(...counts)
  if (seals === 0) return
  const seats = [...counts.keys()].filter((seat) => counts[seat] === seals)
  emit(draft, { kind: 'topAlchemists', seats, seals })
  for (const seat of seats) changeReputation(draft, seat, 1, 'topAlchemist')
}

/** a favor card for every two. */
export function drawForUnusedCubes(draft: Draft, seat: Seat): void {
  const { unused } = playerOf(draft, seat).cubes
  const favours = Math.floor(unused / 2)
  if (unused > 0) emit(draft, { kind: 'unusedCubes', seat, cubes: unused, favours })
  draw(draft, seat, { ingredients: 0, favours })
  playHerbalist(draft, seat)
}

/** A-335..A-340: hospital, new adventurer, and the conference that it uncovers. */
export function finishRound(draft: Draft): void {
  const { table } = draft
  for (const [seat, { cubes }] of table.players.entries()) {
    if (cubes.hospital > 0) emit(draft, { kind: 'hospitalCleared', seat, cubes: cubes.hospital })
  }
  if (table.adventurer !== null) table.gone = [...table.gone, table.adventurer]
  table.adventurer = table.nextAdventurer
  // the tiles lie below the second adventurer and above the last.
  if (table.round === 2) table.conference = 1
  if (table.round === finalRound - 2) table.conference = 2
  const next = draft.hidden.adventurers.at(-1) ?? null
  draft.hidden.adventurers = draft.hidden.adventurers.slice(0, -1)
  table.nextAdventurer = next
  table.adventurersLeft = draft.hidden.adventurers.length
  if (table.adventurer !== null) emit(draft, { kind: 'adventurerCame', adventurer: table.adventurer, next })
  if (table.conference !== null) emit(draft, { kind: 'conferenceAnnounced', conference: table.conference })
}
