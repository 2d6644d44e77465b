import { icon as helpArt } from 'virtual:icon/three-friends'
import type { Action } from '@athanor/apprentices'
import type { TableSeat } from '@athanor/tabletop/tableSource.ts'
import { Button } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { sayWith } from '@athanor/ui/words/words.tsx'
import styles from './Help.module.css'
import type { ShownTurn } from './turn.ts'
import { waysTo } from './ways.ts'
import { useWords } from './words.ts'

const cx = classes(styles)

interface HelpProps {
  readonly turn: ShownTurn
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
