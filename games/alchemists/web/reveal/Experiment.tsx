import { icon as drinkArt } from 'virtual:icon/drinking'
import { icon as capArt } from 'virtual:icon/graduate-cap'
import { icon as sickArt } from 'virtual:icon/vomiting'
import type { Pair } from '@athanor/alchemists'
import { aspectOf, type Potion } from '@athanor/alchemy'
import { AspectSign } from '@athanor/alchemy-ui/AspectSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useWords } from '../words.ts'
import { Learned } from './Learned.tsx'
import { Changes, cx, Part, Tile } from './pieces.tsx'
import type { Reveal } from './shows.ts'

type Experiments = Extract<Reveal, { readonly kind: 'experiment' | 'exhibit' }>

/** What is in the cauldron. */
const liquids = { red: 'var(--red-7)', green: 'var(--leaf-9)', blue: 'var(--sky-3)', neutral: 'var(--gold-14)' }

export function tintOf(potion: Potion): keyof typeof liquids {
  return potion === 'neutral' ? 'neutral' : aspectOf(potion).colour
}

interface BrewProps {
  readonly potion: Potion
  readonly pair: Pair | null
}

/** The cauldron with what went into it, and the flask that rises from it. */
function Brew({ potion, pair }: BrewProps) {
  const { say } = useWords()
  return (
    <>
      <span className={cx('brew')}>
        {pair !== null && (
          <span className={cx('cards')}>
            <small className={cx('private')}>{say('web.alchemists.reveal.onlyYou')}</small>
            {pair.map((ingredient) => (
              <IngredientCard key={ingredient} ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
            ))}
          </span>
        )}
        <span className={cx('cauldron')}>
          <CauldronArt liquid={liquids[tintOf(potion)]} lit lively />
        </span>
      </span>
      <span className={cx('result')}>
        <span className={cx('flask')} data-flask>
          <Flask potion={potion} />
        </span>
        <strong className={cx('name')}>{say(`alchemy.potion.${potion}`)}</strong>
        {potion !== 'neutral' && (
          <span className={cx('aspect')}>
            <AspectSign {...aspectOf(potion)} />
            {say('web.alchemists.reveal.aspect', aspectOf(potion))}
          </span>
        )}
      </span>
    </>
  )
}

/** A potion that was mixed: it rises from the cauldron, then what it tells, then what it did. */
export function Experiment({ scene, told, seats, viewer }: StageProps<Experiments>) {
  const { say } = useWords()
  const { show } = scene
  const potion = show.kind === 'experiment' ? show.potion : show.promised
  const reached = (step: number) => told >= Math.min(step, scene.steps.length)
  const effect = show.kind === 'experiment' ? show.effect : 'none'
  const isMine = show.seat === viewer
  return (
    <>
      <Part kind="heart" shown>
        <Brew potion={potion} pair={show.pair} />
      </Part>
      {show.learning !== null && show.pair !== null && (
        <Part kind="side" shown={reached(2)}>
          <Learned
            pair={show.pair}
            potion={show.kind === 'experiment' ? potion : null}
            learning={show.learning}
            told={reached(2)}
          />
        </Part>
      )}
      <Part kind="foot" shown={reached(3)}>
        {show.kind === 'experiment' && (
          <Tile picture={<Icon art={effect === 'none' ? (show.at === 'test' ? capArt : drinkArt) : sickArt} />}>
            {say('web.alchemists.reveal.effect', {
              at: show.at === 'test' ? 'test' : 'drink',
              effect,
              whose: isMine ? 'own' : 'other',
            })}
          </Tile>
        )}
        <Changes changes={show.changes} seats={seats} />
      </Part>
    </>
  )
}
