import {
  awardsFor,
  bagDraw,
  type Cauldron,
  cauldrons,
  fameTrackLength,
  ingredients,
  startingCubes,
  stonesToSeal,
  supplyFor,
} from '@athanor/compendium'
import { ingredientName } from '@athanor/compendium/narration'
import { CauldronArt } from '@athanor/ui/CauldronArt.tsx'
import { ValueCoin } from '@athanor/ui/ValueCoin.tsx'
import { WaxSeal } from '@athanor/ui/WaxSeal.tsx'
import type { ReactNode } from 'react'
import styles from './CompendiumRules.module.css'
import { Cube } from './Cube.tsx'
import { card } from './card.ts'
import { useWords } from './words.ts'

const playerCounts = [2, 3, 4, 5] as const

/** The rules in our own words, complete enough to play from. Numbers come from the game's own tables. */
export function CompendiumRules() {
  const words = useWords()
  const { say } = words
  return (
    <div className={styles['rules']}>
      <p>{say('web.compendium.rule.lead', { minutes: card.minutes })}</p>
      <Part title={say('web.compendium.rule.aimTitle')}>
        <p>{say('web.compendium.rule.aim')}</p>
        <ul className={styles['key']}>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>
              <Cube ingredient={ingredient} size="m" silent /> {ingredientName(ingredient, words)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('web.compendium.rule.setupTitle')}>
        <p>{say('web.compendium.rule.setup', { cubes: startingCubes, stones: stonesToSeal })}</p>
        <Supplies />
      </Part>
      <Part title={say('web.compendium.rule.turnTitle')}>
        <p>{say('web.compendium.rule.turn')}</p>
      </Part>
      <Part title={say('web.compendium.rule.createTitle')} picture={<SamplePot />}>
        <p>{say('web.compendium.rule.create')}</p>
        <ul className={styles['list']}>
          <li>{say('web.compendium.rule.createSize')}</li>
          <li>{say('web.compendium.rule.createProducts')}</li>
          <li>{say('web.compendium.rule.createNew')}</li>
          <li>{say('web.compendium.rule.createTile')}</li>
        </ul>
        <p>{say('web.compendium.rule.createGain')}</p>
      </Part>
      <Part title={say('web.compendium.rule.copyTitle')}>
        <p>{say('web.compendium.rule.copy')}</p>
      </Part>
      <Part title={say('web.compendium.rule.takeTitle')}>
        <p>{say('web.compendium.rule.take', { count: bagDraw })}</p>
      </Part>
      <Part title={say('web.compendium.rule.openingTitle')}>
        <p>{say('web.compendium.rule.opening')}</p>
      </Part>
      <Part title={say('web.compendium.rule.fameTitle')}>
        <p>{say('web.compendium.rule.fame', { spaces: fameTrackLength })}</p>
      </Part>
      <Part title={say('web.compendium.rule.endTitle')}>
        <p>{say('web.compendium.rule.end')}</p>
      </Part>
      <Part title={say('web.compendium.rule.countTitle')}>
        <p>{say('web.compendium.rule.count')}</p>
        <Awards />
        <p>{say('web.compendium.rule.tie')}</p>
      </Part>
      <Part title={say('web.compendium.rule.tableTitle')}>
        <p>{say('web.compendium.rule.table')}</p>
      </Part>
    </div>
  )
}

function Part({
  title,
  picture,
  children,
}: {
  readonly title: string
  readonly picture?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {picture}
      {children}
    </section>
  )
}

function SamplePot() {
  const { products } = cauldrons[0] as Cauldron
  return (
    <div className={styles['sample']} aria-hidden>
      <Cube ingredient={products[0]} size="m" silent />
      <ValueCoin value={9} size="m" />
      <Cube ingredient={products[1]} size="m" silent />
      <span className={styles['pot']}>
        <CauldronArt liquid="rgb(120 150 200)" lit />
      </span>
      <WaxSeal colour="purple" size={42} />
    </div>
  )
}

/** R-018..R-021. */
function Supplies() {
  const { say } = useWords()
  return (
    <NumberTable
      label={say('web.compendium.rule.supplyTable')}
      rows={[
        {
          name: say('web.compendium.rule.inBag'),
          cells: playerCounts.map((players) => supplyFor(players, 'english').bag),
        },
        {
          name: say('web.compendium.rule.inReserve'),
          cells: playerCounts.map((players) => supplyFor(players, 'english').reserve),
        },
      ]}
    />
  )
}

/** R-078..R-081. */
function Awards() {
  const { say } = useWords()
  return (
    <NumberTable
      label={say('web.compendium.rule.awardTable')}
      rows={[
        {
          name: say('web.compendium.rule.awards'),
          cells: playerCounts.map((players) => awardsFor(players).join(' · ')),
        },
      ]}
    />
  )
}

interface NumberTableProps {
  readonly label: string
  readonly rows: readonly { readonly name: string; readonly cells: readonly (string | number)[] }[]
}

function NumberTable({ label, rows }: NumberTableProps) {
  const { say } = useWords()
  return (
    <table className={styles['table']}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{say('web.compendium.rule.players')}</th>
          {playerCounts.map((players) => (
            <th key={players} scope="col">
              {players}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={playerCounts[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
