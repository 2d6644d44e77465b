import { join } from 'node:path'
import { projectRoot } from './sourceFiles.ts'

/** Where `npm test` leaves the reports of the tests that ran. */
export const vitestReport = join(projectRoot, '.cache', 'vitest-report.json')
export const playwrightReport = join(projectRoot, '.cache', 'playwright-report.json')
export const enginesReport = join(projectRoot, '.cache', 'engines-report.json')
