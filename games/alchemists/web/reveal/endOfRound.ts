import { countedSeals, levelOf, rulesAt, type Table } from '@athanor/alchemists'
import type { Seat } from '@athanor/kernel'
import { changesOf } from './changes.ts'
import { type EventOf, eventsOf, type Kind, type Moment, type StagedEvent } from './moments.ts'
import { part, reckoned } from './reckoning.ts'
import type { Change, Reveal, Station } from './shows.ts'
import type { Voice } from './voice.ts'

type ConferenceShow = Extract<Reveal, { readonly kind: 'conference' }>
type EndOfRound = Extract<Reveal, { readonly kind: 'endOfRound' }>
type Judged = ConferenceShow['judged'][number]

/** The events that are told together when a round ends. */
const stationOf: { readonly [Each in Kind]?: Station } = {
  artifactsReplaced: 'artifacts',
  topAlchemists: 'top',
  unusedCubes: 'cubes',
  hospitalCleared: 'hospital',
  adventurerCame: 'adventurer',
  conferenceAnnounced: 'adventurer',
  orderBoardCame: 'orderBoard',
  moodShown: 'mood',
}

export function endsRound({ kind }: StagedEvent): boolean {
  return stationOf[kind] !== undefined
}

interface Told<Show> {
  readonly show: Show
  readonly steps: readonly string[]
}

/** A conference: it judges one player after the other. */
export function conferenceOf(held: EventOf<'conferenceHeld'>, moment: Moment, voice: Voice): Told<ConferenceShow> {
  const judged = judgedAt(held, topChanges(moment), moment)
  const gold = eventsOf(moment, 'goldChanged').filter(({ why }) => why === 'conference')
  const show: ConferenceShow = {
    kind: 'conference',
    conference: held.conference,
    bySeals: bySealsAt(held, moment),
    judged,
    later: [...byStation(moment).keys()],
    changes: changesOf(gold, moment),
  }
  return {
    show,
    steps: [voice.tell(held), ...judged.map(({ change }) => voice.reckon(change)), ...gold.map(voice.tell)],
  }
}

/** The end of a round, station by station. */
export function endOfRound(moment: Moment, voice: Voice): Told<EndOfRound> {
  const crowned = topChanges(moment)
  const stations = [...byStation(moment)]
  const steps = stations.map(([station, events]) => {
    const changes = station === 'top' ? crowned.map((change) => voice.reckon(brief(change))) : []
    return [...events.map(voice.tell), ...changes].join(' ')
  })
  return { show: { kind: 'endOfRound', stations: stations.map(([station]) => station), changes: crowned }, steps }
}

function byStation({ events }: Moment): ReadonlyMap<Station, readonly StagedEvent[]> {
  const grouped = new Map<Station, StagedEvent[]>()
  for (const event of events) {
    const station = stationOf[event.kind]
    if (station !== undefined) grouped.set(station, [...(grouped.get(station) ?? []), event])
  }
  return grouped
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
