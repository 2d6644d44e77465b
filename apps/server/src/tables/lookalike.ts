/** Letters that are drawn alike, in one hand: each line gives the letter that the others are taken for. */
const alike: readonly (readonly [string, string])[] = [
  ['a', 'аαΑ@'],
  ['b', 'вьβΒß'],
  ['c', 'сϲ'],
  ['d', 'ԁ'],
  ['e', 'еєεΕ3'],
  ['g', 'ɡ'],
  ['h', 'нһΗ'],
  ['j', 'јϳ'],
  ['k', 'кκΚ'],
  // A capital i, a small L and the digit are one stroke in most typefaces.
  ['l', 'i1|!іıӏιΙ'],
  ['m', 'мΜ'],
  ['n', 'пηΝ'],
  ['o', '0оοσΟ'],
  ['p', 'рρΡ'],
  ['q', 'ԛ'],
  ['r', 'г'],
  ['s', 'ѕ5$'],
  ['t', 'тτΤ'],
  ['u', 'υμ'],
  ['v', 'ѵν'],
  ['w', 'ԝω'],
  ['x', 'хχΧ'],
  ['y', 'уүγΥ'],
  ['z', 'ζΖ2'],
]
const drawnAs: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)

/**
 * What is left of a name when everything is taken away that a quick look does not see: case, accents, the alphabet that
 * a letter comes from, spaces. Two names with the same skeleton are the same name to those at a table.
 */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Z}]/gu, '')
  return Array.from(bare, (letter) => {
    const small = (drawnAs.get(letter) ?? letter).toLowerCase()
    return drawnAs.get(small) ?? small
  }).join('')
}
