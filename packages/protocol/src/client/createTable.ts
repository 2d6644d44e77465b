import type { CommandFields } from '../command.ts'
import type { Connection } from './connection.ts'
import type { TableWatch } from './tableWatch.ts'

export interface CreatedTable {
  readonly table: string
  readonly seat: number
  readonly watch: TableWatch
}

/** Opens a table, watches it from the host's seat and says ready. */
export async function createTable(connection: Connection, asked: CommandFields<'create'>): Promise<CreatedTable> {
  const { table, seat } = await connection.send('create', asked)
  const watch = connection.watch(table, asked.secret === undefined ? {} : { secret: asked.secret })
  await connection.ready(table)
  return { table, seat, watch }
}
