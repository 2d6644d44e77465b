export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The number of a capital letter: A is 0, Z is 25. */
export function letterNumber(letter: string): number {
  return alphabet.indexOf(letter)
}

/** Spreads the bits of a small number over 32 (Austin Appleby's finaliser). Frozen: codes depend on it. */
export function scatter(value: number): number {
  let bits = Math.imul(value + 0x9e37_79b9, 0x85eb_ca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4_eb2f)
  return (bits ^ (bits >>> 15)) >>> 0
}

/** The numbers below `length` in an order without visible order. Frozen. */
export function scatteredOrder(length: number, salt: number): readonly number[] {
  return Array.from({ length }, (_, number) => ({ number, key: scatter(salt * 0x1_0000 + number) }))
    .sort((one, other) => one.key - other.key || one.number - other.number)
    .map(({ number }) => number)
}

/** Letters in an order without visible order. Frozen. */
export function scattered(letters: string, salt: number): string {
  return scatteredOrder(letters.length, salt)
    .map((place) => letters.charAt(place))
    .join('')
}
