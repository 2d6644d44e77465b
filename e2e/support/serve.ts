// Builds the web client where it is out of date and starts the server with an empty database: `node support/serve.ts PORT`.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { openHouse } from './house.ts'

const tools = join(import.meta.dirname, '..', '..', 'tools')
const built = spawnSync(process.execPath, [join(tools, 'buildWeb.ts')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)

const house = openHouse(Number(process.argv[2] ?? 0))
house.on('exit', (code) => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => house.kill(signal))
