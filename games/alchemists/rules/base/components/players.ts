/** one colour for each alchemist; none of them is the colour of an aspect. */
export const playerColours = ['purple', 'white', 'brown', 'black'] as const

/** action cubes by number of players: three in round 1, whatever that is. */
export function cubesByRound(players: number, rounds: number): readonly number[] {
  return Array.from({ length: rounds }, (_, number) => (number === 0 ? 3 : 8 - players))
}

/** */
export const startingGold = 2

/** */
export const startingReputation = 10

/** dealt, of which one is kept. */
export const startingFavours = 2

/** */
export const rowSize = 5

/** artifacts of one level that lie on offer. */
export const artifactsOnOffer = 3

/** */
export const copiesOfIngredient = 5

/** */
export const sealSpaces = 3

/** */
export const publishingFee = 1

/** */
export const grantGold = 2

/** */
export const goldPerFavour = 2
export const goldPerPoint = 3

/** */
export const transmuteGold = 1

/** */
export const studentFee = 1
