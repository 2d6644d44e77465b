import type { Potion } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Picks } from '@athanor/alchemy-ui/Picks.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'

interface PotionPickerProps<Kind extends Potion> {
  readonly potions: readonly Kind[]
  readonly chosen: Kind | null
  readonly label: string
  onChoose(potion: NoInfer<Kind>): void
}

/** Potions to tap. */
export function PotionPicker<Kind extends Potion>({ potions, chosen, label, onChoose }: PotionPickerProps<Kind>) {
  const { say } = useWords()
  const nameOf = (potion: Potion) => say(`alchemy.potion.${potion}`)
  return (
    <Picks
      label={label}
      look="potions"
      items={potions}
      isChosen={(potion) => potion === chosen}
      face={(potion) => (
        <>
          <Flask potion={potion} />
          <span>{nameOf(potion)}</span>
        </>
      )}
      onPick={onChoose}
    />
  )
}
