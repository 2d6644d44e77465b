import { useWords } from '@athanor/tabletop/words.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { colourName } from '@athanor/ui/colourName.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'

interface ColourChoiceProps {
  readonly game: string
  /** Those that nobody has yet. */
  readonly colours: readonly string[]
  readonly value: string | null
  onChange(colour: string): void
}

/** the colour of a player's seals. */
export function ColourChoice({ game, colours, value, onChange }: ColourChoiceProps) {
  const words = useWords()
  return (
    <Choice
      legend={words.say('web.room.colour')}
      options={colours.map((colour) => ({
        value: colour,
        label: (
          <>
            <WaxSeal colour={colour} size={26} />
            {colourName(game, colour, words)}
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
