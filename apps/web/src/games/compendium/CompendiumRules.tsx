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
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import { CauldronArt } from '../../ui/CauldronArt.tsx'
import { ValueCoin } from '../../ui/ValueCoin.tsx'
import { WaxSeal } from '../../ui/WaxSeal.tsx'
import styles from './CompendiumRules.module.css'
import { Cube } from './Cube.tsx'
import { ingredientName } from './cubeWords.ts'

const playerCounts = [2, 3, 4, 5] as const

/** The rules in our own words, complete enough to play from. Numbers come from the game's own tables. */
export function CompendiumRules() {
  const words = useWords()
  const { say } = words
  return (
    <div className={styles['rules']}>
      <Part title={say('web.rules.aimTitle')}>
        <p>{say('web.rules.aim')}</p>
        <ul className={styles['key']}>
          {ingredients.map((ingredient) => (
            <li key={ingredient}>
              <Cube ingredient={ingredient} size="m" silent /> {ingredientName(ingredient, words)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say('web.rules.setupTitle')}>
        <p>{say('web.rules.setup', { cubes: startingCubes, stones: stonesToSeal })}</p>
        <Supplies />
      </Part>
      <Part title={say('web.rules.turnTitle')}>
        <p>{say('web.rules.turn')}</p>
      </Part>
      <Part title={say('web.rules.createTitle')} picture={<SamplePot />}>
        <p>{say('web.rules.create')}</p>
        <ul className={styles['list']}>
          <li>{say('web.rules.createSize')}</li>
          <li>{say('web.rules.createProducts')}</li>
          <li>{say('web.rules.createNew')}</li>
          <li>{say('web.rules.createTile')}</li>
        </ul>
        <p>{say('web.rules.createGain')}</p>
      </Part>
      <Part title={say('web.rules.copyTitle')}>
        <p>{say('web.rules.copy')}</p>
      </Part>
      <Part title={say('web.rules.takeTitle')}>
        <p>{say('web.rules.take', { count: bagDraw })}</p>
      </Part>
      <Part title={say('web.rules.openingTitle')}>
        <p>{say('web.rules.opening')}</p>
      </Part>
      <Part title={say('web.rules.fameTitle')}>
        <p>{say('web.rules.fame', { spaces: fameTrackLength })}</p>
      </Part>
      <Part title={say('web.rules.endTitle')}>
        <p>{say('web.rules.end')}</p>
      </Part>
      <Part title={say('web.rules.countTitle')}>
        <p>{say('web.rules.count')}</p>
        <Awards />
        <p>{say('web.rules.tie')}</p>
      </Part>
      <Part title={say('web.rules.tableTitle')}>
        <p>{say('web.rules.table')}</p>
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
      label={say('web.rules.supplyTable')}
      rows={[
        { name: say('web.rules.inBag'), cells: playerCounts.map((players) => supplyFor(players, 'english').bag) },
        {
          name: say('web.rules.inReserve'),
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
      label={say('web.rules.awardTable')}
      rows={[{ name: say('web.rules.awards'), cells: playerCounts.map((players) => awardsFor(players).join(' · ')) }]}
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
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={label}>
      <table className={styles['table']}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{say('web.rules.players')}</th>
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
    </div>
  )
}
