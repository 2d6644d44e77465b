import {
  aspectOf,
  colours,
  type DebunkVariant,
  ingredientsNeeded,
  potions,
  questionOf,
  type ReaderInput,
  signs,
} from '@athanor/alchemy'
import { useState } from 'react'
import { AspectSign } from '../alchemy/AspectSign.tsx'
import { Flask } from '../alchemy/Flask.tsx'
import { Medal } from '../alchemy/Ingredients.tsx'
import { useWords } from '../app/words.tsx'
import { classes } from '../lib/classes.ts'
import { Button } from '../ui/Button.tsx'
import styles from './DebunkScreen.module.css'
import { IngredientPicker } from './IngredientPicker.tsx'
import picker from './Picker.module.css'
import { PotionPicker } from './PotionPicker.tsx'
import { Stage } from './Stage.tsx'
import { Trail } from './Trail.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)
const px = classes(picker)

interface DebunkProps {
  readonly input: ReaderInput
  readonly variant: DebunkVariant
}

/** a debunking, seen by everybody from the first step on. No card is used. */
export function DebunkScreen({ input, variant }: DebunkProps) {
  const { say } = useWords()
  const press = usePress()
  const [isExplained, setExplained] = useState(false)
  const count = ingredientsNeeded('debunk', variant)
  if (isExplained && questionOf(input, variant) !== null) {
    return <ExplainScreen input={input} variant={variant} onBack={() => setExplained(false)} />
  }
  const missing = questionOf(input, variant) === null ? say('alchemy.reject.readerIncomplete') : null
  return (
    <Stage
      look="open"
      note={say('reader.start.variantOf', { variant })}
      title={say('alchemy.reader.debunk')}
      actions={
        <>
          <Button onClick={() => press({ kind: 'back' })}>{say('web.common.cancel')}</Button>
          <Button look="primary" refusal={missing} onClick={() => setExplained(true)}>
            {say('reader.debunk.continue')}
          </Button>
        </>
      }
    >
      <Trail mode="debunk" count={count} at={0} />
      <IngredientPicker
        chosen={input.ingredients}
        label={say(count === 1 ? 'reader.debunk.oneIngredient' : 'reader.debunk.twoIngredients')}
      />
      {variant === 'apprentice' ? (
        <fieldset className={px('picker')}>
          <legend className={px('legend')}>{say('reader.debunk.colour')}</legend>
          <div className={px('potions')}>
            {colours.map((colour) => (
              <button
                key={colour}
                type="button"
                className={px('potion')}
                aria-pressed={colour === input.colour}
                onClick={() => press({ kind: 'chooseColour', colour })}
              >
                <AspectSign colour={colour} sign={null} />
                <span>{say(`alchemy.colour.${colour}`)}</span>
              </button>
            ))}
          </div>
        </fieldset>
      ) : (
        <PotionPicker
          potions={potions}
          chosen={input.potion}
          label={say('reader.debunk.potion')}
          onChoose={(potion) => press({ kind: 'choosePotion', potion })}
        />
      )}
    </Stage>
  )
}

/** before the answer everybody understands what it would mean; going back is free. */
function ExplainScreen({ input, variant, onBack }: DebunkProps & { onBack(): void }) {
  const { say } = useWords()
  const press = usePress()
  return (
    <Stage
      look="open"
      note={say('reader.start.variantOf', { variant })}
      title={say('reader.explain.title')}
      actions={
        <>
          <Button onClick={onBack}>{say('web.common.cancel')}</Button>
          <Button look="primary" onClick={() => press({ kind: 'confirm' })}>
            {say('reader.input.confirm')}
          </Button>
        </>
      }
    >
      <Trail mode="debunk" count={ingredientsNeeded('debunk', variant)} at={1} />
      <p className={cx('claim')}>
        {input.ingredients.map((ingredient) => (
          <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
        ))}
        {input.colour !== null && (
          <AspectSign colour={input.colour} sign={null} label={say(`alchemy.colour.${input.colour}`)} />
        )}
        {input.potion !== null && <Flask potion={input.potion} label={say(`alchemy.potion.${input.potion}`)} />}
      </p>
      <p>{say('reader.explain.text', { variant })}</p>
      <ul className={cx('cases')}>
        <Cases input={input} />
      </ul>
      <p className={cx('price')}>{say('reader.explain.price')}</p>
    </Stage>
  )
}

function Cases({ input: { colour, potion } }: { readonly input: ReaderInput }) {
  const { say } = useWords()
  if (potion === null) {
    return signs.map((sign) => <li key={sign}>{say('reader.explain.sign', { sign, colour: colour ?? 'red' })}</li>)
  }
  return (
    <>
      <li>{potion === 'neutral' ? say('reader.explain.yesNeutral') : say('reader.explain.yes', aspectOf(potion))}</li>
      <li>{say('reader.explain.no')}</li>
    </>
  )
}
