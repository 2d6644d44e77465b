import type { Space } from '@athanor/alchemists'

export type District = 'wild' | 'town' | 'academy' | 'laboratory'

const districts: Readonly<Record<string, District>> = {
  forage: 'wild',
  transmute: 'wild',
  sell: 'town',
  buy: 'town',
  debunk: 'academy',
  publish: 'academy',
  test: 'laboratory',
  drink: 'laboratory',
  custodian: 'laboratory',
  exhibit: 'laboratory',
  researchGolem: 'academy',
  visitLibrary: 'academy',
}

/** Where a space lies: on the board, and when it comes near, its light is that of its district. */
export function districtOf(space: Space): District {
  return districts[space] ?? 'town'
}
