import { countOf, cubesLeft, rulesAt, type Table, total, zoneOf } from '@athanor/alchemists'
import { ingredientIndex, ingredients } from '@athanor/alchemy'
import { Medal } from '@athanor/alchemy-ui/Ingredients.tsx'
import type { Seat } from '@athanor/kernel'
import { Dialog } from '@athanor/ui/Dialog.tsx'
import { Icon } from '@athanor/ui/Icon.tsx'
import { PlayerName } from '@athanor/ui/PlayerName.tsx'
import { memo } from 'react'
import { artifactArt, spaceArt } from './pieces/art.ts'
import styles from './SeatDetails.module.css'
import { stillDeclared } from './stillToDo.ts'
import { useWords } from './words.ts'

interface DetailsProps {
  readonly table: Table
  readonly seat: Seat
  readonly name: string
  readonly colour: string
  onClose(): void
}

/** What a seat can still do in this round, and with what: all that everybody at the table may know of it. */
export const SeatDetails = memo(function SeatDetails({ table, seat, name, colour, onClose }: DetailsProps) {
  const { say } = useWords()
  const player = table.players[seat]
  if (player === undefined) return null
  const { gold, cards, favours, sealsLeft, cubes, artifacts, open, plan } = player
  const left = stillDeclared(table, seat)
  const zone = zoneOf(player.reputation)
  const known = ingredients.filter((ingredient) => countOf(open, ingredientIndex(ingredient)) > 0)
  return (
    <Dialog
      title={say('web.alchemists.canStill', { player: name })}
      closeLabel={say('web.common.close')}
      onClose={onClose}
    >
      <div className={styles['details']}>
        <p>
          <PlayerName name={name} colour={colour} />:{' '}
          {plan === null
            ? say('web.alchemists.cubesToPlace', { count: cubesLeft(player) })
            : say('web.alchemists.actionsLeft', { count: left.reduce((sum, { actions }) => sum + actions, 0) })}
        </p>
        {left.length > 0 && (
          <ul className={styles['spaces']}>
            {left.map(({ space, actions }) => (
              <li key={space}>
                <Icon art={spaceArt(space)} /> {say(`alchemists.space.${space}`)}
                {actions > 1 && ` × ${actions}`}
              </li>
            ))}
          </ul>
        )}
        {(cubes.unused > 0 || cubes.hospital > 0) && (
          <p>
            {cubes.unused > 0 && say('web.alchemists.cubesUnused', { count: cubes.unused })}{' '}
            {cubes.hospital > 0 && say('web.alchemists.hospital', { count: cubes.hospital })}
          </p>
        )}
        <ul className={styles['means']}>
          <li>{say('alchemists.count.gold', { count: gold })}</li>
          <li>
            {say('web.alchemists.cardsHeld', { count: cards })}
            {known.length > 0 && (
              <span className={styles['known']}>
                {say('web.alchemists.cardsKnown')}
                {known.flatMap((ingredient) =>
                  Array.from({ length: countOf(open, ingredientIndex(ingredient)) }, (_, number) => (
                    <Medal
                      key={`${ingredient}${number}`}
                      ingredient={ingredient}
                      label={say(`alchemy.ingredient.${ingredient}`)}
                    />
                  )),
                )}
              </span>
            )}
          </li>
          <li>{say('web.alchemists.favoursHeld', { count: favours })}</li>
          <li>{say('web.alchemists.sealsHeld', { count: sealsLeft, all: total(rulesAt(table).seals.all) })}</li>
        </ul>
        {zone !== 'plain' && <p>{say('web.alchemists.zoneEffect', { zone })}</p>}
        {artifacts.length > 0 && (
          <ul className={styles['artifacts']}>
            {artifacts.map((artifact) => (
              <li key={artifact}>
                <Icon art={artifactArt(artifact)} /> <b>{say(`alchemists.artifact.${artifact}`)}</b>:{' '}
                {say(`alchemists.artifactText.${artifact}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
})
