import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { locales, type MessageData } from '@athanor/messages'
import { limits } from '@athanor/protocol'
import * as z from 'zod'
import { type PostgresAddress, postgresAddress } from './storage/postgresAddress.ts'

/** Everything that whoever runs the server may decide, by environment variables. See docs/operations.md. */
export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** Folder of the database file. */
  readonly data: string
  /** The PostgreSQL that is used instead of that file. */
  readonly database: PostgresAddress | null
  /** The same PostgreSQL by an address that leads to it past any pool of connections; null where it is the same. */
  readonly databaseListen: PostgresAddress | null
  /** Address under which people reach the server, when it is not the one it listens on. */
  readonly publicUrl: URL | null
  /** Further web origins whose pages may open the socket. */
  readonly origins: readonly string[]
  /** Proxies in front of the server whose word about the client's address counts. */
  readonly proxies: number
  readonly logLevel: string
  readonly metrics: 'local' | 'open' | 'off'
  /** Opens the numbers to whoever shows it. */
  readonly metricsToken: string | null
  /** For whom browsers remember that this site is to be reached by https only. */
  readonly hsts: 'host' | 'subdomains' | 'off'
  /** Whether the house lists public tables; without a list a table is found by its link alone. */
  readonly lobby: 'open' | 'off'
  /** Whoever wants in has to know it. */
  readonly houseWord: string | null
  /** Opens the page of whoever runs the house; without one there is none. */
  readonly adminToken: string | null
  /** Commands per second of one connection, of one person, of all persons of an address, and of all others there. */
  readonly rate: number
  readonly personRate: number
  readonly addressRate: number
  readonly strangersRate: number
  /** Sockets at a time, those of one address and those of one person. */
  readonly connections: number
  readonly addressConnections: number
  readonly personConnections: number
  /** Persons of one address that are known at once. */
  readonly addressPeople: number
  readonly addressUnreadMegabytes: number
  /** Time in which a request must have arrived whole. */
  readonly requestSeconds: number
  readonly tables: number
  readonly personTables: number
  readonly addressTables: number
  readonly personNewTables: number
  readonly addressNewTables: number
  readonly personSeats: number
  readonly addressSeats: number
  readonly addressListed: number
  /** Of the room on the disk, what one person, and everybody of one address, may use in a month. */
  readonly personDiskMegabytes: number
  readonly addressDiskMegabytes: number
  readonly botThreads: number
  readonly botSeconds: number
  readonly botEffort: number
  readonly botPause: number
  readonly absentSeconds: number
  readonly openSeconds: number
  readonly seatSeconds: number
  readonly nudgeSeconds: number
  readonly idleSeconds: number
  readonly endSeconds: number
  /** Lines of chat after which only players are heard. */
  readonly watcherLines: number
  /** Characters of a seat's private note. */
  readonly noteLength: number
  readonly snapshotEvery: number
  readonly evictSeconds: number
  readonly keepOpenHours: number
  readonly keepRunningDays: number
  readonly keepFinishedDays: number
  readonly keepRemovedDays: number
  /** Room on the disk. */
  readonly diskMegabytes: number
}

export type ReadSettings =
  | { readonly ok: true; readonly settings: ServerSettings }
  /** One sentence for every setting that is wrong. */
  | { readonly ok: false; readonly complaints: readonly MessageData[] }

type Env = Readonly<Record<string, string | undefined>>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const metricsChoices = ['local', 'open', 'off'] as const
const hstsChoices = ['host', 'subdomains', 'off'] as const
const lobbyChoices = ['open', 'off'] as const
/** Characters of a token that nobody guesses, and of a word that nobody guesses who may try it only now and then. */
const shortestToken = 16
const shortestAdminToken = 32
const shortestWord = 8

