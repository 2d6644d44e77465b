import type { ClaimReview, MixReview, PromiseReview, SeatReview } from '@athanor/alchemists'
import { AlchemicalSign } from '@athanor/alchemy-ui/AlchemicalSign.tsx'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { percent } from '@athanor/alchemy-ui/percent.ts'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import { useWords } from '../words.ts'
import styles from './LookingBack.module.css'

interface RoundProps {
  readonly round: readonly SeatReview[]
  /** Bits that there are to be known. */
  readonly all: number
  readonly seats: readonly TableSeat[]
}

/** One round in hindsight, player by player. */
export function RoundReview({ round, all, seats }: RoundProps) {
  const { say } = useWords()
  return (
    <ul className={styles['seats']}>
      {round.map(({ known, certain, mixes, claims, promises }, seat) => (
        <li key={seats[seat]?.colour ?? seat}>
          <header>
            <WaxSeal colour={seats[seat]?.colour ?? ''} size={28} />
            <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
          </header>
          <p>{say('web.alchemists.review.known', { known, all, certain })}</p>
          <span className={styles['rail']} aria-hidden>
            <span style={{ transform: `scaleX(${known / all})` }} />
          </span>
          {mixes.length + claims.length + promises.length === 0 ? (
            <p className={styles['quiet']}>{say('web.alchemists.review.quiet')}</p>
          ) : (
            <ul className={styles['choices']}>
              {mixes.map((mix, number) => (
                <Mix key={number} mix={mix} />
              ))}
              {claims.map((claim) => (
                <Claim key={claim.ingredient} claim={claim} />
              ))}
              {promises.map((promise, number) => (
                <Promised key={number} promise={promise} />
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Mix({ mix: { pair, expected, gained, best } }: { readonly mix: MixReview }) {
  const { say } = useWords()
  const missed = best.pair !== pair
  return (
    <li>
      <Pair pair={pair} />
      <span>{say('web.alchemists.review.mix', { expected, gained })}</span>
      <small data-missed={missed || undefined}>
        {missed ? (
          <>
            {say('web.alchemists.review.better', { expected: best.expected })} <Pair pair={best.pair} />
          </>
        ) : (
          say('web.alchemists.review.best')
        )}
      </small>
    </li>
  )
}

function Pair({ pair }: { readonly pair: MixReview['pair'] }) {
  const { say } = useWords()
  return (
    <span className={styles['pair']}>
      {pair.map((ingredient) => (
        <Medal key={ingredient} ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
      ))}
    </span>
  )
}

/** A sale or an exhibit: likely or not, kept or not, and the pair that would have been likelier. */
function Promised({ promise: { at, promised, pair, chance, kept, best } }: { readonly promise: PromiseReview }) {
  const words = useWords()
  const { say } = words
  return (
    <li>
      <span className={styles['pair']}>
        <Flask potion={promised} label={say(`alchemy.potion.${promised}`)} />
      </span>
      <span>
        {say('web.alchemists.review.promise', { at, chance: percent(chance, words) })}{' '}
        <b data-right={kept}>{say('web.alchemists.review.kept', { kept: kept ? 'yes' : 'no' })}</b> <Pair pair={pair} />
      </span>
      {best.chance > chance && (
        <small data-missed>
          {say('web.alchemists.review.likelier', { chance: percent(best.chance, words) })} <Pair pair={best.pair} />
        </small>
      )}
    </li>
  )
}

function Claim({ claim: { ingredient, alchemical, chance, right } }: { readonly claim: ClaimReview }) {
  const words = useWords()
  const { say } = words
  return (
    <li>
      <span className={styles['pair']}>
        <Medal ingredient={ingredient} label={say(`alchemy.ingredient.${ingredient}`)} />
        <AlchemicalSign alchemical={alchemical} label={say(`alchemy.alchemical.${alchemical}`)} />
      </span>
      <span>
        {say('web.alchemists.review.claim', { chance: percent(chance, words) })}{' '}
        <b data-right={right}>{say('web.alchemists.judged', { right: right ? 'yes' : 'no' })}</b>
      </span>
    </li>
  )
}
