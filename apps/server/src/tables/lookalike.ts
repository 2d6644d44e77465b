import confusables from './confusables.gen.json' with { type: 'json' }

/** What Unicode says is drawn alike: each character with the one, or the ones, that it is taken for. */
const prototypes: ReadonlyMap<string, string> = new Map(
  confusables.table.flatMap(([prototype = '', alike = '']) =>
    Array.from(alike, (other) => [other, prototype] as const),
  ),
)

/** What a quick look takes for the same besides: capitals like small letters of another alphabet, signs like letters. */
const alike: readonly (readonly [string, string])[] = [
  ['a', 'αΑ@'],
  ['b', 'вьβΒß'],
  ['c', 'ϲ'],
  ['e', 'єεΕ3ℯ'],
  ['h', 'нΗ'],
  ['k', 'кκΚ'],
  // A capital i, a small L and the digit are one stroke in most typefaces.
  ['l', 'i1|!іıӏιΙ'],
  ['m', 'мΜ'],
  ['n', 'пηΝ'],
  ['o', '0σΟ'],
  ['p', 'ρΡ'],
  ['r', 'г'],
  ['s', '5$'],
  ['t', 'тτΤ'],
  ['u', 'υμ'],
  ['v', 'ν'],
  ['w', 'ω'],
  ['x', 'χΧ'],
  ['y', 'γΥ'],
  ['z', 'ζΖ2'],
]
const drawnAs: ReadonlyMap<string, string> = new Map(
  alike.flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)

/** Letters that are read as one where they stand together. */
const ligatures: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]

/**
 * What is left of a name when everything is taken away that a quick look does not see: case, accents, the alphabet that
 * a letter comes from, spaces, punctuation around it. Two names with the same skeleton are the same name to those at a
 * table.
 */
export function skeletonOf(name: string): string {
  const bare = bareOf(name)
  const trimmed = bare.replaceAll(/^\p{P}+|\p{P}+$/gu, '')
  // A name may be nothing but signs.
  const letters = Array.from(trimmed === '' ? bare : trimmed, lettersOf).join('')
  return ligatures.reduce((text, [two, one]) => text.replaceAll(two, one), letters)
}

function bareOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}]/gu, '')
}

/** The small Latin letters that a character is taken for, or what it is itself. */
function lettersOf(letter: string): string {
  const small = (drawnAs.get(letter) ?? prototypeOf(letter)).toLowerCase()
  return Array.from(small, (each) => drawnAs.get(each) ?? prototypeOf(each).toLowerCase())
    .map((each) => Array.from(each, (one) => drawnAs.get(one) ?? one).join(''))
    .join('')
}

function prototypeOf(letter: string): string {
  return bareOf(prototypes.get(letter) ?? letter)
}
