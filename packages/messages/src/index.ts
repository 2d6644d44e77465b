export * from './format.ts'
export * from './locale.ts'
export type { MessageParams } from './messageIds.gen.ts'
export * from './words.ts'
