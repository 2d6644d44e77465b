import { icon as goOnArt } from 'virtual:icon/check-mark'
import { icon as allArt } from 'virtual:icon/fast-forward-button'
import type { Shape } from '@athanor/kernel'
import { Button } from '@athanor/ui/Button.tsx'
import { announce } from '@athanor/ui/noticeStore.ts'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useLoadedWords } from '@athanor/ui/words/words.tsx'
import { type CSSProperties, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { GameClient } from '../gameClient.ts'
import type { Conductor, Cue } from './conductor.ts'
import styles from './SceneStage.module.css'
import type { Scene } from './scene.ts'
import { type StagedScene, scenesAt } from './staging.ts'
import { useStageKeys } from './useStageKeys.ts'

interface SceneStageProps<G extends Shape> {
  readonly client: GameClient<G>
  readonly conductor: Conductor<StagedScene<G>>
  /** A scene has been opened. */
  onOpen(scene: Scene): void
}

/** What is on the stage: over the board, with what is told of it and the way on where the decision is made otherwise. */
export function SceneStage<G extends Shape>({ client, conductor, onOpen }: SceneStageProps<G>) {
  const playing = useSyncExternalStore(conductor.subscribe, conductor.getState)
  const cue = playing?.cues[0]
  if (playing === null || cue === undefined) return null
  const { moment, number } = cue.item
  const left = playing.cues.length - 1
  return (
    <OpenScene
      key={`${moment.version}/${number}`}
      client={client}
      cue={cue}
      told={playing.told}
      left={left}
      onOpen={onOpen}
      onPress={conductor.press}
      onSkip={conductor.cut}
    />
  )
}

interface OpenSceneProps<G extends Shape> extends Omit<SceneStageProps<G>, 'conductor'> {
  readonly cue: Cue<StagedScene<G>>
  readonly told: number
  /** How many scenes are still to come. */
  readonly left: number
  onPress(): void
  onSkip(): void
}

function OpenScene<G extends Shape>({ client, cue, told, left, onOpen, onPress, onSkip }: OpenSceneProps<G>) {
  const words = useLoadedWords()
  const { say } = words
  const { moment, number, players } = cue.item
  const { size, rest } = cue.timing
  const scene = useMemo(
    () => scenesAt(client, moment, players, words)[number],
    [client, moment, number, players, words],
  )
  const stage = useRef<HTMLDivElement>(null)
  const isTold = told >= cue.steps
  const ends = useRef({ onPress, onSkip, onOpen })
  ends.current = { onPress, onSkip, onOpen }

  useEffect(() => {
    if (scene !== undefined) ends.current.onOpen(scene)
  }, [scene])
  // Read aloud as it is told, once.
  const spoken = useRef(0)
  useEffect(() => {
    for (const sentence of scene?.steps.slice(spoken.current, told) ?? []) announce(sentence)
    spoken.current = Math.max(spoken.current, told)
  }, [scene, told])
  useStageKeys(ends)
  // Whoever waits for nobody has the way on under the finger, and after it the decision.
  useEffect(() => {
    if (size !== 'full') return
    const { current: element } = stage
    const button = element?.querySelector<HTMLElement>('[data-go-on] button')
    button?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement === document.body || document.activeElement === button) {
        document.getElementById('decision')?.focus({ preventScroll: true })
      }
    }
  }, [size])
  if (scene === undefined) return null
  const waiting = players.seats.filter((_, seat) => seat !== players.viewer)
  const { Stage } = client.scenes ?? {}
  return (
    <div
      ref={stage}
      className={styles['scene']}
      data-size={size}
      data-weight={scene.weight}
      data-scene={scene.show.kind}
    >
      {/* A press anywhere does what the button does, which is where keys and readers find it. */}
      <div className={styles['stage']} data-waits={rest === null || undefined} onClick={onPress}>
        {Stage !== undefined && <Stage {...players} scene={scene} told={told} size={size} />}
        {rest !== null && isTold && (
          <span className={styles['running']} style={{ '--rest': `${rest}ms` } as CSSProperties} aria-hidden />
        )}
      </div>
      {size === 'full' && (
        <section className={styles['bar']} aria-label={say('web.scene.title')}>
          <div className={styles['words']}>
            {scene.steps.slice(scene.listed === true ? told - 1 : 0, told).map((sentence, index) => (
              <p key={index} className={index === 0 ? styles['headline'] : undefined}>
                {sentence}
              </p>
            ))}
          </div>
          <div className={styles['ways']}>
            {rest === null && waiting.length > 0 && (
              <span className={styles['waiting']}>
                {waiting.map(({ name, colour }) => (
                  <WaxSeal key={name} colour={colour} size={22} />
                ))}
                <small>{say('web.scene.theyWait', { count: waiting.length })}</small>
              </span>
            )}
            {left > 0 && (
              <Button icon={allArt} onClick={onSkip}>
                {say('web.scene.skip')}
              </Button>
            )}
            <span data-go-on>
              <Button look="primary" wide icon={goOnArt} onClick={onPress}>
                {say(isTold ? 'web.scene.goOn' : 'web.scene.all')}
              </Button>
            </span>
          </div>
        </section>
      )}
    </div>
  )
}
