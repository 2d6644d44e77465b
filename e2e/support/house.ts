import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Journeys are quicker than people, and all come from one address. */
const quick = {
  ATHANOR_LOG: 'warn',
  ATHANOR_BOT_PAUSE: '50',
  ATHANOR_BOT_EFFORT: '0.05',
  ATHANOR_RATE: '500',
  ATHANOR_PERSON_RATE: '5000',
  ATHANOR_ADDRESS_RATE: '5000',
  ATHANOR_STRANGERS_RATE: '5000',
  ATHANOR_PERSON_TABLES: '1000',
  ATHANOR_ADDRESS_TABLES: '1000',
  ATHANOR_PERSON_NEW_TABLES: '1000',
  ATHANOR_ADDRESS_NEW_TABLES: '1000',
  ATHANOR_PERSON_SEATS: '1000',
  ATHANOR_ADDRESS_SEATS: '1000',
  ATHANOR_ADDRESS_LISTED: '1000',
  ATHANOR_SEAT_SECONDS: '0',
  ATHANOR_ABSENT_SECONDS: '0',
}

/** The server with an empty database, which goes with it. Settings of this machine are none of the journeys' business. */
export function openHouse(port: number, settings: Readonly<Record<string, string>> = {}): ChildProcess {
  const root = join(import.meta.dirname, '..', '..')
  const data = mkdtempSync(join(tmpdir(), 'athanor-e2e-'))
  const surroundings = Object.entries(process.env).filter(([name]) => !name.startsWith('ATHANOR_'))
  const house = spawn(process.execPath, [join(root, 'apps', 'server', 'src', 'main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(surroundings),
      ...quick,
      ATHANOR_PORT: String(port),
      ATHANOR_DATA: data,
      ...settings,
    },
  })
  house.on('exit', () => rmSync(data, { recursive: true, force: true }))
  return house
}
