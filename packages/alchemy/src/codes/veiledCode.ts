import { families, familyCount, turnsOf } from './families.ts'
import { scatter, scattered, scatteredOrder } from './letters.ts'
import { mayOffend } from './offensive.ts'

/**
 * AR-91: our own codes, last letter F to Z. A code names a family of assignments by its third and fourth letter and by
 * which group of eight the first two letters come from; the places of these two within their groups are the turns. So
 * no letter tells anything about any ingredient, and since the family follows from the whole assignment, every letter
 * depends on all of it. I and O, which are easily misread, are never used. Frozen: printed codes must stay good.
 */
const first = scattered('ABCDEFGHJKLMNPQRSTUVWXYZ', 1)
const second = scattered('BDFGHJLMNPRSTVWZ', 2)
const third = scattered('BCDFGHJKLMNPQRSTVWXZ', 3)
const fourth = scattered('FGHJKLMNPQRSTUVWXYZ', 4)
const groupings = 3 * 2

interface Naming {
  /** The name of each family: groups of the first two letters, third letter, fourth letter in one number. */
  readonly names: readonly number[]
  readonly familyNamed: ReadonlyMap<number, number>
}

let built: Naming | undefined

/** Families get names in scattered order; a name is passed over when any of its 64 codes would be offensive. */
function naming(): Naming {
  built ??= build()
  return built
}

function build(): Naming {
  const all = scatteredOrder(groupings * third.length * fourth.length, 5)
  const names = all.filter((name) => !mayOffend(placesOf(name))).slice(0, familyCount)
  return { names, familyNamed: new Map(names.map((name, family) => [name, family])) }
}

function placesOf(name: number): readonly string[] {
  const groups = name % groupings
  const letters = Math.floor(name / groupings)
  return [
    first.slice(8 * Math.floor(groups / 2)).slice(0, 8),
    second.slice(8 * (groups % 2)).slice(0, 8),
    third.charAt(letters % third.length),
    fourth.charAt(Math.floor(letters / third.length)),
  ]
}

/** Families start their turns at different letters. */
function shiftsOf(family: number): number {
  return scatter(0x6_0000 + family) & 63
}

/** The codes of a world: one, or as many as it has turns. */
export function veiledCodesOf(world: number): readonly string[] {
  const family = families().familyOf[world] as number
  const [one, two, three, four] = placesOf(naming().names[family] as number) as [string, string, string, string]
  const shifts = shiftsOf(family)
  return turnsOf(world).map((turns) => {
    const left = ((turns >> 3) + (shifts >> 3)) & 7
    const right = (turns + shifts) & 7
    return one.charAt(left) + two.charAt(right) + three + four
  })
}

/** The world of four capital letters, or undefined when no game has ever been given them. */
export function worldOfVeiled(code: string): number | undefined {
  const [left, right, three, four] = [first, second, third, fourth].map((letters, place) =>
    letters.indexOf(code.charAt(place)),
  ) as [number, number, number, number]
  if (Math.min(left, right, three, four) < 0) return undefined
  const groups = (left >> 3) * 2 + (right >> 3)
  const family = naming().familyNamed.get(groups + groupings * (three + third.length * four))
  if (family === undefined) return undefined
  const shifts = shiftsOf(family)
  const turns = (((left - (shifts >> 3)) & 7) << 3) | ((right - shifts) & 7)
  return families().members[family * 64 + turns]
}
