export * from './goods.ts'
export { alchemistsTelling } from './telling.ts'
export { type Planned, spell, type Thing } from './things.ts'
