// Builds the web client where it is out of date and starts the server with an empty database: `node support/serve.ts PORT`.

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

const built = spawnSync(process.execPath, [join(root, 'tools', 'buildWeb.ts')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

// Settings of a server that runs on this machine are none of the journeys' business.
const surroundings = Object.entries(process.env).filter(([name]) => !name.startsWith('ATHANOR_'))

const data = mkdtempSync(join(tmpdir(), 'athanor-e2e-'))
const server = spawn(process.execPath, [join(root, 'apps', 'server', 'src', 'main.ts')], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...Object.fromEntries(surroundings),
    ATHANOR_PORT: process.argv[2] ?? '0',
    ATHANOR_DATA: data,
    ATHANOR_LOG: 'warn',
    // Journeys are quicker than people, and all come from one address.
    ATHANOR_BOT_PAUSE: '50',
    ATHANOR_BOT_EFFORT: '0.05',
    ATHANOR_RATE: '500',
    ATHANOR_ADDRESS_RATE: '5000',
    ATHANOR_ADDRESS_TABLES: '1000',
    ATHANOR_ADDRESS_NEW_TABLES: '1000',
    ATHANOR_ADDRESS_SEATS: '1000',
    ATHANOR_ADDRESS_LISTED: '1000',
    ATHANOR_SEAT_SECONDS: '0',
    ATHANOR_ABSENT_SECONDS: '0',
  },
})
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true })
  process.exit(code ?? 0)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
