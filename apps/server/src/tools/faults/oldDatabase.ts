import { DatabaseSync, StatementSync } from 'node:sqlite'
import { sqliteStore } from '../../storage/sqlite.ts'

/** What the migrations do to an empty database, statement by statement, as programs before did it: each for itself. */
export async function recordedMigrations(file: string): Promise<readonly string[]> {
  const statements: string[] = []
  const { run } = StatementSync.prototype
  StatementSync.prototype.run = function (this: StatementSync, ...values: readonly unknown[]) {
    const done = Reflect.apply(run, this, values) as ReturnType<typeof run>
    if (/^(create|alter|insert)/i.test(this.sourceSQL)) statements.push(this.expandedSQL)
    return done
  }
  try {
    await (await sqliteStore(file)).close()
  } finally {
    StatementSync.prototype.run = run
  }
  return statements
}

/** The database of a program that was killed after so many statements, with what was put into it after some of them. */
export function brokenOff(
  file: string,
  statements: readonly string[],
  fill: { readonly after: number; readonly with: string } | null = null,
): void {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma application_id = 1098147954')
  for (const [index, statement] of statements.entries()) {
    database.exec(statement)
    if (fill?.after === index + 1) database.exec(fill.with)
  }
  database.close()
}

/** A table with two rows in its journal, in columns that every version of the database has. */
export const oldTable = `
  insert into tables (id, status, visibility, created_at, created_by, summary)
    values ('old', 'running', 'public', 1700000000000, 'maker', '{"id":"old"}');
  insert into snapshots (table_id, revision, body) values ('old', 1, '{"one":1}');
  insert into journal (table_id, revision, actor, command, result, at, record, chat_number, chat)
    values ('old', 1, 'a', 'c1', '{}', 1700000000001, '{"first":true}', null, null),
      ('old', 2, 'a', 'c2', '{}', 1700000000002, null, 1, '{"text":"hello"}');
`
