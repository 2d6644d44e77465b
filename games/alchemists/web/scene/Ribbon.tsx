import { icon as boardArt } from 'virtual:icon/treasure-map'
import { rulesAt, type Table } from '@athanor/alchemists'
import { Button } from '@athanor/ui/Button.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { classes } from '@athanor/ui/lib/classes.ts'
import { spaceArt } from '../pieces/art.ts'
import { useWords } from '../words.ts'
import styles from './Ribbon.module.css'

const cx = classes(styles)

interface RibbonProps {
  readonly table: Table
  onWhole(): void
}

/** The round in one line, while the board shows one space alone: what is done, what goes on, what is still to come. */
export function Ribbon({ table, onWhole }: RibbonProps) {
  const { say } = useWords()
  const spaces = rulesAt(table).spaces.filter(
    ({ id, card, isOpen }) => isOpen(table.round) && (card === undefined || id === table.space),
  )
  // When the round ends all of them are done.
  const now = table.phase === 'endOfRound' ? spaces.length : spaces.findIndex(({ id }) => id === table.space)
  return (
    <div className={cx('ribbon')}>
      <ol aria-label={say('web.alchemists.board')}>
        {spaces.map(({ id }, number) => (
          <li
            key={id}
            className={cx('stop', number === now && 'now', number < now && 'done')}
            aria-current={number === now ? 'step' : undefined}
          >
            <Icon art={spaceArt(id)} label={say(`alchemists.space.${id}`)} />
          </li>
        ))}
      </ol>
      <Button icon={boardArt} onClick={onWhole}>
        {say('web.alchemists.wholeBoard')}
      </Button>
    </div>
  )
}
