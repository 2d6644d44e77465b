export { apprenticesTelling } from './telling.ts'
export { faceInWords, unitsInWords } from './unitWords.ts'
