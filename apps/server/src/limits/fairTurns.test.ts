import { expect, it } from 'vitest'
import { fairTurns } from './fairTurns.ts'

it('lets others in between, however much one address asks for', async () => {
  const turn = fairTurns()
  const order: string[] = []
  const ask = async (address: string) => {
    await turn(address, address)
    order.push(address)
  }
  await Promise.all([ask('busy'), ask('busy'), ask('busy'), ask('busy'), ask('calm')])
  expect(order.indexOf('calm')).toBeLessThanOrEqual(1)
  expect(order).toHaveLength(5)
})

it('lets the people of one address begin one after the other', async () => {
  const turn = fairTurns()
  const order: string[] = []
  const ask = async (name: string) => {
    await turn('house', name)
    order.push(name)
  }
  await Promise.all([ask('busy'), ask('busy'), ask('busy'), ask('calm'), ask('late')])
  expect(order).toEqual(['busy', 'calm', 'late', 'busy', 'busy'])
})
