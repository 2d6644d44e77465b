import { alchemists } from '@athanor/alchemists'
import { apprentices } from '@athanor/apprentices'
import { compendium } from '@athanor/compendium'
import type { Shape } from '@athanor/kernel'
import { alchemistsFace } from './alchemists/face.ts'
import { apprenticesFace } from './apprentices/face.ts'
import { compendiumFace } from './compendium/face.ts'
import type { GameFace } from './gameFace.ts'

const faces: Readonly<Record<string, GameFace<Shape>>> = {
  [alchemists.id]: alchemistsFace,
  [apprentices.id]: apprenticesFace,
  [compendium.id]: compendiumFace,
}

export function faceOf(gameId: string): GameFace<Shape> {
  const face = faces[gameId]
  if (face === undefined) throw new RangeError(`${gameId} has no terminal face`)
  return face
}
