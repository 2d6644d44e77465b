import { describe, expect, it } from 'vitest'
import { isTestFile, projectRoot, readSources } from './sourceFiles.ts'
import { layerViolations, webLayers } from './webLayers.ts'

describe('the layers of the page', () => {
  it('are kept by every file', () => {
    const files = readSources(projectRoot, ['apps/web/src/**/*.{ts,tsx}'])
    expect(files.length).toBeGreaterThan(200)
    expect(layerViolations(files)).toEqual([])
  })

  it('each have a folder', () => {
    const files = readSources(projectRoot, ['apps/web/src/*/**/*.{ts,tsx}'])
    const rooms = files.filter(({ path }) => !isTestFile(path)).map(({ path }) => path.split('/')[3])
    expect(new Set(rooms)).toEqual(new Set(webLayers))
  })

  const violations = (path: string, from: string) =>
    layerViolations([{ path: `apps/web/src/${path}`, text: `import { x } from '${from}'` }])

  it('let a room use those below it, its own files and packages', () => {
    expect(violations('pages/A.tsx', '../table/b.ts')).toEqual([])
    expect(violations('table/a.ts', './b.ts')).toEqual([])
    expect(violations('table/end/a.ts', '../b.ts')).toEqual([])
    expect(violations('table/a.ts', '@athanor/ui/Icon.tsx')).toEqual([])
    expect(violations('App.tsx', './pages/A.tsx')).toEqual([])
  })

  it('stop a room from using one above it, or the page as a whole', () => {
    expect(violations('table/a.ts', '../pages/B.tsx')).toEqual([
      'apps/web/src/table/a.ts:1 imports ../pages/B.tsx from a higher room',
    ])
    expect(violations('net/a.ts', '../App.tsx')).toHaveLength(1)
    expect(violations('attic/a.ts', './b.ts')).toEqual(['attic: has no place among the layers'])
  })
})
