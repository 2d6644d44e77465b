import { colours, isDebunkQuestion, type Publications, potions } from '@athanor/alchemy'
import { type DebunkVariant, ingredientsNeeded, questionOf, type ReaderInput } from '@athanor/alchemy/reader'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Picks } from '@athanor/alchemy-ui/Picks.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { useState } from 'react'
import { ExplainScreen } from './ExplainScreen.tsx'
import { IngredientPicker } from './IngredientPicker.tsx'
import { PotionPicker } from './PotionPicker.tsx'
import { StepPage } from './StepPage.tsx'
import { Trail } from './Trail.tsx'
import { usePress } from './usePress.ts'

interface DebunkProps {
  readonly input: ReaderInput
  readonly variant: DebunkVariant
  readonly board: Publications
  /** A game with the expansion may have articles, which fall like theories. */
  readonly hasArticles: boolean
}

/** a debunking, seen by everybody from the first step on. No card is used. */
export function DebunkScreen({ input, variant, board, hasArticles }: DebunkProps) {
  const { say } = useWords()
  const press = usePress()
  const [isExplained, setExplained] = useState(false)
  const count = ingredientsNeeded('debunk', variant)
  const question = questionOf(input, variant)
  if (isExplained && question !== null && isDebunkQuestion(question)) {
    const back = () => setExplained(false)
    return <ExplainScreen question={question} board={board} hasArticles={hasArticles} onBack={back} />
  }
  const missing = question === null ? say('alchemy.reject.readerIncomplete') : null
  return (
    <StepPage
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
        <Picks
          label={say('reader.debunk.colour')}
          look="potions"
          items={colours}
          isChosen={(colour) => colour === input.colour}
          face={(colour) => (
            <>
              <AspectSign colour={colour} sign={null} />
              <span>{say(`alchemy.colour.${colour}`)}</span>
            </>
          )}
          onPick={(colour) => press({ kind: 'chooseColour', colour })}
        />
      ) : (
        <PotionPicker
          potions={potions}
          chosen={input.potion}
          label={say('reader.debunk.potion')}
          onChoose={(potion) => press({ kind: 'choosePotion', potion })}
        />
      )}
    </StepPage>
  )
}
