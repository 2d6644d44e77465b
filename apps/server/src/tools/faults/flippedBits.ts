import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serverProcess } from '../serverProcess.ts'
import { type Cell, cellsOf, flip } from './cells.ts'
import { type Fault, inFolder } from './fault.ts'
import { seenAt, visitor } from './visitor.ts'

/** Tables that are looked at, so that a try does not take a minute. */
const mostTables = 20

/** One bit of a database flips while the server is off: a table may be refused, none may be another one. */
export const flippedBits: Fault = {
  name: 'a bit flipped in its database',
  run: ({ chance, times, games }) =>
    inFolder(async (folder) => {
      const problems: string[] = []
      const file = join(games, 'athanor.db')
      const database = new DatabaseSync(file)
      const tables = database.prepare('select id from tables order by id limit ?').all(mostTables)
      database.close()
      const ids = tables.map(({ id }) => String(id))
      const copy = join(folder, 'copy')
      const look = async (cell: Cell | null) => {
        rmSync(copy, { recursive: true, force: true })
        cpSync(games, copy, { recursive: true })
        if (cell !== null) flip(join(copy, 'athanor.db'), cell)
        return headsIn(copy, ids)
      }
      const before = await look(null)
      // Whatever belongs to the tables that are looked at.
      const cells = cellsOf(file).filter(({ place }) => place !== 'kysely_migration_lock')
      let refused = 0
      for (let time = 0; time < times; time++) {
        const cell = cells[chance.below(cells.length)]
        if (cell === undefined) continue
        const where = `${cell.place}.${cell.column} in row ${cell.row}`
        try {
          const after = await look(cell)
          const damaged = [...after].filter(([, head]) => head === 'server.reject.tableDamaged')
          refused += damaged.length
          if (damaged.length > 1) problems.push(`${where}: ${damaged.length} tables are refused`)
          for (const [table, head] of after) {
            if (head === before.get(table) || head === 'server.reject.tableDamaged') continue
            problems.push(`${where}: table ${table.slice(0, 6)} is another one now`)
          }
        } catch (error) {
          problems.push(`${where}: ${String(error)}`)
        }
      }
      return { seen: `${times} bits among ${before.size} tables, ${refused} tables refused`, problems }
    }),
}

/** How each table stands, as a server on this data tells it. */
async function headsIn(data: string, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const server = await serverProcess({ ATHANOR_DATA: data, ATHANOR_PORT: '0', ATHANOR_LOG: 'silent' })
  try {
    const heads = new Map<string, string>()
    for (const table of tables) {
      const client = visitor(server.ws)
      const { phase, reason, game } = await seenAt(client.watch(table))
      heads.set(table, phase === 'refused' ? (reason?.id ?? '') : `${game?.version} ${game?.head}`)
      client.close()
    }
    return heads
  } finally {
    await server.kill('SIGKILL')
  }
}
