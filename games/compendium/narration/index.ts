export * from './cubeWords.ts'
export { compendiumTelling, type Thing } from './telling.ts'
