import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { UnusableData } from './unusableData.ts'

/** Numbered and forward only: a released migration is never changed, a mistake is mended by the next one. */
const migrations: Readonly<Record<string, Migration>> = {
  '001_tables': {
    async up(db) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('visibility', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().unique())
        .addColumn('summary', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('tables_by_status')
        .on('tables')
        .columns(['status', 'visibility', 'created_at'])
        .execute()
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('journal')
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
        await db.schema
          .alterTable(table)
          .addColumn('asked', 'text', (column) => column.notNull().defaultTo(''))
          .execute()
      }
    },
  },
  '003_housekeeping': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('removed_at', 'bigint').execute()
      await db.schema
        .createIndex('tables_away')
        .on('tables')
        .column('removed_at')
        .where('removed_at', 'is not', null)
        .execute()
      await db.schema
        .createIndex('journal_moves')
        .on('journal')
        .columns(['table_id', 'version'])
        .where('version', 'is not', null)
        .execute()
      await db.schema
        .createIndex('journal_chat')
        .on('journal')
        .columns(['table_id', 'chat_number'])
        .where('chat_number', 'is not', null)
        .execute()
      await db.schema
        .createTable('notes')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '004_clocks': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('due_at', 'bigint').execute()
      await db.schema.createIndex('tables_due').on('tables').column('due_at').where('due_at', 'is not', null).execute()
    },
  },
  '005_seat_notes': {
    async up(db) {
      await db.schema.alterTable('journal').addColumn('note', 'text').execute()
    },
  },
}

/** Brings a database up to date, or throws when a newer program has written it. */
export async function migrate<Database>(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  if (!(error instanceof Error)) throw new TypeError('the migrations failed')
  const [, step] = /previously executed migration (\S+) is missing/.exec(error.message) ?? []
  throw step === undefined ? error : new UnusableData({ id: 'server.start.dataNewer', params: { step } }, error)
}
