import { useWords } from '../app/words.tsx'
import { Choice } from '../ui/Choice.tsx'
import { WaxSeal } from '../ui/WaxSeal.tsx'
import { colourName } from './colourName.ts'

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
