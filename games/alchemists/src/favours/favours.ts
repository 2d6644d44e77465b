import { assistant } from './assistant.ts'
import { associate } from './associate.ts'
import { barmaid } from './barmaid.ts'
import { custodian } from './custodian.ts'
import type { FavourCard } from './favour.ts'
import { herbalist } from './herbalist.ts'
import { merchant } from './merchant.ts'
import { sage } from './sage.ts'
import { shopkeeper } from './shopkeeper.ts'

const all = [assistant, herbalist, associate, custodian, barmaid, merchant, shopkeeper, sage] as const

export type Favour = (typeof all)[number]['id']

/** The eight favor cards. Hands and piles of them are counted in this order. */
export const favours: readonly Favour[] = all.map((card) => card.id)

const cards = Object.fromEntries(all.map((card) => [card.id, card])) as Readonly<Record<Favour, FavourCard>>

export function favourCard(favour: Favour): FavourCard {
  return cards[favour]
}

export function favourNumber(favour: Favour): number {
  return favours.indexOf(favour)
}

/** copies in the deck of 22. */
export const favourSet: readonly number[] = all.map((card) => card.copies)
