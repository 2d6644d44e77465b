import {
  aspectOf,
  believe,
  type Colour,
  type ColouredPotion,
  certainties,
  chanceOfPotion,
  colouredPotions,
  colours,
  type Demonstration,
  demonstrationOutcome,
  hasAspects,
  type IngredientPair,
  isProperlyHedged,
  made,
  marginals,
  potionsOfQuality,
  signOf,
  sold,
  type Theories,
} from '@athanor/alchemy'
import { pairName } from '@athanor/alchemy-ui/notebook/factWords.ts'
import { demo, demoPotion } from '@athanor/lessons/demo.ts'
import type { Lesson, Said } from '@athanor/lessons/lesson.ts'
import { potionOptions, wordOptions } from '@athanor/lessons/options.tsx'
import { AlchemicalScene } from '@athanor/lessons/scenes.tsx'

const firstResult = made('mushroom', 'toad', demoPotion(['mushroom', 'toad']))
const sale = sold('fern', 'toad', 'speed', 'correctSign')
const soup = made('fern', 'mushroom', demoPotion(['fern', 'mushroom']))
const afterSoup = marginals(believe([firstResult, sale, soup]))

/** a sale tells half, and later results the rest. */
const ambiguous: Lesson = {
  id: 'ambiguous',
  minutes: 2,
  title: ({ say }) => say('school.ambiguous.title'),
  notebook: true,
  exercises: [
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.ambiguous.which'),
      after: ({ say }) => say('school.ambiguous.whichDone'),
      facts: [firstResult, sale],
      look: 'cards',
      options: potionOptions(colouredPotions, (potion) =>
        potionsOfQuality('speed', 'correctSign').includes(potion)
          ? null
          : ({ say }) => say(potion === 'speed' ? 'school.ambiguous.exact' : 'school.ambiguous.minus'),
      ),
    },
    {
      kind: 'mark',
      text: ({ say }) => say('school.ambiguous.mark'),
      after: ({ say }) => say('school.ambiguous.marked'),
      facts: [firstResult, sale],
      columns: ['fern'],
    },
    {
      kind: 'mix',
      pair: ['mushroom', 'fern'],
      text: ({ say }) => say('school.ambiguous.mix'),
      after: ({ say }) => say('school.ambiguous.mixed'),
      facts: [firstResult, sale],
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.ambiguous.now'),
      after: ({ say }) => say('school.ambiguous.nowDone'),
      facts: [firstResult, sale, soup],
      look: 'cards',
      options: potionOptions(['healing', 'wisdom'], (potion) =>
        chanceOfPotion(afterSoup, 'fern', 'toad', potion) > 0 ? null : ({ say }) => say('school.ambiguous.noRed'),
      ),
    },
    {
      kind: 'mark',
      text: ({ say }) => say('school.ambiguous.last'),
      after: ({ say }) => say('school.ambiguous.lastDone'),
      facts: [firstResult, sale, soup],
      columns: ['toad'],
    },
  ],
}

/** Seals: with a star, or with one colour under question. */
const seals = ['star', ...colours] as const

const twoLeft = [
  hasAspects('toad', { colour: 'red', sign: 'plus' }),
  hasAspects('toad', { colour: 'blue', sign: 'plus' }),
]
const openColour = certainties(believe(twoLeft)).hedged.find(({ ingredient }) => ingredient === 'toad')?.open
const published = { ingredient: 'toad', alchemical: 'PPP' } as const

/** what a seal loses when its theory falls through a colour. */
function lossOf(seal: (typeof seals)[number], colour: Colour): 0 | 5 {
  return seal === colour ? 0 : 5
}

