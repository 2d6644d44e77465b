import { icon as helpArt } from 'virtual:icon/three-friends'
import type { Action } from '@athanor/apprentices'
import { sayWith, useWords } from '../../app/words.tsx'
import { classes } from '../../lib/classes.ts'
import type { TableSeat } from '../../table/tableSource.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PlayerName } from '../../ui/PlayerName.tsx'
import styles from './Help.module.css'
import type { Turn } from './turn.ts'
import { waysTo } from './ways.ts'

const cx = classes(styles)

interface HelpProps {
  readonly turn: Turn
  readonly seats: readonly TableSeat[]
  onAct(action: Action): void
}

/** D-047, D-048: somebody else has a raven, and I could help. Nobody waits for it. */
export function Help({ turn, seats, onAct }: HelpProps) {
  const words = useWords()
  const { say } = words
  const { state, all } = turn
  const [offer] = waysTo(all, 'offerHelp')
  const [withdraw] = waysTo(all, 'withdrawHelp')
  const [decline] = waysTo(all, 'declineHelp')
  if (offer === undefined && withdraw === undefined && decline === undefined) return null
  const { name = '', colour = '' } = seats[state.active] ?? {}
  const offered = state.help.offers.filter(({ helper }) => helper === turn.seat).length
  return (
    <section className={cx('help')} aria-label={say('web.apprentices.help')}>
      <Icon art={helpArt} />
      <p>
        {sayWith(
          words,
          'web.apprentices.couldHelp',
          { player: name, asked: state.help.asked ? 'yes' : 'no', offered },
          { player: <PlayerName name={name} colour={colour} /> },
        )}
      </p>
      <span className={cx('actions')}>
        {decline !== undefined && <Button onClick={() => onAct(decline)}>{say('web.apprentices.declineHelp')}</Button>}
        {withdraw !== undefined && (
          <Button onClick={() => onAct(withdraw)}>{say('web.apprentices.withdrawHelp')}</Button>
        )}
        {offer !== undefined && (
          <Button look="primary" onClick={() => onAct(offer)}>
            {say('web.apprentices.offerHelp')}
          </Button>
        )}
      </span>
    </section>
  )
}
