import { countedSeals, levelOf, rulesAt, type Table } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import { changesOf, isChange } from './changes.ts'
import { type Event, type EventOf, eventsOf, type Kind, type Moment } from './moments.ts'
import { part, reckoned } from './reckoning.ts'
import type { Change, Reveal, Station } from './shows.ts'
import type { Voice } from './voice.ts'

type EndOfRound = Extract<Reveal, { readonly kind: 'endOfRound' }>
type Judged = NonNullable<EndOfRound['conference']>['judged'][number]

/** The events that are told together when a round ends. */
const stationOf: { readonly [Each in Kind]?: Station } = {
  conferenceHeld: 'conference',
  artifactsReplaced: 'artifacts',
  topAlchemists: 'top',
  unusedCubes: 'cubes',
  hospitalCleared: 'hospital',
  adventurerCame: 'adventurer',
  conferenceAnnounced: 'adventurer',
  orderBoardCame: 'orderBoard',
  moodShown: 'mood',
}

/** Reasons for which gold and reputation move then. */
export const reasonsOfRound: ReadonlySet<string> = new Set(['conference', 'topAlchemist'])

export function endsRound({ kind }: Event): boolean {
  return stationOf[kind] !== undefined
}

/** The end of a round as one scene, station by station: a conference judges one player after the other. */
export function endOfRound(
  moment: Moment,
  voice: Voice,
): { readonly show: EndOfRound; readonly steps: readonly string[] } {
  const stations: { of: Station; step: number }[] = []
  const steps: string[] = []
  const begin = (of: Station, told: readonly string[]) => {
    stations.push({ of, step: steps.length })
    steps.push(...told)
  }
  const crowned = topChanges(moment)
  const [held] = eventsOf(moment, 'conferenceHeld')
  const judged = held === undefined ? [] : judgedAt(held, crowned, moment)
  const byStation = Map.groupBy(moment.events.filter(endsRound), ({ kind }) => stationOf[kind])
  for (const [of, events] of byStation) {
    if (of === undefined) continue
    const told = events.map(voice.tell)
    if (of === 'conference') begin(of, [told.join(' '), ...judged.map(({ change }) => voice.reckon(change))])
    else if (of === 'top') begin(of, [[...told, ...crowned.map((change) => voice.reckon(brief(change)))].join(' ')])
    else begin(of, [told.join(' ')])
  }
  const gold = moment.events
    .filter(isChange)
    .filter(({ kind, why }) => kind === 'goldChanged' && reasonsOfRound.has(why))
  const conference = held === undefined ? null : { which: held.conference, bySeals: bySealsAt(held, moment), judged }
  const changes = [...crowned, ...changesOf(gold, moment)]
  return { show: { kind: 'endOfRound', conference, stations, changes }, steps }
}

/** Where it came from has been said already, unless something was added to it. */
function brief(change: Change): Change {
  return change.parts?.length === 1 ? { ...change, parts: [] } : change
}

/** A-329..A-332: who has most seals. */
function topChanges(moment: Moment): readonly Change[] {
  return eventsOf(moment, 'reputationChanged')
    .filter(({ why }) => why === 'topAlchemist')
    .map(({ seat, from, to }) => reckoned(seat, [part('top', 1)], from, to))
}

/** A-341..A-346: what every tile brings each player. Nothing but the conference itself has changed it since. */
function judgedAt(held: EventOf<'conferenceHeld'>, crowned: readonly Change[], moment: Moment): readonly Judged[] {
  const { before, after } = moment
  const moved = eventsOf(moment, 'reputationChanged').filter(({ why }) => why === 'conference')
  const table = (after ?? before)?.table
  if (table === undefined)
    return moved.map(({ seat, from, to }) => ({ seals: null, change: reckoned(seat, [], from, to) }))
  return table.players.map(({ reputation }, seat): Judged => {
    const change = moved.find((each) => each.seat === seat)
    const still = reputation - crowned.reduce((sum, each) => sum + (each.seat === seat ? each.by : 0), 0)
    const { seals, parts } = dueAt(table, held, seat)
    return { seals, change: reckoned(seat, parts, change?.from ?? still, change?.to ?? still) }
  })
}

function dueAt(table: Table, { conference }: EventOf<'conferenceHeld'>, seat: Seat) {
  const rules = rulesAt(table)
  const seals = countedSeals(rules, table, seat)
  const tiles = rules.conferences.find((each) => each.conference === conference)?.tiles ?? []
  const parts = tiles.flatMap((tile) => {
    const { reputation = 0, favours = 0 } = tile.due({ rules, table, seat })
    return [
      ...(tile.seals !== undefined ? [part('seals', reputation, seals)] : []),
      ...(tile.seals === undefined && reputation !== 0 ? [part('reports', reputation)] : []),
      ...(favours === 0 ? [] : [part('favours', favours, favours)]),
    ]
  })
  return { seals, parts }
}

/** By the side of the tile that judges whoever looks. */
function bySealsAt({ conference }: EventOf<'conferenceHeld'>, { viewer, before, after }: Moment): readonly number[] {
  const table = (after ?? before)?.table
  if (table === undefined) return []
  const level = viewer === 'spectator' ? table.options.conferences : levelOf(table.options, viewer, 'conferences')
  const held = rulesAt(table).conferences.find((each) => each.conference === conference)
  return held?.tiles.find(({ seals }) => seals !== undefined)?.seals?.bySeals[level] ?? []
}
