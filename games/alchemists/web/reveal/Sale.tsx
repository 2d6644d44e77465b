import { potionsOfQuality, saleQualities } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { IngredientCard } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { StageProps } from '@athanor/tabletop/scenes/scene.ts'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import { Learned } from './Learned.tsx'
import { Changes, cx, Part, Stamp } from './pieces.tsx'
import type { Reveal } from './shows.ts'

/** A sale: what was promised, where on the ladder it came out, whether it was paid. */
export function Sale({ scene, told, seats }: StageProps<Extract<Reveal, { readonly kind: 'sale' }>>) {
  const { say } = useWords()
  const {
    sellers,
    seat: seller,
    promised,
    guarantee,
    price,
    counted,
    quality,
    paid,
    pair,
    learning,
    changes,
  } = scene.show
  const reached = (step: number) => told >= Math.min(step, scene.steps.length)
  const possible = potionsOfQuality(promised, quality)
  return (
    <>
      {sellers.length > 1 && (
        <Part kind="wide" shown>
          <ol className={cx('sellers')} aria-label={say('web.alchemists.sellers')}>
            {sellers.map(({ seat, bid, outcome }, place) => (
              <li key={seat} className={cx('seller')} data-now={seat === seller || undefined}>
                <b>{place + 1}</b>
                <WaxSeal colour={seats[seat]?.colour ?? ''} size={24} label={seats[seat]?.name ?? ''} />
                {bid !== null && (
                  <span title={say('alchemists.value.bid', { bid })}>{bid === 0 ? '0' : `−${bid}`}</span>
                )}
                <em>{outcome === null ? '…' : say('web.alchemists.reveal.quality', { quality: outcome })}</em>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part kind="heart" shown>
        <span className={cx('result')}>
          {pair !== null && (
            <span className={cx('cards')}>
              <small className={cx('private')}>{say('web.alchemists.reveal.onlyYou')}</small>
              {pair.map((ingredient) => (
                <IngredientCard
                  key={ingredient}
                  ingredient={ingredient}
                  name={say(`alchemy.ingredient.${ingredient}`)}
                />
              ))}
            </span>
          )}
          <span className={cx('flask', possible.length > 1 && 'several')} data-flask>
            {possible.map((potion) => (
              <Flask key={potion} potion={potion} label={say(`alchemy.potion.${potion}`)} />
            ))}
          </span>
          <strong className={cx('name')}>{say('web.alchemists.reveal.quality', { quality })}</strong>
        </span>
        <ol className={cx('ladder')} aria-label={say('web.alchemists.reveal.promised', { promised })}>
          <li className={cx('wanted')}>
            <Flask potion={promised} />
            {say('web.alchemists.reveal.promised', { promised })}
          </li>
          {saleQualities.map((rung) => (
            <li
              key={rung}
              className={cx('rung')}
              data-promised={rung === guarantee || undefined}
              data-out={rung === counted || undefined}
            >
              <span>{say(`alchemists.guarantee.${rung}`)}</span>
              {rung === counted && <em>{say('web.alchemists.reveal.cameOut')}</em>}
              {rung === guarantee && <ValueCoin value={price} size="s" />}
              {rung === guarantee && reached(2) && (
                <Stamp good={paid > 0}>
                  {say(paid > 0 ? 'web.alchemists.reveal.kept' : 'web.alchemists.reveal.broken')}
                </Stamp>
              )}
            </li>
          ))}
        </ol>
      </Part>
      {learning !== null && pair !== null && (
        <Part kind="side" shown={reached(3)}>
          <Learned
            pair={pair}
            potion={possible.length === 1 ? (possible[0] ?? null) : null}
            learning={learning}
            told={reached(3)}
          />
        </Part>
      )}
      <Part kind="foot" shown={reached(3)}>
        <Changes changes={changes} seats={seats} />
      </Part>
    </>
  )
}
