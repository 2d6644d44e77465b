export * from './ids.ts'
export * from './locale.ts'
export { type Certain, loadWords, type WordsPart, wordsOf } from './part.ts'
export type { Format, MessageData, Speech, Words } from './words.ts'
