import { icon as smileArt } from 'virtual:icon/delighted'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Icon } from '@athanor/ui/Icon.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { SaleOutcome, Seller } from '../salesSoFar.ts'
import { useWords } from '../words.ts'
import styles from './Bids.module.css'

interface BidsProps {
  readonly sellers: readonly Seller[]
  readonly seats: readonly TableSeat[]
}

/** A-217..A-221: who sells after whom, with the discount that each has offered, and what came of the sales before. */
export function Bids({ sellers, seats }: BidsProps) {
  const { say } = useWords()
  if (sellers.length === 0) return null
  return (
    <section className={styles['bids']}>
      <h3>{say('web.alchemists.sellers')}</h3>
      <ol>
        {sellers.map(({ seat, bid, smileys, outcome }) => (
          <li key={seat}>
            <WaxSeal colour={seats[seat]?.colour ?? ''} size={26} />
            <PlayerName name={seats[seat]?.name ?? ''} colour={seats[seat]?.colour ?? ''} />
            {bid !== null && <b title={say('alchemists.value.bid', { bid })}>{bid === 0 ? '0' : `−${bid}`}</b>}
            <span className={styles['smileys']}>
              <span className="visually-hidden">{say('web.alchemists.smileys', { count: smileys })}</span>
              {Array.from({ length: smileys }, (_, number) => (
                <Icon key={number} art={smileArt} />
              ))}
            </span>
            {outcome !== null && <Outcome {...outcome} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What an earlier seller has promised, what came out, and what it brought. */
function Outcome({ promised, guarantee, counted, paid }: SaleOutcome) {
  const { say } = useWords()
  return (
    <span className={styles['outcome']} data-kept={paid > 0}>
      <Flask potion={promised} label={say(`alchemy.potion.${promised}`)} />
      <span>
        {say('web.alchemists.promisedAs', { guarantee: say(`alchemists.guarantee.${guarantee}`) })}
        {counted !== null && `; ${say('web.alchemists.cameOutAs', { quality: counted, paid })}`}
      </span>
      {paid > 0 && <ValueCoin value={paid} />}
    </span>
  )
}
