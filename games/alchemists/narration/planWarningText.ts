import type { PlanWarning } from '@athanor/alchemists'
import type { Words } from './words.ts'

/** What a plan lacks, in one sentence for each space. */
export function planWarningText(warning: PlanWarning, { say }: Words): string {
  const name = say(`alchemists.space.${warning.space}`)
  const space = warning.actions > 1 ? `${name} × ${warning.actions}` : name
  switch (warning.lacks) {
    case 'cards':
      return say('alchemists.warning.cards', { space, needs: warning.needs, has: warning.has, when: whenOf(warning) })
    case 'gold':
      return say('alchemists.warning.gold', {
        space,
        needs: warning.needs,
        has: warning.has,
        when: whenOf(warning),
        sale: warning.afterSale ? 'yes' : 'no',
      })
    case 'kinds':
      return say('alchemists.warning.kinds', { space })
    case 'chance':
      return say(warning.space === 'debunk' ? 'alchemists.warning.debunk' : 'alchemists.warning.chance', { space })
  }
}

function whenOf({ isToday }: { readonly isToday: boolean }): 'today' | 'later' {
  return isToday ? 'today' : 'later'
}

/** The same for whoever is asked for a discount without being able to sell. */
export function saleWarningText(warning: PlanWarning, words: Words): string {
  return `${planWarningText(warning, words)} ${words.say('alchemists.warning.bid')}`
}
