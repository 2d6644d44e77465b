import { icon as bagArt } from 'virtual:icon/swap-bag'
import {
  actionChoices,
  type Choice,
  type Draft,
  kindOf,
  kinds,
  kindsIn,
  kindsLeftAtEnd,
  pileChoices,
  supplyFor,
  type View,
} from '@athanor/compendium'
import { countedIngredient } from '@athanor/compendium-telling'
import { memo } from 'react'
import { useWords } from '../../app/words.tsx'
import { useRoving } from '../../lib/useRoving.ts'
import { CountUp } from '../../ui/CountUp.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { notify } from '../../ui/notices.ts'
import { Pile } from '../../ui/Pile.tsx'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import { Cube } from './Cube.tsx'
import styles from './Supply.module.css'

interface SupplyProps {
  readonly view: View
  readonly lit: readonly string[]
  readonly draft: Draft
  onDraft(draft: Draft): void
}

/** Beside the board: the piles of the reserve, the bag, and the value tiles that are left. */
export const Supply = memo(function Supply({ view, lit, draft, onDraft }: SupplyProps) {
  const words = useWords()
  const { say } = words
  const full = supplyFor(view.players.length, view.options.threePlayerSetup).reserve
  const roving = useRoving(kinds.length + 1, () => kinds.length + 1)
  const kindsLeft = kindsIn(view.reserve).length
  const { takeBag } = actionChoices(view)
  const choose = ({ draft: next, refusal }: Choice<unknown>) => {
    if (refusal === null) onDraft(next)
    else notify(words.data(refusal))
  }
  const canTake = view.hand !== null && view.turn === view.viewer && view.end === null
  return (
    <div className={styles['supply']} data-anchor="reserve">
      <div className={styles['reserve']}>
        <p className={styles['label']}>
          <b>{say('web.compendium.reserve')}</b> ·{' '}
          {say('web.compendium.kindsLeft', { count: kindsLeft, last: kindsLeftAtEnd })}
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
                  aria-pressed={draft.kind === 'takeReserve' && draft.ingredient === ingredient}
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
              aria-pressed={draft.kind === 'takeBag'}
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
