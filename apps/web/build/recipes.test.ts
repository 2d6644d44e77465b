import { describe, expect, it } from 'vitest'
import { recipesIn, withRecipes } from './recipes.ts'

const known = recipesIn(`
  /* @mixin --gone { top: 0; } */
  @mixin --bare {
    padding: 0;
    border: 0;
  }
  @mixin --row(--gap) { display: flex; gap: var(--gap); }
  @mixin --letters(--size, --line) { font-size: var(--size); line-height: var(--line); }
`)

describe('recipes', () => {
  it('are taken by their names', () => {
    expect([...known.keys()]).toEqual(['--bare', '--row', '--letters'])
    expect(withRecipes('a { @apply --bare; top: 0; }', known)).toBe('a { padding: 0; border: 0; top: 0; }')
  })

  it('are given lengths, which may be reckoned', () => {
    expect(withRecipes('a { @apply --row(2px 4px); }', known)).toBe('a { display: flex; gap: 2px 4px; }')
    expect(withRecipes('a { @apply --letters(max(2px, var(--x)), 1.2); }', known)).toBe(
      'a { font-size: max(2px, var(--x)); line-height: 1.2; }',
    )
  })

  it('keep what they are given, also where it has the name of something else that they take', () => {
    expect(withRecipes('a { @apply --letters(var(--line), 2); }', known)).toBe(
      'a { font-size: var(--line); line-height: 2; }',
    )
  })

  it('do not say what was not given', () => {
    expect(withRecipes('a { @apply --row; }', known)).toBe('a { display: flex; }')
  })

  it('that nobody has written are an error', () => {
    expect(() => withRecipes('a { @apply --huge; }', known)).toThrow('no recipe is called --huge')
  })
})
