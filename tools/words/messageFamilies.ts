import { alchemicals, ingredients as alchemyIngredients, alchemyReasonIds, colours, potions } from '@athanor/alchemy'
import { readerEntries, readerModes } from '@athanor/alchemy/reader'
import { whyTriedKinds } from '@athanor/bots'
import { kernelReasonIds } from '@athanor/kernel'
import { botsFor } from '@athanor/registry/bots'
import { checkedGames } from '../checkedGames.ts'
import type { Family } from './messageAudit.ts'

/** What of a game is said in words. */
interface Spoken {
  readonly id: string
  readonly actionKinds: readonly string[]
  readonly asks: readonly string[]
  readonly colours: readonly string[]
  readonly eventKinds: readonly string[]
  readonly options: { readonly fields: object; readonly presets: object }
  readonly reasonIds: readonly string[]
  readonly reveals: { readonly secret: object }
  readonly scoreSources: readonly string[]
  readonly figures?: { readonly names: readonly string[] }
  readonly autoResponse?: { readonly wishes: readonly string[] }
}

const games: readonly Spoken[] = checkedGames.map(({ game }) => game)

/** Every strength of every game. */
const botIds = [...new Set(games.flatMap(({ id }) => botsFor(id).map((bot) => bot.id)))]

/** What the games make the catalogue say: a new event, option, ask or score source without a sentence is a defect. */
export function gameFamilies(): readonly Family[] {
  return [
    ...['kernel.reject.', 'kernel.verify.', 'alchemy.reject.'].map(reasonsUnder),
    ...games.flatMap((game) => [reasonsUnder(`${game.id}.reject.`), ...familiesOf(game)]),
    ...checkedGames.flatMap(({ game, checks }) => familiesUnder(game.id, checks.spoken ?? {})),
    { prefix: 'bots.name.', members: botIds },
    { prefix: 'bots.manner.', members: botIds },
    { prefix: 'bots.why.', members: whyTriedKinds },
    { prefix: 'alchemy.alchemical.', members: alchemicals },
    { prefix: 'alchemy.colour.', members: colours },
    { prefix: 'alchemy.ingredient.', members: alchemyIngredients },
    // AR-91: said to whoever types a code to which the original app gives another meaning.
    { prefix: 'alchemy.notice.', members: ['differsFromOriginal'] },
    { prefix: 'alchemy.potion.', members: potions },
    { prefix: 'alchemy.reader.', members: readerLabels },
  ]
}

/** AR-70: what the buttons of the card reader say. */
const readerLabels = [...new Set([...readerEntries, ...readerModes]), 'finalRound', 'showAnswers'] as const

/** Whole ids of everything that kernel and games may refuse with. */
export const reasonIds: readonly string[] = [
  ...kernelReasonIds,
  ...alchemyReasonIds,
  ...games.flatMap((game) => game.reasonIds),
]

function reasonsUnder(prefix: string): Family {
  const own = reasonIds.filter((id) => id.startsWith(prefix))
  return { prefix, members: own.map((id) => id.slice(prefix.length)) }
}

export function familiesOf(game: Spoken): readonly Family[] {
  const members: Readonly<Record<string, readonly string[]>> = {
    action: game.actionKinds,
    ask: game.asks,
    colour: game.colours,
    event: game.eventKinds,
    figure: game.figures?.names ?? [],
    option: Object.entries<OptionField>({ ...game.options.fields }).flatMap(([name, field]) => [
      name,
      ...(field.values ?? []).map((value) => `${name}.${String(value)}`),
    ]),
    // What a seat alone sees of an event is said to that seat in a sentence of its own.
    own: Object.keys(game.reveals.secret),
    preset: Object.keys(game.options.presets),
    score: game.scoreSources,
    // What is said of it before anybody has chosen it.
    shelf: ['credit', 'tagline', 'title'],
    wish: game.autoResponse?.wishes ?? [],
  }
  return familiesUnder(game.id, members)
}

function familiesUnder(id: string, members: Readonly<Record<string, readonly string[]>>): readonly Family[] {
  return Object.entries(members).map(([group, endings]) => ({ prefix: `${id}.${group}.`, members: endings }))
}

interface OptionField {
  readonly kind: string
  readonly values?: readonly unknown[]
}
