import { existsSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { games } from '@athanor/registry/rules'
import { readSettings } from '../settings.ts'
import { UnusableData } from '../storage/unusableData.ts'
import { readBackup, writeBackup } from './backupFile.ts'
import { type ClubPlace, clubAt, clubInFolder, clubInPostgres, wrongSetting } from './club.ts'
import { keptTables, notesIn, ringsIn } from './keptTable.ts'
import { type Poured, pour } from './pouring.ts'
import { type Wholeness, wholenessKeeper } from './wholeness.ts'

export { UnusableData } from '../storage/unusableData.ts'
export { doctor, type Finding } from './doctor.ts'
export type { Wholeness } from './wholeness.ts'

type Env = Readonly<Record<string, string | undefined>>

/** The club that the server's settings name. */
function ownClub(env: Env): ClubPlace {
  const read = readSettings(env)
  if (!read.ok) throw wrongSetting(read.complaints)
  const { data, database } = read.settings
  return database === null ? clubInFolder(data) : clubInPostgres(database)
}

function placeNamed(name: string | undefined, option: string, env: Env): ClubPlace {
  return name === undefined ? ownClub(env) : clubAt(name, option)
}

export interface MadeBackup {
  readonly file: string
  readonly bytes: number
  readonly tables: number
}

/** Writes all of a club into one file, while people play. `to` is a folder, or a file that is not there yet. */
export async function backup(
  to: string | undefined,
  from: string | undefined,
  env: Env,
  now: Date,
): Promise<MadeBackup> {
  const club = placeNamed(from, '--from', env)
  const isFolder = to === undefined || (existsSync(to) && statSync(to).isDirectory())
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const file = isFolder ? join(to ?? '.', `athanor-${moment}Z.backup`) : to
  if (existsSync(file)) throw new UnusableData({ id: 'server.house.fileThere', params: { file } })
  await mkdir(dirname(file), { recursive: true })
  let tables = 0
  await club.read(async (db) => {
    async function* counted() {
      for await (const table of keptTables(db)) {
        tables++
        yield table
      }
    }
    await writeBackup(file, now, { notes: await notesIn(db), rings: await ringsIn(db), tables: counted() })
  })
  return { file, bytes: statSync(file).size, tables }
}

export interface Verified extends Wholeness {
  readonly made: string
}

/** Reads a backup to its end and plays every game in it again. */
export async function verifyBackup(file: string): Promise<Verified> {
  const { made, tables } = await readBackup(file)
  const keeper = wholenessKeeper(games)
  for await (const table of tables) await keeper.look(table)
  return { made, ...keeper.found }
}

export interface MovedClub extends Poured {
  readonly to: string
}

/** Puts a backup where there is no club yet. */
export async function restore(
  file: string,
  to: string | undefined,
  env: Env,
): Promise<MovedClub & { readonly made: string }> {
  const club = placeNamed(to, '--to', env)
  const { made, ...kept } = await readBackup(file)
  const poured = await club.alone('any', (target) => pour(kept, target, club.name, games))
  return { ...poured, to: club.name, made }
}

/** Copies a club to another database. Neither may be in use; broken off, it leaves the new place empty. */
export async function moveData(from: string, to: string): Promise<MovedClub> {
  const [source, target] = [clubAt(from, '--from'), clubAt(to, '--to')]
  if (source.name === target.name) throw new UnusableData({ id: 'server.house.samePlace' })
  const poured = await source.alone('existing', async (old) =>
    target.alone('any', async (fresh) =>
      pour(
        { notes: await notesIn(old), rings: await ringsIn(old), tables: keptTables(old) },
        fresh,
        target.name,
        games,
      ),
    ),
  )
  return { ...poured, to: target.name }
}
