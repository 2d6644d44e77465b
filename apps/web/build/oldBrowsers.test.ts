import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { oldestBrowsers } from './browsers.ts'
import { oldBrowserScript } from './oldBrowsers.ts'

/** As much of a page as the script touches; what an old browser has, unless more is given. */
function visit(languages: readonly string[], has: object = {}, canDo: object = {}) {
  const lines: string[] = []
  const attributes = new Map([['id', 'root']])
  const place = {
    style: {},
    removeAttribute: (name: string) => void attributes.delete(name),
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    appendChild: ({ text }: { readonly text: string }) => void lines.push(text),
  }
  const documentElement = { lang: 'en' }
  const page = {
    navigator: { languages },
    document: {
      documentElement,
      body: { style: {}, ...canDo },
      getElementById: () => place,
      querySelector: () => ({ content: 'black' }),
      createElement: () => ({
        text: '',
        appendChild(child: string) {
          this.text = child
        },
      }),
      createTextNode: (text: string) => text,
    },
    Map: undefined,
    Promise: undefined,
    ...has,
  }
  runInContext(oldBrowserScript(), createContext({ ...page, window: page }))
  return { lines, lang: documentElement.lang, isTaken: !attributes.has('id') }
}

const yes = () => true
const has = {
  Map: { groupBy: yes },
  Promise: { withResolvers: yes },
  CSS: { registerProperty: yes, supports: yes },
  CompressionStream: yes,
}
const canDo = { showPopover: yes, checkVisibility: yes }

describe('the script for old browsers', () => {
  it('leaves a browser alone that has what the pages need', () => {
    expect(visit(['en'], has, canDo)).toEqual({ lines: [], lang: 'en', isTaken: false })
  })

  it.each([
    ['en', ['de-DE', 'en-GB', 'ru'], 'This browser is too old'],
    ['en', ['de'], 'This browser is too old'],
    ['ru', ['ru-RU', 'en'], 'Этот браузер слишком старый'],
  ] as const)('tells others so in %s, with the browsers that can', (lang, languages, begins) => {
    const told = visit(languages)
    expect(told).toMatchObject({ lang, isTaken: true })
    expect(told.lines[0]).toContain(begins)
    for (const version of Object.values(oldestBrowsers)) expect(told.lines[1]).toContain(version)
  })

  it.each([...Object.keys(has), ...Object.keys(canDo)])('misses %s', (missing) => {
    const without = (object: object) => Object.fromEntries(Object.entries(object).filter(([name]) => name !== missing))
    const nothing = { Map: undefined, Promise: undefined }
    expect(visit(['en'], { ...nothing, ...without(has) }, without(canDo)).isTaken).toBe(true)
  })

  it('speaks a JavaScript that every browser understands', () => {
    const said = oldBrowserScript().replace(/"(?:[^"\\]|\\.)*"/g, '""')
    expect(said).not.toMatch(/=>|`|\?\.|\?\?|\.\.\.|\b(?:const|let|class|async|of)\b|,\s*[)\]}]/)
  })
})

it('the README names the same browsers', () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8')
  const { chrome, firefox, safari } = oldestBrowsers
  expect(readme).toContain(`Chrome and Edge from ${chrome}, Firefox from ${firefox}, Safari from ${safari}`)
})
