import { type Marking, markerSize, markings } from './printedCard.ts'

/** Modules in a row of a code. */
export const codeSide = 6

/**
 * Modules in a row of a printed marker: the code, a black frame around it, and a white one around that, by which the
 * black one is found on any ground.
 */
export const printedSide = codeSide + 4

/** Millimetres: a side of the black frame. */
export const frameSize = (markerSize * (printedSide - 2)) / printedSide

/**
 * One code for each marking, row by row; 1 is white. Any two, in whatever rotation, differ in at least fifteen of the 36
 * modules, and so does each from its own rotations: found by trying codes at random, and held by a test.
 */
const rows: readonly string[] = [
  '101000 010011 100011 010101 000000 110110',
  '101011 010100 010011 001111 111000 011111',
  '000001 001100 000110 011010 010111 110111',
  '001111 011001 001111 010111 010011 011011',
  '100011 010101 011010 101001 011011 101000',
  '011100 110110 100110 101110 000011 000111',
  '010101 111101 100001 001010 010000 000010',
  '100010 000001 110001 011111 100101 101011',
  '001010 111111 010010 111011 000001 111101',
  '100000 111101 001111 000110 001001 001100',
  '000101 111011 111000 001101 000011 110011',
  '111111 001011 110010 100101 101101 001100',
  '000000 110110 001001 110111 010110 001010',
  '101101 011000 100111 001001 100011 100000',
  '111001 110001 001010 101111 101111 010110',
  '011001 001011 010011 001110 101011 111001',
]

/** A code as its modules, row by row. */
export type Code = readonly boolean[]

export const codes: readonly Code[] = rows.map((text) => Array.from(text.replaceAll(' ', ''), (sign) => sign === '1'))

/** A quarter turn clockwise. */
export function turned(code: Code): Code {
  return code.map((_, index) => {
    const [x, y] = [index % codeSide, Math.floor(index / codeSide)]
    return code[(codeSide - 1 - x) * codeSide + y] === true
  })
}

/** In how many modules two codes differ. */
export function distanceOf(one: Code, other: Code): number {
  let count = 0
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) count++
  return count
}

/** Whether a module of a printed marker is dark. */
export function isDark(code: Code, column: number, row: number): boolean {
  const [x, y] = [column - 2, row - 2]
  if (x >= 0 && x < codeSide && y >= 0 && y < codeSide) return code[y * codeSide + x] !== true
  return x >= -1 && x <= codeSide && y >= -1 && y <= codeSide
}

export function codeOf({ ingredient, end }: Marking): Code {
  const index = markings.findIndex((marking) => marking.ingredient === ingredient && marking.end === end)
  return codes[index] ?? []
}
