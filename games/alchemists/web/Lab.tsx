import { countOf, kindsIn, rulesAt, type View } from '@athanor/alchemists'
import { ingredientIndex, ingredients } from '@athanor/alchemy'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { memo } from 'react'
import styles from './Lab.module.css'
import { moduleViews } from './modules/views.ts'
import { artifactArt, favourArt } from './pieces/art.ts'
import { SealFace } from './pieces/Pieces.tsx'
import { useWords } from './words.ts'

const cx = classes(styles)

/** What I hold: seals, favor cards with when they are played, artifacts and the hand. */
export const Lab = memo(function Lab({ view, withHand }: { readonly view: View; readonly withHand: boolean }) {
  const { say } = useWords()
  const { own, table, viewer } = view
  if (own === null || viewer === 'spectator') return null
  const { seals, favours } = rulesAt(table)
  const artifacts = table.players[viewer]?.artifacts ?? []
  const cards = kindsIn(own.favours).length + artifacts.length
  const inHand = withHand ? (table.players[viewer]?.cards ?? 0) : 0
  return (
    <div className={cx('lab')}>
      <section aria-label={say('web.alchemists.ownSeals')} className={cx('seals')}>
        <ul>
          {kindsIn(own.seals).map((kind) => {
            const seal = seals.at(kind)
            return (
              <li key={seal} title={say(`alchemists.seal.${seal}`)}>
                <SealFace seal={seal} label={say(`alchemists.seal.${seal}`)} />
                {countOf(own.seals, kind)}
              </li>
            )
          })}
        </ul>
      </section>
      {cards > 0 && (
        <section aria-label={say('web.alchemists.ownCards')} className={cx('held')}>
          <ul className={cx('cards', (cards > 3 || inHand > 6) && 'many')}>
            {kindsIn(own.favours).map((kind) => {
              const favour = favours.at(kind)
              const count = countOf(own.favours, kind)
              return (
                <li key={favour} className={cx('favour')} title={say(`alchemists.favourText.${favour}`)}>
                  <h4>
                    <Icon art={favourArt(favour)} /> {say(`alchemists.favour.${favour}`)}
                    {count > 1 && ` ×${count}`}
                  </h4>
                  <p>{say(`alchemists.favourText.${favour}`)}</p>
                </li>
              )
            })}
            {artifacts.map((artifact) => (
              <li key={artifact} className={cx('artifact')} title={say(`alchemists.artifactText.${artifact}`)}>
                <h4>
                  <Icon art={artifactArt(artifact)} /> {say(`alchemists.artifact.${artifact}`)}
                </h4>
                <p>{say(`alchemists.artifactText.${artifact}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {moduleViews.map(({ Own }, number) =>
        Own === undefined ? null : <Own key={number} table={table} own={own} seat={viewer} />,
      )}
      {withHand && (
        <section aria-label={say('web.alchemists.hand')} data-anchor="hand">
          <ul className={cx('hand')}>
            {ingredients.flatMap((ingredient) =>
              Array.from({ length: countOf(own.hand, ingredientIndex(ingredient)) }, (_, number) => (
                <li key={`${ingredient}${number}`} title={say(`alchemy.ingredient.${ingredient}`)}>
                  <IngredientCard ingredient={ingredient} name={say(`alchemy.ingredient.${ingredient}`)} />
                </li>
              )),
            )}
          </ul>
        </section>
      )}
    </div>
  )
})

interface AllLabsProps {
  readonly seats: readonly TableSeat[]
  /** What each seat saw. */
  readonly views: readonly View[]
}

/** What everybody holds, when nothing is secret any more: a line for each, in short. */
export function AllLabs({ seats, views }: AllLabsProps) {
  return (
    <ul className={cx('all')}>
      {views.map((view, seat) => (
        <li key={seats[seat]?.colour}>
          <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
          <Lab view={view} withHand />
        </li>
      ))}
    </ul>
  )
}
