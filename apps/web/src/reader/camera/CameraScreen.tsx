import { icon as handArt } from 'virtual:icon/hand'
import { icon as seekArt } from 'virtual:icon/magnifying-glass'
import type { Ingredient } from '@athanor/alchemy'
import { ingredientsNeeded, type ReaderInput } from '@athanor/alchemy/reader'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { useWords, type Words } from '@athanor/alchemy-ui/readerWords.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { useHandler } from '@athanor/ui/lib/useHandler.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { StepPage } from '../StepPage.tsx'
import { usePress } from '../usePress.ts'
import { adviceOn, type CameraAdvice, judged } from './advice.ts'
import styles from './CameraScreen.module.css'
import { Finder } from './Finder.tsx'
import { Torch } from './Torch.tsx'
import { useCamera } from './useCamera.ts'
import { useGlances } from './useGlances.ts'

const cx = classes(styles)

interface CameraScreenProps {
  readonly input: ReaderInput
  /** All cards were seen, often enough. */
  onFound(ingredients: readonly Ingredient[]): void
}

/** the cards lie before the camera instead of being tapped; everything else is the same. */
export function CameraScreen({ input, onFound }: CameraScreenProps) {
  const words = useWords()
  const { say } = words
  const press = usePress()
  const video = useRef<HTMLVideoElement>(null)
  const [camera, openAgain] = useCamera(video)
  const [isBroken, setBroken] = useState(false)
  const breakDown = useCallback(() => setBroken(true), [])
  const isOn = camera.kind === 'running' && !isBroken
  const count = ingredientsNeeded(input.mode, 'apprentice')
  const { glances, since, size } = useGlances(video, count, isOn, breakDown)
  const [verdict, waited] = judged(glances, since, count)
  const found = useHandler(onFound)
  const agreed = verdict.kind === 'agreed' ? verdict.ingredients.join(' ') : null
  useEffect(() => {
    if (agreed !== null) found(agreed.split(' ') as readonly Ingredient[])
  }, [agreed, found])
  const failure = isBroken ? 'unable' : camera.kind === 'failed' ? camera.failure : null
  const advice: CameraAdvice = failure === null ? adviceOn(verdict, waited) : { kind: 'failed', failure }
  const sure = verdict.kind === 'some' ? verdict.sure : []
  const last = glances.at(-1)
  return (
    <StepPage
      look="private"
      note={say('reader.camera.point', { count })}
      title={say(`alchemy.reader.${input.mode}`)}
      actions={
        <>
          {camera.kind === 'running' && <Torch track={camera.track} />}
          <Button onClick={() => press({ kind: 'back' })}>{say('web.common.cancel')}</Button>
          <Button
            look={failure === null ? 'plain' : 'primary'}
            icon={handArt}
            onClick={() => press({ kind: 'setSelection', selection: 'hand' })}
          >
            {say('reader.camera.byHand')}
          </Button>
        </>
      }
    >
      <div className={cx('screen')}>
        <div className={cx('view')} data-off={failure !== null || undefined}>
          <video ref={video} className={cx('video')} autoPlay muted playsInline aria-hidden />
          {last !== undefined && isOn && <Finder glance={last} sure={sure} size={size} />}
          {failure !== null && (
            <Button
              onClick={() => {
                setBroken(false)
                openAgain()
              }}
            >
              {say('reader.camera.retry')}
            </Button>
          )}
        </div>
        <div className={cx('side')}>
          <p className={cx('advice')} role="status">
            {camera.kind === 'asking' ? say('reader.camera.asking') : adviceText(advice, count, words)}
          </p>
          {failure === null && <Seen seen={verdict.kind === 'some' ? verdict.seen : []} count={count} />}
        </div>
      </div>
    </StepPage>
  )
}

/** Which of the cards is seen, and which is still missing. */
function Seen({ seen, count }: { readonly seen: readonly Ingredient[]; readonly count: 1 | 2 }) {
  const { say } = useWords()
  return (
    <p className={cx('seen')}>
      {Array.from({ length: count }, (_, place) => {
        const ingredient = seen[place]
        return (
          <span key={place} className={cx('slot')}>
            {ingredient === undefined ? (
              <span className={cx('missing')}>
                <Icon art={seekArt} />
              </span>
            ) : (
              <Medal ingredient={ingredient} />
            )}
            {ingredient === undefined
              ? say('reader.camera.missing', { count, place: place === 0 ? 'first' : 'second' })
              : say(`alchemy.ingredient.${ingredient}`)}
          </span>
        )
      })}
    </p>
  )
}

function adviceText(advice: CameraAdvice, count: 1 | 2, { say }: Words): string {
  switch (advice.kind) {
    case 'looking':
      return say('reader.camera.looking', { count })
    case 'nothing':
      return say('reader.camera.nothing')
    case 'tooMany':
      return say('reader.camera.tooMany', { count })
    case 'steady':
      return say('reader.camera.steady')
    case 'one':
    case 'twice':
      return say(`reader.camera.${advice.kind}`, { ingredient: say(`alchemy.ingredient.${advice.ingredient}`) })
    case 'failed':
      return say('reader.camera.failed', { failure: advice.failure })
  }
}
