import { icon as claw } from 'virtual:icon/bird-claw'
import { icon as feather } from 'virtual:icon/feather'
import { icon as fern } from 'virtual:icon/fern'
import { icon as frog } from 'virtual:icon/frog'
import { icon as lotus } from 'virtual:icon/lotus-flower'
import { icon as roots } from 'virtual:icon/plant-roots'
import { icon as scorpion } from 'virtual:icon/scorpion'
import { icon as mushroom } from 'virtual:icon/super-mushroom'
import type { Ingredient } from '@athanor/alchemy'

export const ingredientArt: Readonly<Record<Ingredient, readonly string[]>> = {
  mushroom,
  fern,
  toad: frog,
  birdClaw: claw,
  flower: lotus,
  mandrakeRoot: roots,
  scorpion,
  ravensFeather: feather,
}
