import type { Alchemical, Aspect, Colour, Potion } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { aspectName } from '@athanor/alchemy-ui/notebook/factWords.ts'
import type { Words } from '@athanor/messages'
import type { Option, Said } from './lesson.ts'

/** Potions to choose from, each with why it is wrong. */
export function potionOptions(potions: readonly Potion[], wrong: (potion: Potion) => Said | null): readonly Option[] {
  return potions.map((potion) => ({
    id: potion,
    label: ({ say }) => say(`alchemy.potion.${potion}`),
    picture: <Flask potion={potion} />,
    wrong: wrong(potion),
  }))
}

export function alchemicalOptions(
  alchemicals: readonly Alchemical[],
  wrong: (alchemical: Alchemical) => Said | null,
): readonly Option[] {
  return alchemicals.map((alchemical) => ({
    id: alchemical,
    label: ({ say }) => say(`alchemy.alchemical.${alchemical}`),
    picture: <AlchemicalSign alchemical={alchemical} />,
    wrong: wrong(alchemical),
  }))
}

export function colourOptions(colours: readonly Colour[], wrong: (colour: Colour) => Said | null): readonly Option[] {
  return colours.map((colour) => ({
    id: colour,
    label: ({ say }) => say(`alchemy.colour.${colour}`),
    picture: <AspectSign colour={colour} sign={null} />,
    wrong: wrong(colour),
  }))
}

export function aspectOptions(aspects: readonly Aspect[], wrong: (aspect: Aspect) => Said | null): readonly Option[] {
  return aspects.map((aspect) => ({
    id: `${aspect.colour} ${aspect.sign}`,
    label: (words) => aspectName(aspect, words),
    picture: <AspectSign colour={aspect.colour} sign={aspect.sign} />,
    wrong: wrong(aspect),
  }))
}

/** Sentences to choose from. */
export function wordOptions<Value extends string | number>(
  values: readonly Value[],
  label: (value: Value, words: Words) => string,
  wrong: (value: Value) => Said | null,
): readonly Option[] {
  return values.map((value) => ({
    id: String(value),
    label: (words) => label(value, words),
    wrong: wrong(value),
  }))
}
