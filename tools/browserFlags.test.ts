import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './sourceFiles.ts'

function read(...path: readonly string[]): string {
  return readFileSync(join(projectRoot, ...path), 'utf8')
}

it('the browser of the journeys leaves off whatever Playwright leaves off', () => {
  const bundle = read('node_modules', 'playwright-core', 'lib', 'coreBundle.js')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? []
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature = '']) => feature)
  expect(features.length).toBeGreaterThan(5)
  const [, own = ''] = /turnedOff = \[([^\]]*)\]/.exec(read('e2e', 'support', 'browser.ts')) ?? []
  expect(features.filter((feature) => !own.includes(`'${feature}'`))).toEqual([])
})