/** */
const hedging: Lesson = {
  id: 'hedging',
  minutes: 2,
  title: ({ say }) => say('school.hedging.title'),
  notebook: true,
  exercises: [
    {
      kind: 'mark',
      text: ({ say }) => say('school.hedging.mark'),
      after: ({ say }) => say('school.hedging.marked'),
      facts: twoLeft,
      columns: ['toad'],
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.hedging.seal'),
      after: ({ say }) => say('school.hedging.sealed'),
      show: <AlchemicalScene theories={[published]} />,
      look: 'words',
      options: wordOptions(
        seals,
        (seal, { say }) => say('school.hedging.sealName', { seal }),
        (seal) => {
          if (seal === openColour) return null
          return seal === 'star'
            ? ({ say }) => say('school.hedging.noStar')
            : ({ say }) => say('school.hedging.knownColour', { colour: seal })
        },
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.hedging.debunked'),
      after: ({ say }) => say('school.hedging.debunkedDone'),
      show: <AlchemicalScene theories={[published]} />,
      look: 'words',
      all: true,
      options: wordOptions(
        seals,
        (seal, { say }) => say('school.hedging.sealName', { seal }),
        (seal) => (lossOf(seal, 'green') > 0 ? null : ({ say }) => say('school.hedging.spared')),
      ),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.hedging.end'),
      after: ({ say }) => say('school.hedging.endDone'),
      show: <AlchemicalScene theories={[published, { ingredient: 'toad', alchemical: demo.toad }]} />,
      look: 'words',
      options: wordOptions(
        ['safe', 'lost'],
        (fate, { say }) => say('school.hedging.fate', { fate }),
        (fate) => {
          const isSafe = isProperlyHedged(published, 'green', demo)
          return isSafe === (fate === 'safe') ? null : ({ say }) => say('school.hedging.onlyGreen')
        },
      ),
    },
  ],
}

const scorpionAlone: Theories = { scorpion: 'pnP' }
const conflicting: Theories = { scorpion: 'pnP', toad: 'PPP' }

const demonstrations: readonly (Demonstration & { readonly potion: ColouredPotion })[] = [
  { ingredients: ['toad', 'scorpion'], potion: 'wisdom' },
  { ingredients: ['mushroom', 'scorpion'], potion: 'speed' },
  { ingredients: ['mushroom', 'fern'], potion: 'speed' },
]

function demonstrationName({ ingredients, potion }: Demonstration): (words: Parameters<Said>[0]) => string {
  return (words) =>
    words.say('school.master.claim', {
      ingredients: pairName(ingredients, words),
      potion: words.say('notebook.fact.potion', { potion }),
    })
}

function whyNoProof({ ingredients, potion }: (typeof demonstrations)[number], theories: Theories): Said {
  const { colour, sign } = aspectOf(potion)
  const claimed = ingredients.flatMap((ingredient) => theories[ingredient] ?? [])
  if (claimed.length === 0) return ({ say }) => say('school.master.noTheory')
  return claimed.every((alchemical) => signOf(alchemical, colour) === sign)
    ? ({ say }) => say('school.master.agrees', { colour, sign })
    : ({ say }) => say('school.master.noTheory')
}

const clash: IngredientPair = ['toad', 'scorpion']

/** What a demonstration can lead to, by the word of `demonstrationOutcome`. */
const outcomes = ['debunked', 'conflict', 'failed'] as const

/** What becomes of two theories that cannot both be right, when so many pairs are in conflict already. */
function clashing(marked: readonly IngredientPair[], why: (outcome: (typeof outcomes)[number]) => Said) {
  const due = demonstrationOutcome({ ingredients: clash, potion: 'wisdom' }, true, conflicting, marked).kind
  return {
    kind: 'pick',
    show: (
      <AlchemicalScene
        theories={[
          { ingredient: 'scorpion', alchemical: 'pnP' },
          { ingredient: 'toad', alchemical: 'PPP' },
        ]}
      />
    ),
    look: 'words',
    options: wordOptions(
      outcomes,
      (outcome, { say }) => say('school.master.outcome', { outcome }),
      (outcome) => (due === outcome ? null : why(outcome)),
    ),
  } as const
}

/** demonstrations of a master. */
const masterDebunking: Lesson = {
  id: 'masterDebunking',
  minutes: 2,
  title: ({ say }) => say('school.master.title'),
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.master.prove'),
      after: ({ say }) => say('school.master.proved'),
      show: <AlchemicalScene theories={[{ ingredient: 'scorpion', alchemical: 'pnP' }]} />,
      look: 'words',
      options: demonstrations.map((demonstration, place) => ({
        id: String(place),
        label: demonstrationName(demonstration),
        wrong:
          demonstrationOutcome(demonstration, true, scorpionAlone, []).kind === 'debunked'
            ? null
            : whyNoProof(demonstration, scorpionAlone),
      })),
    },
    {
      ...clashing(
        [],
        (outcome) =>
          ({ say }) =>
            say('school.master.bothPlus', { outcome: outcome === 'failed' ? outcome : 'debunked' }),
      ),
      text: ({ say }) => say('school.master.clash'),
      after: ({ say }) => say('school.master.clashDone'),
    },
    {
      ...clashing(
        [clash],
        () =>
          ({ say }) =>
            say('school.master.marked'),
      ),
      text: ({ say }) => say('school.master.again'),
      after: ({ say }) => say('school.master.againDone'),
    },
  ],
}

export const deduction: readonly Lesson[] = [ambiguous, hedging, masterDebunking]
