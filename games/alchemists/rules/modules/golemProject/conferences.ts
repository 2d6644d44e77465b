import { golemParts } from '@athanor/alchemy'
import type { Seat } from '@athanor/kernel'
import type { SealTile } from '../../base/components/levels.ts'
import { sealTile } from '../../base/endOfRound.ts'
import { levelOf } from '../../base/options.ts'
import type { ConferenceRules, ConferenceTile } from '../../engine/rules.ts'
import { type Player, playerAt, type Table } from '../../engine/state.ts'
import { firstReportTile, secondReportTile, topSpace } from './components.ts'
import { projectOf } from './state.ts'

function reportSizes(player: Player): readonly (0 | 1 | 2)[] {
  const { reports } = projectOf(player)
  return golemParts.map((part) => reports[part])
}

/** G-226, G-227, GR-63: each player is judged by the own side of the tile. */
const firstTile: ConferenceTile = {
  due({ table, seat }) {
    const side = firstReportTile[levelOf(table.options, seat, 'conferences')]
    return reportSizes(playerAt(table, seat)).some((size) => size > 0) ? side.some : side.none
  },
}

/** G-229: a report of two tokens counts half. */
function halvesOf(table: Table, seat: Seat): number {
  const halves = reportSizes(playerAt(table, seat)).map((size) => (size === 0 ? 0 : secondReportTile.halves[size]))
  return halves.reduce((sum: number, each) => sum + each, 0)
}

/** G-230..G-234, GR-55: the highest total gains unless it is nothing, the lowest loses, also when all are equal. */
const secondTile: ConferenceTile = {
  due({ table, seat }) {
    const all = table.players.map((_, each) => halvesOf(table, each))
    const own = halvesOf(table, seat)
    const highest = own > 0 && own === Math.max(...all) ? secondReportTile.highest : 0
    const lowest = own === Math.min(...all) ? secondReportTile.lowest : 0
    const animated = projectOf(playerAt(table, seat)).flask === topSpace ? secondReportTile.animated : 0
    return { reputation: highest + lowest + animated }
  },
}

/** G-147..G-149, GR-57: the first tile is the usual one with reports beside it, the second pair is new. */
export function withReportTiles(
  conferences: readonly ConferenceRules[],
  secondSeals: SealTile,
): readonly ConferenceRules[] {
  return conferences.map((each) => ({
    ...each,
    tiles: each.conference === 1 ? [...each.tiles, firstTile] : [sealTile(secondSeals), secondTile],
  }))
}
