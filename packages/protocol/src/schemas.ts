export { commandKinds, commandSchema, commands } from './command.ts'
export { protocolJsonSchema } from './jsonSchema.ts'
export { pushSchema, serverMessageSchema } from './message.ts'
export * from './table.ts'
