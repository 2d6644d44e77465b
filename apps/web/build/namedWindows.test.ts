import { describe, expect, it } from 'vitest'
import { windowsIn, withWindows } from './namedWindows.ts'

const windows = windowsIn(`
  /* @custom-media --gone (width: 1px); */
  @custom-media --low (max-height: 560px);
  @custom-media --small (max-width: 500px) or
    (max-height: 500px);
  @custom-container --slim (max-width: 300px);
`)

describe('windows', () => {
  it('are read by their names', () => {
    expect([...windows.keys()]).toEqual(['--low', '--small', '--slim'])
  })

  it('stand for their conditions', () => {
    expect(withWindows('@media (--low) { a { top: var(--low) } }', windows)).toBe(
      '@media ((max-height: 560px)) { a { top: var(--low) } }',
    )
    expect(withWindows('@media not (--low) { @media (--small) { a { top: 0 } } }', windows)).toMatch(
      /^@media not \(\(max-height: 560px\)\) \{ @media \(\(max-width: 500px\) or\s+\(max-height: 500px\)\) \{ a/,
    )
  })

  it('and parts of them, too', () => {
    expect(withWindows('@container lab not (--slim) { a { top: 0 } }', windows)).toBe(
      '@container lab not ((max-width: 300px)) { a { top: 0 } }',
    )
  })

  it('that nobody has named are an error', () => {
    expect(() => withWindows('@media (--huge) { a { top: 0 } }', windows)).toThrow('no window or part is called --huge')
  })
})
