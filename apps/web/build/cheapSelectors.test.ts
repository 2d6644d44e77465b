import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sources = join(import.meta.dirname, '..', 'src')

/** Selectors of a sheet, one by one. */
function selectorsOf(sheet: string): readonly string[] {
  return [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
    list
      .split(/,(?![^(]*\))/)
      .map((selector) => selector.trim())
      .filter((selector) => selector !== ''),
  )
}

/**
 * Whether a state speaks about elements that nothing names, as in `[aria-disabled="true"] > *`. A browser cannot know
 * which elements those are, so whenever the state of any element on the page changes, all that is in it is styled anew:
 * on ten cards that becomes possible or impossible with every turn, this took more time than everything else together.
 */
function isDear(selector: string): boolean {
  const compounds = selector.split(/\s*[>+~]\s*|\s+(?![^([]*[)\]])/)
  const subject = compounds.at(-1) ?? ''
  const isNamed = /^[a-z]|[.#[]/i.test(subject.replace(/:(?:not|has)\(.*\)/, ''))
  return !isNamed && compounds.slice(0, -1).some((compound) => compound.includes('['))
}

it('knows a dear selector', () => {
  const dear = ['.a[aria-disabled="true"] > *', '[data-x] *', '.a[data-x] > :first-child', '.b .a[data-x] + :not(.c)']
  const cheap = [
    '.a > *',
    '.a[data-x]',
    '.a[data-x] .b',
    '[data-x] svg',
    '.a[data-x]:hover > .b:last-child',
    '.a :focus',
  ]
  expect([...dear, ...cheap].filter(isDear)).toEqual(dear)
})

it('no state speaks about elements that nothing names', () => {
  const sheets = globSync('**/*.css', { cwd: sources })
  expect(sheets.length).toBeGreaterThan(30)
  const found = sheets.flatMap((path) =>
    selectorsOf(readFileSync(join(sources, path), 'utf8'))
      .filter(isDear)
      .map((selector) => `${path}: ${selector}`),
  )
  expect(found).toEqual([])
})
