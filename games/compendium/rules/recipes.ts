import { cauldrons, fieldsPerCauldron, sameIngredientLimit } from './components.ts'
import { type Cubes, type Kind, kindOf, kinds, total } from './cubes.ts'

/**
 * All recipes of the game, worked out once. A cauldron takes up to two cubes of each of the three kinds that it does
 * not produce, one to five cubes in all: 25 recipes, of which 120 differ over the board (RR-10).
 */
const handShapes = (sameIngredientLimit + 1) ** kinds.length

/** A hand as recipes see it: more than two cubes of a kind are no better than two. */
export function handShape(cubes: Cubes): number {
  let shape = 0
  for (let kind = kinds.length - 1; kind >= 0; kind--) {
    const count = cubes[kind as 0]
    shape = shape * 3 + (count > sameIngredientLimit ? sameIngredientLimit : count)
  }
  return shape
}

function cubesOfShape(shape: number): Cubes {
  return kinds.map((kind) => Math.floor(shape / 3 ** kind) % 3) as unknown as Cubes
}

const cubesByShape: readonly Cubes[] = Array.from({ length: handShapes }, (_, shape) => cubesOfShape(shape))

const productKinds = cauldrons.map(({ products: [first, second] }) => [kindOf(first), kindOf(second)] as const)

/** nothing goes in that comes out. */
export function avoidsProducts(cauldron: number, recipe: Cubes): boolean {
  const [first, second] = productKinds[cauldron] as readonly [Kind, Kind]
  return recipe[first] === 0 && recipe[second] === 0
}

function fits(cauldron: number, recipe: Cubes): boolean {
  const size = total(recipe)
  return size >= 1 && size <= fieldsPerCauldron && avoidsProducts(cauldron, recipe)
}

/** The 25 recipes of each cauldron, in canonical order. */
export const recipesByCauldron: readonly (readonly Cubes[])[] = cauldrons.map((_, cauldron) =>
  cubesByShape.filter((recipe) => fits(cauldron, recipe)),
)

/** For each cauldron and hand shape, the recipes that the hand can pay. */
const affordable: readonly (readonly (readonly Cubes[])[])[] = recipesByCauldron.map((recipes) =>
  cubesByShape.map((hand) => recipes.filter((recipe) => kinds.every((kind) => recipe[kind] <= hand[kind]))),
)

export function affordableRecipes(cauldron: number, hand: Cubes): readonly Cubes[] {
  return affordable[cauldron]?.[handShape(hand)] ?? []
}
