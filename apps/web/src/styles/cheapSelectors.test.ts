import { at } from '@athanor/kernel'
import { expect, it } from 'vitest'

const sheets = import.meta.glob<string>(['../**/*.css', '../../../../{packages,games}/*/{src,web}/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A selector without what stands in brackets, however deep; one of several classes is a class. */
function unbracketed(text: string): string {
  const less = text.replace(/:is\(\.[^()]*\)/g, '.is').replace(/\([^()]*\)/g, '…')
  return less === text ? text : unbracketed(less)
}

/** Selectors of a sheet, one by one; what they say in brackets is left out. */
function selectorsOf(sheet: string): readonly string[] {
  return [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}@;]+)\{/g)].flatMap(([, list = '']) =>
    unbracketed(list)
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => selector !== ''),
  )
}

/**
 * Whether a state speaks about elements that nothing names, as in `[aria-disabled="true"] > *`. A browser cannot know
 * which elements those are, so whenever the state of any element on the page changes, all that is in it is styled anew:
 * on ten cards that becomes possible or impossible with every turn, this took more time than everything else together.
 * So does `:has(…)` around elements that are known by their tag alone, as in `.cards:has(> :nth-child(4)) p`: whatever
 * comes or goes beside them, all paragraphs of the page are styled anew.
 */
function isDear(selector: string): boolean {
  const compounds = selector.split(/\s*[>+~]\s*|\s+/)
  const subject = compounds.at(-1) ?? ''
  const around = compounds.slice(0, -1)
  if (around.some((compound) => compound.includes(':has…'))) return !/[.#[]/.test(subject)
  return !/^[a-z]|[.#[]/i.test(subject) && around.some((compound) => compound.includes('['))
}

it('knows a dear selector', () => {
  const dear = [
    '.a[aria-disabled="true"] > *',
    '[data-x] *',
    '.a[data-x] > :first-child',
    '.b .a[data-x] + :not(.c)',
    '.a:has(> :is(.b, .c)) p',
  ]
  const cheap = [
    '.a > *',
    '.a[data-x]',
    '.a[data-x] .b',
    '[data-x] svg',
    '.a[data-x]:hover > .b:last-child',
    '.a :focus',
    '.a[data-x]:has(> :nth-child(8))',
    '.a:has(> :is(.b, p)) .c',
    '.a:has(.b) :is(.c, .d)',
  ]
  const read = selectorsOf([...dear, ...cheap].map((selector) => `${selector} { top: 0 }`).join('\n'))
  expect(read).toHaveLength(dear.length + cheap.length)
  expect(read.filter(isDear)).toEqual(dear.map(unbracketed))
})

it('no state speaks about elements that nothing names', () => {
  expect(Object.keys(sheets).length).toBeGreaterThan(30)
  const found = Object.entries(sheets).flatMap(([path, sheet]) =>
    selectorsOf(sheet)
      .filter(isDear)
      .map((selector) => `${path}: ${selector}`),
  )
  expect(found).toEqual([])
})

it('the table of Alchemists, on which most lies, is not searched as a whole at every change of anything on it', () => {
  const frame = at(
    Object.entries(sheets).filter(([path]) => path.endsWith('/alchemists/web/frame.module.css')),
    0,
  )[1]
  expect(frame).toContain('.board[data-stage] ~ .tray .lab')
  expect(frame.replace(/\/\*[\s\S]*?\*\//g, '')).not.toContain(':has(')
})
