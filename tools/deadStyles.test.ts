import { describe, expect, it } from 'vitest'
import { deadClasses, deadNames, deadProperties } from './deadStyles.ts'
import { projectRoot, readSources } from './sourceFiles.ts'

const files = readSources(projectRoot, ['{apps,packages,games}/**/*.{css,ts,tsx}'])

describe('style sheets', () => {
  it('are found, and who reads them', () => {
    expect(files.filter(({ path }) => path.endsWith('.module.css')).length).toBeGreaterThan(100)
    expect(files.filter(({ path }) => path.endsWith('.tsx')).length).toBeGreaterThan(200)
  })

  it('have no class that no script reads', () => {
    expect(deadClasses(files)).toEqual([])
  })

  it('set no property that nobody uses', () => {
    expect(deadProperties(files)).toEqual([])
  })

  it('have no movement, recipe, window or width that nothing takes', () => {
    expect(deadNames(files)).toEqual([])
  })
})

describe('the search for dead styles', () => {
  const sheet = { path: 'apps/a/src/Card.module.css', text: '.card {\n}\n.card .thin:hover,\n.wide {\n}\n' }
  const script = (text: string, from = './Card.module.css') => ({
    path: 'apps/a/src/Card.tsx',
    text: `import styles from '${from}'\nconst cx = classes(styles)\n${text}`,
  })
  const dead = (text: string) => deadClasses([sheet, script(text)])

  it('names a class by file and line', () => {
    expect(dead('')).toEqual([
      'apps/a/src/Card.module.css:1 card',
      'apps/a/src/Card.module.css:3 card',
      'apps/a/src/Card.module.css:3 thin',
      'apps/a/src/Card.module.css:4 wide',
    ])
  })

  it('knows every way to read a class', () => {
    expect(dead("styles['card']; styles.thin; cx('wide')")).toEqual([])
    expect(dead("cx('card', isThin ? 'thin' : null, isWide && (isHigh ? 'high' : 'wide'))")).toEqual([])
    expect(dead('cx(`ca${end}`, `thin`, width ?? "wide")')).toEqual([])
    expect(dead("const look = { size: 'wide' }; cx('card', look.size, 'thin')")).toEqual([])
    expect(dead('const own = { card: 1, thin: 2, wide: 3 }; framed(styles)')).toEqual([])
  })

  it('takes no other word for a class', () => {
    expect(dead("say('card'); cx('thin', wide && 'thin'); other['wide']; cx(`car${end}x`)")).toEqual([
      'apps/a/src/Card.module.css:1 card',
      'apps/a/src/Card.module.css:3 card',
      'apps/a/src/Card.module.css:4 wide',
    ])
  })

  it('asks whoever imports the sheet', () => {
    const reads = (from: string) => script("cx('card', 'thin', 'wide')", from)
    expect(
      deadClasses([{ ...sheet, path: 'packages/a/src/Card.module.css' }, reads('@athanor/a/Card.module.css')]),
    ).toEqual([])
    expect(
      deadClasses([{ ...sheet, path: 'games/a/web/Card.module.css' }, reads('@athanor/a/web/Card.module.css')]),
    ).toEqual([])
    expect(deadClasses([sheet, reads('./Other.module.css')])).toHaveLength(4)
  })

  it('names properties that are only set', () => {
    const tokens = {
      path: 'a.css',
      text: ':root { --ink: red; --size: 3px; --tone-1: red; --asked: 0; /* --not: 0; */ }\na { color: var(--ink); }',
    }
    const scripts = [
      { path: 'a.tsx', text: "<i style={{ ['--left']: x, '--top': `var(--tone-${n})` }} />" },
      { path: 'b.ts', text: "style.getPropertyValue('--asked')" },
    ]
    expect(deadProperties([tokens, ...scripts])).toEqual(['a.css:1 --size', 'a.tsx:1 --left', 'a.tsx:1 --top'])
  })

  it('names movements, recipes and windows without a use', () => {
    const text = [
      '@keyframes come { } @keyframes go { } a { animation: come 1s linear; @apply --line(3px); }',
      '@mixin --line(--gap) { gap: var(--gap) } @mixin --box { top: 0 }',
      '@custom-media --low (height < 3px); @custom-media --wide (width > 3px); @media (--low) { }',
    ].join('\n')
    expect(deadNames([{ path: 'a.css', text }])).toEqual(['a.css:1 go', 'a.css:2 --box', 'a.css:3 --wide'])
  })
})
