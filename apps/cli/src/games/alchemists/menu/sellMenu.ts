import { knowledgeOf, priceOf, rulesAt, type SellAction, type View } from '@athanor/alchemists'
import {
  type ColouredPotion,
  chanceOfPotion,
  type Ingredient,
  meetsGuarantee,
  type Potion,
  potions,
  type SaleQuality,
  saleQualities,
  saleQuality,
} from '@athanor/alchemy'
import { by, type Seat } from '@athanor/kernel'
import type { Look } from '../../gameFace.ts'
import { counted, favourName, goldText, potionText } from '../terms.ts'
import { mixFacet, mortarFacet, percent } from './mixFacets.ts'
import type { Facet } from './narrowing.ts'

/** A-189, AR-79: the potion, what is promised of it, the favour cards, and what goes into the cauldron. */
export function sellFacets(view: View, seat: Seat, question: string, look: Look): readonly Facet<SellAction>[] {
  const { words } = look
  return [
    wantedFacet(view, question, look),
    by(
      words.say('cli.alchemists.menu.guarantee'),
      ({ guarantee }) => guarantee,
      (guarantee) => ({
        label: words.say(`alchemists.guarantee.${guarantee}`),
        hint: words.say('cli.alchemists.menu.pays', {
          gold: goldText(priceOf({ table: view.table, seat }, guarantee), look),
        }),
      }),
    ),
    by(
      words.say('cli.alchemists.menu.favours'),
      ({ merchants, barmaids }) => `${merchants} ${barmaids}`,
      (_, [first]) => ({ label: favoursLabel(first, look) }),
    ),
    mixFacet<SellAction>(view, look, (one, other, left) => keptText(view, one, other, left[0], look)),
    mortarFacet(look),
  ]
}

/** A-190..A-193: all three orders, those that others have closed marked as such. */
function wantedFacet({ table }: View, question: string, look: Look): Facet<SellAction> {
  const wants = rulesAt(table).adventurers[table.adventurer ?? -1]?.wants ?? []
  return {
    question,
    answers: (actions) =>
      wants.map((potion, wanted) => {
        const left = actions.filter((action) => action.wanted === wanted)
        return {
          said: { label: potionText(potion, look), hint: left.length > 0 ? undefined : why(actions, look) },
          left,
        }
      }),
  }
}

/** Without two different ingredients nothing can be sold at all; otherwise somebody was faster. */
function why(sales: readonly SellAction[], { words }: Look): string {
  return words.say(sales.length === 0 ? 'alchemists.reject.sameIngredient' : 'alchemists.reject.potionBlocked')
}

function favoursLabel(action: SellAction | undefined, look: Look): string {
  const { merchants = 0, barmaids = 0 } = action ?? {}
  const played = [
    ...(merchants > 0 ? [counted(favourName('merchant', look), merchants)] : []),
    ...(barmaids > 0 ? [counted(favourName('barmaid', look), barmaids)] : []),
  ]
  return played.length === 0 ? look.words.say('cli.alchemists.menu.noFavours') : played.join(', ')
}

/** How likely the promise is kept, by the viewer's notes. */
function keptText(view: View, one: Ingredient, other: Ingredient, sale: SellAction | undefined, look: Look): string {
  const promised = rulesAt(view.table).adventurers[view.table.adventurer ?? -1]?.wants[sale?.wanted ?? -1]
  if (sale === undefined || promised === undefined) return ''
  const { chances } = knowledgeOf(view)
  const chance = potions
    .filter((potion) => meetsGuarantee(countedQuality(promised, potion, sale.barmaids), sale.guarantee))
    .reduce((sum, potion) => sum + chanceOfPotion(chances, one, other, potion), 0)
  return look.words.say('cli.alchemists.menu.kept', { chance: percent(chance, look) })
}

/** a Barmaid lifts the result by one level. */
function countedQuality(promised: ColouredPotion, made: Potion, barmaids: number): SaleQuality {
  const level = saleQualities.indexOf(saleQuality(promised, made)) - barmaids
  return saleQualities[Math.max(0, level)] as SaleQuality
}
