import { icon as cubeArt } from 'virtual:icon/cubes'
import { icon as laurelArt } from 'virtual:icon/laurel-crown'
import { icon as goldArt } from 'virtual:icon/two-coins'
import { countOf, cubesLeft, kindsIn, rulesAt, type View, zoneOf } from '@athanor/alchemists'
import { ingredientIndex, ingredients } from '@athanor/alchemy'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { notify } from '@athanor/ui/noticeStore.ts'
import { memo } from 'react'
import styles from './Decision.module.css'
import { favourArt } from './pieces/art.ts'
import { Fact } from './pieces/Pieces.tsx'
import { useWords } from './words.ts'

interface MeansProps {
  readonly view: View
  /** Cubes that a plan has not placed yet; without one those that are left on the board. */
  readonly cubes: number | null
  readonly withHand: boolean
}

/** What a decision is paid with, beside it: in a small window the players and my laboratory are parts of their own. */
export const Means = memo(function Means({ view, cubes, withHand }: MeansProps) {
  const { say } = useWords()
  const { own, table, viewer } = view
  const player = viewer === 'spectator' ? undefined : table.players[viewer]
  if (own === null || player === undefined) return null
  const { favours } = rulesAt(table)
  const zone = zoneOf(player.reputation)
  const explainZone = say('web.alchemists.zoneEffect', { zone })
  return (
    <div className={styles['means']} role="group" aria-label={say('web.alchemists.means')}>
      <ul>
        <Fact art={goldArt} label={say('web.alchemists.gold')} value={player.gold} />
        <Fact art={cubeArt} label={say('web.alchemists.cubesLeft')} value={cubes ?? cubesLeft(player)} />
      </ul>
      {withHand && (
        <ul className={styles['medals']} aria-label={say('web.alchemists.hand')}>
          {ingredients.flatMap((ingredient) =>
            Array.from({ length: countOf(own.hand, ingredientIndex(ingredient)) }, (_, number) => (
              <li key={`${ingredient}${number}`}>
                <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
              </li>
            )),
          )}
        </ul>
      )}
      {kindsIn(own.favours).map((kind) => {
        const favour = favours.at(kind)
        const count = countOf(own.favours, kind)
        const text = say(`alchemists.favourText.${favour}`)
        return (
          <button key={favour} type="button" title={text} onClick={() => notify(text)}>
            <Icon art={favourArt(favour)} label={say(`alchemists.favour.${favour}`)} />
            {count > 1 && `×${count}`}
          </button>
        )
      })}
      {zone !== 'plain' && (
        <button type="button" title={explainZone} onClick={() => notify(explainZone)}>
          <Icon art={laurelArt} />
          {say('web.alchemists.zone', { zone })}
        </button>
      )}
    </div>
  )
})
