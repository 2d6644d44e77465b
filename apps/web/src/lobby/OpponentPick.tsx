import { botName } from '@athanor/narration'
import type { GameCard } from '@athanor/tabletop/gameCard.ts'
import { Choice } from '@athanor/ui/Choice.tsx'
import { Face } from '@athanor/ui/Face.tsx'
import { useWords } from '@athanor/ui/words/words.tsx'
import { useId } from 'react'
import page from '../app/TextPage.module.css'
import styles from './GamePanel.module.css'

interface OpponentPickProps {
  readonly card: Pick<GameCard, 'bots' | 'faces'>
  readonly value: string
  onChange(bot: string): void
}

/** More than these do not fit beside each other on a phone. */
export const fewBots = 4

/** Whom to play against: a few bots side by side, many as a list with the face and the manner of the chosen one. */
export function OpponentPick({ card: { bots, faces = {} }, value, onChange }: OpponentPickProps) {
  const words = useWords()
  const id = useId()
  const nameOf = (bot: string) => botName(bot, words)
  if (bots.length <= fewBots) {
    const options = bots.map((bot) => ({ value: bot, label: nameOf(bot) }))
    return <Choice legend={words.say('web.lobby.strength')} options={options} value={value} onChange={onChange} />
  }
  const face = faces[value]
  const listed = (label: string, some: readonly string[]) =>
    some.length > 0 && (
      <optgroup label={label}>
        {some.map((bot) => (
          <option key={bot} value={bot}>
            {nameOf(bot)}
          </option>
        ))}
      </optgroup>
    )
  return (
    <>
      <label className={page['select']}>
        {words.say('web.lobby.strength')}
        <select value={value} aria-describedby={id} onChange={(event) => onChange(event.target.value)}>
          {listed(
            words.say('web.lobby.people'),
            bots.filter((bot) => bot in faces),
          )}
          {listed(
            words.say('web.lobby.kinds'),
            bots.filter((bot) => !(bot in faces)),
          )}
        </select>
      </label>
      <p id={id} className={styles['manner']}>
        {face !== undefined && <Face {...face} />}
        <span>{words.data({ id: `bots.manner.${value}` })}</span>
      </p>
    </>
  )
}
