import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { LoadFigures, ServerFigures } from '@athanor/server/benchmark'
import type { Figure, Section } from './report.ts'
import { whole } from './report.ts'

/** Seconds of each load. */
const seconds = 10
const most = 1000

/** What the server may keep its tables in. */
export const databases = ['sqlite', 'postgres'] as const

/** The real server program under load, measured from outside by a program of its own. */
export async function benchServer(database: (typeof databases)[number]): Promise<Section> {
  const program = fileURLToPath(import.meta.resolve('@athanor/server/benchmark'))
  const { stdout } = await promisify(execFile)(process.execPath, [program, String(seconds), String(most), database])
  const figures = JSON.parse(stdout) as ServerFigures
  return {
    title: `The server on ${database}: durable moves of two people at each table`,
    figures: [
      ...figures.loads.flatMap(loadFigures),
      {
        what: 'bytes of a move to a client, median (p90)',
        value: `${figures.updateBytes.median} B (${figures.updateBytes.p90} B)`,
        goal: 'median ≤ 500 B',
      },
      { what: 'whole view of a table', value: `${whole(figures.wholeViewBytes)} B` },
      { what: 'first start, with a new database', value: `${whole(figures.coldStart)} ms` },
      { what: 'second start', value: `${whole(figures.secondStart)} ms`, goal: '≤ 5 s' },
      { what: 'server without tables, resident', value: `${whole(figures.idleServer)} MB` },
      { what: 'idle table with two connections, in memory', value: `${figures.watchedTable.toFixed(1)} kB` },
      { what: 'table that nobody looks at, in memory', value: `${figures.forgottenTable.toFixed(1)} kB` },
    ],
  }
}

function loadFigures({ tables, pace, movesPerSecond, p50, p99, cpu }: LoadFigures): readonly Figure[] {
  const how = pace === null ? 'as fast as answered' : `one move per second each`
  const goal = tables === 200 && pace !== null ? { goal: 'p99 ≤ 50 ms' } : {}
  return [
    { what: `${whole(tables)} live tables, ${how}: moves per second`, value: whole(movesPerSecond) },
    { what: '… p50 / p99 until confirmed', value: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`, ...goal },
    { what: '… processor time per move', value: `${cpu.toFixed(2)} ms` },
  ]
}
