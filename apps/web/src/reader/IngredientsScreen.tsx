import { icon as cameraArt } from 'virtual:icon/photo-camera'
import type { Ingredient } from '@athanor/alchemy'
import type { ReaderGame, ReaderInput, ReaderState } from '@athanor/alchemy/reader'
import { ingredientsNeeded } from '@athanor/alchemy/reader'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { useWords } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { lazy } from 'react'
import { ScannedCards } from './camera/ScannedCards.tsx'
import { entryArt } from './entryArt.ts'
import { IngredientPicker } from './IngredientPicker.tsx'
import styles from './IngredientsScreen.module.css'
import { StepPage } from './StepPage.tsx'
import { usesCards } from './stage.ts'
import { Trail } from './Trail.tsx'
import { usePress } from './usePress.ts'

const cx = classes(styles)

const CameraScreen = lazy(() =>
  import('./camera/CameraScreen.tsx').then((screen) => ({ default: screen.CameraScreen })),
)

/** What the acting player is told to choose. */
const tasks = {
  test: 'reader.input.pair',
  drink: 'reader.input.pair',
  sell: 'reader.input.pair',
  exhibit: 'reader.input.pair',
  debunk: 'reader.input.pair',
  library: 'reader.input.book',
  golemTest: 'reader.input.fed',
  animate: 'reader.input.animators',
} as const

/** Where nothing is mixed: what the ingredients are for. */
const places: Partial<Record<ReaderInput['mode'], readonly string[]>> = {
  library: entryArt.library,
  golemTest: entryArt.researchGolem,
  animate: entryArt.researchGolem,
}

interface IngredientsScreenProps extends Pick<ReaderState, 'variant' | 'selection'> {
  readonly input: ReaderInput
  readonly game: ReaderGame
}

/** the secret half of a question. Nothing is revealed before it is confirmed. */
export function IngredientsScreen({ input, game, variant, selection }: IngredientsScreenProps) {
  const words = useWords()
  const { say } = words
  const press = usePress()
  const { mode, ingredients: chosen, promised } = input
  const count = ingredientsNeeded(mode, variant)
  const missing = chosen.length < count ? say('alchemy.reject.readerIncomplete') : null
  const names = chosen.map((ingredient) => say(`alchemy.ingredient.${ingredient}`))
  const place = places[mode]
  const isScanned = selection === 'camera' && usesCards(mode)
  const clear = () => {
    for (const ingredient of chosen) press({ kind: 'remove', ingredient })
  }
  if (isScanned && missing !== null) {
    const take = (found: readonly Ingredient[]) => {
      clear()
      for (const ingredient of found) press({ kind: 'add', ingredient })
    }
    return <CameraScreen input={input} onFound={take} />
  }
  return (
    <StepPage
      look="private"
      note={say(tasks[mode])}
      title={say(`alchemy.reader.${mode}`)}
      actions={
        <>
          <Button onClick={() => press({ kind: 'back' })}>{say('web.common.cancel')}</Button>
          {!isScanned && usesCards(mode) && (
            <Button icon={cameraArt} onClick={() => press({ kind: 'setSelection', selection: 'camera' })}>
              {say('reader.camera.scan')}
            </Button>
          )}
          {isScanned && (
            <>
              <Button onClick={clear}>{say('reader.camera.again')}</Button>
              <Button onClick={() => press({ kind: 'setSelection', selection: 'hand' })}>
                {say('reader.camera.byHand')}
              </Button>
            </>
          )}
          <Button look="primary" refusal={missing} onClick={() => press({ kind: 'confirm' })}>
            {say('reader.input.confirm')}
          </Button>
        </>
      }
    >
      <Trail mode={mode} count={count} at={mode === 'sell' ? 1 : 0} />
      {promised !== null && (
        <p className={cx('promised')}>
          <Flask potion={promised} /> {say('reader.sell.promised', { potion: say(`alchemy.potion.${promised}`) })}
        </p>
      )}
      <div className={cx('cauldron')} aria-hidden>
        {place === undefined ? (
          <CauldronArt liquid={chosen.length === 0 ? null : 'rgb(150 110 200)'} lit={missing === null} />
        ) : (
          <Icon art={place} />
        )}
        <span className={cx('floating')}>
          {chosen.map((ingredient) => (
            <Medal key={ingredient} ingredient={ingredient} />
          ))}
        </span>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {names.length === 0
          ? say('reader.input.chosenNone')
          : say('reader.input.chosen', { ingredients: words.list(names) })}
      </p>
      {isScanned ? (
        <ScannedCards ingredients={chosen} />
      ) : (
        <IngredientPicker
          chosen={chosen}
          label={say('reader.input.ingredients')}
          {...(mode === 'library' && game.offer !== null ? { offer: game.offer } : {})}
        />
      )}
    </StepPage>
  )
}
