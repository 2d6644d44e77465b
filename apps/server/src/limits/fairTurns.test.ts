import { expect, it } from 'vitest'
import { fairTurns } from './fairTurns.ts'

it('lets others in between, however much one address asks for', async () => {
  const turn = fairTurns()
  const order: string[] = []
  const ask = async (address: string) => {
    await turn(address)
    order.push(address)
  }
  await Promise.all([ask('busy'), ask('busy'), ask('busy'), ask('busy'), ask('calm')])
  expect(order.indexOf('calm')).toBeLessThanOrEqual(1)
  expect(order).toHaveLength(5)
})
