import { type Cubes, total } from '@athanor/compendium'

/** The middle of each ingredient's colour, in the order of `ingredients`. */
const colours = [
  [180, 186, 195],
  [90, 162, 224],
  [240, 138, 60],
  [79, 180, 119],
  [243, 211, 74],
] as const

/** The colour of a brew: what its ingredients mix to, a little livelier than paint would be. */
export function liquidOf(recipe: Cubes): string {
  const size = total(recipe)
  if (size === 0) return 'rgb(120 90 150)'
  const channel = (index: 0 | 1 | 2) =>
    Math.round(
      Math.sqrt(recipe.reduce((sum, count, kind) => sum + count * (colours[kind]?.[index] ?? 0) ** 2, 0) / size),
    )
  return `rgb(${channel(0)} ${channel(1)} ${channel(2)})`
}
