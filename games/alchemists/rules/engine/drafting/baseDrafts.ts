import {
  bidParts,
  buyParts,
  chooseOrderParts,
  discardParts,
  forageParts,
  keepFavourParts,
  takeGrantParts,
  transmuteParts,
} from './cardParts.ts'
import { debunkParts, demonstrateParts } from './doubtParts.ts'
import { drinkParts, exhibitParts, testParts } from './mixParts.ts'
import type { ActionParts } from './part.ts'
import { sellParts } from './saleParts.ts'
import { endorseParts, publishParts } from './theoryParts.ts'

/** How the base game's actions are put together. A plan grows cube by cube instead (plan.ts). */
export const baseDrafts: readonly ActionParts[] = [
  keepFavourParts,
  chooseOrderParts,
  bidParts,
  forageParts,
  transmuteParts,
  sellParts,
  buyParts,
  debunkParts,
  demonstrateParts,
  publishParts,
  endorseParts,
  testParts,
  drinkParts,
  exhibitParts,
  discardParts,
  takeGrantParts,
]
