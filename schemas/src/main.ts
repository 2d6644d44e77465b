// Writes what programs have to know: `npm run schemas`. The protocol goes to docs/protocol.schema.json, the data of
// each game to docs/schemas/<game>/<rules version>.json; those of older rules stay as they are.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { protocolJsonSchema } from '@athanor/protocol/schemas'
import { protocolFile, schemaFile } from './files.ts'
import { gameSchema } from './gameSchema.ts'
import { sources } from './games.ts'

const written = [
  [protocolFile, protocolJsonSchema()] as const,
  ...sources.map((source) => [schemaFile(source.game), gameSchema(source)] as const),
]
for (const [path, schema] of written) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(schema, null, 2))
}
const paths = written.map(([path]) => path)
process.exitCode = spawnSync('biome', ['format', '--write', ...paths], { stdio: 'inherit' }).status ?? 1
