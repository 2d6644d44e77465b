import {
  type Action,
  alchemists,
  bankFee,
  countOf,
  type EndorseAction,
  endorsingCost,
  knowledgeOf,
  type PublishAction,
  rulesAt,
  type Seal,
  standingAt,
  theoryOn,
  type View,
} from '@athanor/alchemists'
import { type Alchemical, alchemicals, chanceOfAlchemical, type Ingredient, ingredients } from '@athanor/alchemy'
import { by, type Seat } from '@athanor/kernel'
import type { Look, MenuChoice } from '../../gameFace.ts'
import { alchemicalMark, counted, goldText, ingredientName, sealName } from '../terms.ts'
import { percent } from './mixFacets.ts'
import { type Facet, item, leadingTo } from './narrowing.ts'

/** A-236: a theory of one's own, or a seal on that of somebody else. */
export function publishChoices(
  view: View,
  seat: Seat,
  actions: readonly Action[],
  look: Look,
): readonly MenuChoice<Action>[] {
  const { words } = look
  const own = actions.filter((action) => action.kind === 'publish')
  const others = actions.filter((action) => action.kind === 'endorse')
  const fee = goldText(bankFee(standingAt(view.table, seat)), look)
  return [
    item<Action>(
      words.say('alchemists.action.publish'),
      own.length > 0 ? words.say('cli.alchemists.menu.costs', { gold: fee }) : whyNotPublish(view, look),
      leadingTo(own, publishFacets(view, words.say('cli.alchemists.menu.theoryIngredient'), look), look),
      look,
    ),
    item<Action>(
      words.say('alchemists.action.endorse'),
      others.length > 0 ? undefined : whyNotEndorse(view, look),
      leadingTo(others, endorseFacets(view, seat, look), look),
      look,
    ),
  ]
}

/** A-237: the ingredient, its alchemical, and the seal that lies below. */
export function publishFacets(view: View, question: string, look: Look): readonly Facet<PublishAction>[] {
  return [
    by(
      question,
      ({ ingredient }) => ingredient,
      (ingredient) => ({ label: ingredientName(ingredient, look), hint: candidatesText(view, ingredient, look) }),
    ),
    by(
      look.words.say('cli.alchemists.menu.alchemical'),
      ({ alchemical }) => alchemical,
      (alchemical, [first]) => ({
        label: alchemicalText(alchemical, look),
        hint: first === undefined ? undefined : chanceOf(view, first.ingredient, alchemical, look),
      }),
    ),
    sealFacet(view, look),
  ]
}

/** A-252..A-254. */
function endorseFacets(view: View, seat: Seat, look: Look): readonly Facet<EndorseAction>[] {
  return [
    by(
      look.words.say('cli.alchemists.menu.endorse'),
      ({ ingredient }) => ingredient,
      (ingredient) => {
        const theory = theoryOn(view.table, ingredient)
        if (theory === null) return { label: ingredientName(ingredient, look) }
        const costs = look.words.say('cli.alchemists.menu.costs', {
          gold: goldText(endorsingCost(standingAt(view.table, seat), theory), look),
        })
        return {
          label: `${alchemicalMark(theory.alchemical, look)} ${ingredientName(ingredient, look)}`,
          hint: `${chanceOf(view, ingredient, theory.alchemical, look)}; ${costs}`,
        }
      },
    ),
    sealFacet(view, look),
  ]
}

function sealFacet<Sealing extends { readonly seal: Seal }>({ own, table }: View, look: Look): Facet<Sealing> {
  return by(
    look.words.say('cli.alchemists.menu.seal'),
    ({ seal }) => seal,
    (seal) => ({
      label: counted(sealName(seal, look), countOf(own?.seals ?? [], rulesAt(table).seals.numberOf(seal))),
    }),
  )
}

/** The letters with the circles in words. */
function alchemicalText(alchemical: Alchemical, look: Look): string {
  return `${alchemicalMark(alchemical, look)} ${look.words.say(`alchemy.alchemical.${alchemical}`)}`
}

function chanceOf(view: View, ingredient: Ingredient, alchemical: Alchemical, look: Look): string {
  return percent(chanceOfAlchemical(knowledgeOf(view).chances, ingredient, alchemical), look)
}

/** The likeliest alchemicals of an ingredient, by the viewer's notes. */
function candidatesText(view: View, ingredient: Ingredient, look: Look): string {
  const { chances } = knowledgeOf(view)
  return alchemicals
    .map((alchemical) => ({ alchemical, chance: chanceOfAlchemical(chances, ingredient, alchemical) }))
    .filter(({ chance }) => chance > 0)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, 3)
    .map(({ alchemical, chance }) => `${alchemicalMark(alchemical, look)} ${percent(chance, look)}`)
    .join(', ')
}

/** What the rules say to the first thing that one might try. */
function whyNotPublish(view: View, look: Look): string {
  const ingredient = ingredients.find((each) => theoryOn(view.table, each) === null) ?? 'mushroom'
  const taken = view.table.theories.map((theory) => theory?.alchemical)
  const alchemical = alchemicals.find((each) => !taken.includes(each)) ?? 'npN'
  return why(view, { kind: 'publish', ingredient, alchemical, seal: anySeal(view) }, look)
}

function whyNotEndorse(view: View, look: Look): string {
  const theories = ingredients.filter((each) => theoryOn(view.table, each) !== null)
  const ingredient = theories.find((each) => theoryOn(view.table, each)?.seals[0] !== view.viewer) ?? theories[0]
  if (ingredient === undefined) return look.words.say('cli.alchemists.menu.noTheories')
  return why(view, { kind: 'endorse', ingredient, seal: anySeal(view) }, look)
}

function anySeal({ own, table }: View): Seal {
  return rulesAt(table).seals.ids.find((_, kind) => countOf(own?.seals ?? [], kind) > 0) ?? 'gold'
}

function why(view: View, action: Action, look: Look): string {
  const reason = alchemists.check(view, action)
  return reason === null ? '' : look.words.data(reason)
}
