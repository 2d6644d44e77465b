import { alchemists, box } from '@athanor/alchemists'
import {
  alchemicals,
  ingredients as alchemyIngredients,
  alchemyReasonIds,
  colours,
  potions,
  saleQualities,
} from '@athanor/alchemy'
import { readerEntries, readerModes } from '@athanor/alchemy/reader'
import { apprentices } from '@athanor/apprentices'
import { botsFor } from '@athanor/bots'
import { compendium, ingredients } from '@athanor/compendium'
import { kernelReasonIds } from '@athanor/kernel'
import type { Family } from './messageAudit.ts'

/** What of a game is said in words. */
interface Spoken {
  readonly id: string
  readonly actionKinds: readonly string[]
  readonly asks: readonly string[]
  readonly colours: readonly string[]
  readonly eventKinds: readonly string[]
  readonly options: { readonly fields: Readonly<Record<string, OptionField>>; readonly presets: object }
  readonly reasonIds: readonly string[]
  readonly reveals: { readonly secret: object }
  readonly scoreSources: readonly string[]
  readonly standing?: { readonly wishes: readonly string[] }
}

const games: readonly Spoken[] = [alchemists, apprentices, compendium]

/** What the games make the catalogue say: a new event, option, ask or score source without a sentence is a defect. */
export function gameFamilies(): readonly Family[] {
  return [
    ...['kernel.reject.', 'kernel.verify.', 'alchemy.reject.'].map(reasonsUnder),
    ...games.flatMap((game) => [reasonsUnder(`${game.id}.reject.`), ...familiesOf(game)]),
    ...alchemistsFamilies(),
    { prefix: 'web.bot.', members: [...new Set(games.flatMap(({ id }) => botsFor(id).map((bot) => bot.id)))] },
    { prefix: 'alchemy.alchemical.', members: alchemicals },
    { prefix: 'alchemy.colour.', members: colours },
    { prefix: 'alchemy.ingredient.', members: alchemyIngredients },
    // AR-91: said to whoever types a code to which the original app gives another meaning.
    { prefix: 'alchemy.notice.', members: ['differsFromOriginal'] },
    { prefix: 'alchemy.potion.', members: potions },
    { prefix: 'alchemy.reader.', members: readerLabels },
    { prefix: 'apprentices.face.', members: faces },
    { prefix: 'apprentices.units.', members: faces },
    { prefix: 'compendium.ingredient.', members: ingredients },
    { prefix: 'compendium.cubes.', members: ingredients },
  ]
}

/** What a die of The Apprentices may show (D-034). */
const faces = ['gemstone', 'parchment', 'potion', 'raven'] as const

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

/** Parts of Alchemists that stand on the shelf as well. */
const extras = ['master', 'startupFunding', 'busyDays', 'royalEncyclopedia', 'golemProject'] as const

/** Its components by name, what its cards do, and the sentences that the kinds of its events do not tell. */
function alchemistsFamilies(): readonly Family[] {
  const spaces = box.spaces.map(({ id }) => id)
  const members: Readonly<Record<string, readonly string[]>> = {
    adventurer: box.adventurers.map(({ id }) => id),
    artifact: box.artifacts,
    artifactText: box.artifacts,
    favour: box.favours.ids,
    favourText: box.favours.ids,
    guarantee: saleQualities,
    // What an event lists is said item by item, below its sentence.
    line: [
      'answersShown',
      'bidsRevealed',
      'bookRead',
      'golemTested',
      'reported',
      'sealsRevealed',
      'startupRevealed',
      'theoryDebunked',
    ],
    // Nothing comes out of hiding here, but who did it reads what the others may not know.
    own: [
      'golemAnimated',
      'reported',
      'articleEndorsed',
      'articlePublished',
      'endorsed',
      'herbalistDone',
      'potionMade',
      'published',
      'saleAnswered',
      'secretArtifactTaken',
      'transmuted',
    ],
    plan: spaces,
    quality: saleQualities,
    seal: box.seals.ids,
    // What can be switched on before the game is chosen.
    shelf: [
      'credit',
      'tagline',
      'title',
      'extras',
      ...extras.flatMap((extra) => [`extra.${extra}`, `extraText.${extra}`]),
    ],
    space: spaces,
    startup: ['artifact', 'books', 'delayed', 'favours', 'gold', 'ingredients', 'loss', 'reputation'],
  }
  return familiesUnder(alchemists.id, members)
}

export function familiesOf(game: Spoken): readonly Family[] {
  const members: Readonly<Record<string, readonly string[]>> = {
    action: game.actionKinds,
    ask: game.asks,
    colour: game.colours,
    event: game.eventKinds,
    option: Object.entries(game.options.fields).flatMap(([name, field]) => [
      name,
      ...(field.values ?? []).map((value) => `${name}.${String(value)}`),
    ]),
    // What a seat alone sees of an event is said to that seat in a sentence of its own.
    own: Object.keys(game.reveals.secret),
    preset: Object.keys(game.options.presets),
    score: game.scoreSources,
    // What is said of it before anybody has chosen it.
    shelf: ['credit', 'tagline', 'title'],
    wish: game.standing?.wishes ?? [],
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
