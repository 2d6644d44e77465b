import { icon as beastEye } from 'virtual:icon/beast-eye'
import { icon as birdClaw } from 'virtual:icon/bird-claw'
import { icon as drop } from 'virtual:icon/drop'
import { icon as spider } from 'virtual:icon/masked-spider'
import { icon as mushroom } from 'virtual:icon/mushroom-gills'
import { type Cubes, type Ingredient, ingredients, kinds } from '@athanor/compendium'
import { cubesInWords, ingredientName } from '@athanor/compendium/narration'
import { Token, type TokenColour, type TokenShape } from '@athanor/ui/Token.tsx'
import styles from './Cube.module.css'
import { useWords } from './words.ts'

interface Face {
  readonly shape: TokenShape
  readonly colour: TokenColour
  readonly art: readonly string[]
}

/** gray bird legs, blue mushrooms, orange troll eyes, green dragon's blood, yellow spiders. */
const faces: Readonly<Record<Ingredient, Face>> = {
  birdLegs: { shape: 'square', colour: 'gray', art: birdClaw },
  mushrooms: { shape: 'circle', colour: 'blue', art: mushroom },
  trollEyes: { shape: 'arch', colour: 'orange', art: beastEye },
  dragonsBlood: { shape: 'drop', colour: 'green', art: drop },
  spiders: { shape: 'hexagon', colour: 'yellow', art: spider },
}

export interface CubeProps {
  readonly ingredient: Ingredient
  readonly size?: 'xs' | 's' | 'm' | 'l'
  /** Decoration: the words stand beside it. */
  readonly silent?: boolean
}

export function Cube({ ingredient, size = 'm', silent = false }: CubeProps) {
  const words = useWords()
  const label = silent ? {} : { label: ingredientName(ingredient, words) }
  return <Token {...faces[ingredient]} size={size} {...label} />
}

export interface CubeRowProps {
  readonly cubes: Cubes
  readonly size?: 'xs' | 's' | 'm' | 'l'
}

/** Cubes side by side, read aloud as counts. */
export function CubeRow({ cubes, size = 'xs' }: CubeRowProps) {
  const words = useWords()
  const all = kinds.flatMap((kind) => Array.from({ length: cubes[kind] }, () => ingredients[kind]))
  return (
    <span className={styles['row']}>
      <span className="visually-hidden">{cubesInWords(cubes, words)}</span>
      {all.map((ingredient, index) => (
        <Cube key={index} ingredient={ingredient} size={size} silent />
      ))}
      {all.length === 0 && <span aria-hidden>{words.say('compendium.word.noCubes')}</span>}
    </span>
  )
}

/** Many cubes: one of each kind with its number. */
export function CubeLots({ cubes }: { readonly cubes: Cubes }) {
  const words = useWords()
  return (
    <span className={styles['lots']}>
      <span className="visually-hidden">{cubesInWords(cubes, words)}</span>
      {kinds
        .filter((kind) => cubes[kind] > 0)
        .map((kind) => (
          <span key={kind} className={styles['lot']} aria-hidden>
            <Cube ingredient={ingredients[kind]} size="s" silent />
            {cubes[kind]}
          </span>
        ))}
    </span>
  )
}
