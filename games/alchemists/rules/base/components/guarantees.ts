import type { SaleQuality } from '@athanor/alchemy'

/** what each guarantee pays before zone and discount. */
export const basePrices: Readonly<Record<SaleQuality, number>> = { exact: 4, correctSign: 3, neutral: 2, wrongSign: 1 }
