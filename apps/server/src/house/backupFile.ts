import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import { stepNames } from '../storage/migrations.ts'
import { UnusableData } from '../storage/unusableData.ts'
import { type KeptRings, type KeptRow, type KeptTable, noRings } from './keptTable.ts'

/**
 * A club in one file: compressed lines of JSON. The first says what it is, the second holds the notes of the house and the rings of its people, each
 * further one a table with all of its rows, and the last one the SHA-256 of all lines before it. It is the same whatever
 * database the club lies in.
 */
const backupFormat = 'athanor-backup/1'

const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
const headerSchema = z.object({
  format: z.literal(backupFormat),
  made: z.string(),
  program: z.string(),
  /** What the database had been brought to. */
  steps: z.array(z.string()),
})
const tableSchema = z.object({
  id: z.string(),
  tables: rowsSchema,
  snapshots: rowsSchema,
  snapshots_before: rowsSchema,
  heads: rowsSchema,
  journal: rowsSchema,
  // Older backups lack what is kept of people.
  holders: rowsSchema.default([]),
  results: rowsSchema.default([]),
  result_seats: rowsSchema.default([]),
})
const ringsSchema = z.object({
  rings: rowsSchema,
  ring_keys: rowsSchema,
  ring_sessions: rowsSchema,
  ring_passkeys: rowsSchema,
})
const endSchema = z.object({ sha256: z.string() })

export interface Backup {
  /** When it was made. */
  readonly made: string
  readonly notes: readonly KeptRow[]
  readonly rings: KeptRings
  /** Throws at the end when the file is not whole. */
  readonly tables: AsyncGenerator<KeptTable>
}

export interface Kept {
  readonly notes: readonly KeptRow[]
  readonly rings: KeptRings
  readonly tables: AsyncIterable<KeptTable>
}

/** Writes a file that nobody but its owner can read; it has its name once it is whole and on the disk. */
export async function writeBackup(file: string, made: Date, { notes, rings, tables }: Kept): Promise<void> {
  const digest = createHash('sha256')
  function line(content: object): string {
    const text = `${JSON.stringify(content)}\n`
    digest.update(text)
    return text
  }
  async function* lines(): AsyncGenerator<string> {
    const about = { format: backupFormat, made: made.toISOString(), program: packageJson.version, steps: stepNames }
    yield line(about)
    yield line({ notes, rings })
    for await (const table of tables) yield line(table)
    yield `${JSON.stringify({ sha256: digest.digest('hex') })}\n`
  }
  const part = `${file}.part`
  await rm(part, { force: true })
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600, flags: 'wx' }))
    const handle = await open(part, 'r+')
    await handle.sync()
    await handle.close()
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export async function readBackup(file: string): Promise<Backup> {
  const lines = linesOf(file)
  const first = headerSchema.safeParse(parsed(await nextOf(lines, file)))
  if (!first.success) throw new UnusableData({ id: 'server.house.noBackup', params: { file } })
  const { made, steps } = first.data
  const newer = steps.find((step) => !stepNames.includes(step))
  if (newer !== undefined) throw new UnusableData({ id: 'server.house.backupNewer', params: { file, step: newer } })
  const second = z
    .object({ notes: rowsSchema, rings: ringsSchema.optional() })
    .safeParse(parsed(await nextOf(lines, file)))
  if (!second.success) throw damaged(file)

  async function* tables(): AsyncGenerator<KeptTable> {
    for (;;) {
      const before = lines.digest()
      const content = parsed(await nextOf(lines, file))
      const end = endSchema.safeParse(content)
      if (end.success) {
        if (end.data.sha256 !== before || (await lines.next()) !== null) throw damaged(file)
        return
      }
      const table = tableSchema.safeParse(content)
      if (!table.success) throw damaged(file)
      yield table.data
    }
  }

  const { notes, rings = noRings } = second.data
  return { made, notes, rings, tables: tables() }
}

interface Lines {
  /** The next one, null at the end. */
  next(): Promise<string | null>
  /** Of all lines so far. */
  digest(): string
}

function linesOf(file: string): Lines {
  const digest = createHash('sha256')
  const source = createReadStream(file)
  const gunzip = createGunzip()
  // What goes wrong with the one must end the other.
  source.on('error', (error) => gunzip.destroy(error))
  const iterator = createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]()
  const failed = new Promise<never>((_, reject) => gunzip.on('error', reject))
  failed.catch(() => undefined)
  return {
    async next() {
      const { done, value } = await Promise.race([iterator.next(), failed])
      if (done === true) return null
      digest.update(`${value}\n`)
      return value
    },
    digest: () => digest.copy().digest('hex'),
  }
}

async function nextOf(lines: Lines, file: string): Promise<string> {
  try {
    const line = await lines.next()
    if (line !== null) return line
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (/^E[A-Z]+$/.test(code)) throw new UnusableData({ id: 'server.house.unreadable', params: { file, code } }, error)
    throw damaged(file, error)
  }
  throw damaged(file)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function damaged(file: string, cause?: unknown): UnusableData {
  return new UnusableData({ id: 'server.house.backupDamaged', params: { file } }, cause)
}
