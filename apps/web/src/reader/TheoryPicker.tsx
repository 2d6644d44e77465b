import { type Alchemical, alchemicals, type Ingredient, ingredients, type Theories } from '@athanor/alchemy'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Picks } from '@athanor/alchemy-ui/Picks.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'

interface TheoryPickerProps {
  readonly ingredient: Ingredient
  readonly theories: Theories
  onChoose(alchemical: Alchemical | undefined): void
}

/** What the theory on an ingredient says; a second tap takes it away. One alchemical lies on one theory only. */
export function TheoryPicker({ ingredient, theories, onChoose }: TheoryPickerProps) {
  const { say } = useWords()
  const elsewhere = ingredients.filter((each) => each !== ingredient).map((each) => theories[each])
  return (
    <Picks
      label={say('reader.explain.theoryOn', { ingredient: say(`alchemy.ingredient.${ingredient}`) })}
      look="signs"
      items={alchemicals.filter((alchemical) => !elsewhere.includes(alchemical))}
      isChosen={(alchemical) => theories[ingredient] === alchemical}
      face={(alchemical) => <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />}
      onPick={(alchemical, isChosen) => onChoose(isChosen ? undefined : alchemical)}
    />
  )
}
