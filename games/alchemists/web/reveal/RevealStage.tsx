import { icon as hallArt } from 'virtual:icon/podium'
import { icon as roundArt } from 'virtual:icon/sands-of-time'
import { icon as newsArt } from 'virtual:icon/scroll-unfurled'
import type { Scene, StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { spaceArt } from '../pieces/art.ts'
import { useWords, type Words } from '../words.ts'
import { Asked, ConferenceScene, EndOfRoundScene } from './EndOfRound.tsx'
import { Experiment, tintOf } from './Experiment.tsx'
import { ArtifactTaken, BidsLaidOpen, GolemScene, GrantScene, Publication, Tidings } from './Others.tsx'
import { cx } from './pieces.tsx'
import { Question } from './Question.tsx'
import { Sale } from './Sale.tsx'
import type { Reveal } from './shows.ts'

/** A scene of Alchemists: where it plays, whose it is, and its pictures. */
export function RevealStage(props: StageProps<Reveal>) {
  const words = useWords()
  const { scene, size, seats } = props
  const { show, who, steps } = scene
  const seat = who === null ? undefined : seats[who]
  return (
    <div className={cx('reveal', placeOf(show), tintOfShow(show))} data-size={size} data-kind={show.kind}>
      <span className={cx('rays')} aria-hidden />
      <div className={cx('setting')}>
        <span className={cx('emblem')} aria-hidden>
          <Icon art={artOf(show)} />
        </span>
        <div>
          <h2>{titleOf(show, words)}</h2>
          {seat !== undefined && who !== props.viewer && (
            <p className={cx('who')}>
              <PlayerName name={seat.name} colour={seat.colour} />
            </p>
          )}
        </div>
        {show.kind === 'conference' && <Asked bySeals={show.bySeals} />}
      </div>
      <div className={cx('play')}>
        <Picture {...props} />
      </div>
      {scene.listed !== true && <p className={cx('caption')}>{steps[Math.max(0, props.told - 1)]}</p>}
    </div>
  )
}

/** One kind of scene each, with the props that belong to it. */
function Picture(props: StageProps<Reveal>) {
  const { scene } = props
  const { show } = scene
  switch (show.kind) {
    case 'experiment':
    case 'exhibit':
      return <Experiment {...props} scene={withShow(scene, show)} />
    case 'sale':
      return <Sale {...props} scene={withShow(scene, show)} />
    case 'bids':
      return <BidsLaidOpen {...props} scene={withShow(scene, show)} />
    case 'question':
      return <Question {...props} scene={withShow(scene, show)} />
    case 'publication':
      return <Publication {...props} scene={withShow(scene, show)} />
    case 'conference':
      return <ConferenceScene {...props} scene={withShow(scene, show)} />
    case 'endOfRound':
      return <EndOfRoundScene {...props} scene={withShow(scene, show)} />
    case 'grant':
      return <GrantScene {...props} scene={withShow(scene, show)} />
    case 'artifact':
      return <ArtifactTaken {...props} scene={withShow(scene, show)} />
    case 'golem':
      return <GolemScene {...props} scene={withShow(scene, show)} />
    case 'tidings':
      return <Tidings {...props} scene={withShow(scene, show)} />
  }
}

function withShow<One extends Reveal>(scene: Scene<Reveal>, show: One): Scene<One> {
  return { ...scene, show }
}

function tintOfShow(show: Reveal): 'red' | 'green' | 'blue' | 'neutral' | 'brass' {
  switch (show.kind) {
    case 'experiment':
      return tintOf(show.potion)
    case 'sale':
    case 'exhibit':
      return tintOf(show.promised)
    case 'question':
      return 'pair' in show.question ? tintOf(show.question.potion) : show.question.colour
    default:
      return 'brass'
  }
}

function placeOf(show: Reveal): 'laboratory' | 'town' | 'academy' {
  switch (show.kind) {
    case 'experiment':
    case 'exhibit':
      return 'laboratory'
    case 'question':
    case 'publication':
    case 'conference':
    case 'grant':
    case 'golem':
      return 'academy'
    default:
      return 'town'
  }
}

function artOf(show: Reveal): readonly string[] {
  switch (show.kind) {
    case 'experiment':
      return spaceArt(show.at === 'test' ? 'test' : 'drink')
    case 'exhibit':
      return spaceArt('exhibit')
    case 'bids':
    case 'sale':
      return spaceArt('sell')
    case 'question':
      return spaceArt('debunk')
    case 'publication':
      return spaceArt('publish')
    case 'artifact':
      return spaceArt('buy')
    case 'golem':
      return spaceArt('researchGolem')
    case 'conference':
      return hallArt
    case 'endOfRound':
      return roundArt
    case 'grant':
    case 'tidings':
      return newsArt
  }
}

function titleOf(show: Reveal, { say }: Words): string {
  switch (show.kind) {
    case 'experiment':
      return show.at === 'cap' || show.at === 'sell'
        ? say('alchemists.artifact.thinkingCap')
        : say(`alchemists.space.${show.at}`)
    case 'exhibit':
      return say('alchemists.space.exhibit')
    case 'bids':
    case 'sale':
      return say('alchemists.space.sell')
    case 'question':
      return say('alchemists.space.debunk')
    case 'publication':
      return say('alchemists.space.publish')
    case 'artifact':
      return say('alchemists.space.buy')
    case 'golem':
      return say('alchemists.space.researchGolem')
    case 'conference':
      return say('web.alchemists.reveal.conference', { conference: show.conference })
    case 'endOfRound':
      return say('web.alchemists.reveal.endOfRound')
    case 'grant':
      return say('web.alchemists.reveal.grant')
    case 'tidings':
      return say('web.alchemists.reveal.tidings', { title: show.title })
  }
}
