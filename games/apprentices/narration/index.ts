export { apprenticesTelling, type Thing } from './telling.ts'
export { faceInWords, unitsInWords } from './unitWords.ts'
