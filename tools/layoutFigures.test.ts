import { describe, expect, it } from 'vitest'
import {
  askedByScripts,
  type Counted,
  hiddenRecipes,
  inlineSizes,
  linesOf,
  looseColours,
  looseParts,
  looseSizes,
  looseWindows,
  namedParts,
  namedWindows,
} from './layoutFigures.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

const files = readSources(projectRoot, ['{apps,packages,games}/**/*.{css,tsx}', 'apps/web/**/*.ts'])

const places = (counted: readonly Counted[]) => counted.map(({ what, at }) => `${at} ${what}`)
const different = (counted: readonly Counted[]) => new Set(counted.map(({ what }) => what)).size

/** Where more than `most` are found, the rarest are named first: they are the easiest to do without. */
function tooMany(counted: readonly Counted[], most: number): readonly string[] {
  if (different(counted) <= most) return []
  const times = Map.groupBy(counted, ({ what }) => what)
  const rarest = [...times.values()].sort((one, other) => one.length - other.length).flat()
  return [`${different(counted)} and not ${most}`, ...places(rarest)]
}

/** These may fall and never rise; the goals are those of ARCHITECTURE.md, "Layout". */
describe('the layout system', () => {
  it('is looked at where the styles are', () => {
    expect(files.filter(({ path }) => path.endsWith('.css')).length).toBeGreaterThan(100)
  })

  it('has eight windows at most, and each has a name', () => {
    expect(tooMany(namedWindows(files), 8)).toEqual([])
    expect(places(looseWindows(files))).toEqual([])
  })

  it('asks for few sizes of parts', () => {
    expect(tooMany(namedParts(files), 8)).toEqual([])
    expect(tooMany(looseParts(files), 18)).toEqual([])
  })

  it('sets letters in the sizes of the scale', () => {
    expect(places(looseSizes(files))).toEqual([])
  })

  it('has its colours in one place', () => {
    const colours = looseColours(files)
    expect(colours.length > 20 ? places(colours) : []).toEqual([])
  })

  it('does not ask for the window in scripts', () => {
    const asked = askedByScripts(files)
    expect(asked.length > 1 ? places(asked) : []).toEqual([])
  })

  it('writes no sizes into elements', () => {
    expect(places(inlineSizes(files))).toEqual([])
  })

  it('hides words by one recipe', () => {
    const recipes = hiddenRecipes(files)
    expect(recipes.length > 1 ? places(recipes) : []).toEqual([])
  })

  /** Scenes are pictures of their own, and count for themselves. */
  const isStaged = ({ path }: { readonly path: string }) => /\/(scenes|reveal)\//.test(path)

  /** So do the ends of games. */
  const isEnding = ({ path }: { readonly path: string }) => path.includes('/end/')

  // The last rise: groups of advice at once, whole entries of a log, what a plan lacks, what a rival can still do, reviews,
  // the position of the day, and one's own games.
  it('is not long', () => {
    expect(linesOf(files.filter((file) => !isStaged(file) && !isEnding(file)))).toBeLessThanOrEqual(14_506)
  })

  it('is not long where games end', () => {
    expect(linesOf(files.filter(isEnding))).toBeLessThanOrEqual(669)
  })

  it('is not long where moves are staged', () => {
    expect(linesOf(files.filter(isStaged))).toBeLessThanOrEqual(1_459)
  })
})

describe('figures of layout', () => {
  const sheet = (text: string) => [{ path: 'apps/web/src/a.css', text: `\n${text}` }]
  const script = (text: string) => [{ path: 'apps/web/src/a.tsx', text: `\n${text}` }]

  it('name what they count by file and line', () => {
    expect(looseWindows(sheet('@media (min-width: 3px) { a { top: 0 } }'))).toEqual([
      { what: '(min-width: 3px)', at: 'apps/web/src/a.css:2' },
    ])
    expect(tooMany(looseSizes(sheet('a { font-size: 3px }')), 0)).toEqual(['1 and not 0', 'apps/web/src/a.css:2 3px'])
  })

  it('leave out what has a name, and remarks', () => {
    const named =
      '@media (--low) { a { font-size: var(--text-1) } } @media (--a) and (not (--low)) { @media print { a { top: 0 } } }'
    expect(looseWindows(sheet(`${named} /* @media (width: 1px) { #fff } */`))).toEqual([])
    expect(looseSizes(sheet(`${named} a { font-size: calc(var(--size) * 0.5 + 1px); font: 700 1.2em serif }`))).toEqual(
      [],
    )
    expect(looseColours(sheet(`${named} /* #fff */ a { color: var(--ink); fill: url(#art) }`))).toEqual([])
    expect(looseColours(script('const n = 1 // #123\nclass A { #abc = 1 }'))).toEqual([])
  })

  it('find what hides', () => {
    expect(looseSizes(sheet('a { font: 400 clamp(16px, 4cqw, 25px) / 1 serif }'))).toHaveLength(1)
    expect(looseColours(script('<i fill="#abcdef" style={{ color: "#fff" }} />'))).toHaveLength(2)
    expect(
      inlineSizes(
        script('<i style={{ width: 3 }} /> <i style={{ padding: `3px` }} /> <i style={{ left: `${x}%` }} />'),
      ),
    ).toHaveLength(2)
    expect(askedByScripts(script('if (innerWidth < 3 || matchMedia(x)) y()'))).toHaveLength(2)
    expect(looseParts(sheet('@container lab (width > 3px) { a { top: 0 } } @container lab (--slim) {}'))).toHaveLength(
      1,
    )
    expect(hiddenRecipes(sheet('a { clip-path: inset(50%) }'))).toHaveLength(1)
    expect(linesOf(sheet('a {\n}\n'))).toBe(3)
  })
})
