import * as z from 'zod/mini'
import { cauldrons, cubesPerIngredient, type Ingredient, ingredients, valueTiles } from './components.ts'
import type { Cubes } from './cubes.ts'

export const actionKinds = ['create', 'copy', 'takeReserve', 'takeBag'] as const

/**
 * What a player does with a turn, all parts named at once (RR-36).
 * @example { kind: 'create', cauldron: 0, recipe: [2, 2, 1, 0, 0], value: 9 }
 * @example { kind: 'copy', cauldron: 0, tribute: 'birdLegs' }
 */
export type Action = CreateAction | CopyAction | TakeReserveAction | TakeBagAction

export interface CreateAction {
  readonly kind: 'create'
  /** @numberOf Cauldron */
  readonly cauldron: number
  readonly recipe: Cubes
  readonly value: number
}

export interface CopyAction {
  readonly kind: 'copy'
  /** @numberOf Cauldron */
  readonly cauldron: number
  /** Which of the paid cubes the potion's creator receives. */
  readonly tribute: Ingredient
}

export interface TakeReserveAction {
  readonly kind: 'takeReserve'
  readonly ingredient: Ingredient
}

export interface TakeBagAction {
  readonly kind: 'takeBag'
}

const count = z.int().check(z.minimum(0), z.maximum(cubesPerIngredient))
const cauldron = z.int().check(z.minimum(0), z.maximum(cauldrons.length - 1))
const ingredient = z.enum(ingredients)

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('create'),
    cauldron,
    recipe: z.tuple([count, count, count, count, count]),
    value: z.int().check(z.minimum(valueTiles[0]), z.maximum(valueTiles.length)),
  }),
  z.strictObject({ kind: z.literal('copy'), cauldron, tribute: ingredient }),
  z.strictObject({ kind: z.literal('takeReserve'), ingredient }),
  z.strictObject({ kind: z.literal('takeBag') }),
])
