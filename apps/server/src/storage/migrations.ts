import { type ColumnDataType, type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { UnusableData } from './unusableData.ts'

/**
 * Numbered and forward only: what a released migration leads to is never changed, a mistake is mended by the next one.
 * Each of them goes on where it was interrupted: before all of this happened in one transaction, a start that was
 * killed left some of it done.
 */
const migrations: Readonly<Record<string, Migration>> = {
  '001_tables': {
    async up(db) {
      await db.schema
        .createTable('tables')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().unique())
        .addColumn('summary', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('tables_by_status')
        .ifNotExists()
        .on('tables')
        .columns(['status', 'visibility', 'created_at'])
        .execute()
      await db.schema
        .createTable('snapshots')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('journal')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('command', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('record', 'text')
        .addColumn('version', 'integer')
        .addColumn('entry', 'text')
        .addColumn('events', 'text')
        .addColumn('chat_number', 'integer')
        .addColumn('chat', 'text')
        .addPrimaryKeyConstraint('journal_pk', ['table_id', 'revision'])
        .addUniqueConstraint('journal_commands', ['table_id', 'actor', 'command'])
        .execute()
    },
  },
  '002_asked': {
    async up(db) {
      // What was accepted before has an empty fingerprint, which fits nothing: nobody repeats commands of that age.
      for (const table of ['tables', 'journal'] as const) {
        await addColumn(db, table, 'asked', 'text', (column) => column.notNull().defaultTo(''))
      }
    },
  },
  '003_housekeeping': {
    async up(db) {
      await addColumn(db, 'tables', 'removed_at', 'bigint')
      await db.schema
        .createIndex('tables_away')
        .ifNotExists()
        .on('tables')
        .column('removed_at')
        .where('removed_at', 'is not', null)
        .execute()
      await db.schema
        .createIndex('journal_moves')
        .ifNotExists()
        .on('journal')
        .columns(['table_id', 'version'])
        .where('version', 'is not', null)
        .execute()
      await db.schema
        .createIndex('journal_chat')
        .ifNotExists()
        .on('journal')
        .columns(['table_id', 'chat_number'])
        .where('chat_number', 'is not', null)
        .execute()
      await db.schema
        .createTable('notes')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '004_clocks': {
    async up(db) {
      await addColumn(db, 'tables', 'due_at', 'bigint')
      await db.schema
        .createIndex('tables_due')
        .ifNotExists()
        .on('tables')
        .column('due_at')
        .where('due_at', 'is not', null)
        .execute()
    },
  },
  '005_seat_notes': {
    async up(db) {
      await addColumn(db, 'journal', 'note', 'text')
    },
  },
  '006_checksums': {
    async up(db) {
      for (const table of ['tables', 'snapshots', 'journal', 'notes'] as const) {
        await addColumn(db, table, 'checksum', 'text')
      }
      // What a damaged snapshot is mended from, and how many rows a journal must have.
      await db.schema
        .createTable('snapshots_before')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('checksum', 'text')
        .execute()
      await db.schema
        .createTable('heads')
        .ifNotExists()
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('checksum', 'text')
        .execute()
    },
  },
  '007_logs_without_names': {
    // Games that begin from now on are kept in a format that older programs would take for a damaged one; what is there
    // already stays as it is. So only the number counts: an older program refuses the database instead.
    async up() {},
  },
  '008_people': {
    async up(db) {
      const table = (name: string) => db.schema.createTable(name).ifNotExists()
      await table('rings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('code_hash', 'text', (column) => column.notNull().unique())
        .addColumn('code_at', 'bigint', (column) => column.notNull())
        .execute()
      await table('ring_keys')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('ring_id', 'text', (column) => column.notNull())
        .execute()
      await table('ring_sessions')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('ring_id', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .execute()
      await table('ring_passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('ring_id', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('used_at', 'bigint')
        .execute()
      await table('ring_challenges')
        .addColumn('challenge', 'text', (column) => column.primaryKey())
        .addColumn('ring_id', 'text')
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute()
      for (const name of ['ring_keys', 'ring_sessions', 'ring_passkeys'] as const) {
        await db.schema.createIndex(`${name}_by_ring`).ifNotExists().on(name).column('ring_id').execute()
      }
      await table('holders')
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('holders_pk', ['key', 'table_id'])
        .execute()
      await db.schema.createIndex('holders_by_table').ifNotExists().on('holders').column('table_id').execute()
      await table('results')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('players', 'integer', (column) => column.notNull())
        .addColumn('began_at', 'bigint', (column) => column.notNull())
        .addColumn('ended_at', 'bigint', (column) => column.notNull())
        .addColumn('moves', 'integer', (column) => column.notNull())
        .addColumn('pace', 'text')
        .addColumn('early', 'integer', (column) => column.notNull())
        .execute()
      await table('result_seats')
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('bot', 'text')
        .addColumn('holder', 'text', (column) => column.notNull())
        .addColumn('colour', 'text')
        .addColumn('place', 'integer')
        .addColumn('total', 'integer')
        .addColumn('figures', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('result_seats_pk', ['table_id', 'seat'])
        .execute()
    },
  },
}

/** What there is to be done to a database, in order. */
export const stepNames: readonly string[] = Object.keys(migrations)

/** What of it has not been done to this one. */
export async function missingSteps<Database>(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db)
  return stepNames.filter((step) => !rows.some(({ name }) => name === step))
}

interface Steps {
  readonly kysely_migration: { readonly name: string; readonly timestamp: string }
}

/** Names the lock of PostgreSQL under which a database is brought up to date. */
const migrationLock = [0x41_74_68_72, 0] as const

/** Brings a database up to date, wholly or not at all, or throws when a newer program has written it. */
export async function migrate<Database>(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const steps = transaction as unknown as Kysely<Steps>
    // Of two programs that begin at one database, one waits for the other. SQLite lets one write at a time anyway.
    if (isPostgres(steps)) {
      const [house, what] = migrationLock
      await sql`select pg_advisory_xact_lock(${sql.lit(house)}, ${sql.lit(what)})`.execute(steps)
    }
    await bringUpToDate(steps)
  })
}

function isPostgres<Database>(db: Kysely<Database>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

async function bringUpToDate(db: Kysely<Steps>): Promise<void> {
  await db.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute()
  const done = (await db.selectFrom('kysely_migration').select('name').execute()).map(({ name }) => name)
  const missing = Object.keys(migrations).filter((name) => !done.includes(name))
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name)).toSorted()
  const [step] = unknown
  // A newer program has taken all steps that this one knows. Where one of those is missing, its name is damaged.
  if (step !== undefined && missing.length === 0) {
    throw new UnusableData({ id: 'server.start.dataNewer', params: { step } })
  }
  if (unknown.length > 0) await db.deleteFrom('kysely_migration').where('name', 'in', unknown).execute()
  for (const name of missing) {
    await migrations[name]?.up(db)
    await db.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute()
  }
}

async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  type: ColumnDataType,
  more: (builder: ColumnDefinitionBuilder) => ColumnDefinitionBuilder = (builder) => builder,
): Promise<void> {
  const schema = await schemaOf(db)
  const tables = await db.introspection.getTables()
  const before = tables.find((each) => each.name === table && each.schema === schema)
  if (before?.columns.some(({ name }) => name === column) === true) return
  await db.schema.alterTable(table).addColumn(column, type, more).execute()
}

/** Where new tables come to be; PostgreSQL may have tables of the same name elsewhere. */
async function schemaOf(db: Kysely<unknown>): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined
  const { rows } = await sql<{ readonly schema: string }>`select current_schema() as schema`.execute(db)
  return rows[0]?.schema
}
