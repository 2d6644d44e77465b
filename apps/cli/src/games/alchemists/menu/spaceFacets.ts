import {
  type Artifact,
  alchemists,
  type BuyAction,
  countOf,
  type ExhibitAction,
  type ForageAction,
  rulesAt,
  type TransmuteAction,
  type View,
} from '@athanor/alchemists'
import { ingredientIndex } from '@athanor/alchemy'
import { by, type Seat } from '@athanor/kernel'
import type { Look } from '../../gameFace.ts'
import { artifactFigures } from '../board.ts'
import { counted, favourName, goldText, ingredientName, potionText } from '../terms.ts'
import { inHand, mixFacet, mortarFacet } from './mixFacets.ts'
import type { Facet } from './narrowing.ts'

/** a card that is seen, or one that is not. */
export function forageFacets({ table, own }: View, question: string, look: Look): readonly Facet<ForageAction>[] {
  const { words } = look
  return [
    by(
      question,
      ({ from }) => from,
      (from) => {
        if (from === 'deck') return { label: words.say('cli.alchemists.menu.deck') }
        const count = countOf(own?.hand ?? [], ingredientIndex(from))
        return {
          label: counted(ingredientName(from, look), table.row.filter((card) => card === from).length),
          hint: count === 0 ? undefined : words.say('cli.alchemists.menu.held', { count }),
        }
      },
    ),
  ]
}

/** */
export function transmuteFacets(view: View, question: string, look: Look): readonly Facet<TransmuteAction>[] {
  return [
    by(
      question,
      ({ ingredient }) => ingredient,
      (ingredient) => ({ label: inHand(view, ingredient, look) }),
    ),
    favourFacet('sage', ({ sages }) => sages, look),
  ]
}

/** How many cards of a kind are played with the action. */
function favourFacet<Action>(
  favour: 'sage' | 'shopkeeper',
  countOfCards: (action: Action) => number,
  look: Look,
): Facet<Action> {
  const { words } = look
  return by(words.say('cli.alchemists.menu.favours'), countOfCards, (count) => ({
    label: count === 0 ? words.say('cli.alchemists.menu.noFavours') : counted(favourName(favour, look), count),
    hint: count === 0 ? undefined : words.say(`alchemists.favourText.${favour}`),
  }))
}

/** A-153..A-156: all that is on offer, with what it does; what is too dear is shown as such. */
export function buyFacets(view: View, seat: Seat, question: string, look: Look): readonly Facet<BuyAction>[] {
  const { words } = look
  return [
    {
      question,
      answers: (actions) =>
        view.table.onOffer.map((artifact) => {
          const left = actions.filter((action) => action.artifact === artifact)
          const text =
            left.length > 0 ? words.say(`alchemists.artifactText.${artifact}`) : tooDear(view, artifact, look)
          return { said: { label: artifactFigures(view.table, seat, artifact, look), hint: text }, left }
        }),
    },
    favourFacet('shopkeeper', ({ shopkeepers }) => shopkeepers, look),
    by(
      words.say('cli.alchemists.menu.offering'),
      ({ offering }) => offering,
      (offering) => ({ label: goldText(offering, look) }),
    ),
  ]
}

function tooDear(view: View, artifact: Artifact, { words }: Look): string {
  const shopkeepers = countOf(view.own?.favours ?? [], rulesAt(view.table).favours.numberOf('shopkeeper'))
  const refused = alchemists.check(view, { kind: 'buy', artifact, shopkeepers, offering: 0 })
  return refused === null ? '' : words.data(refused)
}

/** the promise, then the mix. */
export function exhibitFacets(view: View, question: string, look: Look): readonly Facet<ExhibitAction>[] {
  return [
    by(
      question,
      ({ potion }) => potion,
      (potion) => ({ label: potionText(potion, look) }),
    ),
    mixFacet(view, look),
    mortarFacet(look),
  ]
}
