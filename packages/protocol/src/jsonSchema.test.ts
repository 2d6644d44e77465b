import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { protocolJsonSchema } from './jsonSchema.ts'

it('docs/protocol.schema.json says what the schemas say (npm run schemas)', () => {
  const file = new URL('../../../docs/protocol.schema.json', import.meta.url)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(protocolJsonSchema())))
})
