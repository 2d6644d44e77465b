import type { LegalActions } from '@athanor/kernel'

/** Legal actions as programs get them: counted, told by kind, and as many of them in full as were asked for. */
export interface LegalPage {
  readonly size: number
  readonly groups: readonly { readonly kind: string; readonly size: number }[]
  readonly from: number
  readonly actions: readonly unknown[]
}

/** A page that nobody chose the length of. */
const usualPage = 100

export function legalPage(legal: LegalActions<unknown>, from = 0, count = usualPage): LegalPage {
  const first = Math.min(from, legal.size)
  const last = Math.min(first + count, legal.size)
  const actions = Array.from({ length: last - first }, (_, index) => legal.at(first + index))
  return { size: legal.size, groups: legal.groups.map(({ kind, size }) => ({ kind, size })), from: first, actions }
}
