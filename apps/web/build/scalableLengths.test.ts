import { describe, expect, it } from 'vitest'
import { inRootUnits } from './scalableLengths.ts'

describe('lengths in style sheets', () => {
  it('are given in units of the root', () => {
    expect(inRootUnits('a { padding: 8px -16px; font: 700 14.5px / 1.2 serif }')).toBe(
      'a { padding: 0.5rem -1rem; font: 700 0.90625rem / 1.2 serif }',
    )
    expect(inRootUnits('a { width: min(152px, 50% - 5px) }')).toBe('a { width: min(9.5rem, 50% - 0.3125rem) }')
  })

  it('stay as they are where they are hairlines, names or remarks', () => {
    const css = 'a { border: 1.5px solid; inset: -2px; --w10px: 1; mask: url(#a40px) } /* 46px wide */'
    expect(inRootUnits(css)).toBe(css)
  })

  it('follow the reader’s text size in conditions about the window, and the root in those about a part', () => {
    expect(inRootUnits('@media (min-width: 1200px) and (max-height: 640px) { a { top: 32px } }')).toBe(
      '@media (min-width: 75em) and (max-height: 40em) { a { top: 2rem } }',
    )
    expect(inRootUnits('@container card (min-width: 160px) { a { top: 4px } }')).toBe(
      '@container card (min-width: 10rem) { a { top: 0.25rem } }',
    )
  })
})
