import type { FavourCard } from '../base/favours/favour.ts'
import type { FavourEffect } from './contributions.ts'
import type { RuleParts } from './rules.ts'

/** A discard names no more cards than this. */
const mostDiscarded = 2

/** Stops modules that together make no game, with an error that says what does not go together. */
export function demandSound(parts: RuleParts): void {
  const { favourUses, steps } = parts
  demandOnce('favor cards', parts.favourCards, ({ id }) => id)
  demandOnce('artifacts', parts.artifactCards, ({ id }) => id)
  demandOnce('spaces', parts.spaces, ({ id }) => id)
  demandOnce('seals', parts.sealKinds, ({ id }) => id)
  demandOnce('goods', parts.goods, ({ id }) => id)
  demandOnce('questions', parts.questions, ({ kind }) => kind)
  demandOnce('tasks', parts.tasks, ({ kind }) => kind)
  demandOnce('effects of drawn cards', parts.drawnEffects, ({ kind }) => kind)
  demandOnce('rules of purchases', parts.purchases, ({ kind }) => kind)
  demandOnce('rules of publications', parts.publications, ({ kind }) => kind)
  demandOnce('ways to draft', parts.drafts, ({ action }) => action)
  demandOnce('scorers', parts.scorers, ({ source }) => source)
  for (const [list, each] of Object.entries(steps)) demandOnce(`steps of ${list}`, each, ({ id }) => id)
  demandOnce('uses of favor cards', favourUses, ({ window, effect }) => momentOf(window, effect))
  demandOnce('favor cards that are counted', favourUses, ({ counted }) => counted)
  for (const card of parts.favourCards) demandPlayed(parts, card)
  for (const card of parts.artifactCards) demandBought(parts, card)
}

/** Of two with one name, lists would hold both and look-ups one. */
function demandOnce<Item>(what: string, items: readonly Item[], nameOf: (item: Item) => string): void {
  const names = items.map(nameOf)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new RangeError(`two ${what} are called ${twice}`)
}

function momentOf(window: string, effect: string): string {
  return `${effect} when ${window}`
}

/** A card that no rule looks for could be held and never played. */
function demandPlayed({ drawnEffects, favourUses }: RuleParts, { id, window, effect }: FavourCard): void {
  const isPlayed =
    window === 'drawn'
      ? drawnEffects.some(({ kind }) => kind === effect.kind)
      : favourUses.some((use) => use.window === window && use.effect === effect.kind)
  if (!isPlayed) throw new RangeError(`nothing plays ${momentOf(window, effect.kind)}, which ${id} is for`)
  if (discardOf(effect) > mostDiscarded) {
    throw new RangeError(`${id} discards ${discardOf(effect)} ingredients, and ${mostDiscarded} at most can be named`)
  }
}

function discardOf(effect: FavourEffect): number {
  return effect.kind === 'ingredients' ? effect.discard : 0
}

function demandBought({ purchases }: RuleParts, { id, purchase }: RuleParts['artifactCards'][number]): void {
  if (purchase === undefined || purchases.some(({ kind }) => kind === purchase.kind)) return
  throw new RangeError(`nothing carries out ${purchase.kind}, which ${id} does when it is bought`)
}