/** Reads and checks the environment; every complaint names its variable. */
export function readSettings(env: Env): ReadSettings {
  const complaints: MessageData[] = []
  const given = (name: string) => (env[name] === '' ? undefined : env[name])

  function number(name: string, usual: number, min: number, max: number, step: 'whole' | 'any' = 'whole'): number {
    const value = given(name)
    if (value === undefined) return usual
    const range = z.coerce.number().min(min).max(max)
    const read = (step === 'whole' ? range.int() : range).safeParse(value.trim() === '' ? Number.NaN : value)
    if (read.success) return read.data
    const id = step === 'whole' ? 'server.settings.wholeNumber' : 'server.settings.number'
    complaints.push({ id, params: { name, value, min, max } })
    return usual
  }

  function choice<Choice extends string>(name: string, usual: Choice, choices: readonly Choice[]): Choice {
    const value = given(name)
    if (value === undefined) return usual
    const read = z.enum(choices).safeParse(value)
    if (read.success) return read.data
    complaints.push({ id: 'server.settings.choice', params: { name, value, choices: choices.join(', ') } })
    return usual
  }

  function secret(name: string, min: number): string | null {
    const value = given(name) ?? null
    if (value === null || value.length >= min) return value
    complaints.push({ id: 'server.settings.token', params: { name, min } })
    return null
  }

  function database(name: string): PostgresAddress | null {
    const value = given(name)
    if (value === undefined) return null
    const read = postgresAddress(name, value)
    if (read.ok) return read.address
    complaints.push(...read.complaints)
    return null
  }

  function url(name: string, value: string | undefined): URL | null {
    if (value === undefined) return null
    const read = z.url({ protocol: /^https?$/ }).safeParse(value)
    if (!read.success) {
      complaints.push({ id: 'server.settings.url', params: { name, value } })
      return null
    }
    const address = new URL(read.data)
    // The client asks for its files and its socket at the root.
    if (address.pathname !== '/' || address.search !== '') {
      complaints.push({ id: 'server.settings.path', params: { name, value } })
    }
    return address
  }

  const settings: ServerSettings = {
    host: given('ATHANOR_HOST') ?? '127.0.0.1',
    port: number('ATHANOR_PORT', 8080, 0, 65_535),
    data: resolve(given('ATHANOR_DATA') ?? 'data'),
    database: database('ATHANOR_DATABASE'),
    databaseListen: database('ATHANOR_DATABASE_LISTEN'),
    publicUrl: url('ATHANOR_PUBLIC_URL', given('ATHANOR_PUBLIC_URL')),
    origins: (given('ATHANOR_ORIGINS')?.split(',') ?? []).flatMap(
      (origin) => url('ATHANOR_ORIGINS', origin.trim())?.origin ?? [],
    ),
    proxies: number('ATHANOR_PROXIES', 0, 0, 10),
    logLevel: choice('ATHANOR_LOG', process.stderr.isTTY ? 'warn' : 'info', logLevels),
    metrics: choice('ATHANOR_METRICS', 'local', metricsChoices),
    metricsToken: secret('ATHANOR_METRICS_TOKEN', shortestToken),
    hsts: choice('ATHANOR_HSTS', 'host', hstsChoices),
    lobby: choice('ATHANOR_LOBBY', 'open', lobbyChoices),
    adminToken: secret('ATHANOR_ADMIN_TOKEN', shortestAdminToken),
    houseWord: secret('ATHANOR_HOUSE_WORD', shortestWord),
    rate: number('ATHANOR_RATE', 20, 1, 1_000_000),
    personRate: number('ATHANOR_PERSON_RATE', 100, 1, 1_000_000),
    addressRate: number('ATHANOR_ADDRESS_RATE', 600, 1, 1_000_000),
    strangersRate: number('ATHANOR_STRANGERS_RATE', 200, 1, 1_000_000),
    connections: number('ATHANOR_CONNECTIONS', 5000, 1, 1_000_000),
    addressConnections: number('ATHANOR_ADDRESS_CONNECTIONS', 1000, 1, 1_000_000),
    personConnections: number('ATHANOR_PERSON_CONNECTIONS', 50, 1, 1_000_000),
    addressPeople: number('ATHANOR_ADDRESS_PEOPLE', 400, 1, 1_000_000),
    addressUnreadMegabytes: number('ATHANOR_ADDRESS_UNREAD_MB', 32, 1, 100_000),
    requestSeconds: number('ATHANOR_REQUEST_SECONDS', 30, 1, 3600),
    tables: number('ATHANOR_TABLES', 5000, 1, 10_000_000),
    personTables: number('ATHANOR_PERSON_TABLES', 50, 1, 10_000_000),
    addressTables: number('ATHANOR_ADDRESS_TABLES', 400, 1, 10_000_000),
    personNewTables: number('ATHANOR_PERSON_NEW_TABLES', 100, 1, 10_000_000),
    addressNewTables: number('ATHANOR_ADDRESS_NEW_TABLES', 800, 1, 10_000_000),
    personSeats: number('ATHANOR_PERSON_SEATS', 12, 1, 10_000_000),
    addressSeats: number('ATHANOR_ADDRESS_SEATS', 400, 1, 10_000_000),
    addressListed: number('ATHANOR_ADDRESS_LISTED', 10, 1, 10_000_000),
    personDiskMegabytes: number('ATHANOR_PERSON_DISK_MB', 200, 1, 10_000_000),
    addressDiskMegabytes: number('ATHANOR_ADDRESS_DISK_MB', 2000, 1, 10_000_000),
    botThreads: number('ATHANOR_BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
    botSeconds: number('ATHANOR_BOT_SECONDS', 1.5, 0.05, 60, 'any'),
    botEffort: number('ATHANOR_BOT_EFFORT', 1, 0.01, 10, 'any'),
    botPause: number('ATHANOR_BOT_PAUSE', 500, 0, 10_000),
    absentSeconds: number('ATHANOR_ABSENT_SECONDS', 30, 0, 86_400),
    openSeconds: number('ATHANOR_OPEN_SECONDS', 15, 1, 3600),
    seatSeconds: number('ATHANOR_SEAT_SECONDS', 120, 0, 86_400),
    nudgeSeconds: number('ATHANOR_NUDGE_SECONDS', 60, 0, 86_400),
    idleSeconds: number('ATHANOR_IDLE_SECONDS', 180, 0, 86_400),
    endSeconds: number('ATHANOR_END_SECONDS', 600, 0, 86_400),
    watcherLines: number('ATHANOR_WATCHER_LINES', 300, 0, 1_000_000),
    noteLength: number('ATHANOR_NOTE_LENGTH', 4000, 0, limits.note),
    snapshotEvery: number('ATHANOR_SNAPSHOT_EVERY', 32, 1, 10_000),
    evictSeconds: number('ATHANOR_EVICT_SECONDS', 120, 1, 86_400),
    keepOpenHours: number('ATHANOR_KEEP_OPEN_HOURS', 12, 1, 10_000),
    keepRunningDays: number('ATHANOR_KEEP_RUNNING_DAYS', 60, 1, 10_000),
    keepFinishedDays: number('ATHANOR_KEEP_FINISHED_DAYS', 365, 1, 10_000),
    keepRemovedDays: number('ATHANOR_KEEP_REMOVED_DAYS', 30, 1, 10_000),
    diskMegabytes: number('ATHANOR_DISK_MB', 5000, 10, 10_000_000),
  }
  // Read by itself, so that complaints have a language.
  choice('ATHANOR_LANG', 'en', locales)
  const known = new Set(settingNames)
  for (const name of Object.keys(env)) {
    if (name.startsWith('ATHANOR_') && !known.has(name)) {
      complaints.push({ id: 'server.settings.unknown', params: { name } })
    }
  }
  return complaints.length === 0 ? { ok: true, settings } : { ok: false, complaints }
}

/** A misspelt setting would otherwise be silently without effect. */
export const settingNames: readonly string[] = [
  'ATHANOR_HOST',
  'ATHANOR_PORT',
  'ATHANOR_DATA',
  'ATHANOR_DATABASE',
  'ATHANOR_DATABASE_LISTEN',
  'ATHANOR_PUBLIC_URL',
  'ATHANOR_ORIGINS',
  'ATHANOR_PROXIES',
  'ATHANOR_LOG',
  'ATHANOR_LANG',
  'ATHANOR_METRICS',
  'ATHANOR_METRICS_TOKEN',
  'ATHANOR_HSTS',
  'ATHANOR_LOBBY',
  'ATHANOR_HOUSE_WORD',
  'ATHANOR_ADMIN_TOKEN',
  'ATHANOR_RATE',
  'ATHANOR_PERSON_RATE',
  'ATHANOR_ADDRESS_RATE',
  'ATHANOR_STRANGERS_RATE',
  'ATHANOR_CONNECTIONS',
  'ATHANOR_ADDRESS_CONNECTIONS',
  'ATHANOR_PERSON_CONNECTIONS',
  'ATHANOR_ADDRESS_PEOPLE',
  'ATHANOR_ADDRESS_UNREAD_MB',
  'ATHANOR_REQUEST_SECONDS',
  'ATHANOR_TABLES',
  'ATHANOR_PERSON_TABLES',
  'ATHANOR_ADDRESS_TABLES',
  'ATHANOR_PERSON_NEW_TABLES',
  'ATHANOR_ADDRESS_NEW_TABLES',
  'ATHANOR_PERSON_SEATS',
  'ATHANOR_ADDRESS_SEATS',
  'ATHANOR_ADDRESS_LISTED',
  'ATHANOR_PERSON_DISK_MB',
  'ATHANOR_ADDRESS_DISK_MB',
  'ATHANOR_BOT_THREADS',
  'ATHANOR_BOT_SECONDS',
  'ATHANOR_BOT_EFFORT',
  'ATHANOR_BOT_PAUSE',
  'ATHANOR_ABSENT_SECONDS',
  'ATHANOR_OPEN_SECONDS',
  'ATHANOR_SEAT_SECONDS',
  'ATHANOR_NUDGE_SECONDS',
  'ATHANOR_IDLE_SECONDS',
  'ATHANOR_END_SECONDS',
  'ATHANOR_WATCHER_LINES',
  'ATHANOR_NOTE_LENGTH',
  'ATHANOR_SNAPSHOT_EVERY',
  'ATHANOR_EVICT_SECONDS',
  'ATHANOR_KEEP_OPEN_HOURS',
  'ATHANOR_KEEP_RUNNING_DAYS',
  'ATHANOR_KEEP_FINISHED_DAYS',
  'ATHANOR_KEEP_REMOVED_DAYS',
  'ATHANOR_DISK_MB',
]
