import { ingredients, playerColours, valueTiles } from '@athanor/compendium'
import { ingredientName } from '@athanor/compendium/narration'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { Chip } from '@athanor/ui/Chip.tsx'
import { colourName } from '@athanor/ui/colourName.ts'
import styles from '@athanor/ui/Gallery.module.css'
import { Panel } from '@athanor/ui/Panel.tsx'
import { Pile } from '@athanor/ui/Pile.tsx'
import { TokenField } from '@athanor/ui/Token.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { Cube, CubeRow } from '../Cube.tsx'
import { useWords } from '../words.ts'

const sizes = ['xs', 's', 'm', 'l'] as const

/** Things that lie on a table. */
export function GalleryPieces() {
  const words = useWords()
  const { say } = words
  return (
    <>
      <Panel title={say('web.gallery.tokens')}>
        <div className={styles['row']}>
          {ingredients.map((ingredient) => (
            <span key={ingredient} className={styles['cell']}>
              <span className={styles['row']}>
                {sizes.map((size) => (
                  <Cube key={size} ingredient={ingredient} size={size} silent />
                ))}
              </span>
              {ingredientName(ingredient, words)}
            </span>
          ))}
          <span className={styles['cell']}>
            <span className={styles['row']}>
              {sizes.map((size) => (
                <TokenField key={size} size={size} />
              ))}
            </span>
            {say('web.seat.free')}
          </span>
        </div>
        <p className={styles['line']}>
          <CubeRow cubes={[2, 2, 1, 0, 0]} size="s" /> <CubeRow cubes={[0, 0, 0, 0, 0]} />
        </p>
      </Panel>
      <Panel title={say('web.gallery.seals')}>
        <div className={styles['row']}>
          {playerColours.map((colour) => (
            <span key={colour} className={styles['cell']}>
              <WaxSeal colour={colour} size={56} />
              {colourName('compendium', colour, words)}
            </span>
          ))}
          {valueTiles.map((value) => (
            <ValueCoin key={value} value={value} />
          ))}
          <ValueCoin value={null} />
          <ValueCoin value={9} size="s" />
          <ValueCoin value={9} size="l" />
        </div>
      </Panel>
      <Panel title={say('web.gallery.cauldrons')}>
        <div className={styles['row']}>
          <Pot liquid={null} />
          <Pot liquid="rgb(90 162 224)" />
          <Pot liquid="rgb(79 180 119)" lit />
          <Pot liquid="rgb(240 138 60)" lit lively />
          <Pot liquid={null} lit />
        </div>
      </Panel>
      <Panel title={say('web.gallery.piles')}>
        <div className={styles['row']}>
          {[12, 3, 1, 0].map((count) => (
            <span key={count} className={styles['pile']}>
              <Pile token={<Cube ingredient="mushrooms" size="l" silent />} count={count} full={12} />
            </span>
          ))}
          <Chip>{say('web.seat.you')}</Chip>
          <Chip tone="go">{say('web.compendium.brewNow', { value: 9 })}</Chip>
          <Chip tone="warn">{say('web.net.offline')}</Chip>
          <Panel look="parchment">
            <Chip tone="parchment">{say('web.compendium.ownRecipe')}</Chip>
          </Panel>
        </div>
      </Panel>
    </>
  )
}

interface PotProps {
  readonly liquid: string | null
  readonly lit?: boolean
  readonly lively?: boolean
}

function Pot({ liquid, lit = false, lively = false }: PotProps) {
  return (
    <span className={styles['pot']}>
      <CauldronArt liquid={liquid} lit={lit} lively={lively} />
    </span>
  )
}
