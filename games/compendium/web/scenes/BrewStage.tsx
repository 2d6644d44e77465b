import { icon as lastArt } from 'virtual:icon/hourglass'
import { icon as cubeArt } from 'virtual:icon/perspective-dice-six-faces-random'
import { icon as bagArt } from 'virtual:icon/swap-bag'
import { total } from '@athanor/compendium'
import type { PlayersInSight } from '@athanor/tabletop/gameClient.ts'
import { SceneEmblem, SceneFrame, SceneLater, SceneSeat } from '@athanor/tabletop/scenes/SceneFrame.tsx'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { Cube, CubeRow } from '../Cube.tsx'
import { liquidOf } from '../liquid.ts'
import { useWords } from '../words.ts'
import styles from './BrewStage.module.css'
import type { BrewShow } from './shows.ts'

/** A scene of Alchemist. */
export function BrewStage(props: StageProps<BrewShow>) {
  const { show } = props.scene
  return (
    <SceneFrame {...props}>
      {show.kind === 'brew' && <Brew {...props} show={show} />}
      {show.kind === 'draw' && <Draw {...props} show={show} />}
      {show.kind === 'lastRound' && <SceneEmblem art={lastArt} />}
    </SceneFrame>
  )
}

interface PictureProps<Kind extends BrewShow['kind']> extends Pick<PlayersInSight, 'seats'> {
  readonly show: Extract<BrewShow, { readonly kind: Kind }>
}

/** The recipe goes in, the potion's value comes out, and then everybody gets what is theirs. */
function Brew({ show, told, seats }: PictureProps<'brew'> & { readonly told: number }) {
  const { say } = useWords()
  const { seat, recipe, value, from, products } = show
  return (
    <>
      <SceneSeat seat={seat} seats={seats} />
      <span className={styles['recipe']}>
        <CubeRow cubes={recipe} size="l" />
      </span>
      <span className={styles['pot']}>
        <CauldronArt liquid={liquidOf(recipe)} lit lively />
        <span className={styles['coin']}>
          <ValueCoin value={value} size="l" />
        </span>
      </span>
      <p className={styles['fame']}>{say('web.compendium.scene.fame', { value })}</p>
      <SceneLater seen={told > 1}>
        {total(products) > 0 && (
          <SceneSeat seat={seat} seats={seats}>
            <CubeRow cubes={products} size="m" />
          </SceneSeat>
        )}
        {from !== null && (
          <SceneSeat seat={from.owner} seats={seats}>
            <Cube ingredient={from.tribute} size="m" silent />
          </SceneSeat>
        )}
      </SceneLater>
    </>
  )
}

/** Cubes out of the bag: to whoever drew them they are shown, to all others they stay covered. */
function Draw({ show: { seat, count, cubes }, seats }: PictureProps<'draw'>) {
  return (
    <>
      <SceneSeat seat={seat} seats={seats} />
      <SceneEmblem art={bagArt} />
      <span className={styles['drawn']}>
        {cubes === null ? (
          Array.from({ length: count }, (_, index) => <Icon key={index} art={cubeArt} />)
        ) : (
          <CubeRow cubes={cubes} size="l" />
        )}
      </span>
    </>
  )
}
