import { describe, expect, it } from 'vitest'
import { projectRoot, readSources } from './sourceFiles.ts'

const sheets = readSources(projectRoot, [
  'packages/tabletop/src/scenes/*.css',
  'games/*/web/{scenes,reveal}/*.css',
  'games/*/web/end/*.css',
])

/** What moves in a sheet otherwise than the picture of it: every change of these lays the page out or paints it anew. */
function movedOtherwise(sheet: string): readonly string[] {
  const frames = [...sheet.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(
    ([, name, body = '']) => [...body.matchAll(/([\w-]+)\s*:/g)].map(([, property]) => `${name}: ${property}`),
  )
  const transitions = [...sheet.matchAll(/transition:([^;]*);/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((each) => `transition: ${each.trim().split(/\s/)[0]}`),
  )
  return [...frames, ...transitions].filter((each) => !/: (transform|opacity|none)$/.test(each))
}

describe('scenes', () => {
  it('move by transform and opacity alone', () => {
    expect(sheets.length).toBeGreaterThan(5)
    expect(sheets.flatMap(({ path, text }) => movedOtherwise(text).map((each) => `${path} ${each}`))).toEqual([])
  })

  it('are found out when they do not', () => {
    const sheet = '@keyframes a { from { width: 3px; opacity: 0 } } b { transition: opacity 1s, height 2s; }'
    expect(movedOtherwise(sheet)).toEqual(['a: width', 'transition: height'])
  })
})
