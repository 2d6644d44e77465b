import { describe, expect, it } from 'vitest'
import { compiledText, idsText, type MessageSyntax, paramsOf, parseMessage } from './compile.ts'

function params(text: string): Record<string, unknown> {
  return Object.fromEntries(paramsOf(parseMessage(text) as MessageSyntax))
}

describe('the parameters of a message', () => {
  it('are text, numbers, or one of the words of a select', () => {
    expect(params('{name} has {n, number} of {kind, select, b {B} a {A} other {}}')).toEqual({
      kind: ['a', 'b'],
      n: 'number',
      name: 'string',
    })
  })

  it('are found inside branches, and named in order', () => {
    const found = params('{n, plural, one {{b}} other {{k, select, x {{a}} other {}}}}')
    expect(Object.entries(found)).toEqual([
      ['a', 'string'],
      ['b', 'string'],
      ['k', ['x']],
      ['n', 'number'],
    ])
  })

  it('include the word other when that branch says something', () => {
    expect(params('{k, select, x {X} other {anything}}')).toEqual({ k: ['other', 'x'] })
  })

  it('do not include other where that branch chooses among further words', () => {
    expect(params('{k, select, x {} other {, {k, select, y {Y} z {Z} other {}}}}')).toEqual({ k: ['x', 'y', 'z'] })
  })

  it('may be any text when a select also shows it as it is', () => {
    expect(params('{k, select, x {X} other {{k}}}')).toEqual({ k: 'string' })
    expect(params('{k}: {k, select, x {X} other {}}')).toEqual({ k: 'string' })
  })

  it('stay a number however often a number is shown', () => {
    expect(params('{n} {n, plural, one {#} other {#}}')).toEqual({ n: 'number' })
    expect(params('{n, plural, one {#} other {#}} {n}')).toEqual({ n: 'number' })
  })

  it('add up over several selects', () => {
    expect(params('{k, select, x {} other {}}{k, select, y {} other {}}')).toEqual({ k: ['x', 'y'] })
  })
})

describe('compiling', () => {
  it('says what is wrong with a message', () => {
    expect(parseMessage('{n, plural, one {x}}')).toBeTypeOf('string')
    expect(() => compiledText('en', { 'a.b.c': '{' })).toThrow('en a.b.c')
    expect(() => idsText(new Map([['a', { 'a.b.c': '{' }]]))).toThrow('en a.b.c')
  })

  it('takes angle brackets for what they are', () => {
    expect(parseMessage('<b>')).toEqual([{ type: 0, value: '<b>' }])
  })

  it('gives every message a line of its own', () => {
    expect(compiledText('en', { 'a.b.c': 'x', 'a.b.d': '{y}' })).toBe(
      '{\n  "a.b.c": [{"type":0,"value":"x"}],\n  "a.b.d": [{"type":1,"value":"y"}]\n}\n',
    )
  })

  it('writes the types of parameters', () => {
    const text = idsText(
      new Map([['a.b', { 'a.b.c': 'x', 'a.b.d': '{n, number} {k, select, x {} y {} other {}} {t}' }]]),
    )
    expect(text).toContain('readonly "a.b": ABParams\n')
    expect(text).toContain('export interface MessageParams extends ABParams {}')
    expect(text).toContain('readonly "a.b.c": null\n')
    expect(text).toContain('readonly "a.b.d": { readonly k: "x" | "y"; readonly n: number; readonly t: string }\n')
  })
})
