import type { SteadyClient } from './steadyClient.ts'

/** Another node, as the database knows it. */
export interface BeatenNode {
  readonly name: string
  /** By the database's clock. */
  readonly began: number
  readonly beat: number
  readonly hears: boolean
  /** Who is at its tables; told here only while somebody does not hear. */
  readonly state: string | null
}

/** What a heartbeat brings. */
export interface Beat {
  /** The database's clock. */
  readonly now: number
  /** How long the club has been there: time passes while any node lives. */
  readonly scale: number
  readonly others: readonly BeatenNode[]
}

export interface OwnBeat {
  readonly name: string
  readonly hears: boolean
  readonly state: string | null
  /** How long the club has been there as far as this node knows; null where only the last note says so. */
  readonly scale: number | null
  readonly firstScale: number
}

/** Milliseconds between two heartbeats of the club that count at the most: beyond it nobody was there. */
export const mostBetween = 6000
/** Milliseconds after which nobody remembers a node. */
const forgottenAfter = 60_000

/**
 * Nothing here outlasts a crash, nor needs to: tables without a log cost no flush. They are no part of the club, and so of
 * none of its migrations, backups and moves.
 */
const tables = [
  `create unlogged table if not exists athanor_nodes (
     name text primary key, began float8 not null, beat float8 not null, hears boolean not null, state text)`,
  'create unlogged table if not exists athanor_time (one integer primary key, scale float8 not null, beat float8 not null)',
]

/** The lock under which a database is brought up to date: of two programs that begin, one makes the tables. */
export async function prepareHeartbeats(speaker: SteadyClient): Promise<void> {
  const statements = ['begin', 'select pg_advisory_xact_lock(1098147954, 0)', ...tables, 'commit']
  await speaker.query(statements.join(';\n'))
}

const beating = `
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::float8 as now),
  own as (
    insert into athanor_nodes (name, began, beat, hears, state) select $1, now, now, $2, $3 from clock
    on conflict (name) do update set beat = excluded.beat, hears = excluded.hears, state = excluded.state
    returning name),
  time as (
    insert into athanor_time (one, scale, beat) select 1, $4::float8, now from clock
    on conflict (one) do update set
      scale = greatest($5::float8, athanor_time.scale + greatest(0, least($6::float8, excluded.beat - athanor_time.beat))),
      beat = excluded.beat
    returning scale)
  select clock.now, time.scale, coalesce(
    (select json_agg(json_build_object('name', name, 'began', began, 'beat', beat, 'hears', hears, 'state', state))
     from athanor_nodes where name <> $1 and beat > clock.now - ${forgottenAfter}), '[]') as others
  from clock, time, own`

/** Says that this node lives, and learns who else does: one question and one answer. */
export async function heartbeat(speaker: SteadyClient, own: OwnBeat): Promise<Beat> {
  const { name, hears, state, scale, firstScale } = own
  const values = [name, hears, state, scale ?? firstScale, scale, mostBetween]
  const [beat] = await speaker.query<{ now: number; scale: number; others: readonly BeatenNode[] }>(beating, values)
  if (beat === undefined) throw new TypeError('a heartbeat brought nothing')
  return beat
}

/** A node that has gone long ago leaves no row. */
export async function forgetGone(speaker: SteadyClient, now: number): Promise<void> {
  await speaker.query('delete from athanor_nodes where beat < $1', [now - forgottenAfter])
}

export async function sayGoodbye(speaker: SteadyClient, name: string): Promise<void> {
  await speaker.query('delete from athanor_nodes where name = $1', [name])
}
