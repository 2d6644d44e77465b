import { bankFee, freePotions, rulesAt, type Space, standingAt, type View } from '@athanor/alchemists'
import { colouredPotions } from '@athanor/alchemy'
import { Flask } from '@athanor/alchemy-ui/Flask.tsx'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { memo, type ReactNode } from 'react'
import { ArtifactShelf } from './ArtifactShelf.tsx'
import styles from './Board.module.css'
import { moduleViews } from './modules/views.ts'
import { adventurerArt } from './pieces/art.ts'
import { useWords, type Words } from './words.ts'

interface SpaceGoodsProps {
  readonly view: View
  readonly space: Space
}

/** What lies on a space: its own goods, and what an action there costs or brings. It does not change while one plans. */
export const SpaceGoods = memo(function SpaceGoods({ view, space }: SpaceGoodsProps) {
  const words = useWords()
  return (
    <>
      {goods[space]?.(view, words)}
      {moduleViews.map(({ goods: more }, number) => {
        const More = more?.[space]
        return More === undefined ? null : <More key={number} view={view} />
      })}
    </>
  )
})

const goods: Readonly<Record<string, (view: View, words: Words) => ReactNode>> = {
  forage: ({ table }, { say }) => (
    <ul className={styles['row']} aria-label={say('web.alchemists.row')}>
      {table.row.map((card, place) => (
        <li key={place} data-anchor={`row:${card}`}>
          <Medal ingredient={card} label={say(`alchemy.ingredient.${card}`)} />
        </li>
      ))}
    </ul>
  ),
  custodian: (_, { say }) => <p>{say('web.alchemists.custodian')}</p>,
  transmute: (_, { say }) => <p>{say('web.alchemists.transmutes')}</p>,
  sell: (view, words) => <Adventurer view={view} words={words} />,
  buy: (view) => <ArtifactShelf view={view} />,
  debunk: (_, { say }) => <p>{say('web.alchemists.debunks')}</p>,
  publish(view, { say }) {
    const fee = view.viewer === 'spectator' ? 1 : bankFee(standingAt(view.table, view.viewer))
    return <p>{say('web.alchemists.publishes', { gold: say('alchemists.count.gold', { count: fee }) })}</p>
  },
  test: ({ table }, { say }) => (
    <p>{say('web.alchemists.student', { charges: table.studentCharges ? 'yes' : 'no' })}</p>
  ),
  drink: (_, { say }) => (
    <ul className={styles['effects']}>
      {harmful.map((potion) => (
        <li key={potion} title={say('web.alchemists.drunk', { potion })}>
          <Flask potion={potion} label={say(`alchemy.potion.${potion}`)} />
          <span className={styles['effect']}>{say('web.alchemists.drunk', { potion })}</span>
        </li>
      ))}
    </ul>
  ),
  exhibit: ({ table }, { say }) => (
    <ul className={styles['row']}>
      {colouredPotions.map((potion, number) => (
        <li key={potion}>
          <Flask potion={potion} faint={table.firstExhibits[number] !== null} label={say(`alchemy.potion.${potion}`)} />
        </li>
      ))}
    </ul>
  ),
}

/** A-173..A-177: potions that harm whoever drinks them. */
const harmful = ['poison', 'paralysis', 'insanity'] as const

interface GoodsProps {
  readonly view: View
  readonly words: Words
}

function Adventurer({ view: { table }, words: { say } }: GoodsProps) {
  const { adventurers } = rulesAt(table)
  const here = adventurers[table.adventurer ?? -1]
  const next = adventurers[table.nextAdventurer ?? -1]
  // A-190: what somebody has sold in this round is not wanted any more.
  const free = freePotions(table)
  return (
    <div className={styles['adventurer']}>
      {here !== undefined && (
        <span className={styles['wants']} title={say(`alchemists.adventurer.${here.id as 'cleric'}`)}>
          <Icon art={adventurerArt(here.id)} label={say(`alchemists.adventurer.${here.id as 'cleric'}`)} />
          {here.wants.map((potion, wanted) => (
            <Flask
              key={potion}
              potion={potion}
              faint={!free.includes(wanted)}
              label={
                free.includes(wanted)
                  ? say(`alchemy.potion.${potion}`)
                  : `${say(`alchemy.potion.${potion}`)}: ${say('alchemists.reject.potionBlocked')}`
              }
            />
          ))}
        </span>
      )}
      {next !== undefined && (
        <small className={styles['next']}>
          {say('web.alchemists.next')}
          {next.wants.map((potion) => (
            <Flask key={potion} potion={potion} label={say(`alchemy.potion.${potion}`)} />
          ))}
        </small>
      )}
    </div>
  )
}
