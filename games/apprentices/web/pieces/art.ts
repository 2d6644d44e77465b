import { icon as gemstone } from 'virtual:icon/cut-diamond'
import { icon as raven } from 'virtual:icon/raven'
import { icon as potion } from 'virtual:icon/round-potion'
import { icon as parchment } from 'virtual:icon/scroll-unfurled'
import type { Face } from '@athanor/apprentices'

/** What the faces of the dice show (D-034). */
export const faceArt: Readonly<Record<Face, readonly string[]>> = { parchment, gemstone, potion, raven }
