import { at } from '@athanor/kernel'
import { describe, expect, it } from 'vitest'
import { newTableId } from '../secrets.ts'
import { inTurnFor } from './rendezvous.ts'

describe('rendezvous', () => {
  const nodes = ['n1', 'n2', 'n3', 'n4']
  const tables = Array.from({ length: 4000 }, newTableId)
  const first = (table: string, among: readonly string[]) => at(inTurnFor(table, among), 0, 'node')

  it('comes to the same order whoever asks, and in whatever order the nodes were met', () => {
    for (const table of tables.slice(0, 50)) {
      expect(inTurnFor(table, nodes)).toEqual(inTurnFor(table, nodes.toReversed()))
      expect(inTurnFor(table, [...nodes, ...nodes])).toHaveLength(4)
    }
  })

  it('gives every node about as much to do', () => {
    for (const node of nodes) {
      const share = tables.filter((table) => first(table, nodes) === node).length / tables.length
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.3)
    }
  })

  it('passes on the tables of a node that went, to those who were next, and no others', () => {
    const left = nodes.filter((node) => node !== 'n2')
    for (const table of tables) {
      const [before, next] = inTurnFor(table, nodes)
      expect(first(table, left)).toBe(before === 'n2' ? next : before)
    }
  })
})
