import { describe, expect, it } from 'vitest'
import { classes } from './classes.ts'

describe('class names of a CSS module', () => {
  const cx = classes({ card: 'card_1', glows: 'glows_2' })

  it('joins what is there and drops what is not', () => {
    expect(cx('card', false, null, undefined, '', 'glows')).toBe('card_1 glows_2')
  })

  it('complains about a name that the module does not have', () => {
    expect(() => cx('crad')).toThrow('there is no style crad')
  })
})
