export type { Action, CopyAction, CreateAction, TakeReserveAction } from './action.ts'
export * from './choices.ts'
export * from './components.ts'
export * from './cubes.ts'
export type { Event, Happening, OwnPart } from './event.ts'
export { type CompendiumShape, compendium } from './game.ts'
export { creatable } from './legal.ts'
export type { Options } from './options.ts'
export * from './pendingAction.ts'
export { productsOf } from './products.ts'
export { recipesByCauldron } from './recipes.ts'
export {
  endIsNear,
  fameMarker,
  fameOf,
  isOpening,
  type Player,
  type Potion,
  roundOf,
  type Score,
  type State,
} from './state.ts'
export type { Trail } from './trail.ts'
export type { PlayerView, Revealed, View } from './view.ts'
