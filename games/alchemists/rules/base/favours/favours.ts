import { assistant } from './assistant.ts'
import { associate } from './associate.ts'
import { barmaid } from './barmaid.ts'
import { custodian } from './custodian.ts'
import { herbalist } from './herbalist.ts'
import { merchant } from './merchant.ts'
import { sage } from './sage.ts'
import { shopkeeper } from './shopkeeper.ts'

export type { BaseFavourEffect, BaseFavourWindow } from './favour.ts'

/** the eight favor cards, 22 in all. Hands and piles of them are counted in this order. */
export const baseFavours = [assistant, herbalist, associate, custodian, barmaid, merchant, shopkeeper, sage] as const

export type BaseFavour = (typeof baseFavours)[number]['id']
