import * as z from 'zod/mini'
import { commandKinds, commandSchema, commands } from './command.ts'
import { protocolVersion } from './limits.ts'
import { pushSchema, serverMessageSchema } from './message.ts'

/**
 * The protocol for programs in any language: docs/protocol.schema.json. `Command` is what a client sends,
 * `ServerMessage` what it receives; `Result.<kind>` is the `result` of an accepted command of that kind.
 */
export function protocolJsonSchema(): object {
  const results = commandKinds.map((kind) => [`Result.${kind}`, schemaOf(commands[kind].result)] as const)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The table protocol, version ${protocolVersion}`,
    $defs: {
      Command: schemaOf(commandSchema),
      ServerMessage: schemaOf(serverMessageSchema),
      Push: schemaOf(pushSchema),
      ...Object.fromEntries(results),
    },
  }
}

/** Any zod schema as JSON Schema, as far as it reads. */
export function jsonSchemaOf(schema: unknown): object {
  return schemaOf(schema as z.core.$ZodType)
}

function schemaOf(schema: z.core.$ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}
