import { DatabaseSync } from 'node:sqlite'

/** One value in one row of a database. */
export interface Cell {
  readonly place: string
  readonly row: number
  readonly column: string
  readonly value: string | number
}

/** Everything in a database that is not null. */
export function cellsOf(file: string): readonly Cell[] {
  const database = new DatabaseSync(file)
  const places = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  const found = places.flatMap(({ name: place }) =>
    database
      .prepare(`select rowid as row_number, * from ${String(place)}`)
      .all()
      .flatMap(({ row_number, ...columns }) =>
        Object.entries(columns).flatMap(([column, value]) =>
          typeof value === 'string' || typeof value === 'number'
            ? [{ place: String(place), row: Number(row_number), column, value }]
            : [],
        ),
      ),
  )
  database.close()
  return found
}

/** Changes one bit in the middle of a text, or of a number: false where the database itself refuses. */
export function flip(file: string, { place, row, column, value }: Cell): boolean {
  const database = new DatabaseSync(file)
  const middle = String(value).length >> 1
  const flipped =
    typeof value === 'number'
      ? value + (value % 2 === 0 ? 1 : -1)
      : value.slice(0, middle) + String.fromCharCode(value.charCodeAt(middle) ^ 1) + value.slice(middle + 1)
  try {
    database.prepare(`update ${place} set ${column} = ? where rowid = ?`).run(flipped, row)
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}
