import { icon as bagArt } from 'virtual:icon/swap-bag'
import {
  actionChoices,
  type Choice,
  kindOf,
  kinds,
  type PendingAction,
  pileChoices,
  supplyFor,
  type View,
} from '@athanor/compendium'
import { countedIngredient } from '@athanor/compendium/narration'
import { CountUp } from '@athanor/ui/CountUp.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { useRoving } from '@athanor/ui/lib/useRoving.ts'
import { notify } from '@athanor/ui/noticeStore.ts'
import { Pile } from '@athanor/ui/Pile.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { memo } from 'react'
import { Cube } from './Cube.tsx'
import { kindsNote } from './kindsNote.ts'
import styles from './Supply.module.css'
import { useWords } from './words.ts'

interface SupplyProps {
  readonly view: View
  readonly lit: readonly string[]
  readonly pending: PendingAction
  onPending(pending: PendingAction): void
}

/** Beside the board: the piles of the reserve, the bag, and the value tiles that are left. */
export const Supply = memo(function Supply({ view, lit, pending, onPending }: SupplyProps) {
  const words = useWords()
  const { say } = words
  const full = supplyFor(view.players.length, view.options.threePlayerSetup).reserve
  const roving = useRoving(kinds.length + 1, () => kinds.length + 1)
  const { takeBag } = actionChoices(view)
  const choose = ({ pending: next, refusal }: Choice<unknown>) => {
    if (refusal === null) onPending(next)
    else notify(words.data(refusal))
  }
  const canTake = view.hand !== null && view.turn === view.viewer && view.end === null
  return (
    <div className={styles['supply']} data-anchor="reserve">
      <div className={styles['reserve']}>
        <p className={styles['label']}>
          <b>{say('web.compendium.reserve')}</b> · {kindsNote(view.reserve, words)}
        </p>
        <ul className={styles['piles']} aria-label={say('web.compendium.reserve')} {...roving.group}>
          {pileChoices(view).map((choice) => {
            const { value: ingredient, refusal } = choice
            const kind = kindOf(ingredient)
            return (
              <li key={kind}>
                <button
                  type="button"
                  className={styles['pile']}
                  data-anchor={`reserve:${ingredient}`}
                  data-open={refusal === null || undefined}
                  data-lit={lit.includes(`reserve:${ingredient}`) || undefined}
                  title={refusal === null ? say('web.compendium.takeHint') : words.data(refusal)}
                  aria-disabled={refusal !== null || undefined}
                  aria-pressed={pending.kind === 'takeReserve' && pending.ingredient === ingredient}
                  onClick={() => choose(choice)}
                  {...roving.item(kind)}
                >
                  <span className="visually-hidden">
                    {say('web.compendium.pile', { cubes: countedIngredient(ingredient, view.reserve[kind], words) })}
                  </span>
                  <Pile
                    token={<Cube ingredient={ingredient} size="l" silent />}
                    count={view.reserve[kind]}
                    full={full}
                  />
                </button>
              </li>
            )
          })}
          <li className={styles['bagPlace']}>
            <button
              type="button"
              className={styles['pile']}
              data-anchor="bag"
              data-open={(canTake && takeBag.refusal === null) || undefined}
              data-lit={lit.includes('bag') || undefined}
              aria-disabled={takeBag.refusal !== null || undefined}
              aria-pressed={pending.kind === 'takeBag'}
              onClick={() => choose(takeBag)}
              {...roving.item(kinds.length)}
            >
              <span className="visually-hidden">{say('web.compendium.bag', { count: view.bagSize })}</span>
              <span className={styles['bag']} aria-hidden>
                <Icon art={bagArt} />
              </span>
              <span className={styles['bagCount']} aria-hidden>
                <CountUp value={view.bagSize} />
              </span>
              <small aria-hidden>{say('web.compendium.inBag')}</small>
            </button>
          </li>
        </ul>
      </div>
      <div className={styles['tiles']}>
        <span className={styles['label']} id="tiles-left">
          {say('web.compendium.tilesLeft')}
        </span>
        <ul aria-labelledby="tiles-left">
          {view.tiles.map((tile) => (
            <li key={tile} data-anchor={`tile:${tile}`}>
              <ValueCoin value={tile} size="s" />
            </li>
          ))}
          {view.tiles.length === 0 && <li className={styles['none']}>{say('web.compendium.noTiles')}</li>}
        </ul>
      </div>
    </div>
  )
})
