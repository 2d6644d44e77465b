import { box } from '@athanor/alchemists'
import { expect, it } from 'vitest'
import { adventurerArt } from './art.ts'

it('every adventurer in the box has a picture', () => {
  expect(box.adventurers).not.toHaveLength(0)
  for (const { id } of box.adventurers) expect(adventurerArt(id)).toBeDefined()
  expect(() => adventurerArt('smith')).toThrow('there is no picture of the smith')
})
