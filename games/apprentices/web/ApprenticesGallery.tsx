import { boards, dieColours, type Face, sides } from '@athanor/apprentices'
import { colourName } from '@athanor/ui/colourName.ts'
import { classes } from '@athanor/ui/lib/classes.ts'
import { Panel } from '@athanor/ui/Panel.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import styles from './ApprenticesGallery.module.css'
import { card } from './card.ts'
import { Market } from './Market.tsx'
import palette from './palette.module.css'
import { Die } from './pieces/Die.tsx'
import { ResourceRow } from './pieces/Resource.tsx'
import { CostSign, EffectSign } from './pieces/signs.tsx'
import { useWords } from './words.ts'

const cx = classes({ ...styles, ...palette })
const faces: readonly Face[] = ['potion', 'parchment', 'gemstone', 'raven']

/** The pieces of The Apprentices. */
export function ApprenticesGallery() {
  const words = useWords()
  const { say } = words
  return (
    <div className={cx('palette')}>
      <Panel title={say('apprentices.shelf.title')}>
        <div className={cx('grid')}>
          {dieColours.map((colour) => (
            <div key={colour} className={cx('row')}>
              {faces.map((face) => (
                <Die key={face} colour={colour} face={face} />
              ))}
              <Die colour={colour} face={null} state="resting" />
              <Die colour={colour} face="potion" state="spent" />
            </div>
          ))}
          <div className={cx('row')}>
            {(['xs', 's', 'm', 'l'] as const).map((size) => (
              <ResourceRow key={size} faces={faces} size={size} />
            ))}
          </div>
          <div className={cx('row')}>
            {card.colours.map((colour) => (
              <WaxSeal key={colour} colour={colour} size={44} label={colourName(card.id, colour, words)} />
            ))}
          </div>
          <Market price={8} pool={[3, 5, 0, 2]} lit={false} />
        </div>
        {sides.map((side) => (
          <ul key={side} className={cx('signs')}>
            {boards[side].map(({ cost, slots }, index) => (
              <li key={index} className={cx('row')}>
                <CostSign cost={cost} />
                {slots.map((effect, rank) => (
                  <EffectSign key={rank} effect={effect} />
                ))}
              </li>
            ))}
          </ul>
        ))}
      </Panel>
    </div>
  )
}
