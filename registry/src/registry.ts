import { parts as alchemists } from '@athanor/alchemists/parts'
import { parts as apprentices } from '@athanor/apprentices/parts'
import { parts as compendium } from '@athanor/compendium/parts'
import type { GameParts } from '@athanor/parts'

/** All games of the house: the only list of them. The first one is played where nobody says which. */
export const registry: readonly GameParts[] = [compendium, alchemists, apprentices]
