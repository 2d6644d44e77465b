import {
  alchemicals,
  aspectOf,
  aspects,
  believe,
  chanceOfAlchemical,
  chanceOfAspect,
  colours,
  hasAspects,
  isNegative,
  made,
  marginals,
  mix,
  neutraliserOf,
  signOf,
  sizeOf,
} from '@athanor/alchemy'
import { demoPotion } from '@athanor/lessons/demo.ts'
import type { Lesson } from '@athanor/lessons/lesson.ts'
import { alchemicalOptions, aspectOptions, colourOptions, potionOptions } from '@athanor/lessons/options.tsx'
import { whyNotPotion } from '@athanor/lessons/reasons.tsx'
import { AlchemicalScene, allAlchemicals, CauldronScene } from '@athanor/lessons/scenes.tsx'

const firstPair = ['mushroom', 'toad'] as const
const firstPotion = demoPotion(firstPair)
const firstResult = made(...firstPair, firstPotion)

/** the first mix. */
const firstMix: Lesson = {
  id: 'firstMix',
  minutes: 1,
  title: ({ say }) => say('school.firstMix.title'),
  notebook: true,
  exercises: [
    {
      kind: 'mix',
      pair: firstPair,
      text: ({ say }) => say('school.firstMix.mix'),
      after: ({ say }) => say('school.firstMix.mixed'),
    },
    {
      kind: 'tell',
      text: ({ say }) => say('school.firstMix.noted'),
      show: <CauldronScene pair={firstPair} potion={firstPotion} />,
      facts: [firstResult],
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.firstMix.drink'),
      after: ({ say }) => say('school.firstMix.drunk'),
      look: 'cards',
      options: potionOptions(['poison', 'wisdom', 'insanity'], (potion) =>
        isNegative(potion) ? ({ say }) => say('school.firstMix.bad') : null,
      ),
    },
  ],
}

/** the rule of mixing. */
const bigSmall: Lesson = {
  id: 'bigSmall',
  minutes: 2,
  title: ({ say }) => say('school.bigSmall.title'),
  exercises: [
    { kind: 'tell', text: ({ say }) => say('school.bigSmall.eight'), show: allAlchemicals },
    {
      kind: 'pick',
      text: ({ say }) => say('school.bigSmall.colour'),
      after: ({ say }) => say('school.bigSmall.coloured'),
      show: <AlchemicalScene theories={['pnP', 'Ppn']} />,
      look: 'cards',
      options: colourOptions(colours, (colour) => {
        const potion = mix('pnP', 'Ppn')
        if (potion !== 'neutral' && aspectOf(potion).colour === colour) return null
        return signOf('pnP', colour) !== signOf('Ppn', colour)
          ? ({ say }) => say('school.wrong.signsDiffer', { colour })
          : ({ say }) => say('school.wrong.sameSize', { colour, size: sizeOf('pnP', colour) })
      }),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.bigSmall.twoBig'),
      after: ({ say }) => say('school.bigSmall.twoBigDone'),
      show: <AlchemicalScene theories={['PPP', 'Ppn']} />,
      look: 'cards',
      options: potionOptions(['healing', 'speed', 'insanity'], (potion) => whyNotPotion('PPP', 'Ppn', potion)),
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.bigSmall.minus'),
      after: ({ say }) => say('school.bigSmall.minusDone'),
      show: <AlchemicalScene theories={['NNN', 'Nnp']} />,
      look: 'cards',
      options: potionOptions(['poison', 'paralysis', 'speed', 'neutral'], (potion) =>
        whyNotPotion('NNN', 'Nnp', potion),
      ),
    },
  ],
}

const afterFirst = marginals(believe([firstResult]))

/** what a result says of both ingredients. */
const reading: Lesson = {
  id: 'reading',
  minutes: 1,
  title: ({ say }) => say('school.reading.title'),
  notebook: true,
  exercises: [
    {
      kind: 'pick',
      text: ({ say }) => say('school.reading.both'),
      after: ({ say }) => say('school.reading.bothDone'),
      show: <CauldronScene pair={firstPair} potion={firstPotion} />,
      facts: [firstResult],
      look: 'cards',
      options: aspectOptions(
        aspects.filter((_, place) => place < 3),
        (aspect) => {
          const chance = chanceOfAspect(afterFirst, 'toad', aspect)
          if (chance === 1) return null
          return chance === 0
            ? ({ say }) => say('school.reading.opposite')
            : ({ say }) => say('school.reading.untold', { colour: aspect.colour })
        },
      ),
    },
    {
      kind: 'pick',
      all: true,
      text: ({ say }) => say('school.reading.four'),
      after: ({ say }) => say('school.reading.fourDone'),
      show: <CauldronScene pair={firstPair} potion={firstPotion} />,
      look: 'pieces',
      options: alchemicalOptions(alchemicals, (alchemical) =>
        chanceOfAlchemical(afterFirst, 'toad', alchemical) > 0 ? null : ({ say }) => say('school.reading.hasMinus'),
      ),
    },
  ],
}

const shown = hasAspects('toad', { colour: 'blue', sign: 'plus' })

/** crosses in the grid. */
const crossing: Lesson = {
  id: 'crossing',
  minutes: 2,
  title: ({ say }) => say('school.crossing.title'),
  notebook: true,
  exercises: [
    {
      kind: 'mark',
      text: ({ say }) => say('school.crossing.first'),
      after: ({ say }) => say('school.crossing.firstDone'),
      facts: [firstResult],
      columns: firstPair,
    },
    {
      kind: 'mark',
      text: ({ say }) => say('school.crossing.shown'),
      after: ({ say }) => say('school.crossing.shownDone'),
      facts: [firstResult, shown],
      columns: ['toad'],
    },
  ],
}

const soup = made('fern', 'mushroom', demoPotion(['fern', 'mushroom']))

/** who neutralises whom, and what follows. */
const neutral: Lesson = {
  id: 'neutral',
  minutes: 2,
  title: ({ say }) => say('school.neutral.title'),
  notebook: true,
  exercises: [
    {
      kind: 'tell',
      text: ({ say }) => say('school.neutral.opposites'),
      show: <AlchemicalScene theories={['NNN', neutraliserOf('NNN')]} />,
    },
    {
      kind: 'pick',
      text: ({ say }) => say('school.neutral.find'),
      after: ({ say }) => say('school.neutral.found'),
      show: <AlchemicalScene theories={['nPp']} />,
      look: 'pieces',
      options: alchemicalOptions(
        alchemicals.filter((alchemical) => alchemical !== 'nPp'),
        (alchemical) => whyNotPotion('nPp', alchemical, 'neutral'),
      ),
    },
    {
      kind: 'mix',
      pair: ['mushroom', 'fern'],
      text: ({ say }) => say('school.neutral.mix'),
      after: ({ say }) => say('school.neutral.mixed'),
      facts: [firstResult],
    },
    {
      kind: 'mark',
      text: ({ say }) => say('school.neutral.mark'),
      after: ({ say }) => say('school.neutral.marked'),
      facts: [firstResult, soup],
      columns: ['fern'],
    },
  ],
}

export const basics: readonly Lesson[] = [firstMix, bigSmall, reading, crossing, neutral]
