// Writes docs/protocol.schema.json from the schemas: `npm run protocol:schema`.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { protocolJsonSchema } from '@athanor/protocol/schemas'

const path = fileURLToPath(new URL('../../../../docs/protocol.schema.json', import.meta.url))
writeFileSync(path, JSON.stringify(protocolJsonSchema(), null, 2))
process.exitCode = spawnSync('biome', ['format', '--write', path], { stdio: 'inherit' }).status ?? 1
